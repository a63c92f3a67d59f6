/** Time that closed connections have to end. */
const LINGER_MS = 5_000

/** Ends the process although a connection is still open, but not before stdout is written. */
export function exitSoon(): void {
  const end = () => {
    if (process.stdout.writableLength > 0) exitSoon()
    else process.exit()
  }
  setTimeout(end, LINGER_MS).unref()
}
