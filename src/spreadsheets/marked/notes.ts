import type { Cell, Comment } from 'exceljs'

/** Comments of lote start like this; they are removed when the copy returns, others stay. */
const COMMENT_OF_LOTE = 'lote: '
const MOST_CHARACTERS = 2_000
/** Capacity of a comment box: characters a line, over this many columns of the sheet. */
const LINE_CHARACTERS = 44
const BOX_COLUMNS = 3

/** The library stores a comment here, and has no way to remove it or to set its size. */
interface Inner {
  _comment?: { model: object } | undefined
  _value: { model: { comment?: unknown } }
}

/** Adds a comment of lote after an existing comment. */
export function addNote(cell: Cell, said: string): void {
  const before = textsOf(cell)
  const text = printable(said).slice(0, MOST_CHARACTERS)
  const gap = before.length > 0 ? '\n\n' : ''
  cell.note = { texts: [...before, { text: `${gap}${COMMENT_OF_LOTE}${text}` }] }
  enlarge(cell, text)
}

/** Removes the comment of lote; returns false if there is none. */
export function removeNote(cell: Cell): boolean {
  const all = textsOf(cell)
  const others = all.filter(({ text }) => !text.trimStart().startsWith(COMMENT_OF_LOTE))
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

/** Removes characters that XML cannot hold. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')
}

/** A box of the library's default size cuts off a text of two sentences. */
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
