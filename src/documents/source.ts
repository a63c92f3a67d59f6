import type { Sentence } from '../messages/message-code.js'

/** A source of documents: a folder, a zip, a prefix of an object store. */
export interface DocumentSource {
  /** Returns the names of all documents, in order, with their folders and `/`. */
  names(): Promise<string[]>
  /** Opens a document for one reading, or returns why it cannot be read. */
  open(name: string): Promise<OpenDocument | Sentence>
  close(): Promise<void>
}

export interface OpenDocument {
  bytes: number
  /** Opened only when it is read. */
  body: AsyncIterable<Buffer>
}

/** Decides whether a file was left by the system, so that nobody means to send it. */
export function isLitter(name: string): boolean {
  return name
    .split('/')
    .some(
      (part) =>
        part === '__MACOSX' ||
        /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)|\.(?:lnk|url|tmp|p7s)$/i.test(part),
    )
}
