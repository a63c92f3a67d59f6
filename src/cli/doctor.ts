import type { App } from '../app/app.js'
import { workersAlive } from '../app/workers-alive.js'
import { userErrorOfCall } from '../batches/refused-call.js'
import { userErrorOf } from '../batches/user-error.js'
import { otherOwner } from '../batches/view/storage-place.js'
import { sharedLimitsAmong } from '../config/shared-limits.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { type Language, translateWhole } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { keys } from '../records/keys.js'
import { ScheduleRecords } from '../schedules/records.js'
import { watchSchedules } from '../schedules/watch-schedules.js'
import type { Account } from '../services/account.js'
import { GazetteClient } from '../services/gazette/client.js'
import { UpdateClient } from '../services/update/client.js'
import { watchNames } from '../watches/records.js'
import type { Check } from './check.js'
import { type Cli, words } from './output.js'
import { mailServerOf, noticesOf } from './schedules/notice-checks.js'

/** Each check uses what it checks, without a call that costs. */
const CHECKS: Check[] = [
  { name: 'Node', run: async () => process.version },
  {
    name: 'storage',
    run: async (app) => {
      const bucket = await app.bucket()
      const key = `.doctor/${app.owner.instance}`
      await bucket.put(key, 'lote')
      const back = (await bucket.get(key))?.toString()
      await bucket.delete(key)
      if (back !== 'lote') throw new Error(`read back ${back}`)
      const owner = await otherOwner(app)
      if (owner === undefined) return bucket.url
      return sentence('storage_other_owner', { where: bucket.url, owner })
    },
  },
  {
    name: 'redis',
    run: async (app) => {
      const server = await app.redis()
      const [first] = server.warnings
      if (!first) return server.url
      const { code, facts } = first
      if (code === 'redis_evicts') throw UserError.other(code, facts)
      return sentence(code, facts)
    },
  },
]

/** Portuguese labels; `--json` has the name itself. */
const LABELS: Record<string, string> = {
  storage: 'armazenamento',
  redis: 'Redis',
  variables: 'variáveis',
  calculation: 'serviço de cálculo',
  gazette: 'serviço de publicações',
  update: 'serviço de atualização',
  mail: 'servidor de e-mail',
  notices: 'e-mail e webhooks',
  schedules: 'agendamentos',
}

/** Checks the workers, which execute queued tasks and schedules. */
function workersOf(language: Language): Check {
  return {
    name: 'workers',
    run: async (app) => {
      const alive = await workersAlive(app)
      if (alive.length === 0) return undefined
      if (alive.every(({ workers }) => workers === 0)) return nobodyAlive(app, language)
      const each = alive.map((one) => `${serviceAndAccount(one, language)}: ${one.workers}`)
      return `${words(language, 'vivos em', 'alive at')} ${each.join(', ')}`
    },
  }
}

/** A warning where something waits for one. */
async function nobodyAlive(app: App, language: Language): Promise<string | Sentence> {
  const bucket = await app.bucket()
  const countOf = async (keys: AsyncIterable<string>) => {
    let count = 0
    for await (const _ of keys) count += 1
    return count
  }
  const schedules = await countOf(new ScheduleRecords(bucket).names())
  const batches = await countOf(bucket.list(keys.open))
  if (schedules + batches > 0) return sentence('no_worker_alive', { schedules, batches })
  return words(
    language,
    'nenhum vivo; só lote submit e agendamentos precisam de um',
    'none alive; only lote submit and schedules need one',
  )
}

/** Formats `serviço de cálculo`, `serviço de cálculo (filial)`. */
function serviceAndAccount(
  { service, account }: { service: string; account?: string | undefined },
  language: Language,
): string {
  const label = words(language, LABELS[service] ?? service, service)
  return account === undefined || account === 'default' ? label : `${label} (${account})`
}

/** There is no line without a schedule whose watch is missing. */
const WATCHES_OF_SCHEDULES: Check = {
  name: 'schedules',
  run: async (app) => {
    const bucket = await app.bucket()
    const known = await watchNames(bucket)
    const lost = (await watchSchedules(bucket)).filter(({ watch }) => !known.includes(watch))
    if (lost.length === 0) return undefined
    const schedules = lost.map(({ schedule, watch }) => `${schedule.name} («${watch}»)`)
    return sentence('schedules_without_watch', { schedules })
  },
}

const NEEDED: Record<string, readonly string[]> = {
  notices: ['storage'],
  schedules: ['storage'],
  workers: ['redis', 'storage'],
}

export interface DoctorOptions {
  /** Makes a call with the key of each account whose service counts every call. */
  keys?: boolean
  json?: boolean
}

/**
 * Returns a check for each configured account; without any, a failing one for the calculation
 * service.
 */
