/** The calls that this process sent, and whose end is not recorded yet. */
export class InFlightCalls {
  private readonly calls = new Map<string, number>()

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
