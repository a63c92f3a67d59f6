import { lookup as dnsLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublic } from './address.js'

/** Returns all addresses of a name. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>

export const systemResolve: Resolve = (hostname) => dnsLookup(hostname, { all: true })

/** The name leads to an address that is not public. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
  readonly code = 'EPRIVATE'
  constructor(
    readonly host: string,
    readonly address: string,
  ) {
    super(`${host} is at ${address}, which is not public`)
  }
}

/**
 * Returns the lookup that the connection itself uses: the checked address is the connected one, so
 * that a name which changes its address between a check and the connection gains nothing. One
 * address that is not public is enough to refuse the name.
 */
export function guardedLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const wrong = allowPrivate ? undefined : found.find(({ address }) => !isPublic(address))
        if (wrong) return callback(new PrivateAddress(hostname, wrong.address), '', 0)
        const [first] = found
        if (!first) return callback(notFound(hostname), '', 0)
        if (options.all) return callback(null, found)
        callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}

function notFound(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
}
