import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { jobs } from '../jobs/index.js'
import { App } from '../src/app/app.js'
import { addWatchCommand } from '../src/cli/watch/watch-list.js'
import { runWatchCommand } from '../src/cli/watch/watch-run.js'
import { readConfig } from '../src/config/config.js'
import { parseDurationMs } from '../src/core/window.js'
import { BatchRecords } from '../src/records/batch-records.js'
import { keys, taskId } from '../src/records/keys.js'
import { startSandbox } from '../src/sandbox/index.js'
import { WatchRecords } from '../src/watches/records.js'

/**
 * Measures, in real time, how long after the last reading the workbook of a night is ready if one
 * registration is answered with 500, with a page, or not at all.
 */
const { values } = parseArgs({
  options: {
    registrations: { type: 'string', default: '60' },
    patience: { type: 'string', default: '20s' },
    timeout: { type: 'string', default: '5s' },
    failure: { type: 'string', default: '500' },
  },
})
const count = Number(values.registrations)

const dir = await mkdtemp(join(tmpdir(), 'lote-patience-'))
const gazetteLimits = [{ units: 100_000, ms: 60_000 }]
const sandbox = await startSandbox({
  gazetteLimits,
  gazette: { lawyers: count, perDay: 20, days: 60 },
})
const watched = sandbox.gazetteBase.registrations().slice(0, count)
const poison = watched[Math.floor(count / 2)]!.oab.replace(/\D/g, '')
const door = createServer((request, response) => {
  const url = request.url ?? '/'
  if (url.includes(poison)) {
    if (values.failure === '500') response.writeHead(500).end()
    if (values.failure === 'page') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html></html>')
    }
    return
  }
  const { authorization = '' } = request.headers
  void fetch(sandbox.gazette + url, { headers: { authorization } }).then(async (answer) => {
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { 'content-type': type })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}).listen(0, '127.0.0.1')
await once(door, 'listening')
const app = new App({
  config: readConfig({
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    GAZETTE_BASE_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    GAZETTE_API_KEY: sandbox.apiKey,
    GAZETTE_LIMITS: '100000/1m',
    GAZETTE_TIMEOUT: values.timeout,
  }),
  jobs,
  log: pino({ level: 'silent' }),
  embeddedEntry: new URL('../src/redis/embedded-server.js', import.meta.url),
})
try {
  const file = join(dir, 'oabs.csv')
  await writeFile(file, ['OAB', ...watched.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
  const nothing = () => undefined
  const quiet = { tell: nothing, say: nothing, result: nothing }
  const output = { language: 'pt' as const, json: true, terminal: false, ...quiet }
  await addWatchCommand({ app, output }, 'noite', file, { map: {} })
  const began = Date.now()
  const asked = { sandbox: false, yes: true, patience: values.patience }
  const status = await runWatchCommand({ app, output }, 'noite', asked)
  const figures = { ...values, status, ...(await measured(began)) }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
} finally {
  await app.close()
  door.closeAllConnections()
  door.close()
  await sandbox.close()
  await rm(dir, { recursive: true, force: true })
}

/** The measurements in seconds, from the times in the records. */
async function measured(began: number) {
  const bucket = await app.bucket()
  const [night] = await new WatchRecords(bucket, 'noite').nights()
  const records = new BatchRecords(bucket, night!.batch)
  const { plan, finishedAt } = (await records.manifest())!
  let lastReadMs = 0
  for (let n = 1; n <= plan.tasks; n += 1) {
    for (const { record } of await records.answers(taskId(n))) {
      if (!record.failed && !record.refused)
        lastReadMs = Math.max(lastReadMs, record.call.answeredAtMs)
    }
  }
  const gaveUp = await bucket.get(keys.givenUp(night!.batch))
  const givenUpMs = gaveUp ? Date.parse(JSON.parse(String(gaveUp)).at) : undefined
  const after = (ms: number | undefined) =>
    ms === undefined ? null : Math.round((ms - lastReadMs) / 100) / 10
  return {
    lastReadSeconds: Math.round((lastReadMs - began) / 100) / 10,
    givenUpAfter: after(givenUpMs),
    workbookAfter: after(Date.parse(finishedAt!)),
    patienceSeconds: (parseDurationMs(values.patience) ?? 0) / 1000,
    coverage: night!.coverage,
  }
}
