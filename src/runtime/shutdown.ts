import type { Clock } from './clock.js'
import type { Log } from './log.js'

/**
 * How long a hook may take to close. The bucket holds all durable data by then, so a late hook is
 * logged and not waited for.
 */
const CLOSE_MS = 10_000

/** The resources that a process has opened, closed in the reverse order. */
export class ShutdownHooks {
  private readonly all: { what: string; close(): Promise<void> }[] = []

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  add(what: string, close: () => Promise<void>): void {
    this.all.push({ what, close })
  }

  async close(): Promise<void> {
    for (const one of this.all.toReversed()) await this.end(one)
  }

  private async end({ what, close }: { what: string; close(): Promise<void> }): Promise<void> {
    const over = new AbortController()
    const closing = close().catch((error) => this.log.warn({ what, err: error }, 'closing'))
    const late = this.clock.sleep(CLOSE_MS, over.signal).then(() => {
      if (!over.signal.aborted) this.log.warn({ what }, 'not closed in time')
    })
    await Promise.race([closing, late])
    over.abort()
  }
}
