import { Comments, MOST_READ } from '../comments.js'
import type { Archive } from './archive.js'
import { readRelations, type SheetEntry } from './read-workbook.js'
import { columnOf } from './reference.js'
import { readXml } from './xml.js'

/**
 * Of all sheets. One that cannot be read is damage of the workbook: a comment may say that a row was
 * paid, and no row may go out without what was written beside it.
 */
export async function readComments(
  archive: Archive,
  sheets: readonly SheetEntry[],
): Promise<Comments> {
  const comments = new Comments()
  for (const { name, part } of sheets) {
    const relations = await readRelations(archive, part)
    const found = [...relations.values()].find(({ type }) => type === 'comments')
    if (found && archive.has(found.part)) await readPart(archive, found.part, name, comments)
  }
  return comments
}

async function readPart(
  archive: Archive,
  part: string,
  sheet: string,
  comments: Comments,
): Promise<void> {
  let ref = ''
  let text = ''
  let inText = false
  await readXml(archive.text(part), {
    open(name, attributes) {
      if (name === 'comment') [ref, text] = [attributes.ref ?? '', '']
      else if (name === 't') inText = true
    },
    text(piece) {
      if (inText && text.length < MOST_READ) text += piece
    },
    close(name) {
      if (name === 't') inText = false
      if (name !== 'comment') return
      const line = Number(ref.replace(/^[A-Z]{1,3}/i, ''))
      comments.add({ sheet, line, column: columnOf(ref), text })
    },
  })
}
