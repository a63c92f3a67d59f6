import { isLoopback } from '../../runtime/loopback.js'
import { decoded } from '../../services/body-decoder.js'
import { isAddress } from '../target.js'

/** The server that takes our mail. */
export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS. */
  secure: boolean
  /** Nothing is sent without TLS, which would expose case numbers and the password. */
  requireTls: boolean
  user?: string
  password?: string
}

export interface Sender {
  name?: string
  address: string
}

/** Reads `smtp://user:password@host:587` or `smtps://...:465`; undefined for an invalid URL. */
export function parseSmtpUrl(text: string, allowPlain: boolean): SmtpSettings | undefined {
  if (!URL.canParse(text)) return undefined
  const {
    protocol,
    hostname,
    port,
    username,
    password: secret,
    pathname,
    search,
    hash,
  } = new URL(text)
  if (!/^smtps?:$/.test(protocol) || hostname === '') return undefined
  if (pathname.length > 1 || search || hash) return undefined
  const user = decoded(username)
  const password = decoded(secret)
  if (user === undefined || password === undefined) return undefined
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTls: !secure && !allowPlain && !isLoopback(hostname),
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
  }
}

/** Reads `avisos@escritorio.example` or `Escritório <avisos@escritorio.example>`. */
export function parseSender(text: string): Sender | undefined {
  if (/\p{Cc}/u.test(text)) return undefined
  const [, name, inside] = /^([^<>]{0,100})<([^<>]+)>$/.exec(text.trim()) ?? []
  const address = (inside ?? text).trim()
  if (!isAddress(address)) return undefined
  const shown = name?.trim().replace(/^"|"$/g, '')
  return shown ? { name: shown, address } : { address }
}
