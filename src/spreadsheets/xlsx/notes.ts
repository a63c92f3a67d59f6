import type { SheetColumn } from '../sheet.js'
import { escapeText } from './escapes.js'
import { columnLetters } from './reference.js'

/** A note to the heading of a column, shown when the pointer is on it. */
export interface HeadingNote {
  column: number
  text: string
}

export function headingNotes(columns: readonly SheetColumn[] = []): HeadingNote[] {
  return columns.flatMap(({ note }, column) => (note === undefined ? [] : [{ column, text: note }]))
}

/** Returns the part with the texts (ECMA-376 part 1, 18.7). */
export function notesXml(notes: readonly HeadingNote[]): string {
  const each = notes.map(
    ({ column, text }) =>
      `<comment ref="${columnLetters(column)}1" authorId="0"><text><r><t xml:space="preserve">${escapeText(text)}</t></r></text></comment>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<authors><author></author></authors><commentList>${each.join('')}</commentList></comments>`
  )
}

const BOX = '_x0000_t202'
/** The shapes of a sheet take their numbers from a block of its own. */
const BLOCK = 1024

/** Returns the boxes of the texts, without which Excel takes the workbook for damaged. */
export function noteBoxesXml(notes: readonly HeadingNote[], sheet: number): string {
  const boxes = notes.map(
    ({ column }, at) =>
      `<v:shape id="_x0000_s${sheet * BLOCK + at + 1}" type="#${BOX}" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
      '<v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/>' +
      `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor(column)}</x:Anchor>` +
      `<x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  )
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${sheet}"/></o:shapelayout>` +
    `<v:shapetype id="${BOX}" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>` +
    `${boxes.join('')}</xml>`
  )
}

/** Beside its heading, two columns wide and three rows tall: column, pixels, row, pixels, twice. */
function anchor(column: number): string {
  return [column + 1, 15, 0, 2, column + 3, 15, 3, 2].join(', ')
}
