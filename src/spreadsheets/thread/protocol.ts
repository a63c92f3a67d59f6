import type { Bounds } from '../bounds.js'
import type { Marked, Marking } from '../marked/marking.js'
import { type Exceeded, type SourceFile, type UnreadableCode, UnreadableFile } from '../source.js'

/** Requests to the parsing thread; each has one answer with its number. */
export type Request = { id: number } & (
  | { ask: 'open'; path: string; bounds: Bounds; isFolded: boolean; scratch: string }
  | { ask: 'lines'; sheet: number; stream: number }
  | { ask: 'next'; stream: number }
  | { ask: 'leave'; stream: number }
  | { ask: 'merges'; sheet: number }
  | { ask: 'hiddenColumns'; sheet: number }
  | { ask: 'pageTexts'; sheet: number }
  | { ask: 'isConditional'; sheet: number }
  | { ask: 'charts' }
  | { ask: 'close' }
  | { ask: 'mark'; from: string; to: string; marking: Marking; bounds: Bounds }
)

export interface OpenedFile {
  format: SourceFile['format']
  facts: SourceFile['facts']
  sheets: { name: string; hidden: boolean }[]
}

/** `lines` is JSON: a text crosses to the other thread in half the time of objects. */
export interface Batch {
  lines: string
  done: boolean
}

/** Bytes read of the current part, and its size. */
export interface ReadProgress {
  read: number
  of: number
}

export type Answer =
  | {
      id: number
      value: OpenedFile | Batch | Int32Array | string[] | string[][] | boolean | Marked | undefined
    }
  | { id: number; failure: Failure }
  | { progress: ReadProgress }

/** An error as data, because a message between threads loses its class and own properties. */
export type Failure =
  | {
      unreadable: UnreadableCode
      path: string
      detail: string | undefined
      exceeded: Exceeded | undefined
    }
  | { name: string; message: string; stack: string | undefined; own: Record<string, unknown> }

export function failureOf(error: unknown): Failure {
  if (error instanceof UnreadableFile) {
    const { code, path, detail, exceeded } = error
    return { unreadable: code, path, detail, exceeded }
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { code, errno, syscall, path } = error as NodeJS.ErrnoException
  const own = { code, errno, syscall, path }
  return {
    name,
    message,
    stack,
    own: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  }
}

export function errorOf(failure: Failure): Error {
  if ('unreadable' in failure) {
    const { unreadable, path, detail, exceeded } = failure
    return new UnreadableFile(unreadable, path, detail, {}, exceeded)
  }
  const { name, message, stack, own } = failure
  const error = name === 'TypeError' ? new TypeError(message) : new Error(message)
  return Object.assign(error, { stack }, own)
}