function checksOf(app: App, asked: DoctorOptions, language: Language): Check[] {
  const accounts = app.accounts()
  if (accounts.length === 0)
    return [{ name: 'calculation', run: async () => app.account('calculation').name }]
  return accounts.map((account) => ({
    name: account.service,
    account: account.name,
    run: () => look(app, account, asked, language),
  }))
}

/** Returns a warning for each variable that means nothing. */
function variablesOf({ config }: App): Check[] {
  return config.unknownVariables.map((one) => ({ name: 'variables', run: async () => one }))
}

/** Returns a warning for each two accounts whose limit may be counted twice. */
function twinsOf(app: App): Check[] {
  return sharedLimitsAmong(app.accounts()).map(({ why, first, second }) => ({
    name: first.service,
    run: async () =>
      sentence(why === 'one-key' ? 'accounts_one_key' : 'accounts_one_place', {
        first: first.name,
        second: second.name,
      }),
  }))
}

async function look(
  app: App,
  account: Account,
  { keys = false }: DoctorOptions,
  language: Language,
): Promise<string> {
  const { baseUrl, service } = account
  if (service !== 'calculation') {
    if (keys) return `${baseUrl}: ${await acceptedKey(app, account, language)}`
    return words(
      language,
      `${baseUrl}: configurado; não foi chamado, porque ali cada consulta conta (lote doctor --keys faz uma)`,
      `${baseUrl}: configured; not called, because each request counts there (lote doctor --keys makes one)`,
    )
  }
  const connection = app.connect(account)
  const indices = await connection.reads.get('GET /v1/indices', '/v1/indices')
  const rehearsal = await connection.isRehearsal()
  return `${baseUrl}${indices.is === 'found' ? '' : ` (HTTP ${indices.status})`}${rehearsal ? ' (sandbox)' : ''}`
}

/**
 * Makes the cheapest call that needs a key.
 * @throws UserError that names the source of the key
 */
async function acceptedKey(app: App, account: Account, language: Language): Promise<string> {
  const sender = await app.counted(account)
  try {
    await (account.service === 'gazette'
      ? new GazetteClient(sender).me()
      : new UpdateClient(sender).listaTabelas())
  } catch (error) {
    throw userErrorOfCall(error, account.baseUrl, account.keyFrom)
  }
  return words(language, 'a chave foi aceita (1 consulta)', 'the key was accepted (1 request)')
}

/** Reports the checks that fail when a worker starts, before any batch arrives. */
export async function printTroubles({ app, output }: Cli): Promise<void> {
  const { language } = output
  for (const check of [...CHECKS, ...checksOf(app, {}, language)])
    for (const one of await tried(check, app, language))
      if (!one.ok) (output.alarm ?? output.tell)(lineOf(one, language))
}

interface Found {
  name: string
  account?: string
  ok: boolean
  warning?: true
  detail: string
}

export async function doctorCommand(
  { app, output }: Cli,
  asked: DoctorOptions,
): Promise<ExitStatus> {
  const { language } = output
  const found: Found[] = []
  const accounts = [...checksOf(app, asked, language), ...twinsOf(app)]
  const stored = [
    workersOf(language),
    WATCHES_OF_SCHEDULES,
    mailServerOf(language),
    noticesOf(language),
  ]
  for (const check of [...CHECKS, ...variablesOf(app), ...accounts, ...stored]) {
    // Without storage recipients and schedules are unknown, without Redis the workers; their own
    // lines report the failure.
    const means = NEEDED[check.name] ?? []
    if (!means.every((one) => found.some(({ name, ok }) => ok && name === one))) continue
    found.push(...(await tried(check, app, language)))
  }
  if (output.json) output.result(JSON.stringify(found))
  else for (const one of found) output.result(lineOf(one, language))
  return found.every(({ ok }) => ok) ? EXIT.done : EXIT.other
}

async function tried({ run, ...check }: Check, app: App, language: Language): Promise<Found[]> {
  try {
    const detail = await run(app)
    if (detail === undefined) return []
    if (typeof detail === 'string') return [{ ...check, ok: true, detail }]
    return [{ ...check, ok: true, warning: true, detail: translateWhole(language, detail) }]
  } catch (error) {
    const refusal = userErrorOf(error)
    const detail =
      refusal instanceof UserError
        ? refusal.sentences.map((message) => translateWhole(language, message)).join(' ')
        : String(error)
    return [{ ...check, ok: false, detail }]
  }
}

function lineOf({ ok, warning, name, account, detail }: Found, language: Language): string {
  const label = serviceAndAccount({ service: name, account }, language)
  const well = warning ? words(language, 'AVISO', 'WARN ') : 'OK   '
  return `${ok ? well : words(language, 'FALHA', 'FAIL ')} ${label}: ${detail}`
}
