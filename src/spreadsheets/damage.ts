import { UnreadableFile } from './source.js'

/**
 * Classifies a failure of reading. A refused file, a failing disk and a TypeError of ours keep
 * their error; anything else (zip, inflate, XML) is a damaged file.
 */
export function asDamage(error: unknown, path: string): unknown {
  if (error instanceof UnreadableFile || error instanceof TypeError) return error
  if (!(error instanceof Error) || 'syscall' in error) return error
  return new UnreadableFile('damaged', path, error.message, { cause: error })
}
