import type { App } from '../app.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { type Language, sayAll } from '../messages/index.js'
import type { Account } from '../services/account.js'
import { refusalOf } from './refusal.js'
import { type Voice, words } from './say.js'

interface Check {
  name: string
  /** Of which account, where it is one's. */
  account?: string
  run(app: App): Promise<string>
}

/** Each part is really used, and nothing that costs is called. */
const CHECKS: Check[] = [
  { name: 'Node', run: async () => process.version },
  {
    name: 'storage',
    run: async (app) => {
      const bucket = await app.bucket()
      const key = `.doctor/${app.owner.host}-${app.owner.pid}-${app.owner.instance}`
      await bucket.put(key, 'lote')
      const back = (await bucket.get(key))?.toString()
      await bucket.delete(key)
      if (back !== 'lote') throw new Error(`read back ${back}`)
      return bucket.url
    },
  },
  {
    name: 'redis',
    run: async (app) => {
      const server = await app.redis()
      return [server.embedded ? `embedded ${server.url}` : server.url, ...server.warnings].join(
        '; ',
      )
    },
  },
]

/** What a person reads; `--json` has the name itself. */
const LABELS: Record<string, string> = {
  storage: 'armazenamento',
  redis: 'Redis',
  calculation: 'serviço de cálculo',
  gazette: 'serviço de publicações',
  update: 'serviço de atualização',
}

/** One for each account that is configured; without any it fails as the calculation service's. */
function checksOf(app: App, language: Language): Check[] {
  const accounts = app.accounts()
  if (accounts.length === 0)
    return [{ name: 'calculation', run: async () => app.account('calculation').name }]
  return accounts.map((account) => ({
    name: account.service,
    account: account.name,
    run: () => look(app, account, language),
  }))
}

async function look(app: App, account: Account, language: Language): Promise<string> {
  const { baseUrl, service } = account
  if (service !== 'calculation')
    return words(
      language,
      `${baseUrl}: configurado; não foi chamado, porque ali cada consulta conta`,
      `${baseUrl}: configured; not called, because each request counts there`,
    )
  const connection = app.connect(account)
  const indices = await connection.reads.get('GET /v1/indices', '/v1/indices')
  const rehearsal = await connection.isRehearsal()
  return `${baseUrl}${indices.is === 'found' ? '' : ` (HTTP ${indices.status})`}${rehearsal ? ' (sandbox)' : ''}`
}

export async function doctorCommand(app: App, voice: Voice): Promise<ExitStatus> {
  const found: { name: string; account?: string; ok: boolean; detail: string }[] = []
  for (const { run, ...check } of [...CHECKS, ...checksOf(app, voice.language)]) {
    try {
      found.push({ ...check, ok: true, detail: await run(app) })
    } catch (error) {
      const refusal = refusalOf(error)
      const detail =
        refusal instanceof Refusal
          ? refusal.sentences.map((said) => sayAll(voice.language, said)).join(' ')
          : String(error)
      found.push({ ...check, ok: false, detail })
    }
  }
  if (voice.json) voice.result(JSON.stringify(found))
  else for (const { ok, ...check } of found) voice.result(lineOf(ok, check, voice.language))
  return found.every(({ ok }) => ok) ? EXIT.done : EXIT.other
}

function lineOf(
  ok: boolean,
  { name, account, detail }: { name: string; account?: string; detail: string },
  language: Language,
): string {
  const label = words(language, LABELS[name] ?? name, name)
  const whose = account === undefined || account === 'default' ? '' : ` (${account})`
  return `${ok ? 'OK   ' : words(language, 'FALHA', 'FAIL ')} ${label}${whose}: ${detail}`
}
