import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { TaskRecord } from '../../src/core/task.js'
import { unpack } from '../../src/records/codec.js'
import { bearer } from '../../src/services/auth.js'
import { Caller } from '../../src/services/caller.js'
import { Http } from '../../src/services/http.js'
import { OpenGate } from '../services/support/gate.js'
import { json, serverFor } from '../services/support/server.js'
import { BATCH, TASK, useBench } from './support/bench.js'

const bench = useBench()

const nested = (levels: number) => `{"items":${'['.repeat(levels)}1${']'.repeat(levels)}}`
const DATES = { index: 'ipca', updateTo: '2024-12-31' }
const correct = (items: number): TaskRecord => ({
  parameters: DATES,
  items: Array.from({ length: items }, (_, i) => ({ date: '2020-03-10', amount: `${i + 1}.01` })),
})
const TASKS: Record<string, [kind: string, task: TaskRecord, answersBefore: number]> = {
  correct: ['correct', correct(1), 0],
  'correct of three rows': ['correct', correct(3), 0],
  update: [
    'update',
    {
      parameters: { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' },
      items: [{ dia: '2020-03-10', valor: '1.01' }],
    },
    0,
  ],
  'a run of a saved calculation': [
    'recalc',
    { parameters: {}, items: [{ id: '7', type: 'saldoDevedor', values: {}, formats: [] }] },
    1,
  ],
  'a case of the gazette': [
    'dossier',
    { parameters: { numero: '00012344720198260100' }, items: [{}] },
    0,
  ],
}

/** The task against a server of which the last call is answered with this text, again and again. */
async function settleAgainst(name: string, text: string) {
  const [kind, task, before] = TASKS[name]!
  await bench().records().writeTask(TASK, task)
  const server = await serverFor((_, response) => {
    if (server.seen.length <= before) json(response, { calculation: { id: 7 } })
    else response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  })
  const job = jobs.get(kind)!
  for (let run = 0; run < 3; run += 1) {
    await bench().process({ url: server.url, job }).settleFully()
  }
  const notes = (await bench().outcome())!.items.map((item) => item.notes[0])
  return { paid: server.seen.length - before, outcomes: await bench().outcomes(), notes }
}

for (const levels of [5_000, 100_000]) {
  test.each(
    Object.keys(TASKS),
  )(`%s, answer nested ${levels} deep → paid once, stored as it came, rows failed with the reason`, async (name) => {
    const text = nested(levels)
    const { paid, outcomes, notes } = await settleAgainst(name, text)
    expect(paid).toBe(1)
    expect(new Set(outcomes)).toEqual(new Set(['failed']))
    expect(JSON.stringify(notes[0])).toContain('nested deeper than 200 levels')
    const [key] = await bench().keys(`batches/${BATCH}/unread/`)
    const bytes = (await bench().bucket.get(key!))!
    expect(unpack<{ text: string }>('lote/unread', key!, bytes).text).toBe(text)
  })
}

const STRANGE: [what: string, text: string][] = [
  ['keys of the prototype', '{"__proto__":{"items":[]},"constructor":1,"items":[{"__proto__":1}]}'],
  ['half of a character', '{"items":[{"date":"\\ud800","amount":"\\udc00"}],"\\ud800":"\\udfff"}'],
  ['a number beyond all', '{"items":[{"date":"2020-03-10","amount":1e999,"corrected":-1e999}]}'],
  ['a number of many digits', `{"items":[{"amount":${'9'.repeat(100_000)}}]}`],
  ['a key twice', '{"items":[1],"items":[{"date":"2020-03-10","date":7}],"items":{}}'],
  ['a text of a million', `{"items":[{"date":"${'x'.repeat(1_000_000)}"}]}`],
  ['a list of a hundred thousand', `{"items":[${'0,'.repeat(99_999)}0]}`],
  ['null', 'null'],
]
for (const [what, text] of STRANGE) {
  test.each(
    Object.keys(TASKS),
  )(`%s, answer holds ${what} → paid once, every row has an outcome`, async (name) => {
    const { paid, outcomes } = await settleAgainst(name, text)
    expect(paid).toBe(1)
    expect(outcomes).not.toContain('pending')
  })
}

test.each(
  Object.keys(TASKS),
)('%s, answered with null → failed, and no row counts as resulted', async (name) => {
  const { outcomes } = await settleAgainst(name, 'null')
  expect(new Set(outcomes)).toEqual(new Set(['failed']))
})

test('an answer that is larger than what is read, asked again → as large: paid once, rows failed', async () => {
  await bench().task(3)
  bench().service.answer = () => ({ status: 200, text: `"${'x'.repeat(5_000)}"` })
  const url = bench().url
  const http = new Http({
    service: 'calculation',
    baseUrl: url,
    auth: bearer('k'),
    timeoutMs: 5_000,
    largestAnswer: 1_000,
  })
  const caller = new Caller(http, new OpenGate(), bench().clock.now)
  await bench().process({ caller }).settleFully()
  expect(await bench().outcomes()).toEqual(['failed', 'failed', 'failed'])
  expect(bench().service.calls).toHaveLength(1)
  await http.close()
})

test('the store refuses the answer and nothing else, for ever → paid twice at most, rows failed', async () => {
  await bench().task(1)
  for (let run = 0; run < 4; run += 1) {
    const process = bench().process()
    process.bucket.before = (operation, key) => {
      if (operation === 'create' && key.includes('/answers/')) throw new Error('quota')
      return undefined
    }
    await process.settleFully()
  }
  expect(bench().service.calls).toHaveLength(2)
  expect(await bench().outcomes()).toEqual(['failed'])
})

test('a job whose price fails on the answer → the rows say so, and nothing is asked again', async () => {
  await bench()
    .records()
    .writeTask(TASK, { ...correct(1), price: { calls: 1, units: 1 } })
  const { job } = bench()
  const price: typeof job.price = ({ answers }) => {
    if (answers.length > 0) throw new RangeError('Maximum call stack size exceeded')
    return { calls: 1, units: 1 }
  }
  const next: typeof job.next = (asking, knowledge) =>
    asking.answers.length > 1 ? undefined : job.next({ ...asking, answers: [] }, knowledge)
  const failing = { ...job, price, next }
  for (let run = 0; run < 3; run += 1) await bench().process({ job: failing }).settleFully()
  expect(bench().service.calls).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['failed'])
})
