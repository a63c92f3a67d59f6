/** The calls of this process that were sent, and of which it is not yet written down what came of them. */
export class InFlightCalls {
  private readonly calls = new Map<string, number>()

  /** @param untilMs by when it is answered or given up, and that recorded */
  begin(call: string, untilMs: number): void {
    this.calls.set(call, untilMs)
  }

  over(call: string): void {
    this.calls.delete(call)
  }

  /** By when all of them are over; 0 when there is none. */
  untilMs(): number {
    return Math.max(0, ...this.calls.values())
  }
}
