import type { FastifyRequest } from 'fastify'
import { type BatchRow, batchRows } from '../batches/batch-rows.js'
import type { BatchStatus } from '../batches/batch-status.js'
import type { Engine } from '../batches/engine.js'
import type { Manifest } from '../core/batch.js'
import { count, duration, timeOf } from '../messages/format.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { type Html, html } from './html.js'
import { fieldLabel, parameterLabel } from './job-words.js'
import { messageLine } from './messages.js'
import { valueText } from './new-sheet.js'
import { mayAct, ownFields, type Say, sayIn } from './page.js'
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
    ...{ after: 0, limit: REJECTED_ROWS, outcome: 'rejected' as const },
  })
  return [
    understoodTable(sayIn(request), manifest, rows),
    rejectedTable(request, manifest, rejected.rows, counts.rejected),
  ]
}

/** Shows the quote and the warnings, before any unit is spent. */
export function plannedHtml(
  engine: Engine,
  request: FastifyRequest,
  { manifest, status, tables }: { manifest: Manifest; status: BatchStatus; tables: PageTable[] },
): Html {
  const say = sayIn(request)
  const job = engine.job(manifest.job)
  const [understood, rejected] = tables.map((one) => one.rows.length > 0 && tableHtml(request, one))
  const said = manifest.told.map((one) => html`<li>${messageLine(request, one, job)}</li>`)
  return html`${quoteHtml(engine, request, manifest, status)}
${understood}${countsHtml(say, request.language, status.rows)}
${said.length > 0 && html`<h3>${say('O que saber antes', 'What to know first')}</h3><ul class="told">${said}</ul>`}
${rejected}`
}

function quoteHtml(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  { windows, batch }: BatchStatus,
): Html {
  const say = sayIn(request)
  const { quote, plan, parameters } = manifest
  const number = (value: number) => count(request.language, value)
  const isKnown = Number.isFinite(quote.estimateMs)
  const at = timeOf(request.language, engine.clock.now() + quote.estimateMs)
  const job = engine.job(manifest.job)
  const asked = Object.entries(parameters).map(
    ([name, value]) => `${parameterLabel(say, job, name)}: ${valueText(say, value)}`,
  )
  const { kept = 0 } = plan
  const title = quote.first
    ? say('Orçamento da 1ª etapa, o mínimo', 'Quote of the first stage, the least')
    : say('Orçamento', 'Quote')
  return html`<section class="card" aria-labelledby="orcamento"><h2 id="orcamento">${title}</h2>
<dl class="figures"><div><dt>${say('Linhas a processar', 'Rows to process')}</dt><dd>${number(plan.toCall - kept)}</dd></div>
${kept > 0 && html`<div><dt>${say('Respostas mantidas', 'Answers kept')}</dt><dd>${number(kept)}</dd></div>`}
<div><dt>${say('Chamadas', 'Calls')}</dt><dd>${number(quote.calls)}</dd></div>
<div><dt>${say('Unidades', 'Units')}</dt><dd>${number(quote.units)}</dd></div>
<div><dt>${say('Pronto em cerca de', 'Done in about')}</dt><dd>${duration(quote.estimateMs)}${isKnown && html`<span class="note">${at} (São Paulo)</span>`}</dd></div></dl>
${asked.length > 0 && html`<p>${asked.join(' · ')}</p>`}
${windows.length > 0 && html`<h3>${say('As janelas do limite agora', 'The windows of the limit now')}</h3>${windows.map((window) => windowHtml(say, request.language, window, quote.units))}`}
${mayAct(request) && decideHtml(request, batch)}</section>`
}

function decideHtml(request: FastifyRequest, batch: string): Html {
  const say = sayIn(request)
  return html`<div class="actions"><form method="post" action="/lotes/${batch}/comecar">${ownFields(request)}<button data-busy="${say('Começando…', 'Starting…')}">${say('Começar', 'Start')}</button></form>
<form method="post" action="/lotes/${batch}/cancelar">${ownFields(request)}<button class="quiet">${say('Descartar', 'Discard')}</button></form></div>`
}

/** Lists the first rows; the columns that the job reads are marked. */
function understoodTable(say: Say, { input }: Manifest, rows: BatchRow[]): PageTable {
  const known = new Map(input.mapping.map(({ column, field }) => [column, fieldLabel(say, field)]))
  const columns = headingsOf(input).map((title, at): PageColumn => {
    const label = known.get(columnLetters(at))
    const left = html`<span class="soft"><br>${say('fica como está', 'left as it is')}</span>`
    const note = label === undefined ? left : html`<span class="as">${label}</span>`
    return { title, kind: 'text', note, isKnown: label !== undefined }
  })
  return {
    ...{ id: 'entendida', title: say('Como foi entendida', 'How it was understood'), empty: '' },
    intro: say(
      `As primeiras linhas da aba ${input.sheet}; em destaque, as colunas reconhecidas.`,
      `The first rows of the sheet ${input.sheet}; recognised columns are marked.`,
    ),
    columns: [{ title: say('Linha', 'Line'), kind: 'integer' }, ...columns],
    rows: rows.map(({ line, cells }) => [
      { number: String(line) },
      ...input.headings.map((_, at) => cells[at] ?? ''),
    ]),
  }
}
