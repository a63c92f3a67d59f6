/**
 * A fault of our own code, not of the store or the network: a stack that is exhausted, a value of
 * another kind. The same input leads to it again. What Node throws of the outside world has a code.
 */
export function isOwnFault(error: unknown): boolean {
  const isOurs =
    error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
  return isOurs && !('code' in error) && error.cause === undefined
}
