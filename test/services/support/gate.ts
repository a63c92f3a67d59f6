import type { Gate } from '../../../src/services/caller.js'

/** A gate that is always open and writes down what it was asked. */
export class OpenGate implements Gate {
  readonly events: string[] = []
  readonly ids = new Set<string>()
  /** Grants that were neither settled nor released. */
  readonly held = new Set<string>()

  async enter(
    id: string,
    units: number,
    { signal }: { signal?: AbortSignal } = {},
  ): ReturnType<Gate['enter']> {
    if (signal?.aborted) return { is: 'stopped' }
    this.events.push(`enter ${units}`)
    if (this.ids.has(id)) throw new Error(`${id} was granted before`)
    this.ids.add(id)
    this.held.add(id)
    return { is: 'granted', atMs: 1_000 }
  }
  async confirm(id: string, units: number) {
    this.events.push(`confirm ${units}`)
    return this.held.has(id)
  }
  async settle(id: string, units: number) {
    this.events.push(`settle ${units}`)
    this.held.delete(id)
  }
  async release(id: string, units: number) {
    this.events.push(`release ${units}`)
    this.held.delete(id)
  }
  async failed() {
    this.events.push('failed')
  }
  async refused(_id: string, waitMs: number, from: string) {
    this.events.push(`${from} refused ${waitMs}`)
  }
  async advertised({ remaining }: { remaining?: number }) {
    this.events.push(`told ${remaining}`)
  }
}
