import { describe, expect, test } from 'vitest'
import type { OutcomeRecord, RowRecord } from '../../src/core/task.js'
import { translateWhole } from '../../src/messages/index.js'
import { print } from '../../src/records/codec.js'
import { hourOf, keys } from '../../src/records/keys.js'
import { type Batch, useBatch } from './support.js'

const batch = useBatch()
const T1 = 't000001'

async function rewriteOutcome(
  { bucket, id, records }: Batch,
  change: (outcome: OutcomeRecord) => OutcomeRecord,
): Promise<void> {
  const outcome = (await records.outcome(T1))!
  await bucket.delete(keys.outcome(id, T1))
  await records.writeOutcome(change(outcome))
}

async function rewriteRows(
  { records }: Batch,
  change: (rows: RowRecord[]) => RowRecord[],
): Promise<void> {
  await records.writeRows(1, change(await records.rows(1)))
}

async function rewriteAttempt({ bucket, id, records }: Batch, over: object): Promise<void> {
  const key = keys.attempt(id, T1, 1)
  await bucket.put(key, print('lote/attempt', { ...(await records.attempt(key))!, ...over }))
}

async function flipBit({ bucket }: Batch, key: string, at: number): Promise<void> {
  const bytes = (await bucket.get(key))!
  bytes[at]! ^= 1
  await bucket.put(key, bytes)
}

const withFigure = (outcome: OutcomeRecord, figure: string, value: string): OutcomeRecord => ({
  ...outcome,
  items: outcome.items.map((item, i) =>
    i === 7 ? { ...item, figures: { ...item.figures, [figure]: value } } : item,
  ),
})

/** Each kind of damage, and all that is to be said of it. */
const DAMAGES: [string, (batch: Batch) => Promise<unknown>, string[]][] = [
  [
    'a figure changed in an outcome',
    (b) => rewriteOutcome(b, (outcome) => withFigure(outcome, 'corrigido', '123.45')),
    ['verify_outcome_changed outcomes/t000001.json.gz corrigido'],
  ],
  [
    'a figure added to an outcome',
    (b) => rewriteOutcome(b, (outcome) => withFigure(outcome, 'selic', '1')),
    ['verify_outcome_changed outcomes/t000001.json.gz selic'],
  ],
  [
    'an outcome with an item less',
    (b) => rewriteOutcome(b, (outcome) => ({ ...outcome, items: outcome.items.slice(1) })),
    ['verify_outcome_items outcomes/t000001.json.gz'],
  ],
  [
    'an outcome in the place of another',
    async (b) => {
      const other = 't000088'
      await b.records.writeOutcome({ ...(await b.records.outcome(T1))!, task: other })
      await b.bucket.put(keys.outcome(b.id, T1), (await b.bucket.get(keys.outcome(b.id, other)))!)
      await b.bucket.delete(keys.outcome(b.id, other))
    },
    ['verify_outcome_items outcomes/t000001.json.gz'],
  ],
  [
    'an outcome deleted',
    (b) => b.bucket.delete(keys.outcome(b.id, T1)),
    ['verify_outcome_missing outcomes/t000001.json.gz'],
  ],
  [
    'an outcome with a bit flipped',
    (b) => flipBit(b, keys.outcome(b.id, T1), 400),
    ['record_unreadable outcomes/t000001.json.gz'],
  ],
  [
    'an outcome of half the task beside that of the whole',
    (b) => b.records.writeOutcome({ task: `${T1}a`, items: [], totals: {} }),
    ['verify_outcome_twice outcomes/t000001a.json.gz'],
  ],
  [
    'an outcome of a task that is not in the plan',
    (b) => b.records.writeOutcome({ task: 't000099', items: [], totals: {} }),
    ['verify_outcome_of_nothing outcomes/t000099.json.gz'],
  ],
  [
    'an answer with a bit flipped',
    (b) => flipBit(b, keys.answer(b.id, T1), 400),
    ['verify_answer_changed answers/t000001.json.gz'],
  ],
  [
    'an answer with a bit flipped that says nothing of its content',
    (b) => flipBit(b, keys.answer(b.id, T1), 5),
    ['verify_answer_changed answers/t000001.json.gz'],
  ],
  [
    'an answer deleted',
    (b) => b.bucket.delete(keys.answer(b.id, T1)),
    ['verify_answer_missing answers/t000001.json.gz'],
  ],
  [
    'an answer that is in no outcome',
    async (b) =>
      b.bucket.put(keys.answer(b.id, 't000077'), (await b.bucket.get(keys.answer(b.id, T1)))!),
    ['verify_answer_unused answers/t000077.json.gz'],
  ],
  [
    'an attempt deleted',
    (b) => b.bucket.delete(keys.attempt(b.id, T1, 1)),
    ['verify_attempt_missing attempts/t000001.0001.json'],
  ],
  [
    'an attempt edited by hand',
    async (b) => {
      const key = keys.attempt(b.id, T1, 1)
      const text = String(await b.bucket.get(key))
      await b.bucket.put(key, text.replace('"units": 1', '"units": 0'))
    },
    ['record_unreadable attempts/t000001.0001.json'],
  ],
  [
    'an answered call made again',
    async (b) => {
      const attempt = (await b.records.attempt(keys.attempt(b.id, T1, 1)))!
      const later = { attempt: 2, grantedAtMs: attempt.grantedAtMs + 60_000, units: 0 }
      const again = { ...attempt, ...later, call: `${b.id}.${T1}.2`, grant: 'x-1' }
      await b.bucket.put(keys.attempt(b.id, T1, 2), print('lote/attempt', again))
    },
    ['verify_called_again attempts/t000001.0002.json'],
  ],
  [
    'units on the ledger of a call that has no attempt',
    async (b) => {
      const { grantedAtMs: atMs } = (await b.records.attempt(keys.attempt(b.id, T1, 1)))!
      const { book } = await b.manifest()
      const grant = `${b.id}.t000003.9-abc?`
      await b.bucket.put(keys.spentCall(book, hourOf(atMs), atMs, 1, grant), '')
    },
    ['verify_spent_without_attempt t000003.9'],
  ],
  [
    'the units of an attempt changed',
    (b) => rewriteAttempt(b, { units: 2 }),
    ['verify_units t000001.1'],
  ],
  [
    'a row of the plan missing',
    (b) => rewriteRows(b, (rows) => rows.toSpliced(300, 1)),
    ['verify_plan_row_missing'],
  ],
  [
    'the last row of the plan missing',
    (b) => rewriteRows(b, (rows) => rows.slice(0, -1)),
    ['verify_plan_rows'],
  ],
  [
    'a row of the plan twice',
    (b) => rewriteRows(b, (rows) => rows.toSpliced(300, 0, rows[300]!)),
    ['verify_plan_row_twice 301'],
  ],
  [
    'a row of the plan with two fates',
    (b) => rewriteRows(b, (rows) => rows.with(300, { ...rows[300]!, duplicateOf: 3 })),
    ['verify_plan_row_fates 301'],
  ],
  [
    'two rows of the plan that point to one place',
    (b) => rewriteRows(b, (rows) => rows.with(302, { ...rows[302]!, item: rows[300]!.item! })),
    ['verify_plan_row_place 303'],
  ],
  [
    'a cell of the plan changed',
    (b) => rewriteRows(b, (rows) => rows.with(300, { ...rows[300]!, cells: ['outra'] })),
    ['verify_input_cells 301', 'verify_cell'],
  ],
  [
    'a chunk of the plan gone',
    (b) => b.bucket.delete(keys.rows(b.id, 1)),
    ['record_unreadable rows/000001.json.gz'],
  ],
  [
    'a task gone',
    (b) => b.bucket.delete(keys.task(b.id, T1)),
    ['record_unreadable tasks/t000001.json.gz'],
  ],
  [
    'the input replaced',
    (b) => b.bucket.put(keys.input(b.id, 'carteira.csv'), 'Valor;Data\r\n1,00;01/01/2020\r\n'),
    ['verify_input_changed input/carteira.csv'],
  ],
  [
    'the input deleted',
    (b) => b.bucket.delete(keys.input(b.id, 'carteira.csv')),
    ['verify_input_missing input/carteira.csv'],
  ],
  [
    'a document that was taken along gone',
    async (b) => {
      const documents = { 'a.pdf': { sha256: 'f00', bytes: 1 } }
      await b.records.writeKnowledge({ ...(await b.records.knowledge()), documents })
    },
    ['verify_document_missing documents/f00'],
  ],
  [
    'the counts of the manifest changed',
    async (b) => {
      const manifest = await b.manifest()
      await b.records.writeManifest({ ...manifest, rows: { ...manifest.rows!, ok: 5 } })
    },
    ['verify_manifest rows.ok'],
  ],
]

