/** The roles: read; submit and control; manage users and see the queues. */
export const ROLES = ['viewer', 'operator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Decides whether the role includes the other. */
export function holds(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

export interface Viewer {
  name: string
  role: Role
  /** Names of the accounts whose batches the user sees and may spend from. */
  accounts: '*' | readonly string[]
  /** The way of identification; without users, everyone at this machine is its admin. */
  by: 'loopback' | 'session' | 'token'
}

export function seesAccount({ accounts }: Pick<Viewer, 'accounts'>, account: string): boolean {
  return accounts === '*' || accounts.includes(account)
}
