import type { ReadProgress } from './protocol.js'

type Listener = (progress: ReadProgress) => void
let listener: Listener | undefined

/** Sets the listener for bytes; there is one, because a thread parses one file at a time. */
export function onBytesRead(newListener: Listener): void {
  listener = newListener
}

/** Passes pieces on, and reports how many of their bytes were read. */
export async function* countedBytes<Piece extends Buffer>(
  pieces: AsyncIterable<Piece>,
  of: number,
): AsyncGenerator<Piece> {
  let read = 0
  for await (const piece of pieces) {
    yield piece
    read += piece.length
    listener?.({ read, of })
  }
}
