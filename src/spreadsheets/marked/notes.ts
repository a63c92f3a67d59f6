import type { Cell, Comment } from 'exceljs'

/** Our comments begin so, and go when the cell is looked at again; what a person wrote stays. */
const OURS = 'lote: '
const MOST_CHARACTERS = 2_000
/** What the box shows of a text: characters of a line, and so many columns and lines of the sheet. */
const LINE_CHARACTERS = 44
const BOX_COLUMNS = 3

/** The library keeps a comment here, and tells nobody how to take it away or how large it is. */
interface Inner {
  _comment?: { model: object } | undefined
  _value: { model: { comment?: unknown } }
}

/** Adds a comment of ours, after what a person wrote there. */
export function note(cell: Cell, said: string): void {
  const before = textsOf(cell)
  const text = printable(said).slice(0, MOST_CHARACTERS)
  const gap = before.length > 0 ? '\n\n' : ''
  cell.note = { texts: [...before, { text: `${gap}${OURS}${text}` }] }
  enlarge(cell, text)
}

/** Takes our comment away; false where there is none. */
export function unnote(cell: Cell): boolean {
  const all = textsOf(cell)
  const others = all.filter(({ text }) => !text.trimStart().startsWith(OURS))
  if (others.length === all.length) return false
  const inner = cell as unknown as Inner
  inner._comment = undefined
  delete inner._value.model.comment
  if (others.length > 0) cell.note = { texts: others }
  return true
}

function textsOf({ note: found }: Cell): NonNullable<Comment['texts']> {
  if (typeof found === 'string') return [{ text: found }]
  return found?.texts ?? []
}

/** What XML does not hold. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')
}

/** A box of the library's size cuts a text of two sentences. */
function enlarge(cell: Cell, text: string): void {
  const inner = (cell as unknown as Inner)._comment!
  const { model } = inner
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / LINE_CHARACTERS), 2)
  const left = Number(cell.col)
  const top = Math.max(Number(cell.row) - 2, 0)
  const anchor = { left, top, right: left + BOX_COLUMNS, bottom: top + lines }
  Object.defineProperty(inner, 'model', { value: { ...model, anchor } })
}
