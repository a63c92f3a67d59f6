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

test('a new question in the sheet of a schedule → told without a batch and how to answer, no cell in the log; answered, the next firing goes on', async () => {
  const asked = (...words: string[]) => lote(words, bench.env, bench.dir)
  const lines = (rest: string[]) =>
    `Processo;Vencimento;Valor${rest[0]}\n0001234-47.2019.8.26.0100;15/03/2020;1.000,10${rest[1]}\n`
  const file = await bench.file('mudou.csv', lines(['', '']))
  const what = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  await asked('schedule', 'add', 'mensal', file, ...what, '--cron', '0 6 1 * *')
  await bench.file('mudou.csv', lines([';Valor pago', ';345,67']))
  await asked('schedule', 'run-now', 'mensal')

  const worker = start(['worker'], bench.env, bench.dir)
  const stopped = ended(worker)
  const history = async () => {
    const { stdout } = await asked('schedule', 'history', 'mensal', '--json')
    return JSON.parse(stdout.trim().split('\n').at(-1)!).firings
  }
  const newest = async () => (await history())[0]?.state
  await expect.poll(newest, { timeout: 60_000, interval: 500 }).toBe('failed')
  expect(await history()).toMatchObject([
    {
      state: 'failed',
      batch: null,
      reason: expect.stringMatching(/«345,67».*lote schedule edit mensal.*run-now mensal/),
    },
  ])
  const edited = await asked('schedule', 'edit', 'mensal', '--map', 'valor=Valor')
  expect(edited.status, edited.stderr).toBe(0)
  await asked('schedule', 'run-now', 'mensal')
  await expect.poll(newest, { timeout: 60_000, interval: 500 }).toBe('done')
  worker.kill('SIGTERM')
  expect((await stopped).stderr).not.toContain('345,67')
  expect(bench.corrections()).toHaveLength(1)
})
