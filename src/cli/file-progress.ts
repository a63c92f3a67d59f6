import { basename } from 'node:path'
import { sentence } from '../messages/message-code.js'
import { FILE_PROGRESS, type FileProgress } from '../spreadsheets/open.js'
import type { Output } from './output.js'

/** Reading time after which progress is shown; sheets of offices usually take less. */
const LONG_AFTER_MS = 3_000
const LINE_MS = 5_000
const MEGABYTE = 1024 ** 2

/** Reports the progress of reading a large file. */
export function printFileProgress(output: Output): { end(): void } {
  const begins = new Map<string, { nextMs: number }>()
  const hear = (message: unknown) => {
    const { path, read, of } = message as FileProgress
    const nowMs = performance.now()
    const known = begins.get(path) ?? { nextMs: nowMs + LONG_AFTER_MS }
    begins.set(path, known)
    if (nowMs < known.nextMs) return
    known.nextMs = nowMs + LINE_MS
    const [done, all] = [read, of].map((bytes) => Math.ceil(bytes / MEGABYTE))
    output.say(sentence('told_large_file', { path: basename(path), read: done, of: all }))
  }
  FILE_PROGRESS.subscribe(hear)
  return { end: () => void FILE_PROGRESS.unsubscribe(hear) }
}
