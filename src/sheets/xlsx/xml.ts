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

export class PendingTooLong extends Error {}

/** Feeds pieces of XML to a handler. Whatever is not well-formed throws; entities of its own are refused. */
export function xmlFeed(handler: XmlHandler): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let pending = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    pending = 0
    handler.open(localName(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag) => {
    pending = 0
    handler.close?.(localName(tag.name))
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
      if (pending > MAX_PENDING_CHARACTERS) throw new PendingTooLong()
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
