import { SaxesParser } from 'saxes'

export type Attributes = Record<string, string>

/** What a reader of one part does with its tags; names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Markup or text that goes on for this long without an end is an attack and not a sheet. */
const MAX_PENDING_CHARACTERS = 4 * 1024 ** 2

/** Tags within tags, and attributes of one tag, that no program for spreadsheets writes. */
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 200

/** Refuses markup that is nested or laden beyond reason; the parser holds what is open. */
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

/** Feeds pieces of XML to a handler. Whatever is not well-formed throws; entities of its own are refused. */
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
      // saxes hands a text over when it ends: without this, one that does not end fills the memory.
      pending += piece.length
      parser.write(piece)
      if (pending > MAX_PENDING_CHARACTERS)
        throw new MarkupBeyondReason('openCharacters', MAX_PENDING_CHARACTERS)
    },
    end: () => parser.close(),
  }
}

/** `x:row` is `row`: prefixes are the writer's choice. */
export function localName(name: string): string {
  // The hot tags of a sheet (c, v, t, f, is) are too short for one.
  if (name.length < 3) return name
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** An attribute whatever its prefix, as in `r:id`. */
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
