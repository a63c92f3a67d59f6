import type { ReadProgress } from './protocol.js'

type Listener = (progress: ReadProgress) => void
let listener: Listener | undefined

/** One file is parsed at a time in a thread, so one listener hears of its bytes. */
export function onBytesRead(told: Listener): void {
  listener = told
}

/** Passes pieces on, and tells how many of their bytes have come. */
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
