import type { FastifyRequest } from 'fastify'
import type { Engine } from '../batches/engine.js'
import { type BatchFile, batchFiles } from '../batches/view/batch-files.js'
import { batchLog } from '../batches/view/batch-log.js'
import { type BatchRow, batchRows } from '../batches/view/batch-rows.js'
import type { BatchStatus } from '../batches/view/batch-status.js'
import { hasStatements } from '../batches/view/statements.js'
import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { RowCounts } from '../core/outcome.js'
import { count, overLimitWords } from '../messages/format.js'
import { reais } from '../messages/message.js'
import { figureText, isNumber } from '../publish/figure-words.js'
import { money } from '../publish/statement/statement-text.js'
import { STATEMENT_FORMATS, type StatementFormat } from '../publish/statement/statements-zip.js'
import { keys } from '../records/keys.js'
import type { SheetColumn } from '../spreadsheets/sheet.js'
import type { WebContext } from '../web/context.js'
import { logHtml } from './batch-log.js'
import { compareForm } from './compare.js'
import { sizeOf } from './format.js'
import { type Html, html } from './html.js'
import { titleText } from './job-words.js'
import { mendHtml } from './mend.js'
import { messageLine } from './messages.js'
import { mayAct, ownFields, type Translate, translateIn } from './page.js'
import { countsHtml, rowWord } from './progress.js'
import { repeatHtml, rerunHtml } from './rerun.js'
import { firstItems, headingsOf, rejectedTable } from './rows.js'
import { type PageCell, type PageTable, tableHtml } from './table.js'

const FIRST_ROWS = 10
const PENDING_ROWS = 20

/** Returns the first rows of the result, and the rows to correct. */
export async function resultTables(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  { rows: counts }: BatchStatus,
): Promise<PageTable[]> {
  const first = await firstItems(engine, manifest, FIRST_ROWS)
  const pending = await pendingRows(engine, manifest)
  return [
    firstRows(translateIn(request), manifest, engine.job(manifest.job), first),
    rejectedTable(request, manifest, pending, pendingCount(counts)),
  ]
}

/** Shows the result of a batch: counts, downloads, first rows, and what is left to do. */
export async function resultHtml(
  context: WebContext,
  request: FastifyRequest,
  { manifest, status, tables }: { manifest: Manifest; status: BatchStatus; tables: PageTable[] },
): Promise<Html> {
  const { rows: counts, units, calls } = status
  const { app: engine } = context
  const translate = translateIn(request)
  const uncertain = (await pendingRows(engine, manifest)).some(isUncertain)
  const said = manifest.told.map(
    (one) => html`<li>${messageLine(request, one, engine.job(manifest.job))}</li>`,
  )
  return html`${await downloads(engine, request, manifest)}
${countsHtml(translate, request.language, counts)}
${totalHtml(translate, manifest)}
<p class="soft">${spentText(request, calls, units, manifest.overLimit)}</p>
${tables.filter(({ rows }) => rows.length > 0).map((one) => tableHtml(request, one))}
${mayAct(request) && [uncertain && repeatHtml(request, manifest.id), await mendHtml(context, request, manifest, pendingCount(counts)), await rerunHtml(context, request, manifest)]}
${await checkHtml(context, request, manifest)}
${said.length > 0 && html`<details><summary>${translate('O que saber destes números', 'What to know of these figures')}</summary><ul class="told">${said}</ul></details>`}
${logHtml(request, await batchLog(engine, manifest))}`
}

/** Shows the sum that its workbook has under the figure of the job. */
function totalHtml(translate: Translate, { total }: Manifest): Html | undefined {
  if (total === undefined) return undefined
  return html`<p>${translate('Total das linhas com resultado', 'Total of the rows with a result')}: <strong>${reais(money(total))}</strong></p>`
}

function spentText(
  request: FastifyRequest,
  calls: number,
  { spent, quoted }: BatchStatus['units'],
  overLimit = 0,
): string {
  const translate = translateIn(request)
  const number = (value: number) => count(request.language, value)
  const over = overLimit > 0 ? `, ${overLimitWords(request.language, overLimit)}` : ''
  return translate(
    `Chamadas: ${number(calls)}${over}. Unidades: ${number(spent)} de ${number(quoted)} orçadas.`,
    `Calls: ${number(calls)}${over}. Units: ${number(spent)} of ${number(quoted)} quoted.`,
  )
}

/** Offers the checks against stored records; they cost nothing. */
async function checkHtml(
  context: WebContext,
  request: FastifyRequest,
  manifest: Manifest,
): Promise<Html> {
  const translate = translateIn(request)
  return html`<section class="section card" aria-labelledby="conferir"><h2 id="conferir">${translate('Conferir e comparar', 'Check and compare')}</h2>
<p>${translate('O número de cada linha, acima, leva ao que foi perguntado e respondido dela.', 'The number of each line, above, leads to what was asked and answered of it.')}</p>
<p><a class="button second" href="/lotes/${manifest.id}/conferencia">${translate('Conferir o lote inteiro', 'Check the whole batch')}</a></p>
${await compareForm(context, request, manifest)}</section>`
}

