import { Comments } from '../comments.js'
import type { Archive } from './archive.js'
import { readRelations, type SheetEntry } from './read-workbook.js'
import { columnOf } from './reference.js'
import { readXml } from './xml.js'

/** Before what programs write around it is taken off. */
const LONGEST = 5_000

/** Of all sheets. What is wrong with a part of comments must not keep a sheet from being read. */
export async function readComments(
  archive: Archive,
  sheets: readonly SheetEntry[],
): Promise<Comments> {
  const comments = new Comments()
  for (const { name, part } of sheets) {
    try {
      const relations = await readRelations(archive, part)
      const found = [...relations.values()].find(({ type }) => type === 'comments')
      if (found && archive.has(found.part)) await readPart(archive, found.part, name, comments)
    } catch {
      // The next one may be whole.
    }
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
      if (inText && text.length < LONGEST) text += piece
    },
    close(name) {
      if (name === 't') inText = false
      if (name !== 'comment') return
      const line = Number(/\d+$/.exec(ref)?.[0] ?? 0)
      comments.add({ sheet, line, column: columnOf(ref), text })
    },
  })
}
