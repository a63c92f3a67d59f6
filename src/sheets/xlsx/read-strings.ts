import type { Bounds } from '../bounds.js'
import { UnreadableFile } from '../source.js'
import { unescapeText } from './escapes.js'
import { textOwner } from './own-text.js'
import { readXml } from './xml.js'

/** The shared strings of a workbook. Rich text is joined, and phonetic readings (`rPh`) left out. */
export async function readStrings(
  pieces: AsyncIterable<string>,
  path: string,
  bounds: Bounds,
): Promise<string[]> {
  const strings: string[] = []
  const own = textOwner()
  let text = ''
  let total = 0
  let inText = false
  let inPhonetic = false
  await readXml(pieces, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic
    },
    text(part) {
      if (!inText) return
      text += part
      checkCell(text.length, path, bounds)
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si') {
        total += text.length
        checkAll(strings.length, total, path, bounds)
        strings.push(unescapeText(own(text)))
      }
    },
  })
  return strings
}

function checkCell(length: number, path: string, bounds: Bounds): void {
  if (length > bounds.cellCharacters) {
    const detail = `more than ${bounds.cellCharacters} characters in a cell`
    throw new UnreadableFile('too-big', path, detail)
  }
}

function checkAll(count: number, total: number, path: string, bounds: Bounds): void {
  if (count >= bounds.sharedStrings) {
    const detail = `more than ${bounds.sharedStrings} shared strings`
    throw new UnreadableFile('too-big', path, detail)
  }
  if (total > bounds.sharedCharacters) {
    const detail = `more than ${bounds.sharedCharacters} characters of shared strings`
    throw new UnreadableFile('too-big', path, detail)
  }
}
