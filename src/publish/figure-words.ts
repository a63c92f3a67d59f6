import type { FigureColumn, Job } from '../core/job/job.js'
import type { SheetColumn } from '../spreadsheets/sheet.js'
import { brazilian } from '../spreadsheets/tables/display-text.js'
import { legibleName } from '../values/legible-name.js'

const NUMBERS: ReadonlySet<SheetColumn['kind']> = new Set(['money', 'factor', 'integer'])

export function isNumber({ kind }: Pick<SheetColumn, 'kind'>): boolean {
  return NUMBERS.has(kind)
}

/** Formats a figure from its decimal text with all digits: `-1234.5` is `-1.234,50` as money. */
export function figureText({ kind }: Pick<SheetColumn, 'kind'>, value: string | undefined): string {
  if (value === undefined) return ''
  if (kind === 'date') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
  if (!NUMBERS.has(kind)) return value
  const [, sign = '', whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined) return value
  const grouped = BigInt(whole).toLocaleString('pt-BR')
  const decimals = kind === 'money' ? part.padEnd(2, '0') : part
  return `${sign}${grouped}${decimals && `,${decimals}`}`
}

/** Returns titles and texts of the figures of a row as the workbook has them, and of no others. */
export function figureWords(
  { sheets }: Job,
  figures: Readonly<Record<string, string>>,
  columns: readonly FigureColumn[] = [
    ...sheets.figures,
    ...sheets.evidence,
    ...(sheets.memory?.columns ?? []),
  ],
): [title: string, text: string][] {
  return Object.entries(figures).flatMap(([name, value]): [string, string][] => {
    const column = columns.find(({ figure }) => figure === name)
    // A charge of zero is none.
    if (column?.charge && Number(value) === 0) return []
    if (column) return [[column.title, figureText(column, column.shown?.(value) ?? value)]]
    const tally = sheets.tallies.find(({ figure }) => figure === name)
    if (tally) return [[tally.title, value]]
    return sheets.open ? [[legibleName(name), wordOf(value)]] : []
  })
}

/** Names of the items of an answer that are not in the language of the workbook. */
const ITEM_NAMES: Readonly<Record<string, string>> = {
  date: 'Data',
  amount: 'Valor histórico',
  corrected: 'Valor corrigido',
}

/** Returns names and values of an answer's item in words, nested ones with their path. */
export function answerWords(item: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof item === 'object' && item !== null)
    return Object.entries(item).flatMap(([name, one]) => answerWords(one, [...path, name]))
  const text = typeof item === 'boolean' ? (item ? 'sim' : 'não') : String(item ?? '')
  const name = path.join('.')
  return text === '' ? [] : [[ITEM_NAMES[name] ?? legibleName(name), wordOf(text)]]
}

/** Formats a decimal; other texts, as numbers of cases and calculations, stay. */
function wordOf(text: string): string {
  return /^-?\d+\.\d+$/.test(text) ? brazilian(text) : text
}
