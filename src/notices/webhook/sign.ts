import { createHmac } from 'node:crypto'

/** Standard Webhooks allows keys of 24 to 64 bytes. */
const SHORTEST_KEY = 24
const LONGEST_KEY = 64

/** Returns the bytes of a secret `whsec_<base64>`, or undefined for an invalid one. */
export function secretKey(secret: string): Buffer | undefined {
  const base64 = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret)?.[1]
  if (!base64) return undefined
  const key = Buffer.from(base64, 'base64')
  const isWhole = key.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '')
  return isWhole && key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY ? key : undefined
}

/**
 * Returns the headers of one attempt by the Standard Webhooks convention. Several secrets give
 * several signatures, so that a secret can be replaced while both are valid.
 */
export function signed(
  id: string,
  nowMs: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const signatures = secrets.flatMap((secret) => {
    const key = secretKey(secret)
    if (!key) return []
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return [`v1,${mac.digest('base64')}`]
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
