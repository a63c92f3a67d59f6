import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BatchDifference, batchDifference } from '../batches/rerun/batch-difference.js'
import { amountCell, largestTable, largestTitle } from '../batches/rerun/difference-tables.js'
import type { Manifest } from '../core/batch.js'
import { count } from '../messages/format.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'
import { visibleBatches } from '../web/visible-batches.js'
import { momentOf } from './format.js'
import { type Html, html } from './html.js'
import { titleText } from './job-words.js'
import { sendPage, type Translate, translateIn } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

const MOST_CHOICES = 50

/** Adds *Comparação*: the differences between two batches, with amounts and causes. */
export function addCompare(server: FastifyInstance, context: WebContext): void {
  server.get('/lotes/:id/comparacao', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const { com = '' } = request.query as { com?: string }
    const two = [id, com].map((one) => visibleManifest(context, request.viewer, one))
    const [before, now] = (await Promise.all(two)).toSorted(byId) as [Manifest, Manifest]
    const difference = await batchDifference(context.app, before, now)
    const number = (many: number) => count(request.language, many)
    const tables = tablesOf(translateIn(request), number, difference)
    if (sendCsv(request, reply, tables)) return reply
    const title = translateIn(request)('Comparação', 'Comparison')
    const body = [introHtml(request, difference), tables.map((one) => tableHtml(request, one))]
    return sendPage(request, reply, context, { title, path: '/lotes', body })
  })
}

/** Ids begin with the instant of submission, so that the earlier batch comes first. */
function byId({ id }: Manifest, other: Manifest): number {
  return id < other.id ? -1 : 1
}

/** Offers the batches to compare with; undefined where there is none. */
export async function compareForm(
  context: WebContext,
  request: FastifyRequest,
  { id, job, rerunOf, patch }: Manifest,
): Promise<Html | undefined> {
  if (context.app.job(job).sheets.position === undefined) return undefined
  const filters = { job, state: 'finished', limit: MOST_CHOICES } as const
  const { batches } = await visibleBatches(context, request.viewer, filters)
  const isBase = (one: Manifest) => one.id === (rerunOf ?? patch?.of)
  const others = batches.map(({ manifest }) => manifest).filter((one) => one.id !== id)
  if (others.length === 0) return undefined
  const sorted = others.toSorted((one, other) => Number(isBase(other)) - Number(isBase(one)))
  const translate = translateIn(request)
  return html`<form class="search" action="/lotes/${id}/comparacao"><div><label for="com">${translate('Comparar com', 'Compare with')}</label><select id="com" name="com">${sorted.map(
    (one) =>
      html`<option value="${one.id}">${one.input.name} · ${momentOf(one.createdAt)}</option>`,
  )}</select></div><button class="second">${translate('Comparar', 'Compare')}</button></form>`
}

function introHtml(request: FastifyRequest, { before, now, totals }: BatchDifference): Html {
  const translate = translateIn(request)
  const n = (number: number) => count(request.language, number)
  const { both, changed, added, removed } = totals.rows
  const link = ({ id, input, createdAt }: Manifest) =>
    html`<a href="/lotes/${id}">${input.name}</a> <span class="soft">${momentOf(createdAt)}</span>`
  return html`<h1>${translate('O que mudou', 'What changed')}</h1>
<p class="lead">${translate('De', 'From')} ${link(before)} ${translate('para', 'to')} ${link(now)}.</p>
<dl class="figures"><div><dt>${translate('nos dois', 'in both')}</dt><dd>${n(both)}</dd></div><div><dt>${translate('com diferença', 'that differ')}</dt><dd>${n(changed)}</dd></div><div><dt>${translate('novas', 'new')}</dt><dd>${n(added)}</dd></div><div><dt>${translate('que saíram', 'gone')}</dt><dd>${n(removed)}</dd></div></dl>
<p class="actions"><a class="button" href="/api/batches/${before.id}/diff/${now.id}/difference.xlsx" download>${translate('Baixar a comparação em planilha', 'Download the comparison as a workbook')}</a></p>`
}

function tablesOf(
  translate: Translate,
  number: (count: number) => string,
  { figure, totals }: BatchDifference,
): PageTable[] {
  return [
    {
      id: 'totais',
      title: titleText(translate, figure),
      empty: '',
      columns: [
        { title: translate('Antes', 'Before'), kind: 'number' },
        { title: translate('Agora', 'Now'), kind: 'number' },
        { title: translate('Diferença', 'Difference'), kind: 'number' },
      ],
      rows: [[totals.before, totals.now, totals.difference].map(amountCell)],
    },
    causesOf(translate, totals),
    largestOf(translate, totals, number),
  ]
}

type Totals = BatchDifference['totals']

function causesOf(translate: Translate, { causes }: Totals): PageTable {
  return {
    id: 'causas',
    title: translate('Por quê', 'Why'),
    empty: translate('Nenhuma linha difere.', 'No row differs.'),
    columns: [
      { title: translate('Causa', 'Cause'), kind: 'text' },
      { title: translate('Linhas', 'Rows'), kind: 'integer' },
      { title: translate('Diferença', 'Difference'), kind: 'number' },
    ],
    rows: causes.map(({ cause, rows, difference }) => [
      cause,
      { number: String(rows) },
      amountCell(difference),
    ]),
  }
}

function largestOf(
  translate: Translate,
  totals: Totals,
  number: (count: number) => string,
): PageTable {
  return {
    id: 'maiores',
    title: largestTitle(totals, { say: translate, number }),
    empty: translate('Nenhuma linha difere.', 'No row differs.'),
    ...largestTable(totals, translate),
  }
}
