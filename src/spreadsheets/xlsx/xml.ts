import { type TagAttributes, TagStream } from './tag-stream.js'

export type Attributes = Record<string, string>

/** Handles the tags of one part; names have no prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
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

export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const feed = new TagStream({
    wantsText: handler.text !== undefined,
    open: (name: string, attributes: TagAttributes) => handler.open(name, attributes.all()),
    text: (text) => handler.text?.(text),
    close: (name) => handler.close?.(name),
  })
  for await (const piece of pieces) feed.write(piece)
  feed.end()
}
