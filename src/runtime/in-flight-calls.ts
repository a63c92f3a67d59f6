/** The calls that this process sent, and whose end is not recorded yet. */
export class InFlightCalls {
  private readonly calls = new Map<string, number>()
  private readonly turns = new Map<string, Promise<unknown>>()

  /** Carries out one after the other what has the same key. */
  async alone<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(work)
    const over = turn.catch(() => undefined)
    this.turns.set(key, over)
    try {
      return await turn
    } finally {
      if (this.turns.get(key) === over) this.turns.delete(key)
    }
  }

  /** @param untilMs the instant by which the call is answered or given up, and its end recorded */
  begin(call: string, untilMs: number): void {
    this.calls.set(call, untilMs)
  }

  over(call: string): void {
    this.calls.delete(call)
  }

  /** The instant by which all of them are over; 0 when there is none. */
  untilMs(): number {
    return Math.max(0, ...this.calls.values())
  }
}
