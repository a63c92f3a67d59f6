import { asDamage } from '../damage.js'
import { tooBig } from '../source.js'
import { MarkupBeyondReason } from './tag-stream.js'

/** Classifies a failure of reading a part of XML: beyond a bound, or as `asDamage` says. */
export function readFailure(error: unknown, path: string): unknown {
  if (!(error instanceof MarkupBeyondReason)) return asDamage(error, path)
  const { bound, most } = error
  return tooBig(path, { bound, most }, { cause: error })
}