async function pendingRows(engine: Engine, manifest: Manifest): Promise<BatchRow[]> {
  const found: BatchRow[] = []
  for (const outcome of ['rejected', 'failed', 'pending'] as const)
    found.push(
      ...(await batchRows(engine, manifest, { after: 0, limit: PENDING_ROWS, outcome })).rows,
    )
  return found.sort((one, other) => one.line - other.line).slice(0, PENDING_ROWS)
}

function isUncertain({ said: messages }: BatchRow): boolean {
  return messages.some(({ code }) => code === 'row_uncertain')
}

function pendingCount({ rejected, failed, pending }: RowCounts): number {
  return rejected + failed + pending
}

async function downloads(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
): Promise<Html> {
  const translate = translateIn(request)
  const files: BatchFile[] = []
  for await (const file of batchFiles(engine, manifest)) files.push(file)
  const links = files.map((file) => downloadLink(translate, manifest.id, file))
  const [result, ...others] = manifest.result ? links : [undefined, ...links]
  const unmade =
    mayAct(request) && engine.job(manifest.job).sheets.statement && hasStatements(manifest)
      ? STATEMENT_FORMATS.filter(
          (format) => !files.some(({ key }) => key === keys.statements(manifest.id, format)),
        )
      : []
  return html`<div class="actions" id="arquivos">${result}</div>
${manifest.result && html`<p class="soft"><a href="/api/batches/${manifest.id}/result.xlsx?sheets=all" download>${translate('A mesma, com as abas de conferência que ficam fora', 'The same, with the sheets for checking that are left out')}</a></p>`}
${manifest.result && unmade.length > 0 && html`<div class="actions">${unmade.map((format) => statementsForm(request, manifest, format))}</div>`}
${others.length > 0 && html`<details open><summary>${translate('Outros arquivos', 'Other files')} (${others.length})</summary><ul>${others.map((link) => html`<li>${link}</li>`)}</ul></details>`}`
}

function statementsForm(request: FastifyRequest, { id }: Manifest, format: StatementFormat): Html {
  const translate = translateIn(request)
  const name = format.toUpperCase()
  return html`<form method="post" action="/lotes/${id}/demonstrativos">${ownFields(request)}<input type="hidden" name="formato" value="${format}">
<button class="second" data-busy="${translate('Fazendo…', 'Making…')}">${translate(`Fazer os demonstrativos em ${name}`, `Make the statements as ${name}`)}</button></form>`
}

function downloadLink(
  translate: Translate,
  batch: string,
  { name, bytes, saveAs }: BatchFile,
): Html {
  if (name === 'result.xlsx')
    return html`<a class="button" href="/api/batches/${batch}/result.xlsx" download>${translate('Baixar a planilha de resultado', 'Download the result workbook')}</a> <span class="soft">${saveAs}, ${sizeOf(bytes)}</span>`
  const path = name.split('/').map(encodeURIComponent).join('/')
  return html`<a href="/api/batches/${batch}/files/${path}" download>${saveAs}</a> <span class="soft">${sizeOf(bytes)}</span>`
}

function firstRows(
  translate: Translate,
  { id, input }: Manifest,
  { sheets }: Job,
  rows: BatchRow[],
): PageTable {
  // A figure that no shown row has would be an empty column.
  const figures = sheets.figures.filter(({ figure }) => rows.some((row) => row.figures[figure]))
  return {
    id: 'primeiras',
    empty: '',
    title: translate('As primeiras linhas do resultado', 'The first rows of the result'),
    columns: [
      { title: translate('Linha', 'Line'), kind: 'integer' },
      { title: translate('Situação', 'State'), kind: 'text' },
      ...figures.map((column) => ({
        title: titleText(translate, column.title),
        isKnown: true,
        kind: isNumber(column) ? ('number' as const) : ('text' as const),
      })),
      ...headingsOf(input).map((title) => ({ title, kind: 'text' as const })),
    ],
    rows: rows.map((row) => [
      {
        cell: { number: String(row.line) },
        shown: html`<a href="/lotes/${id}/linhas/${row.line}">${row.line}</a>`,
      },
      rowWord(translate, row.outcome),
      ...figures.map((column) => figureCell(column, row.figures[column.figure])),
      ...input.headings.map((_, at) => row.cells[at] ?? ''),
    ]),
  }
}

function figureCell(column: Pick<SheetColumn, 'kind'>, value: string | undefined): PageCell {
  const text = figureText(column, value)
  if (value === undefined || !isNumber(column)) return text || null
  return { cell: { number: value }, shown: html`${text}` }
}
