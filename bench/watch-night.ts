import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { jobs } from '../jobs/index.js'
import { App } from '../src/app/app.js'
import type { Output } from '../src/cli/output.js'
import { addWatchCommand } from '../src/cli/watch/watch-list.js'
import { runWatchCommand } from '../src/cli/watch/watch-run.js'
import { readConfig } from '../src/config/config.js'
import { Outcomes } from '../src/gather/outcomes.js'
import { resultRows } from '../src/publish/rows.js'
import { BatchRecords } from '../src/records/batch-records.js'
import { startSandbox } from '../src/sandbox/index.js'
import { WatchRecords } from '../src/watches/records.js'

/**
 * Measures the cost of two nights of 400 registrations at 60 calls a minute, with a minute
 * shortened to a second.
 */
const REGISTRATIONS = Number(process.argv[2] ?? 400)
const A_MINUTE = 60
const MINUTE_MS = 1_000

const dir = await mkdtemp(join(tmpdir(), 'lote-night-'))
const gazetteLimits = [{ units: A_MINUTE, ms: MINUTE_MS }]
const sandbox = await startSandbox({ gazetteLimits, gazette: { lawyers: REGISTRATIONS } })
const app = new App({
  config: readConfig({
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    GAZETTE_BASE_URL: sandbox.gazette,
    GAZETTE_API_KEY: sandbox.apiKey,
    GAZETTE_LIMITS: `${A_MINUTE}/${MINUTE_MS}ms`,
  }),
  jobs,
  log: pino({ level: 'silent' }),
  embeddedEntry: new URL('../src/redis/embedded-server.js', import.meta.url),
})
try {
  const file = join(dir, 'oabs.csv')
  const all = sandbox.gazetteBase.registrations().slice(0, REGISTRATIONS)
  await writeFile(file, ['OAB', ...all.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
  await addWatchCommand({ app, output: output([]) }, 'noite', file, { map: {} })
  await measure('first')
  await measure('second')
} finally {
  await app.close()
  await sandbox.close()
  await rm(dir, { recursive: true, force: true })
}

async function measure(night: string): Promise<void> {
  const told: string[] = []
  await runWatchCommand({ app, output: output(told) }, 'noite', { sandbox: false, yes: true })
  const { batch, calls, coverage } = (
    await new WatchRecords(await app.bucket(), 'noite').nights()
  ).at(-1)!
  const minutes = Math.round((calls / A_MINUTE) * 10) / 10
  const figures = { night, registrations: REGISTRATIONS, ...(await countsOf(batch)) }
  process.stdout.write(`${JSON.stringify({ ...figures, calls, minutes, coverage })}\n`)
  const quote = told.filter((text) => /^(?:Orçamento|Previsão)/.test(text))
  for (const line of quote) process.stdout.write(`  ${line}\n`)
}

async function countsOf(batch: string) {
  const bucket = await app.bucket()
  const records = new BatchRecords(bucket, batch)
  const manifest = (await records.manifest())!
  const counts = { spellings: 0, queries: 0, splits: 0 }
  for await (const { lists } of resultRows({ manifest, bucket, outcomes: new Outcomes(records) })) {
    for (const { grafias = '', consultas, divisoes } of lists?.lawyers ?? []) {
      counts.spellings += grafias.split('; ').length
      counts.queries += Number(consultas)
      counts.splits += Number(divisoes)
    }
  }
  return counts
}

function output(told: string[]): Output {
  const nothing = () => undefined
  const tell = (text: string) => void told.push(text)
  return { language: 'pt', json: true, terminal: false, tell, say: nothing, result: nothing }
}
