import type { SheetColumn } from '../spreadsheets/sheet.js'

const SAO_PAULO = 'America/Sao_Paulo'

/** `24/11/2026 14:05`, in São Paulo. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    ...{ timeZone: SAO_PAULO, day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions)
    .format(Date.parse(iso))
    .replace(',', '')
}

/** An instant for a table, by the clock of São Paulo. */
export function minuteCell(iso: string): { minute: string } {
  // Sweden writes days as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: SAO_PAULO, dateStyle: 'short', timeStyle: 'short' },
  } as Intl.DateTimeFormatOptions).format(Date.parse(iso))
  return { minute: text.replace(' ', 'T') }
}

/** `1,2 MB`. */
export function sizeOf(bytes: number): string {
  const [unit, of] = bytes < 1024 ** 2 ? ['KB', 1024] : ['MB', 1024 ** 2]
  const number = (bytes / Number(of)).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return `${number} ${unit}`
}

const NUMBERS: ReadonlySet<SheetColumn['kind']> = new Set(['money', 'factor', 'integer'])

export function isNumber({ kind }: Pick<SheetColumn, 'kind'>): boolean {
  return NUMBERS.has(kind)
}

/** A figure, kept as a decimal text, with each of its digits: `-1234.5` is `-1.234,50` in money. */
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
