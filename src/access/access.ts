import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { keys } from '../records/keys.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import { type Clock, isWithin } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import type { Viewer } from './roles.js'
import { hashSecret, isSecret } from './secret.js'
import { type Identified, type Identity, type User, Users } from './users.js'

/**
 * The dependencies of signing in. All state is in the bucket and in Redis, so that any process can
 * continue a session.
 */
export interface AccessDeps {
  bucket(): Promise<Bucket>
  redis(): Promise<RedisServer>
  /** The prefix of the keys in Redis, so that sessions of one storage are not valid for another. */
  prefix: string
  clock: Clock
}

export interface SignedIn {
  is: 'signedIn'
  cookie: string
  viewer: Viewer
}

export type SignIn = SignedIn | { is: 'refused' } | { is: 'throttled'; retryAfterMs: number }

/** A session without requests expires after this time. */
export const SESSION_MS = 12 * 3_600_000
/**
 * The result of "are there users" is cached for this time, within which the first user ends open
 * access.
 */
const USERS_KNOWN_MS = 2_000
/** The last use of a token is recorded at most this often. */
const NOTE_USE_MS = 60_000
/**
 * Allowed attempts within the period: for one name from one address, for one name from anywhere,
 * from one address for any name.
 */
const GUESSES = { pair: 5, name: 50, address: 30 } as const
const GUESSING_S = 15 * 60

/** The counters of attempts: for a name from an address, for the name, from the address. */
type Limits = readonly [Counted, ...Counted[]]
interface Counted {
  limiter: RateLimiterRedis
  key: string
}

interface Session {
  user: string
  /** Marks the password of the time, if the user had one. */
  password?: string | undefined
}

/** Finds the user of a request by cookie or token. */
export class Access {
  private opened:
    | Promise<{ bucket: Bucket; redis: Redis; users: Users; secret: Buffer }>
    | undefined
  private known: { hasUsers: boolean; atMs: number } | undefined
  /**
   * Hashes of valid tokens by their digest, cached so that scrypt does not run for every request.
   */
  private readonly right = new Map<string, string>()
  private readonly noted = new Map<string, number>()
  private nobodys: Promise<string> | undefined

  constructor(private readonly deps: AccessDeps) {}

  async users(): Promise<Users> {
    return (await this.open()).users
  }

  /**
   * Returns true if there are no users. Then there is no sign-in, and only this machine is served.
   */
  async isOpen(): Promise<boolean> {
    const now = this.deps.clock.now()
    if (!this.known || !isWithin(USERS_KNOWN_MS, this.known.atMs, now))
      this.known = { hasUsers: await (await this.users()).hasAny(), atMs: now }
    return !this.known.hasUsers
  }

  async signIn(guess: { name: string; password: string; address: string }): Promise<SignIn> {
    const { redis, users } = await this.open()
    const name = guess.name.trim().toLowerCase()
    const limits = this.guessing(redis, name, guess.address)
    const waitMs = await countAttempt(limits)
    if (waitMs > 0) return { is: 'throttled', retryAfterMs: waitMs }
    const user = await users.find(name)
    // The check runs for unknown users too, so that its duration does not reveal which accounts
    // exist.
    const isRight = await isSecret(guess.password, user?.password ?? (await this.nobody()))
    if (!user || user.disabledAt || user.password === undefined || !isRight)
      return { is: 'refused' }
    await forgive(limits)
    return this.begin(user)
  }

  /** Signs in the user whom the identity provider has identified; it creates no user. */
  async signInAs(
    identity: Identity,
  ): Promise<SignedIn | Exclude<Identified, { is: 'user' }> | { is: 'disabled' }> {
    const found = await (await this.users()).identified(identity)
    if (found.is !== 'user') return found
    return found.user.disabledAt ? { is: 'disabled' } : this.begin(found.user)
  }

  private async begin(user: User): Promise<SignedIn> {
    const { redis } = await this.open()
    const id = randomBytes(32).toString('base64url')
    const session: Session = { user: user.name, password: passwordMark(user) }
    await redis.set(this.sessionKey(id), JSON.stringify(session), 'PX', SESSION_MS)
    const { name, role, accounts } = user
    const viewer: Viewer = { name, role, accounts, by: 'session' }
    return { is: 'signedIn', cookie: await this.sign(id), viewer }
  }

  /**
   * Returns a signed cookie without a user, which forms of visitors without a session are bound to.
   */
  async anonymous(): Promise<string> {
    return this.sign(randomBytes(32).toString('base64url'))
  }

  async signOut(cookie: string): Promise<void> {
    const id = await this.idIn(cookie)
    if (id) await (await this.open()).redis.del(this.sessionKey(id))
  }

