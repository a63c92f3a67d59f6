import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * 16 MB and some 40 ms for each attempt (RFC 7914, section 2; OWASP lists 2^14 with p = 5 among its
 * minimum settings).
 */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Returns the stored form of a password or token: `scrypt$N$r$p$salt$hash`, base64url. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { N, r, p } = COST
  const hash = await derive(secret, salt, COST)
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Compares in constant time, so that the duration does not show how much was right. */
export async function isSecret(secret: string, kept: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', hash = ''] = kept.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(hash, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const got = await derive(secret, Buffer.from(salt, 'base64url'), cost)
  return expected.length === got.length && timingSafeEqual(expected, got)
}

function derive(secret: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFKC'), salt, HASH_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
