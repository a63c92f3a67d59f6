import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  fromRememberedAnswers,
  type Rememberable,
  remember,
} from '../../../src/batches/answers/answer-memory.js'
import { type AnswerSource, answering } from '../../../src/batches/answers/answering.js'
import { choicesOf } from '../../../src/batches/answers/choices.js'
import { UserError } from '../../../src/core/errors.js'
import { allAnswers, forgetAnswer } from '../../../src/records/remembered-answers.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openBucket } from '../../../src/storage/open.js'
import { type OfficeSheet, officeFolder, planned } from '../../sheets-of-offices/support/outcome.js'
import { correct } from '../../sheets-of-offices/support/requests.js'

const withSheet = officeFolder()
let folder = ''
let bucket: Bucket
let books = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lote-memory-'))
  bucket = await openBucket({ url: `file:${folder}` })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const clock = { now: () => Date.parse('2026-11-12T12:00:00Z') } as never
const account = (book: string, ownSandbox = false) => ({
  name: 'escritorio',
  book,
  queue: 'q',
  windows: [],
  ownSandbox,
})
/** An account that nothing was answered for. */
function another() {
  books += 1
  return account(`calc-${books}`)
}

type Lines = OfficeSheet['lines']
type Seen = { asked: string[]; rows: string[]; told: string[] }

/** What becomes of a sheet with what is remembered, and with what a person picks of the choices. */
async function read(
  lines: Lines,
  of: ReturnType<typeof account>,
  picks: Record<string, number> = {},
  job: Omit<OfficeSheet, 'sheet' | 'lines' | 'expects'> = correct,
): Promise<Seen> {
  const deps = { bucket, account: of, clock }
  const given: Rememberable[] = []
  const asked: string[] = []
  const person: AnswerSource = async ({ questions, headings, request }) => {
    asked.push(...questions.map(({ code }) => code))
    const answers = questions.flatMap((one): Rememberable[] => {
      const choice = choicesOf(one, headings)[picks[one.code] ?? -1]
      const about = { asked: one, job: request.job.kind, headings }
      return choice ? [{ ...about, answers: choice.answers, column: 'x' }] : []
    })
    given.push(...answers)
    return answers
  }
  const sheet = { ...job, sheet: 'x', lines, expects: [] }
  const ended = await withSheet(sheet, (request, reads) =>
    answering(request, [fromRememberedAnswers(deps), person], (one) => planned(one, reads)),
  ).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error
    return { rows: [], told: [] }
  })
  if (ended.rows.length > 0) await remember(deps, given)
  return { asked, rows: ended.rows, told: ended.told }
}

const HEADINGS = 'Vencimento;Valor da Guia;Valor do Depósito'
const FIRST = [HEADINGS, '15/03/2021;15,00;12,00', '16/03/2021;25,00;22,00']
const NEXT = [HEADINGS, '15/04/2021;35,00;32,00']
const DEPOSIT = { ask_tie: 0 }

test('the same headings and the same question → answered as before, and told', async () => {
  const of = another()
  expect(await read(FIRST, of, DEPOSIT)).toMatchObject({ asked: ['ask_tie'] })
  const next = await read(NEXT, of)
  expect(next.asked).toEqual([])
  expect(next.rows.join()).toContain('amount:32')
  expect(next.told).toContain('told_answer_remembered')
})

test.each([
  ['another heading', [`${HEADINGS};Obs`, '15/04/2021;35,00;32,00;']],
  [
    'columns in another order',
    ['Vencimento;Valor do Depósito;Valor da Guia', '15/04/2021;35,00;32,00'],
  ],
])('%s → asked again', async (_, lines) => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  expect((await read(lines, of)).asked).toEqual(['ask_tie'])
})

test('another account, or another job → asked again', async () => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  expect((await read(NEXT, another())).asked).toEqual(['ask_tie'])
  const saved = { job: 'calc', parameters: ['type=atualizacao'] }
  expect((await read(NEXT, of, {}, saved)).told).not.toContain('told_answer_remembered')
})

