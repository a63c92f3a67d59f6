/** What a user may do: look; submit and steer; manage users and see the queues. */
export const ROLES = ['viewer', 'operator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether the role holds all that the other may. */
export function holds(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** Who asks. */
export interface Viewer {
  name: string
  role: Role
  /** Names of the accounts whose batches he sees and may spend from. */
  accounts: '*' | readonly string[]
  /** How he is known; without users whoever sits at the machine is its admin. */
  by: 'loopback' | 'session' | 'token'
}

export function seesAccount({ accounts }: Pick<Viewer, 'accounts'>, account: string): boolean {
  return accounts === '*' || accounts.includes(account)
}
