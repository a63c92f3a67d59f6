import { type Account, bookName, keyName } from '../services/account.js'

/** Two accounts whose limit may be counted twice. */
export interface Twins {
  why: 'one-key' | 'one-place'
  first: Account
  second: Account
}

/**
 * The limit belongs to the user of a key. One key under two users has two books; two keys at one
 * place of whom nobody said whose they are may be one user's.
 */
export function twinsAmong(accounts: readonly Account[]): Twins[] {
  const pairs = accounts.flatMap((first, at) =>
    accounts.slice(at + 1).map((second) => ({ first, second })),
  )
  return pairs.flatMap(({ first, second }) => {
    const why = whyTwins(first, second)
    return why === undefined ? [] : [{ why, first, second }]
  })
}

function whyTwins(first: Account, second: Account): Twins['why'] | undefined {
  if (bookName(first) === bookName(second)) return undefined
  if (keyName(first) === keyName(second)) return 'one-key'
  const isOnePlace =
    first.service === second.service && new URL(first.baseUrl).href === new URL(second.baseUrl).href
  return isOnePlace && !(first.user && second.user) ? 'one-place' : undefined
}
