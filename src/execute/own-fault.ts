/**
 * Whether the error is a fault of our own code, not of the store or the network: an exhausted
 * stack, a value of the wrong type. The same input causes it again. Errors of Node about the
 * outside world have a `code`.
 */
export function isOwnFault(error: unknown): boolean {
  const isOurs =
    error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError
  return isOurs && !('code' in error) && error.cause === undefined
}
