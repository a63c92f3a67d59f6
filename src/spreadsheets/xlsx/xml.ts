import { SaxesParser } from 'saxes'

export type Attributes = Record<string, string>

/** Handles the tags of one part; names have no prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Markup or text of this length without an end is an attack, not a sheet. */
const MAX_PENDING_CHARACTERS = 4 * 1024 ** 2

/** Nesting of tags and attributes of one tag; no spreadsheet program writes as many. */
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 200

/** Refuses too deeply nested markup, because the parser holds open tags in memory. */
export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new MarkupBeyondReason('depth', MAX_DEPTH)
}

export function checkAttributes(count: number): void {
  if (count > MAX_ATTRIBUTES) {
    throw new MarkupBeyondReason('attributes', MAX_ATTRIBUTES)
  }
}

export type MarkupBound = 'depth' | 'attributes' | 'openCharacters'

export class MarkupBeyondReason extends Error {
  constructor(
    readonly bound: MarkupBound,
    readonly most: number,
  ) {
    super(`${bound} beyond ${most}`)
  }
}

/** Feeds pieces of XML to a handler. Malformed XML throws; custom entities are refused. */
function xmlFeed(handler: XmlHandler): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let pending = 0
  let depth = 0
  let attributes = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    pending = 0
    attributes = 0
    depth += 1
    checkDepth(depth)
    handler.open(localName(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag) => {
    pending = 0
    depth -= 1
    handler.close?.(localName(tag.name))
  })
  parser.on('attribute', () => {
    attributes += 1
    checkAttributes(attributes)
  })
  if (handler.text) {
    const onText = (text: string) => handler.text!(text)
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  return {
    write(piece) {
      // saxes emits a text only at its end: without this, an endless one would fill the memory.
      pending += piece.length
      parser.write(piece)
      if (pending > MAX_PENDING_CHARACTERS)
        throw new MarkupBeyondReason('openCharacters', MAX_PENDING_CHARACTERS)
    },
    end: () => parser.close(),
  }
}

/** Returns `row` for `x:row`: prefixes are the writer's choice. */
export function localName(name: string): string {
  // The most frequent tags of a sheet (c, v, t, f, is) are too short for a prefix.
  if (name.length < 3) return name
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** Returns an attribute of any prefix, as in `r:id`. */
export function prefixed(attributes: Attributes, local: string): string | undefined {
  const name = Object.keys(attributes).find((each) => each.endsWith(`:${local}`))
  return name === undefined ? undefined : attributes[name]
}

/** The two spellings of a boolean in XML. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** Reads a part to its end. */
export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const feed = xmlFeed(handler)
  for await (const piece of pieces) feed.write(piece)
  feed.end()
}
