import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { parseLimits, type Window } from '../core/window.js'
import type { Language } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import type { NoticeSettings } from '../notices/settings.js'
import type { Reserve } from '../rate-limit/reserve.js'
import type { Account, Login } from '../services/account.js'
import { canonicalZone } from '../values/time-zone.js'
import { readAccounts } from './accounts-file.js'
import {
  duration,
  type Env,
  EnvReader,
  httpUrl,
  limits,
  loginName,
  reserves,
  userName,
  wholeNumber,
} from './env-reader.js'
import { FILE_BOUNDS_FORM, type FileBounds, fileBounds } from './file-bounds.js'
import { readNotices } from './notices.js'
import { type OfficeSettings, readOffice } from './office.js'
import { type OidcSettings, readOidc } from './oidc.js'

/** The whole configuration, read once from the environment at the start. */
export interface Config {
  redisUrl?: string
  /**
   * The folder in which the embedded Redis publishes its address to the processes of the same user.
   */
  runDir: string
  storage: {
    url: string
    s3Endpoint?: string
    s3PublicEndpoint?: string
    s3Checksums: 'always' | 'when-required'
  }
  services: Record<Service, ServiceSettings>
  accounts: Account[]
  language: Language
  /** The time zone of schedules that name none; an IANA name. */
  zone: string
  logLevel?: string
  concurrency: number
  /** The port at which a worker serves its health and metrics. */
  metricsPort?: number
  metricsHost: string
  /** The price of `POST /v1/correct` in units, as the contract states none. */
  correctUnits: number
  notices: NoticeSettings
  office: OfficeSettings
  /** Absent when people sign in only by passwords. */
  oidc?: OidcSettings
  /** The public key that checks the seals of workbooks without the storage. */
  sealKey?: string
  /** The bounds of spreadsheets that differ from the built-in ones. */
  fileBounds: FileBounds
  /** Allows plain http to other machines, although it carries the key in the open. */
  allowHttp?: boolean
  /** A warning for each variable that looks like ours and means nothing. */
  unknownVariables: Sentence[]
}

