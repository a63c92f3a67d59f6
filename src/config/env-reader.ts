import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { EXIT, UserError } from '../core/errors.js'
import { parseDurationMs, parseLimits } from '../core/window.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { parseReserves } from '../rate-limit/reserve.js'
import { hideCredentials } from '../runtime/log.js'
import { isLoopback } from '../runtime/loopback.js'

export type Env = Record<string, string | undefined>

/** Reads variables, and collects all problems so that a person sees them at once. */
export class EnvReader {
  private readonly problems: Sentence[] = []
  /** The names that were asked for, also those of variables that are not set. */
  private readonly known = new Set<string>()
  readonly env: Env

  constructor(private readonly given: Env) {
    this.env = new Proxy(given, {
      get: (variables, name) => {
        this.known.add(String(name))
        return variables[String(name)]
      },
    })
    this.get('LOTE_ALLOW_HTTP', z.enum(['0', '1']), '0 ou 1')
  }

  get<T>(name: string, schema: z.ZodType<T>, expected: string): T | undefined {
    const text = this.env[name]
    if (text === undefined || text === '') return undefined
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    this.refuse(name, expected, text)
    return undefined
  }

  /**
   * Notes a problem. `got` is shown as it is, but without anything that looks like a credential in
   * the wrong variable.
   */
  refuse(name: string, expected: string, got?: string): void {
    const text = got !== undefined && ADDRESS_NAME.test(name) ? withoutLogin(got) : got
    const shown = text === undefined ? undefined : this.withoutSecrets(text)
    this.problems.push(sentence('bad_environment', { name, expected, got: shown }))
  }

  baseUrl(name: string): string | undefined {
    const url = this.get(name, httpUrl, 'http(s)://..., sem usuário nem senha')
    if (url) this.checkTransport(name, url)
    return url
  }

  /**
   * Refuses plain http to another machine unless the operator allows it, as it carries the key in
   * the open.
   */
  checkTransport(name: string, url: string): void {
    const { protocol, hostname } = new URL(url)
    if (protocol === 'http:' && !isLoopback(hostname) && this.env.LOTE_ALLOW_HTTP !== '1') {
      this.problems.push(sentence('insecure_url', { name, url }))
    }
  }

  /** Reads a key from `NAME`, or from the file that `NAME_FILE` names. */
  secret(name: string): string | undefined {
    const text = this.env[name]
    const path = this.env[`${name}_FILE`]
    if (text) return this.checkedKey(name, text)
    return path ? this.secretFile(`${name}_FILE`, path) : undefined
  }

  /**
   * Reads a password in the same way; all its characters count, except the line break that ends a
   * file.
   */
  password(name: string): string | undefined {
    const text = this.env[name]
    const path = this.env[`${name}_FILE`]
    if (text) return this.checkedPassword(name, text)
    return path ? this.passwordFile(`${name}_FILE`, path) : undefined
  }

  passwordFile(name: string, path: string): string | undefined {
    const text = this.file(name, path)?.replace(/\r?\n$/, '')
    return text === undefined ? undefined : this.checkedPassword(name, text)
  }

  checkedPassword(name: string, text: string): string | undefined {
    if (text !== '' && !/\p{Cc}/u.test(text)) return text
    this.refuse(name, 'uma senha, numa só linha')
    return undefined
  }

  secretFile(name: string, path: string): string | undefined {
    const text = this.file(name, path)
    return text === undefined ? undefined : this.checkedKey(name, text)
  }

  /**
   * A key is sent in a header, where a line break or an accent would fail with an unrelated
   * message.
   */
  checkedKey(name: string, text: string): string | undefined {
    const key = serviceKey.safeParse(text.trim())
    if (key.success) return key.data
    this.refuse(name, 'uma chave, numa só linha e sem espaços')
    return undefined
  }

  file(name: string, path: string): string | undefined {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      this.refuse(name, 'um arquivo que se possa ler', path)
      return undefined
    }
  }

  /** Returns the variables that look like ours and mean nothing, once all others were read. */
  unknown(): Sentence[] {
    const known = [...this.known].filter((name) => OURS.test(name))
    return Object.keys(this.given)
      .filter((name) => OURS.test(name) && this.given[name] && !this.known.has(name))
      .map((name) => sentence('variable_unknown', { name, known }))
  }

  end(): void {
    if (this.problems.length > 0) throw new UserError(EXIT.usage, this.problems)
  }

  private withoutSecrets(text: string): string {
    const secrets = Object.entries(this.given)
      .filter(([name]) => /KEY$|PASSWORD$|SECRET|TOKEN/.test(name))
      .flatMap(([, value]) => (value && value.length >= SHORTEST_SECRET ? [value] : []))
    return hideCredentials(secrets.reduce((all, secret) => all.replaceAll(secret, '***'), text))
  }
}

const OURS = /^(?:LOTE|CALC|GAZETTE|UPDATE)_/

/** A shorter secret would match inside other words. */
const SHORTEST_SECRET = 6

/** Variables that hold an address, into which a person may have written a login. */
const ADDRESS_NAME = /URL$|ENDPOINT$/

/**
 * Masks the possible passwords in an unreadable address: all text before the last `@`, a key in the
 * query, and the text after a colon unless it is a port.
 */
function withoutLogin(text: string): string {
  const at = text.lastIndexOf('@')
  const address = at < 0 ? text : `***${text.slice(at)}`
  const plain = address.replace(/((?:key|token|pass\w*|senha|secret)=)[^&#]*/gi, '$1***')
  return plain.startsWith('file:')
    ? plain
    : plain.replace(/:(?!\/\/)(?!\d{1,5}(?:\/|$)).*$/s, ':***')
}

/** A key that a header can carry. */
export const serviceKey = z.string().regex(/^[\x21-\x7e]+$/)

/** A URL that a path can be appended to, without a password that a message would show. */
export const httpUrl = z.string().refine(isPlainHttpUrl, 'http(s)://..., sem usuário nem senha')

function isPlainHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  return (
    /^https?:$/.test(protocol) && hostname !== '' && `${username}${password}${search}${hash}` === ''
  )
}

export const limits = z.string().transform((text, context) => {
  const windows = parseLimits(text)
  if (!windows) context.addIssue({ code: 'custom', message: 'contagem/duração, como 60/1m' })
  return windows ?? []
})

export const reserves = z.string().transform((text, context) => {
  const parsed = parseReserves(text)
  if (!parsed) context.addIssue({ code: 'custom', message: 'horário=parte, como 08:00-18:00=20%' })
  return parsed ?? []
})

/** The operator's name for the user of a key; it names the user's rate limiter. */
export const userName = z.string().regex(/^[\w.@+-]{1,80}$/)

/** An e-mail or a login name of a person at the service. */
export const loginName = z.string().regex(/^[^\p{Cc}]{1,200}$/u)

export const duration = z.string().transform((text, context) => {
  const ms = parseDurationMs(text)
  if (!ms) context.addIssue({ code: 'custom', message: 'uma duração, como 60s' })
  return ms ?? 0
})

/** Accepts digits only, because `Number('')` is 0 and `Number('0x10')` is 16. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
}
