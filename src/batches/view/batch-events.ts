import { createHash } from 'node:crypto'
import type { Sandbox } from '../../sandbox/index.js'
import type { Engine } from '../engine.js'
import { manifestOf } from '../stored-batches.js'
import { type BatchStatus, batchStatus } from './batch-status.js'

/**
 * The id is the same in every process that reads the same state, so that any process can continue a
 * stream.
 */
export interface BatchEvent {
  id: string
  status: BatchStatus
  /** No event follows this one. */
  isLast: boolean
}

type Listener = (event: BatchEvent | undefined) => void

interface Watched {
  listeners: Set<Listener>
  last?: BatchEvent
  over: AbortController
}

const POLL_EVERY_MS = 1_000
/** Reading the status takes at most a tenth of the time, so a large batch is read less often. */
const PAUSE_FACTOR = 10
/**
 * The longest pause between two reads, also when a read was slow because many clients came at once.
 */
const LONGEST_PAUSE_MS = 10_000

/** Reads the status of each batch once for all its listeners. */
export class BatchEvents {
  private readonly watched = new Map<string, Watched>()

  constructor(
    private readonly engine: Engine,
    private readonly sandbox: Sandbox | undefined,
  ) {}

  /**
   * Calls the listener with each change of a batch, beginning with its present state; with
   * undefined when the batch is gone or cannot be read. Returns a function that ends this.
   */
  follow(batch: string, listener: Listener): () => void {
    const watched = this.watched.get(batch) ?? this.begin(batch)
    watched.listeners.add(listener)
    if (watched.last) listener(watched.last)
    return () => {
      watched.listeners.delete(listener)
      if (watched.listeners.size === 0) this.end(batch, watched)
    }
  }

  /** Ends the streams of all listeners. */
  close(): void {
    for (const [batch, watched] of this.watched) {
      this.tell(watched, undefined)
      this.end(batch, watched)
    }
  }

  private begin(batch: string): Watched {
    const watched: Watched = { listeners: new Set(), over: new AbortController() }
    this.watched.set(batch, watched)
    this.poll(batch, watched).catch((error) => {
      this.engine.log.error({ batch, err: error }, 'following')
      this.tell(watched, undefined)
      this.end(batch, watched)
    })
    return watched
  }

  private end(batch: string, watched: Watched): void {
    watched.over.abort()
    if (this.watched.get(batch) === watched) this.watched.delete(batch)
  }

  private async poll(batch: string, watched: Watched): Promise<void> {
    const { clock } = this.engine
    while (!watched.over.signal.aborted) {
      const beganMs = clock.now()
      const event = await this.eventOf(batch)
      if (event.id !== watched.last?.id) this.tell(watched, event)
      watched.last = event
      if (event.isLast) return this.end(batch, watched)
      const tookMs = clock.now() - beganMs
      const restMs = Math.min(LONGEST_PAUSE_MS, tookMs * PAUSE_FACTOR)
      await clock.sleep(Math.max(POLL_EVERY_MS, restMs), watched.over.signal)
    }
  }

  private async eventOf(batch: string): Promise<BatchEvent> {
    const manifest = await manifestOf(this.engine, batch)
    const status = await batchStatus(this.engine, manifest, this.sandbox)
    const isLast = manifest.state !== 'open'
    return { id: idOf(status), status, isLast }
  }

  private tell(watched: Watched, event: BatchEvent | undefined): void {
    for (const listener of [...watched.listeners]) listener(event)
  }
}

/** The id ignores values that change only because time passes. */
function idOf({ windows, waitsFor, finishAt: _finishAt, ...rest }: BatchStatus): string {
  const used = windows.map((window) => window.used)
  return createHash('sha256')
    .update(JSON.stringify([rest, used, waitsFor?.is]))
    .digest('base64url')
    .slice(0, 16)
}
