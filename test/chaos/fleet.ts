import { setTimeout as pause } from 'node:timers/promises'
import { keys } from '../../src/records/keys.js'
import { type Ended, type Started, startProcess } from './processes.js'
import type { Rig } from './rig.js'

/** The place of who comes on top. */
const SPARE = 9
/** Before a process that ended by itself is started again. */
const AGAIN_MS = 300
/** Starts of one place; far more than faults can bring about. */
const MOST_STARTS = 40

/** In which a process writes down what it waits for. */
const REPORT_MS = 3_000

export interface FleetOptions {
  rig: Rig
  /** `lote run` or `lote submit` with its options. */
  first: string[]
  workers: number
  dieAt?: { slot: number; point: string; pass: number }
  trace(text: string): void
}

/** The processes that work on one batch, each in its place; whoever ends is started again. */
export class Fleet {
  private readonly places = new Map<number, Started>()
  private readonly loops: Promise<void>[] = []
  private isCalledOff = false
  private found: string | undefined
  /** Processes that were ended at once, by SIGKILL or by a second SIGTERM. */
  readonly killed = new Set<number>()
  /** Of processes that ended as none should. */
  readonly surprises: string[] = []

  constructor(readonly options: FleetOptions) {}

  begin(): void {
    this.loops.push(this.lead(0))
    for (let i = 1; i <= this.options.workers; i += 1) this.loops.push(this.worker(i))
  }

  /** One process, which nobody starts again; ended with the others where it does not end by itself. */
  async once(args: string[]): Promise<void> {
    await this.start(0, args)
  }

  /**
   * The batch, once its manifest is written; a submission to which the store does not answer takes
   * it back.
   */
  async batch(): Promise<string | undefined> {
    const known = this.found && (await this.options.rig.bucket.size(keys.manifest(this.found)))
    if (known === undefined) this.found = await this.find()
    return this.found
  }

  private async find(): Promise<string | undefined> {
    for await (const key of this.options.rig.bucket.list(keys.batches)) {
      const found = /^batches\/([^/]+)\/manifest\.json$/.exec(key)
      if (found) return found[1]
    }
    return undefined
  }

  async hasEnded(): Promise<boolean> {
    const batch = await this.batch()
    const bytes = batch && (await this.options.rig.bucket.get(keys.manifest(batch)))
    return bytes ? (JSON.parse(String(bytes)) as { state: string }).state !== 'open' : false
  }

  async kill(slot: number): Promise<void> {
    const started = this.places.get(slot)
    if (!started || started.isOver()) return
    started.signal('SIGKILL')
    await started.ended
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.places.keys()].map((slot) => this.kill(slot)))
  }

  /** One more `resume`, beside whoever is at it. */
  async another(): Promise<void> {
    const batch = await this.batch()
    if (batch) this.loops.push(this.start(SPARE, ['resume', batch, '--json']).then(() => undefined))
  }

  terminate(slot: number): void {
    const started = this.places.get(slot)
    if (!started || started.isOver()) return
    // The second one ends it at once, and what is under way is lost with it.
    if (started.ours.has('SIGTERM')) this.killed.add(started.pid)
    started.signal('SIGTERM')
  }

  async freeze(slot: number, ms: number): Promise<void> {
    const started = this.places.get(slot)
    if (!started || started.isOver()) return
    started.signal('SIGSTOP')
    await pause(ms)
    started.signal('SIGCONT')
  }

  /** Who is there, for who asks why a run does not end. */
  standing(): string {
    const all = [...this.places].map(
      ([slot, { pid, args, isOver }]) =>
        `place ${slot}: ${args[0]} ${pid}${isOver() ? ' (ended)' : ''}`,
    )
    return all.join(', ')
  }

  /** Each writes a report of what it waits for into the folder of the run. */
  async report(): Promise<void> {
    for (const started of this.places.values()) if (!started.isOver()) started.signal('SIGUSR2')
    await pause(REPORT_MS)
  }

  /** Nobody is started again. */
  callOff(): void {
    this.isCalledOff = true
  }

  /** All are asked to end, and do; each within the time that its calls may take. */
  async stop(): Promise<void> {
    this.callOff()
    for (const slot of this.places.keys()) this.terminate(slot)
    await this.over()
  }

  async over(): Promise<void> {
    await Promise.all(this.loops)
  }

  /** Whoever runs the batch: until it has ended, or is announced to workers alone. */
  private async lead(slot: number): Promise<void> {
    for (let i = 0; i < MOST_STARTS && !this.isCalledOff; i += 1) {
      const batch = await this.batch()
      if (await this.isLed(batch)) return
      const { status } = await this.start(
        slot,
        batch ? ['resume', batch, '--json'] : this.options.first,
      )
      if (status !== 0 && status !== 3) await pause(AGAIN_MS)
    }
  }

  private async isLed(batch: string | undefined): Promise<boolean> {
    if (!batch) return false
    if (this.options.first[0] === 'submit' && (await this.isAnnounced(batch))) return true
    return this.hasEnded()
  }

  private async isAnnounced(batch: string): Promise<boolean> {
    return (await this.options.rig.bucket.size(keys.openBatch(batch))) !== undefined
  }

  private async worker(slot: number): Promise<void> {
    for (let i = 0; i < MOST_STARTS && !this.isCalledOff; i += 1) {
      await this.start(slot, ['worker'])
      await pause(AGAIN_MS)
    }
  }

  private async start(slot: number, args: string[]): Promise<Ended> {
    const { rig, trace } = this.options
    const env = { ...rig.env, ...this.deathOf(slot) }
    const started = startProcess(args, env, rig.dir, `${slot}-${args[0]}`)
    this.places.set(slot, started)
    trace(`place ${slot}: ${args.slice(0, 2).join(' ')} as ${started.pid}`)
    const ended = await started.ended
    trace(`place ${slot}: ${started.pid} ended by ${ended.signal ?? ended.status}`)
    if (env.DIE_AT) started.ours.add('SIGKILL')
    if (ended.signal === 'SIGKILL') this.killed.add(started.pid)
    const surprise = surpriseOf(started, ended, this.killed.has(started.pid))
    if (surprise) this.surprises.push(`${started.pid} ${args[0]}: ${surprise}`)
    return ended
  }

  private deathOf(slot: number): Record<string, string> {
    const { dieAt } = this.options
    if (dieAt?.slot !== slot || this.places.has(slot)) return {}
    return { DIE_AT: `${dieAt.point}:${dieAt.pass}` }
  }
}

/** An end that nothing asked for: an error nobody caught, or a worker that left. */
function surpriseOf(
  { ours, args }: Started,
  { status, signal, stderr }: Ended,
  isKilled: boolean,
): string | undefined {
  const stack = /^.*(?:Error|Unhandled|unexpected).*\n(?:\s+at .*\n)+/m.exec(stderr)?.[0]
  if (/^node:internal|^Node\.js v\d+/m.test(stderr))
    return `crashed: ${stack ?? stderr.slice(-500)}`
  if (/^unexpected: /m.test(stderr)) return /^unexpected: .*$/m.exec(stderr)![0]
  if (signal && !ours.has(signal)) return `ended by ${signal}`
  // A second SIGTERM ends it at once, whatever it is at, and be it the end.
  if (args[0] !== 'worker' || isKilled || ours.has('SIGKILL')) return undefined
  // A worker that was never ready could not open its Redis or its storage.
  if (!/Ready: waiting|worker ready/.test(stderr)) return undefined
  if (ours.has('SIGTERM') && status === 0) return undefined
  return `a worker ended with ${status}`
}
