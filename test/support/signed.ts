import type { NewUser } from '../../src/access/users.js'
import type { Served } from './served.js'

/** A user of the served installation with a token, as `authorization`. */
export async function tokenOf(
  { context }: Served,
  user: Omit<NewUser, 'accounts'> & { accounts?: string[] },
): Promise<{ authorization: string; id: string }> {
  const users = await context.access.users()
  await users.add({ accounts: ['default'], ...user })
  const { token, text } = await users.issueToken(user.name, 'test')
  return { authorization: `Bearer ${text}`, id: token.id }
}
