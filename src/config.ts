import { readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { EXIT, Refusal } from './errors.js'
import { parseDurationMs, parseLimits, type Window } from './limits/window.js'
import type { Language } from './messages/index.js'
import { type Sentence, sentence } from './sentence.js'
import type { Account } from './services/account.js'

/** Everything that the environment says, read once at the start. */
export interface Config {
  redisUrl?: string
  /** Where this user's embedded Redis is announced to other processes of the same user. */
  runDir: string
  storage: { url: string; s3Endpoint?: string; s3Checksums: 'always' | 'when-required' }
  services: Record<Service, ServiceSettings>
  accounts: Account[]
  language: Language
  logLevel?: string
  concurrency: number
  /** Units of `POST /v1/correct`, on which the contract is silent. */
  correctUnits: number
}

export type Service = Account['service']
export interface ServiceSettings {
  baseUrl?: string
  key?: string
  windows: Window[]
  timeoutMs: number
}

const PREFIX: Record<Service, string> = {
  calculation: 'CALC',
  gazette: 'GAZETTE',
  update: 'UPDATE',
}
const LIMITS: Record<Service, string> = {
  calculation: '60/1m,300/1h',
  gazette: '60/1m',
  update: '60/1m',
}

export function variableOf(service: Service, what: 'BASE_URL' | 'API_KEY'): string {
  return `${PREFIX[service]}_${what}`
}

type Env = Record<string, string | undefined>

/** @throws Refusal (2) that names each variable that is wrong, what it expects and what it got */
export function readConfig(env: Env): Config {
  const reader = new Reader(env)
  const config: Config = {
    redisUrl: reader.get('REDIS_URL', redisUrl, 'redis://host:port'),
    runDir: env.LOTE_RUN_DIR || join(tmpdir(), `lote-${userInfo().uid}`),
    storage: {
      url:
        reader.get('STORAGE_URL', storageUrl, 'file:DIR ou s3://bucket/prefixo') ??
        'file:./lote-data',
      s3Endpoint: reader.get('S3_ENDPOINT', z.url(), 'http(s)://...'),
      s3Checksums:
        reader.get(
          'S3_CHECKSUMS',
          z.enum(['always', 'when-required']),
          'always ou when-required',
        ) ?? 'when-required',
    },
    services: {
      calculation: reader.service('calculation'),
      gazette: reader.service('gazette'),
      update: reader.service('update'),
    },
    accounts: reader.accounts(),
    language: reader.get('LOTE_LANG', z.enum(['pt', 'en']), 'pt ou en') ?? 'pt',
    logLevel: reader.get(
      'LOTE_LOG_LEVEL',
      z.enum(['silent', 'error', 'warn', 'info', 'debug']),
      'silent, error, warn, info ou debug',
    ),
    concurrency: reader.get('LOTE_CONCURRENCY', positive, 'um número de 1 a 200') ?? 16,
    correctUnits:
      reader.get(
        'CALC_CORRECT_UNITS',
        z.coerce.number().int().min(0).max(60),
        'um número de 0 a 60',
      ) ?? 1,
  }
  reader.end()
  return config
}

const positive = z.coerce.number().int().min(1).max(200)
const redisUrl = z.string().regex(/^rediss?:\/\/.+/)
const storageUrl = z.string().regex(/^(?:file:.+|s3:\/\/[^/]+.*)$/)

/** Collects what is wrong, so that a person sees it all at once. */
class Reader {
  private readonly problems: Sentence[] = []

  constructor(private readonly env: Env) {}

  get<T>(name: string, schema: z.ZodType<T>, expected: string): T | undefined {
    const text = this.env[name]
    if (text === undefined || text === '') return undefined
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    this.problems.push(sentence('bad_environment', { name, expected, got: withoutPassword(text) }))
    return undefined
  }

  service(service: Service): ServiceSettings {
    const prefix = PREFIX[service]
    const windows = this.get(`${prefix}_LIMITS`, limits, 'contagem/duração, como 60/1m,300/1h')
    const timeoutMs = this.get(`${prefix}_TIMEOUT`, duration, 'uma duração, como 60s')
    return {
      baseUrl: this.baseUrl(`${prefix}_BASE_URL`),
      key: this.secret(`${prefix}_API_KEY`),
      windows: windows ?? parseLimits(LIMITS[service])!,
      timeoutMs: timeoutMs ?? 60_000,
    }
  }

  accounts(): Account[] {
    const path = this.env.LOTE_ACCOUNTS
    if (!path) return []
    const listed = this.file('LOTE_ACCOUNTS', path)
    const parsed = listed === undefined ? undefined : accountList.safeParse(json(listed))
    if (parsed && !parsed.success) {
      const [issue] = parsed.error.issues
      this.problems.push(
        sentence('bad_environment', {
          name: 'LOTE_ACCOUNTS',
          expected: 'uma lista JSON de contas',
          got: `${issue?.path.join('.')}: ${issue?.message}`,
        }),
      )
    }
    return (parsed?.data ?? []).flatMap((account) => {
      const key = account.keyFile
        ? this.file('LOTE_ACCOUNTS keyFile', account.keyFile)?.trim()
        : account.keyEnv
          ? this.env[account.keyEnv]
          : undefined
      if (!key) {
        this.problems.push(
          sentence('bad_environment', {
            name: `LOTE_ACCOUNTS ${account.name}`,
            expected: 'keyFile ou keyEnv com a chave',
          }),
        )
        return []
      }
      this.checkTransport(`LOTE_ACCOUNTS ${account.name}`, account.baseUrl)
      return [
        {
          name: account.name,
          service: account.service,
          baseUrl: account.baseUrl,
          key,
          windows: account.limits ?? parseLimits(LIMITS[account.service])!,
          timeoutMs: account.timeout ?? 60_000,
        },
      ]
    })
  }

  end(): void {
    if (this.problems.length > 0) throw new Refusal(EXIT.usage, this.problems)
  }

  private baseUrl(name: string): string | undefined {
    const url = this.get(name, z.url({ protocol: /^https?$/ }), 'http(s)://...')
    if (url) this.checkTransport(name, url)
    return url
  }

  /** Plain http carries the key in the open: only within this machine, or when it is asked for. */
  private checkTransport(name: string, url: string): void {
    const { protocol, hostname } = new URL(url)
    const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
    if (protocol === 'http:' && !local && this.env.LOTE_ALLOW_HTTP !== '1') {
      this.problems.push(sentence('insecure_url', { name, url }))
    }
  }

  private secret(name: string): string | undefined {
    const path = this.env[`${name}_FILE`]
    return (
      this.env[name] || (path ? this.file(`${name}_FILE`, path)?.trim() : undefined) || undefined
    )
  }

  private file(name: string, path: string): string | undefined {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      this.problems.push(
        sentence('bad_environment', { name, expected: 'um arquivo que se possa ler', got: path }),
      )
      return undefined
    }
  }
}

const limits = z.string().transform((text, context) => {
  const windows = parseLimits(text)
  if (!windows) context.addIssue({ code: 'custom', message: 'limits' })
  return windows ?? []
})
const duration = z.string().transform((text, context) => {
  const ms = parseDurationMs(text)
  if (!ms) context.addIssue({ code: 'custom', message: 'duration' })
  return ms ?? 0
})
const accountList = z.array(
  z.strictObject({
    name: z.string().regex(/^[\w.-]{1,40}$/),
    service: z.enum(['calculation', 'gazette', 'update']),
    baseUrl: z.url({ protocol: /^https?$/ }),
    keyFile: z.string().optional(),
    keyEnv: z.string().optional(),
    limits: limits.optional(),
    timeout: duration.optional(),
  }),
)

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@/]*@/, '//***@')
}
