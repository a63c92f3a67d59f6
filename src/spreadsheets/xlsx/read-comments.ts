import { Comments, MOST_READ } from '../comments.js'
import type { Archive } from './archive.js'
import { readRelations, type SheetEntry } from './read-workbook.js'
import { columnOf } from './reference.js'
import { readXml } from './xml.js'

/**
 * Reads the comments and text boxes of all sheets. An unreadable one is damage of the workbook: a
 * comment may say that a row was paid, so no row is processed without its comments.
 */
export async function readComments(
  archive: Archive,
  sheets: readonly SheetEntry[],
): Promise<Comments> {
  const comments = new Comments()
  for (const { name, part } of sheets) {
    const relations = await readRelations(archive, part)
    const partOf = (wanted: string) =>
      [...relations.values()].find(({ type, part }) => type === wanted && archive.has(part))?.part
    const noted = partOf('comments')
    const drawn = partOf('drawing')
    if (noted) await readPart(archive, noted, name, comments)
    if (drawn) await readBoxes(archive, drawn, name, comments)
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

/** A text box counts as a comment in the cell where it starts. */
async function readBoxes(
  archive: Archive,
  part: string,
  sheet: string,
  comments: Comments,
): Promise<void> {
  const at = { row: '', col: '' }
  let text = ''
  let target: keyof typeof at | 't' | undefined
  let inFrom = false
  await readXml(archive.text(part), {
    open(name) {
      if (name === 'from') inFrom = true
      else if (name === 't' || (inFrom && (name === 'row' || name === 'col'))) target = name
    },
    text(piece) {
      if (target === 't') text = (text + piece).slice(0, MOST_READ)
      else if (target) at[target] = (at[target] + piece).slice(0, 10)
    },
    close(name) {
      target = undefined
      if (name === 'from') inFrom = false
      else if (name === 'p') text += '\n'
      if (!name.endsWith('Anchor')) return
      comments.add({ sheet, line: Number(at.row) + 1, column: Number(at.col), text })
      Object.assign(at, { row: '', col: '' })
      text = ''
    },
  })
}
