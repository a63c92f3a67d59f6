import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '../notices/receiver.js'
import { ended, lote, start } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

test('a schedule fires in a worker: its batch comes to its end, and its people are told', async () => {
  const env = {
    ...bench.env,
    LOTE_WEBHOOK_ALLOW_PRIVATE: 'true',
    LOTE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    LOTE_ALLOW_HTTP: '1',
  }
  const asked = (...words: string[]) => lote(words, env, bench.dir)
  const file = await bench.file('carteira.csv', portfolio(20))
  const when = ['--cron', '0 6 1 * *', '--tz', 'America/Sao_Paulo', '--notify', receiver.url]
  const what = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  const added = await asked('schedule', 'add', 'mensal', file, ...what, ...when)
  expect(added.status, added.stderr).toBe(0)
  expect((await asked('schedule', 'run-now', 'mensal')).status).toBe(0)

  const worker = start(['worker'], env, bench.dir)
  const stopped = ended(worker)
  const { headers, body } = await receiver.first
  worker.kill('SIGTERM')
  expect((await stopped).status).toBe(0)

  const notice = JSON.parse(body)
  expect(notice).toMatchObject({ type: 'batch.finished', data: { rehearsal: true } })
  expect(headers['webhook-signature']).toMatch(/^v1,/)
  expect(bench.corrections()).toHaveLength(1)
  const listed = await asked('list', '--json')
  expect(listed.stdout).toContain('finished')
  const history = await asked('schedule', 'history', 'mensal', '--json')
  expect(JSON.parse(history.stdout.trim().split('\n').at(-1)!)).toMatchObject({
    firings: [{ state: 'done' }],
  })
})
