import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.js'

/**
 * Admits only requests from this machine that were meant for it. A browser on this machine may also
 * send requests of another origin's page, or to a name that was made to point here: both are
 * refused.
 * @throws Refusal 403
 */
export function guard({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): void {
  const { host, origin } = headers
  if (isLoopback(ip) && host !== undefined && isLoopbackUrl(`http://${host}`)) {
    if (origin === undefined || origin === `http://${host}`) return
  }
  throw new Refusal(403, 'FORBIDDEN', 'As rotas /_sandbox só atendem a esta máquina.')
}

function isLoopback(address: string): boolean {
  const v4 = address.replace(/^::ffff:/, '')
  return address === '::1' || (isIPv4(v4) && v4.startsWith('127.'))
}

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname)
}
