import type { FastifyReply, FastifyRequest } from 'fastify'
import { csvText } from '../spreadsheets/tables/csv.js'
import { brazilian, displayText } from '../spreadsheets/tables/display-text.js'
import type { TableCell, TableColumn } from '../spreadsheets/tables/table.js'
import { attachment } from '../web/send-object.js'
import { type Html, html } from './html.js'
import { translateIn } from './page.js'

/** A cell as it is sorted and downloaded, with the markup to show where that differs. */
export type PageCell = TableCell | { cell: TableCell; shown: Html }

/** A column with a note in its heading; one that the job reads is marked. */
export interface PageColumn extends TableColumn {
  isKnown?: boolean
  note?: Html
}

/** A table that users sort by a click on a heading and download as a CSV file. */
export interface PageTable {
  /** Used in addresses and as the name of the file. */
  id: string
  title: string
  /** Text before the table. */
  intro?: Html | string
  columns: readonly PageColumn[]
  rows: readonly (readonly PageCell[])[]
  /** Shown in place of a table without rows. */
  empty: Html | string
}

/** Sends one of the tables as a CSV file; returns false where the request is for the page. */
export function sendCsv(
  request: FastifyRequest,
  reply: FastifyReply,
  tables: readonly PageTable[],
): boolean {
  const { csv } = request.query as { csv?: string }
  const asked = tables.find(({ id }) => id === csv)
  if (!asked) return false
  const rows = sorted(request, asked).map((row) => row.map(cellOf))
  const text = [...csvText({ columns: [...asked.columns], rows })].join('')
  reply.header('content-disposition', attachment(`${asked.id}.csv`)).type('text/csv; charset=utf-8')
  reply.send(text)
  return true
}

/** Shows the table under its heading, in the requested order. */
export function tableHtml(request: FastifyRequest, table: PageTable): Html {
  const translate = translateIn(request)
  const { id, title, intro, columns, rows, empty } = table
  const heading = html`<h2 id="${id}">${title}</h2>`
  if (rows.length === 0)
    return html`<section class="section">${heading}<div class="card empty">${typeof empty === 'string' ? html`<p>${empty}</p>` : empty}</div></section>`
  const lines = sorted(request, table).map(
    (row) => html`<tr>${row.map((cell, at) => cellHtml(cell, columns[at]!))}</tr>`,
  )
  return html`<section class="section"><div class="over">${heading}<a href="${addressOf(request, { csv: id })}" download>${translate('Baixar (CSV)', 'Download (CSV)')}</a></div>${intro && html`<p class="soft">${intro}</p>`}
<div class="table" role="region" aria-labelledby="${id}" tabindex="0"><table><thead><tr>${columns.map((column, at) => headHtml(request, table, column, at))}</tr></thead><tbody>${lines}</tbody></table></div></section>`
}

function headHtml(request: FastifyRequest, { id }: PageTable, column: PageColumn, at: number) {
  const order = orderOf(request, id)
  const isOwn = order?.column === at
  const isDown = isOwn && !order.isDown
  const href = `${addressOf(request, { ordem: `${id}.${at}${isDown ? '.desc' : ''}` })}#${id}`
  const state = isOwn ? (order.isDown ? 'descending' : 'ascending') : 'none'
  const mark = isOwn ? (order.isDown ? ' ↓' : ' ↑') : ''
  return html`<th scope="col" class="${classOf(column)}" aria-sort="${state}"><a href="${href}">${column.title}${mark}</a>${column.note}</th>`
}

function cellHtml(cell: PageCell, column: PageColumn): Html {
  const content = isShown(cell) ? cell.shown : displayText(cell, brazilian)
  const isProse = typeof cellOf(cell) === 'string' && String(cellOf(cell)).length > 40
  return html`<td class="${isProse ? 'text' : classOf(column)}">${content}</td>`
}

function classOf(column: PageColumn): string {
  return [column.isKnown && 'known', isRight(column) && 'number'].filter(Boolean).join(' ')
}

function isRight({ kind }: TableColumn): boolean {
  return kind === 'number' || kind === 'integer'
}

function isShown(cell: PageCell): cell is { cell: TableCell; shown: Html } {
  return cell !== null && typeof cell === 'object' && 'shown' in cell
}

function cellOf(cell: PageCell): TableCell {
  return isShown(cell) ? cell.cell : cell
}

/** Reads `?ordem=lotes.2.desc`: the table `lotes`, by its third column, descending. */
function orderOf({ query }: FastifyRequest, table: string) {
  const { ordem } = query as { ordem?: unknown }
  const [, id, column, down] = /^([\w-]+)\.(\d{1,2})(\.desc)?$/.exec(String(ordem)) ?? []
  return id === table ? { column: Number(column), isDown: down !== undefined } : undefined
}

function sorted(request: FastifyRequest, { id, rows }: PageTable): PageTable['rows'] {
  const order = orderOf(request, id)
  if (!order) return rows
  const { column, isDown } = order
  const compare = (a: TableCell, b: TableCell) => {
    // Empty cells come last in either order.
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return isDown ? compared(b, a) : compared(a, b)
  }
  return rows.toSorted((a, b) => compare(cellOf(a[column] ?? null), cellOf(b[column] ?? null)))
}

function compared(a: NonNullable<TableCell>, b: NonNullable<TableCell>): number {
  const one = numberIn(a)
  const other = numberIn(b)
  if (one !== undefined && other !== undefined) return one - other
  return sortText(a).localeCompare(sortText(b), 'pt-BR', { numeric: true })
}

/** Reads also a text cell of the user's sheet: `R$ 1.234,56`. */
function numberIn(cell: NonNullable<TableCell>): number | undefined {
  if (typeof cell === 'object') return 'number' in cell ? Number(cell.number) : undefined
  const [, digits] =
    /^(?:R\$ ?)?(-?\d{1,15}(?:\.\d{3}){0,5}(?:,\d{1,15})?)$/.exec(cell.trim()) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll('.', '').replace(',', '.'))
}

/** Writes days so that their texts sort by date. */
function sortText(cell: NonNullable<TableCell>): string {
  if (typeof cell === 'object') return Object.values(cell)[0] ?? ''
  return cell.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
}

/** Returns the address of this page with other query parameters. */
export function addressOf({ url }: FastifyRequest, asked: Record<string, string>): string {
  const [path = '/', query] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('csv')
  for (const [name, value] of Object.entries(asked)) parameters.set(name, value)
  return `${path}?${parameters}`
}
