import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventLoopUtilization } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../source.js'
import { THREAD } from '../thread-location.js'
import { type Answer, errorOf, type ReadProgress, type Request } from './protocol.js'

/** Limits beyond which a thread is ended. */
export interface Limits {
  /** Limit of its heap. `Bounds` limits what is outside of it (unzipped pieces). */
  heapMb: number
  /**
   * Computing time for a file, extended for each megabyte read; waiting for the disk does not
   * count, nor does time that a busy machine gives to others.
   */
  busyMs: number
}

export const PARSING: Limits = { heapMb: 256, busyMs: 8_000 }
/** So many megabytes that were read allow as much time again. */
const MEGABYTES_A_LIMIT = 16
const MEGABYTE = 1024 ** 2
const WATCH_MS = 250
/** A thread without a file is kept this long for the next one. */
const IDLE_MS = 1_000

interface Waiting {
  resolve(value: never): void
  reject(error: unknown): void
}

type RequestBody = Request extends infer One
  ? One extends Request
    ? Omit<One, 'id'>
    : never
  : never

/**
 * A thread that parses one file at a time. It is terminated when it exceeds its time or memory;
 * pending requests then fail with an error that names the file.
 */
export class Parser {
  /** A folder for unzipped files; removed when the file is closed or the thread is ended. */
  scratch = ''
  private readonly waiting = new Map<number, Waiting>()
  private readonly worker: Worker
  private requests = 0
  private path = ''
  private onProgress: (progress: ReadProgress) => void = () => {}
  private watch: NodeJS.Timeout | undefined
  private began: EventLoopUtilization | undefined
  private cpuBegan = process.cpuUsage()
  private megabytes = 0
  private lastRead = 0
  private ended: Error | undefined

  constructor(private readonly most: Limits) {
    const resourceLimits = {
      maxOldGenerationSizeMb: most.heapMb,
      maxYoungGenerationSizeMb: 16,
    }
    this.worker = new Worker(THREAD, { execArgv: [], resourceLimits })
    this.worker.unref()
    this.worker.on('message', (message: Answer) => this.receive(message))
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.end(isFull ? new UnreadableFile('too_heavy', this.path) : error)
    })
    this.worker.on('exit', () => this.end(new Error('the thread that parses has ended')))
  }

  get isEnded(): boolean {
    return this.ended !== undefined
  }

  begin(path: string, onProgress: (progress: ReadProgress) => void): void {
    this.path = path
    this.scratch = join(tmpdir(), `lote-planilha-${randomUUID()}`)
    this.onProgress = onProgress
    this.began = this.busy()
    this.cpuBegan = process.cpuUsage()
    this.megabytes = 0
    this.lastRead = 0
  }

  ask<Value>(request: RequestBody): Promise<Value> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.requests
    this.worker.postMessage({ ...request, id })
    if (this.waiting.size === 0) this.startWatch()
    return new Promise<Value>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
    })
  }

  /** Terminates the thread at once, whatever it is doing. */
  end(why: Error): void {
    if (this.ended) return
    this.ended = why
    this.stopWatch()
    for (const { reject } of this.waiting.values()) reject(why)
    this.waiting.clear()
    void this.worker.terminate().then(() => this.clean())
  }

  /** Removes the unzipped files; most files need none. */
  clean(): Promise<void> {
    return rm(this.scratch, { recursive: true, force: true })
  }

  private receive(message: Answer): void {
    if ('progress' in message) this.advance(message.progress)
    else if (this.isTooSlow()) this.end(new UnreadableFile('too_slow', this.path))
    else this.complete(message)
  }

  /** A part that is read again counts again. */
  private advance(progress: ReadProgress): void {
    const { read } = progress
    this.megabytes += (read > this.lastRead ? read - this.lastRead : read) / MEGABYTE
    this.lastRead = read
    this.onProgress(progress)
  }

  private complete(message: Exclude<Answer, { progress: unknown }>): void {
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (this.waiting.size === 0) this.stopWatch()
    if ('failure' in message) waiting?.reject(errorOf(message.failure))
    else waiting?.resolve(message.value as never)
  }

  /**
   * The thread keeps the process alive while a request is pending. Each answer is measured too: a
   * file read in many short requests never lets the watch run.
   */
  private startWatch(): void {
    this.worker.ref()
    this.watch ??= setInterval(() => {
      if (this.isTooSlow()) this.end(new UnreadableFile('too_slow', this.path))
    }, WATCH_MS).unref()
  }

  private isTooSlow(): boolean {
    return this.computedMs() > this.most.busyMs * (1 + this.megabytes / MEGABYTES_A_LIMIT)
  }

  private stopWatch(): void {
    clearInterval(this.watch)
    this.watch = undefined
    this.worker.unref()
  }

  /**
   * Node 20 cannot measure the processor time of a thread: it is at most that of the process, and
   * at most the active time of its event loop.
   */
  private computedMs(): number {
    const { active } = this.worker.performance.eventLoopUtilization(this.began)
    const { user, system } = process.cpuUsage(this.cpuBegan)
    return Math.min(active, (user + system) / 1_000)
  }

  private busy(): EventLoopUtilization {
    return this.worker.performance.eventLoopUtilization()
  }
}

let idle: { parser: Parser; timer: NodeJS.Timeout } | undefined

/** Returns the idle thread of an earlier file, or a new one. */
export function acquireParser(most: Limits): Parser {
  const kept = idle
  idle = undefined
  if (!kept) return new Parser(most)
  clearTimeout(kept.timer)
  return kept.parser.isEnded ? new Parser(most) : kept.parser
}

/** Keeps the thread of a closed file idle for a while. */
export function releaseParser(parser: Parser): void {
  const end = () => {
    if (idle?.parser === parser) idle = undefined
    parser.end(new Error('not needed any more'))
  }
  if (idle || parser.isEnded) end()
  else idle = { parser, timer: setTimeout(end, IDLE_MS).unref() }
}
