import { sentence } from '../messages/message-code.js'
import type { Output } from './output.js'

/**
 * Interval of messages while the store is slow: a minute may pass until a stalled store is given
 * up.
 */
const SLOW_MS = 3_000

/** Reports that the store is slow, unless it is known what is waited for. */
export async function printIfSlow<T>(
  read: () => Promise<T>,
  output: Output,
  isKnown: () => boolean = () => false,
): Promise<T> {
  const timer = setInterval(() => {
    if (!isKnown()) output.say(sentence('store_slow'))
  }, SLOW_MS)
  try {
    return await read()
  } finally {
    clearInterval(timer)
  }
}