export type Service = Account['service']
interface ServiceSettings {
  baseUrl?: string
  key?: string
  /** The login at the calculation service, whose keys a person manages. */
  login?: Login
  user?: string
  windows: Window[]
  reserves: Reserve[]
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
const TIMEOUT_MS = 60_000
const RESERVE_FORM = 'horário=parte, como 08:00-18:00=20%'

export function variableOf(service: Service, what: 'BASE_URL' | 'API_KEY'): string {
  return `${PREFIX[service]}_${what}`
}

/**
 * Reads the configuration.
 * @throws UserError (2) that names each wrong variable, the expected value and the value it has
 */
export function readConfig(env: Env): Config {
  const reader = new EnvReader(env)
  const config: Config = {
    redisUrl: reader.get('REDIS_URL', redisUrl, REDIS_FORM),
    runDir: reader.env.LOTE_RUN_DIR || join(tmpdir(), `lote-${userId()}`),
    storage: {
      url:
        reader.get('STORAGE_URL', storageUrl, 'file:DIR ou s3://bucket/prefixo') ??
        'file:./lote-data',
      s3Endpoint: reader.get('S3_ENDPOINT', httpUrl, 'http(s)://..., sem usuário nem senha'),
      s3PublicEndpoint: reader.get(
        'S3_PUBLIC_ENDPOINT',
        httpUrl,
        'http(s)://..., sem usuário nem senha',
      ),
      s3Checksums:
        reader.get(
          'S3_CHECKSUMS',
          z.enum(['always', 'when-required']),
          'always ou when-required',
        ) ?? 'when-required',
    },
    services: {
      calculation: { ...service('calculation', reader), login: readLogin(reader) },
      gazette: service('gazette', reader),
      update: service('update', reader),
    },
    accounts: readAccounts(reader, defaults),
    language: reader.get('LOTE_LANG', z.enum(['pt', 'en']), 'pt ou en') ?? 'pt',
    zone:
      reader.get('LOTE_TZ', timeZone, 'um fuso da IANA, como America/Manaus') ??
      'America/Sao_Paulo',
    logLevel: reader.get('LOTE_LOG_LEVEL', z.enum(LEVELS), LEVELS.join(', ')),
    concurrency: reader.get('LOTE_CONCURRENCY', wholeNumber(1, 500), 'um número de 1 a 500') ?? 96,
    metricsPort: reader.get('LOTE_METRICS_PORT', wholeNumber(1, 65_535), 'uma porta, de 1 a 65535'),
    metricsHost:
      reader.get('LOTE_METRICS_HOST', hostName, 'um endereço desta máquina, como 0.0.0.0') ??
      '127.0.0.1',
    correctUnits: reader.get('CALC_CORRECT_UNITS', wholeNumber(0, 60), 'um número de 0 a 60') ?? 1,
    notices: readNotices(reader),
    office: readOffice(reader),
    oidc: readOidc(reader),
    fileBounds: reader.get('LOTE_FILE_BOUNDS', fileBounds, FILE_BOUNDS_FORM) ?? {},
    sealKey: reader.get(
      'LOTE_SEAL_KEY',
      z.string().regex(/^[\w-]{43}$/),
      'a chave pública do selo, de 43 caracteres',
    ),
    unknownVariables: reader.unknown(),
  }
  if (env.LOTE_ALLOW_HTTP === '1') config.allowHttp = true
  checkUnits(config, reader)
  reader.end()
  return config
}

/** Refuses a price above a window's limit, as such a call could never be granted. */
function checkUnits({ correctUnits, services, accounts }: Config, reader: EnvReader): void {
  const ofCalculation = accounts.filter((account) => account.service === 'calculation')
  const windows = [services.calculation, ...ofCalculation].flatMap((one) => one.windows)
  const fewest = Math.min(...windows.map(({ units }) => units))
  if (correctUnits > fewest) {
    reader.refuse('CALC_CORRECT_UNITS', `no máximo ${fewest}, o menor limite`, String(correctUnits))
  }
}

const timeZone = z.string().refine((text) => canonicalZone(text) !== undefined)
const hostName = z.string().regex(/^[\w.:-]+$/)
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const REDIS_FORM =
  'redis://host:port (com senha: redis://:SENHA@host:port, em que # se escreve %23, / %2F e @ %40)'
const redisUrl = z.string().refine(isRedisUrl)

/** Checks the URL here, because a wrong one fails in the client with an unrelated message. */
function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, hash } = new URL(text)
  return /^rediss?:$/.test(protocol) && hostname !== '' && hash === ''
}
const storageUrl = z
  .string()
  .regex(/^(?:file:.+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?)$/)

/** A container may run as a user that has a number and no name. */
function userId(): number | string {
  return process.getuid?.() ?? 'user'
}

function service(service: Service, reader: EnvReader): ServiceSettings {
  const prefix = PREFIX[service]
  const { windows, timeoutMs } = defaults(service)
  return {
    baseUrl: reader.baseUrl(variableOf(service, 'BASE_URL')),
    key: reader.secret(variableOf(service, 'API_KEY')),
    windows:
      reader.get(`${prefix}_LIMITS`, limits, 'contagem/duração, como 60/1m,300/1h') ?? windows,
    user: reader.get(
      `${prefix}_USER`,
      userName,
      'um nome, o mesmo para as chaves do mesmo usuário',
    ),
    reserves: reader.get(`${prefix}_RESERVE`, reserves, RESERVE_FORM) ?? [],
    timeoutMs: reader.get(`${prefix}_TIMEOUT`, duration, 'uma duração, como 60s') ?? timeoutMs,
  }
}

function readLogin(reader: EnvReader): Login {
  return {
    identifier: reader.get('CALC_LOGIN', loginName, 'um e-mail ou login, numa só linha'),
    password: reader.password('CALC_PASSWORD'),
  }
}

function defaults(service: Service): { windows: Window[]; timeoutMs: number } {
  return { windows: parseLimits(LIMITS[service])!, timeoutMs: TIMEOUT_MS }
}
