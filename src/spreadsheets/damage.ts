import { UnreadableFile } from './source.js'

/**
 * What a failure while reading means: a file that is refused stays so, a disk that fails and a
 * mistake of ours stay what they are, and anything else (zip, inflate, XML) is a damaged file.
 */
export function asDamage(error: unknown, path: string): unknown {
  if (error instanceof UnreadableFile || error instanceof TypeError) return error
  if (!(error instanceof Error) || 'syscall' in error) return error
  return new UnreadableFile('damaged', path, error.message, { cause: error })
}
