import type { Sentence } from '../messages/message-code.js'

/** Where documents come from: a folder, a zip, a prefix of an object store. */
export interface DocumentSource {
  /** Of all of them, in order; names of folders stand before those of files, with `/`. */
  names(): Promise<string[]>
  /** What a document holds, or why it cannot be read. Read anew each time. */
  open(name: string): Promise<OpenDocument | Sentence>
  close(): Promise<void>
}

export interface OpenDocument {
  bytes: number
  /** Nothing is open until it is read. */
  body: AsyncIterable<Buffer>
}

/** What systems leave in folders, and nobody means to send. */
export function isLitter(name: string): boolean {
  return name
    .split('/')
    .some(
      (part) =>
        part === '__MACOSX' ||
        /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)|\.(?:lnk|url|tmp|p7s)$/i.test(part),
    )
}
