/** How long what was closed may take to be gone. */
const LINGER_MS = 5_000

/** A connection that does not end keeps no process: what is still to be printed does. */
export function lingerNoLonger(): void {
  const end = () => {
    if (process.stdout.writableLength > 0) lingerNoLonger()
    else process.exit()
  }
  setTimeout(end, LINGER_MS).unref()
}