  async bySession(cookie: string | undefined): Promise<Viewer | undefined> {
    const id = cookie && (await this.idIn(cookie))
    if (!id) return undefined
    const { redis, users } = await this.open()
    const text = await redis.getex(this.sessionKey(id), 'PX', SESSION_MS)
    const session = text ? (JSON.parse(text) as Session) : undefined
    const user = session && (await users.find(session.user))
    // A replaced password ends the sessions that began with the one before.
    if (!user || session.password !== passwordMark(user)) return undefined
    return viewerOf(user, 'session')
  }

  async byToken(text: string): Promise<Viewer | undefined> {
    const id = /^lote_([0-9a-f]{18})_[\w-]{43}$/.exec(text)?.[1]
    if (!id) return undefined
    const { users } = await this.open()
    const token = await users.token(id)
    if (!token || token.revokedAt || !(await this.isRight(text, token.hash))) return undefined
    const user = await users.find(token.user)
    if (!user || user.disabledAt) return undefined
    const now = this.deps.clock.now()
    if (now - (this.noted.get(id) ?? 0) > NOTE_USE_MS) {
      this.noted.set(id, now)
      await users.noteUse(id)
    }
    return viewerOf(user, 'token')
  }

  /** Returns the token that a form must send, bound to the cookie. */
  async csrfOf(cookie: string): Promise<string> {
    const { secret } = await this.open()
    return createHmac('sha256', secret).update(`csrf ${cookie}`).digest('base64url')
  }

  async isCsrf(cookie: string, text: string): Promise<boolean> {
    const expected = Buffer.from(await this.csrfOf(cookie))
    const got = Buffer.from(text)
    return expected.length === got.length && timingSafeEqual(expected, got)
  }

  /** Returns a signature of the text that only this storage's secret can produce. */
  async seal(text: string): Promise<string> {
    const { secret } = await this.open()
    return createHmac('sha256', secret).update(`seal ${text}`).digest('base64url')
  }

  /** Decides whether this storage signed the cookie, for any user. */
  async isOurs(cookie: string): Promise<boolean> {
    return (await this.idIn(cookie)) !== undefined
  }

  private async isRight(text: string, hash: string): Promise<boolean> {
    const digest = createHash('sha256').update(text).digest('hex')
    if (this.right.get(digest) === hash) return true
    if (!(await isSecret(text, hash))) return false
    if (this.right.size >= 1_000) this.right.clear()
    this.right.set(digest, hash)
    return true
  }

  private nobody(): Promise<string> {
    this.nobodys ??= hashSecret(randomBytes(16).toString('hex'))
    return this.nobodys
  }

  private guessing(redis: Redis, name: string, address: string): Limits {
    const limiter = (kind: keyof typeof GUESSES) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${this.deps.prefix}:guess:${kind}`,
        points: GUESSES[kind],
        duration: GUESSING_S,
      })
    const named = digestOf(name)
    return [
      { limiter: limiter('pair'), key: `${named}-${digestOf(address)}` },
      { limiter: limiter('name'), key: named },
      { limiter: limiter('address'), key: digestOf(address) },
    ]
  }

  private open() {
    this.opened ??= this.openAll()
    // A failed attempt to open is not cached.
    this.opened.catch(() => {
      this.opened = undefined
    })
    return this.opened
  }

  private async openAll() {
    const bucket = await this.deps.bucket()
    const redis = (await this.deps.redis()).connect('access')
    await bucket.create(keys.cookieSecret, randomBytes(32).toString('hex'))
    const secret = Buffer.from((await bucket.get(keys.cookieSecret))!.toString('utf8'), 'hex')
    return { bucket, redis, secret, users: new Users(bucket, this.deps.clock.now) }
  }

  private sessionKey(id: string): string {
    return `${this.deps.prefix}:session:${digestOf(id)}`
  }

  private async sign(id: string): Promise<string> {
    const { secret } = await this.open()
    return `${id}.${createHmac('sha256', secret).update(`session ${id}`).digest('base64url')}`
  }

  private async idIn(cookie: string): Promise<string | undefined> {
    const [id = ''] = cookie.split('.')
    const expected = Buffer.from(await this.sign(id))
    const got = Buffer.from(cookie)
    return expected.length === got.length && timingSafeEqual(expected, got) ? id : undefined
  }
}

function viewerOf(user: User, by: Viewer['by']): Viewer | undefined {
  const { name, role, accounts, disabledAt } = user
  return disabledAt ? undefined : { name, role, accounts, by }
}

function passwordMark({ password }: User): string | undefined {
  return password && digestOf(password)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/**
 * A correct password clears the counter of the name from this address, and takes this attempt off
 * the others.
 */
async function forgive([pair, ...others]: Limits): Promise<void> {
  await pair.limiter.delete(pair.key)
  for (const { limiter, key } of others) await limiter.reward(key)
}

/** Counts the attempt in all limits and returns the longest wait, in milliseconds. */
async function countAttempt(limits: Limits): Promise<number> {
  let waitMs = 0
  for (const { limiter, key } of limits) {
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      waitMs = Math.max(waitMs, error.msBeforeNext)
    }
  }
  return waitMs
}
