import type { FastifyRequest } from 'fastify'
import type { Engine } from '../batches/engine.js'
import { type BatchRow, batchRows } from '../batches/view/batch-rows.js'
import type { BatchStatus } from '../batches/view/batch-status.js'
import { type Manifest, rowsToAsk } from '../core/batch.js'
import { count, duration, timeOf } from '../messages/format.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { type Html, html } from './html.js'
import { fieldLabel, parameterLabel } from './job-words.js'
import { messageLine } from './messages.js'
import { valueText } from './new-sheet.js'
import { mayAct, ownFields, type Translate, translateIn } from './page.js'
import { countsHtml, windowHtml } from './progress.js'
import { firstItems, headingsOf, rejectedTable } from './rows.js'
import { type PageColumn, type PageTable, tableHtml } from './table.js'

const FIRST_ROWS = 8
const REJECTED_ROWS = 20

/** Returns the first rows as they were understood, and the rejected rows. */
export async function plannedTables(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  { rows: counts }: BatchStatus,
): Promise<PageTable[]> {
  const rows = await firstItems(engine, manifest, FIRST_ROWS)
  const rejected = await batchRows(engine, manifest, {
    after: 0,
    limit: REJECTED_ROWS,
    outcome: 'rejected' as const,
  })
  return [
    understoodTable(translateIn(request), manifest, rows),
    rejectedTable(request, manifest, rejected.rows, counts.rejected),
  ]
}

/** Shows the quote and the warnings, before any unit is spent. */
export function plannedHtml(
  engine: Engine,
  request: FastifyRequest,
  { manifest, status, tables }: { manifest: Manifest; status: BatchStatus; tables: PageTable[] },
): Html {
  const translate = translateIn(request)
  const job = engine.job(manifest.job)
  const [understood, rejected] = tables.map((one) => one.rows.length > 0 && tableHtml(request, one))
  const said = manifest.told.map((one) => html`<li>${messageLine(request, one, job)}</li>`)
  return html`${quoteHtml(engine, request, manifest, status)}
${understood}${countsHtml(translate, request.language, status.rows)}
${said.length > 0 && html`<h3>${translate('O que saber antes', 'What to know first')}</h3><ul class="told">${said}</ul>`}
${rejected}`
}

function quoteHtml(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  { windows, batch }: BatchStatus,
): Html {
  const translate = translateIn(request)
  const { quote, plan, parameters } = manifest
  const number = (value: number) => count(request.language, value)
  const isKnown = Number.isFinite(quote.estimateMs)
  const at = timeOf(request.language, engine.clock.now() + quote.estimateMs)
  const job = engine.job(manifest.job)
  const asked = Object.entries(parameters).map(
    ([name, value]) => `${parameterLabel(translate, job, name)}: ${valueText(translate, value)}`,
  )
  const { kept = 0 } = plan
  const title = quote.first
    ? translate('Orçamento da 1ª etapa, o mínimo', 'Quote of the first stage, the least')
    : translate('Orçamento', 'Quote')
  return html`<section class="card" aria-labelledby="orcamento"><h2 id="orcamento">${title}</h2>
<dl class="figures"><div><dt>${translate('Linhas a processar', 'Rows to process')}</dt><dd>${number(rowsToAsk(plan))}</dd></div>
${kept > 0 && html`<div><dt>${translate('Respostas mantidas', 'Answers kept')}</dt><dd>${number(kept)}</dd></div>`}
<div><dt>${translate('Chamadas', 'Calls')}</dt><dd>${number(quote.calls)}</dd></div>
<div><dt>${translate('Unidades', 'Units')}</dt><dd>${number(quote.units)}</dd></div>
<div><dt>${translate('Pronto em cerca de', 'Done in about')}</dt><dd>${duration(quote.estimateMs)}${isKnown && html`<span class="note">${at} (São Paulo)</span>`}</dd></div></dl>
${asked.length > 0 && html`<p>${asked.join(' · ')}</p>`}
${windows.length > 0 && html`<h3>${translate('As janelas do limite agora', 'The windows of the limit now')}</h3>${windows.map((window) => windowHtml(translate, request.language, window, quote.units))}`}
${mayAct(request) && decideHtml(request, batch)}</section>`
}

function decideHtml(request: FastifyRequest, batch: string): Html {
  const translate = translateIn(request)
  return html`<div class="actions"><form method="post" action="/lotes/${batch}/comecar">${ownFields(request)}<button data-busy="${translate('Começando…', 'Starting…')}">${translate('Começar', 'Start')}</button></form>
<form method="post" action="/lotes/${batch}/cancelar">${ownFields(request)}<button class="quiet">${translate('Descartar', 'Discard')}</button></form></div>`
}

/** Lists the first rows; the columns that the job reads are marked. */
function understoodTable(translate: Translate, { input }: Manifest, rows: BatchRow[]): PageTable {
  const known = new Map(
    input.mapping.map(({ column, field }) => [column, fieldLabel(translate, field)]),
  )
  const columns = headingsOf(input).map((title, at): PageColumn => {
    const label = known.get(columnLetters(at))
    const unchanged = html`<span class="soft"><br>${translate('fica como está', 'left as it is')}</span>`
    const note = label === undefined ? unchanged : html`<span class="as">${label}</span>`
    return { title, kind: 'text', note, isKnown: label !== undefined }
  })
  return {
    id: 'entendida',
    title: translate('Como foi entendida', 'How it was understood'),
    empty: '',
    intro: translate(
      `As primeiras linhas da aba ${input.sheet}; em destaque, as colunas reconhecidas.`,
      `The first rows of the sheet ${input.sheet}; recognised columns are marked.`,
    ),
    columns: [{ title: translate('Linha', 'Line'), kind: 'integer' }, ...columns],
    rows: rows.map(({ line, cells }) => [
      { number: String(line) },
      ...input.headings.map((_, at) => cells[at] ?? ''),
    ]),
  }
}
