import { z } from 'zod'
import { parseDurationMs } from '../core/window.js'

/** The operator's bounds for reading a spreadsheet, where they differ from the built-in ones. */
export interface FileBounds {
  busyMs?: number
  heapMb?: number
  entryBytes?: number
  ratio?: number
  binaryBytes?: number
  rows?: number
  columns?: number
  cellCharacters?: number
}

const UNITS = { MB: 1024 ** 2, GB: 1024 ** 3 } as const

const count = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
function bytes(text: string): number | undefined {
  const match = /^([1-9]\d{0,5})(MB|GB)$/i.exec(text)
  return match ? Number(match[1]) * UNITS[match[2]!.toUpperCase() as keyof typeof UNITS] : undefined
}
function megabytes(text: string): number | undefined {
  const read = bytes(text)
  return read === undefined ? undefined : read / UNITS.MB
}

const READERS: Readonly<
  Record<string, [bound: keyof FileBounds, read: (text: string) => number | undefined]>
> = {
  time: ['busyMs', parseDurationMs],
  memory: ['heapMb', megabytes],
  unzipped: ['entryBytes', bytes],
  ratio: ['ratio', count],
  binary: ['binaryBytes', bytes],
  rows: ['rows', count],
  columns: ['columns', count],
  cell: ['cellCharacters', count],
}

export const FILE_BOUNDS_FORM = 'nome=valor, como time=30s,memory=512MB,unzipped=4GB'

/** Parses bounds such as `time=30s,unzipped=4GB`. */
export const fileBounds = z.string().transform((text, context): FileBounds => {
  const bounds: FileBounds = {}
  for (const pair of text.split(',')) {
    const [name = '', value = ''] = pair.trim().split('=')
    const [bound, read] = READERS[name] ?? []
    const number = read?.(value)
    if (bound && number !== undefined) bounds[bound] = number
    else context.addIssue({ code: 'custom', message: FILE_BOUNDS_FORM })
  }
  return bounds
})
