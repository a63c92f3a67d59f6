import type { Bounds } from '../bounds.js'
import { tooBig } from '../source.js'
import { textCopier } from './copy-text.js'
import { unescapeText } from './escapes.js'
import { isOn } from './read-styles.js'
import { readXml } from './xml.js'

export interface SharedStrings {
  texts: string[]
  /** Indices of texts that are struck through in part. */
  struck: ReadonlySet<number>
}

/** The raised digits of a footnote stay raised: 94.719¹ is not 94.7191. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Reads the shared strings of a workbook. Rich text is joined, raised digits stay raised, and
 * phonetic readings (`rPh`) are left out.
 */
export async function readStrings(
  pieces: AsyncIterable<string>,
  path: string,
  bounds: Bounds,
): Promise<SharedStrings> {
  const texts: string[] = []
  const struck = new Set<number>()
  const copyText = textCopier()
  let text = ''
  let total = 0
  let inText = false
  let inPhonetic = false
  let isStruck = false
  let isRaised = false
  await readXml(pieces, {
    open(name, attributes) {
      if (name === 'si') text = ''
      else if (name === 'r') isStruck = isRaised = false
      else if (name === 'vertAlign') isRaised = attributes.val === 'superscript'
      else if (name === 'strike') isStruck = isOn(attributes.val)
      else if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic
    },
    text(part) {
      if (!inText) return
      text += isRaised ? part.replace(/\d/g, (figure) => RAISED[Number(figure)]!) : part
      if (isStruck && part.trim() !== '') struck.add(texts.length)
      checkCell(text.length, path, bounds)
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si') {
        total += text.length
        checkAll(texts.length, total, path, bounds)
        texts.push(unescapeText(copyText(text)))
        isStruck = isRaised = false
      }
    },
  })
  return { texts, struck }
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
