import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { choiceOf } from '../core/choice.js'
import { UserError } from '../core/errors.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'
import { ROLES } from './roles.js'
import { hashSecret } from './secret.js'

/** Characters that are safe in a key, a log and a URL; an e-mail address is valid. */
const NAME = /^[a-z0-9][a-z0-9._@+-]{0,63}$/
const user = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  accounts: z.union([z.literal('*'), z.array(z.string())]),
  /** Absent for users who sign in only by tokens or by the identity provider. */
  password: z.string().optional(),
  createdAt: z.string(),
  disabledAt: z.string().optional(),
})
const token = z.object({
  id: z.string(),
  user: z.string(),
  hash: z.string(),
  label: z.string(),
  createdAt: z.string(),
  revokedAt: z.string().optional(),
})
/** A person, or a system that uses tokens only. */
export type User = z.infer<typeof user>
export type Token = z.infer<typeof token>

const USER = printed('lote/user', user)
const TOKEN = printed('lote/token', token)
const IDENTITY = printed(
  'lote/identity',
  z.object({ user: z.string(), issuer: z.string(), subject: z.string() }),
)
/** Shorter passwords can be guessed. */
const LEAST_PASSWORD = 12

/**
 * A person whom the identity provider has identified; a provider never reuses its subject for
 * another person.
 */
export interface Identity {
  issuer: string
  subject: string
  /** Present only if the provider has verified it. */
  email?: string
}

/** Each end without a user has a message of its own. */
export type Identified =
  | { is: 'user'; user: User }
  | { is: 'noEmail' }
  | { is: 'unknown'; email: string }
  | { is: 'other'; email: string }

export interface NewUser {
  name: string
  role: string
  accounts: string[]
  password?: string
}

export class Users {
  constructor(
    private readonly bucket: Bucket,
    private readonly now: () => number,
  ) {}

  /** @throws UserError (2) if the name is taken or a value is invalid */
  async add({ name, role, accounts, password }: NewUser): Promise<User> {
    if (!NAME.test(name)) throw UserError.usage('user_bad_name', { name })
    const known = choiceOf('--role', role, ROLES)
    if (password !== undefined) refuseShort(password)
    const user: User = {
      name,
      role: known,
      accounts: accounts.includes('*') ? '*' : accounts,
      password: password === undefined ? undefined : await hashSecret(password),
      createdAt: this.stamp(),
    }
    const isNew = await USER.create(this.bucket, keys.user(name), user)
    if (!isNew) throw UserError.usage('user_exists', { name })
    return user
  }

  async find(name: string): Promise<User | undefined> {
    if (!NAME.test(name)) return undefined
    return USER.get(this.bucket, keys.user(name))
  }

  /** @throws UserError (2) if there is no such user */
  async named(name: string): Promise<User> {
    const user = await this.find(name)
    if (!user) throw UserError.usage('no_user', { name })
    return user
  }

  async all(): Promise<User[]> {
    const found: User[] = []
    for await (const key of this.bucket.list(keys.users)) {
      const user = await USER.get(this.bucket, key)
      if (user) found.push(user)
    }
    return found
  }

  async hasAny(): Promise<boolean> {
    for await (const _ of this.bucket.list(keys.users)) return true
    return false
  }

  /** Rejects all sessions and tokens of the user from now on. */
  async disable(name: string): Promise<void> {
    const user = await this.named(name)
    const disabled = { ...user, disabledAt: user.disabledAt ?? this.stamp() }
    await USER.put(this.bucket, keys.user(name), disabled)
  }

  /** Accepts the user again, with the password and the tokens that he had. */
  async enable(name: string): Promise<void> {
    const { disabledAt: _disabledAt, ...user } = await this.named(name)
    await USER.put(this.bucket, keys.user(name), user)
  }

  /** Replaces the password, which ends the sessions of the user; his tokens stay. */
  async setPassword(name: string, password: string): Promise<void> {
    const user = await this.named(name)
    refuseShort(password)
    await USER.put(this.bucket, keys.user(name), { ...user, password: await hashSecret(password) })
  }

  /**
   * Finds the user whose name is the verified e-mail, and links the user to this person for good.
   * If the e-mail later belongs to somebody else, it does not give access.
   */
  async identified({ issuer, subject, email }: Identity): Promise<Identified> {
    const linked = await this.linkedTo({ issuer, subject })
    if (linked) return { is: 'user', user: linked }
    if (email === undefined) return { is: 'noEmail' }
    const user = await this.find(email.trim().toLowerCase())
    if (!user) return { is: 'unknown', email }
    const link = { user: user.name, issuer, subject }
    const isNew = await IDENTITY.create(this.bucket, keys.identity(user.name), link)
    return isNew ? { is: 'user', user } : { is: 'other', email }
  }

  private async linkedTo({ issuer, subject }: Identity): Promise<User | undefined> {
    for await (const key of this.bucket.list(keys.identities)) {
      const link = await IDENTITY.get(this.bucket, key)
      if (link?.issuer === issuer && link.subject === subject) return this.find(link.user)
    }
    return undefined
  }

  /**
   * Removes the link, so that the next person with the e-mail becomes the user.
   * @throws UserError (2) if there is no such user
   */
  async unlink(name: string): Promise<void> {
    const user = await this.named(name)
    await this.bucket.delete(keys.identity(user.name))
  }

  /**
   * Creates a token and returns its full text, which is stored nowhere.
   * @throws UserError (2) if there is no such user, or he is disabled
   */
  async issueToken(name: string, label: string): Promise<{ token: Token; text: string }> {
    const user = await this.named(name)
    if (user.disabledAt) throw UserError.usage('user_is_disabled', { name })
    const id = randomBytes(9).toString('hex')
    const secret = randomBytes(32).toString('base64url')
    const text = `lote_${id}_${secret}`
    const hash = await hashSecret(text)
    const token: Token = { id, user: user.name, hash, label, createdAt: this.stamp() }
    await TOKEN.put(this.bucket, keys.token(id), token)
    return { token, text }
  }

  token(id: string): Promise<Token | undefined> {
    return TOKEN.get(this.bucket, keys.token(id))
  }

  /** @throws UserError (2) if the user has no such token */
  async revokeToken(name: string, id: string): Promise<void> {
    const token = /^[0-9a-f]{18}$/.test(id) ? await this.token(id) : undefined
    if (token?.user !== name) throw UserError.usage('no_token', { name, id })
    const revoked = { ...token, revokedAt: token.revokedAt ?? this.stamp() }
    await TOKEN.put(this.bucket, keys.token(id), revoked)
  }

  async tokensOf(name: string): Promise<(Token & { usedAt?: string })[]> {
    const found: (Token & { usedAt?: string })[] = []
    for await (const key of this.bucket.list(keys.tokens)) {
      const token = await this.token(key.slice(keys.tokens.length).replace(/\.json$/, ''))
      if (token?.user !== name) continue
      const used = await this.bucket.get(keys.tokenUse(token.id))
      found.push({ ...token, ...(used ? { usedAt: used.toString('utf8') } : {}) })
    }
    return found
  }

  async noteUse(id: string): Promise<void> {
    await this.bucket.put(keys.tokenUse(id), this.stamp())
  }

  private stamp(): string {
    return new Date(this.now()).toISOString()
  }
}

function refuseShort(password: string): void {
  if (password.length < LEAST_PASSWORD)
    throw UserError.usage('user_short_password', { least: LEAST_PASSWORD })
}
