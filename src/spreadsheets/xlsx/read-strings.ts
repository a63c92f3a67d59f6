import type { Bounds } from '../bounds.js'
import { tooBig } from '../source.js'
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
    throw tooBig(path, { bound: 'cellCharacters', most: bounds.cellCharacters })
  }
}

function checkAll(count: number, total: number, path: string, bounds: Bounds): void {
  if (count >= bounds.sharedStrings) {
    throw tooBig(path, { bound: 'sharedStrings', most: bounds.sharedStrings })
  }
  if (total > bounds.sharedCharacters) {
    throw tooBig(path, { bound: 'sharedCharacters', most: bounds.sharedCharacters })
  }
}
