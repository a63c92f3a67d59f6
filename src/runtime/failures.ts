import type { Log } from './log.js'

/** Logs once what fails again and again in the same way, and once that it works again. */
export class Failures {
  private readonly reported = new Map<string, string>()

  constructor(private readonly log: Log) {}

  failed(
    what: string,
    error: unknown,
    facts: Record<string, string> = {},
    why = String(error),
  ): void {
    const key = keyOf(what, facts)
    if (this.reported.get(key) === why) return
    this.reported.set(key, why)
    this.log.error({ ...facts, err: error }, what)
  }

  works(what: string, facts: Record<string, string> = {}): void {
    if (this.reported.delete(keyOf(what, facts))) this.log.info(facts, `${what}: works again`)
  }
}

const keyOf = (what: string, facts: Record<string, string>) =>
  [what, ...Object.values(facts)].join('\n')