test('forgotten → asked again', async () => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  const before = await allAnswers(bucket)
  const { id } = before.at(-1)!
  for (const one of before) await forgetAnswer(bucket, one.id)
  expect(await forgetAnswer(bucket, id)).toBe(false)
  expect((await read(NEXT, of)).asked).toEqual(['ask_tie'])
})

test('a sandbox of this process → nothing is remembered', async () => {
  const of = { ...another(), ownSandbox: true }
  await read(FIRST, of, DEPOSIT)
  expect((await read(NEXT, of)).asked).toEqual(['ask_tie'])
})

test('other content below the same headings, of which only the other column is filled → its cells settle it, not the memory', async () => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  const next = await read([HEADINGS, '15/04/2021;35,00;', '16/04/2021;45,00;'], of)
  expect(next.told).not.toContain('told_answer_remembered')
  expect(next.rows.join()).toContain('amount:35')
})

test.each([
  ['paid rows', 'Situação', ['15/04/2021;35,00;32,00;Quitado', '16/04/2021;45,00;42,00;Em aberto']],
  ['instalments', 'Qtd Parcelas', ['15/04/2021;35,00;32,00;12', '16/04/2021;45,00;42,00;10']],
  ['marks of D and C', 'D/C', ['15/04/2021;35,00;32,00;D', '16/04/2021;45,00;42,00;C']],
])('the chosen column with %s beside it → asked, though the column is remembered', async (_, heading, lines) => {
  const of = another()
  const headings = `${HEADINGS};${heading}`
  await read([headings, '15/03/2021;15,00;12,00;', '16/03/2021;25,00;22,00;'], of, DEPOSIT)
  const next = await read([headings, ...lines], of)
  expect(next.rows).toEqual([])
  expect(next.asked).toHaveLength(1)
  expect(next.asked).not.toContain('ask_tie')
})

test('a title that says that the values are corrected already → asked, though the column is remembered', async () => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  const next = await read(['Valores atualizados até 31/12/2023;;', ...NEXT], of)
  expect(next.asked).toEqual(['ask_said_corrected'])
})

test('marks of decimals and orders of dates are of one file → asked again each time', async () => {
  const of = another()
  const headings = 'Date;Amount'
  const first = [headings, '03/04/2021;1.500', '05/06/2021;2.500']
  const answers = { ask_mark: 0, ask_order: 0 }
  const before = await read(first, of, answers)
  expect(before.asked.toSorted()).toEqual(['ask_mark', 'ask_order'])
  const next = await read([headings, '03/04/2021;3.500', '05/06/2021;4.500'], of)
  expect(next.asked.toSorted()).toEqual(['ask_mark', 'ask_order'])
  expect(next.rows).toEqual([])
})

test('a confirmation that paid rows are owed → asked again of the next file', async () => {
  const of = another()
  const headings = 'Vencimento;Valor;Situação'
  const first = [headings, '15/03/2021;15,00;Quitado', '16/03/2021;25,00;Em aberto']
  const before = await read(first, of, { ask_settled: 0 })
  expect(before.rows).not.toEqual([])
  const next = await read([headings, '15/04/2021;35,00;Quitado', '16/04/2021;45,00;Em aberto'], of)
  expect(next.asked).toEqual(['ask_settled'])
})

test('two columns of one heading → asked again: only the cells tell them apart', async () => {
  const of = another()
  const headings = 'Vencimento;Valor;Valor'
  const before = await read([headings, '15/03/2021;15,00;12,00'], of, DEPOSIT)
  expect(before.rows).not.toEqual([])
  expect((await read([headings, '15/04/2021;35,00;32,00'], of)).asked).toEqual(['ask_tie'])
})

test('said explicitly → nothing is asked, and nothing is remembered of it', async () => {
  const of = another()
  await read(FIRST, of, DEPOSIT)
  const said = { ...correct, map: { valor: 'Valor da Guia' } }
  const next = await read(NEXT, of, {}, said)
  expect(next.rows.join()).toContain('amount:35')
  expect(next.told).not.toContain('told_answer_remembered')
})
