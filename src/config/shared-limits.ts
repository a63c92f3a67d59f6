import { type Account, bookName, keyName } from '../services/account.js'

/** Two accounts whose shared limit may be counted twice. */
export interface SharedLimit {
  why: 'one-key' | 'one-place'
  first: Account
  second: Account
}

/**
 * Finds the pairs of accounts that may share one user, to whom the limit belongs. One key under two
 * users would have two rate limiters; two keys at one address, without users in the configuration,
 * may belong to one user.
 */
export function sharedLimitsAmong(accounts: readonly Account[]): SharedLimit[] {
  const pairs = accounts.flatMap((first, at) =>
    accounts.slice(at + 1).map((second) => ({ first, second })),
  )
  return pairs.flatMap(({ first, second }) => {
    const why = whyShared(first, second)
    return why === undefined ? [] : [{ why, first, second }]
  })
}

function whyShared(first: Account, second: Account): SharedLimit['why'] | undefined {
  if (bookName(first) === bookName(second)) return undefined
  if (keyName(first) === keyName(second)) return 'one-key'
  const isOnePlace =
    first.service === second.service && new URL(first.baseUrl).href === new URL(second.baseUrl).href
  return isOnePlace && !(first.user && second.user) ? 'one-place' : undefined
}
