import type { App } from '../app.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { sayAll } from '../messages/index.js'
import { refusalOf } from './refusal.js'
import { type Voice, words } from './say.js'

interface Check {
  name: string
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
  {
    name: 'service',
    run: async (app) => {
      const account = app.account('calculation')
      const connection = app.connect(account)
      const indices = await connection.reads.get('GET /v1/indices', '/v1/indices')
      const rehearsal = await connection.isRehearsal()
      return `${account.baseUrl}${indices.is === 'found' ? '' : ` (HTTP ${indices.status})`}${rehearsal ? ' (sandbox)' : ''}`
    },
  },
]

export async function doctorCommand(app: App, voice: Voice): Promise<ExitStatus> {
  const found: { name: string; ok: boolean; detail: string }[] = []
  for (const { name, run } of CHECKS) {
    try {
      found.push({ name, ok: true, detail: await run(app) })
    } catch (error) {
      const refusal = refusalOf(error)
      const detail =
        refusal instanceof Refusal
          ? refusal.sentences.map((said) => sayAll(voice.language, said)).join(' ')
          : String(error)
      found.push({ name, ok: false, detail })
    }
  }
  if (voice.json) voice.result(JSON.stringify(found))
  else
    for (const { name, ok, detail } of found)
      voice.result(`${ok ? 'OK   ' : words(voice.language, 'FALHA', 'FAIL ')} ${name}: ${detail}`)
  return found.every(({ ok }) => ok) ? EXIT.done : EXIT.other
}