describe('what is damaged is told, and nothing else', () => {
  test.each(DAMAGES)('%s', async (_name, damage, told) => {
    const copy = await batch()
    await damage(copy)
    const problems = await copy.problems()
    // A cell of the plan stands in both tables of the workbook, in each of its columns.
    const kinds = problems.map((one) => (one.startsWith('verify_cell') ? 'verify_cell' : one))
    expect([...new Set(kinds)]).toEqual(told)
  })
})

test('a probe sent long after its task had failed for good → is no call made again', async () => {
  const copy = await batch()
  const attempt = (await copy.records.attempt(keys.attempt(copy.id, T1, 1)))!
  const later = { attempt: 2, grantedAtMs: attempt.grantedAtMs + 60_000, units: 0, probe: true }
  const probe = { ...attempt, ...later, call: `${copy.id}.${T1}.2`, grant: 'x-1' }
  await copy.bucket.put(keys.attempt(copy.id, T1, 2), print('lote/attempt', probe))
  expect((await copy.problems()).filter((one) => one.startsWith('verify_called_again'))).toEqual([])
})

test('more calls than the limit in one of its windows', async () => {
  const copy = await batch()
  const manifest = await copy.manifest()
  const { grantedAtMs } = (await copy.records.attempt(keys.attempt(copy.id, T1, 1)))!
  const grant = (n: number, afterMs: number) => {
    const atMs = grantedAtMs + afterMs
    const key = keys.spentCall(manifest.book, hourOf(atMs), atMs, 1, `other.t${n}.1-x${n}`)
    return copy.bucket.put(key, '')
  }
  expect(manifest.windows).toEqual([
    { units: 60, ms: 60_000 },
    { units: 300, ms: 3_600_000 },
  ])
  for (let n = 0; n < 50; n += 1) await grant(n, 40_000)
  expect(await copy.problems()).toEqual([])
  for (let n = 50; n < 57; n += 1) await grant(n, 45_000)
  const [found] = await copy.all()
  expect(found).toMatchObject({
    code: 'verify_window',
    facts: { limit: 60, windowMs: 60_000, units: 61 },
  })
})

test('every problem is one sentence in both languages: what, where, what to do', async () => {
  const copy = await batch()
  await copy.bucket.delete(keys.outcome(copy.id, T1))
  const [problem] = await copy.all()
  expect(translateWhole('pt', problem!)).toMatch(/Falta o desfecho .*t000001.*500 linhas.*Restaure/)
  expect(translateWhole('en', problem!)).toMatch(/outcome .*t000001.* 500 rows is missing.*Restore/)
})
