import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { fields } from '../../../jobs/correct/fields.js'
import { type AcceptOptions, accept } from '../../../src/accept/accept.js'
import type { AcceptedRow } from '../../../src/accept/read/rows.js'
import { UserError } from '../../../src/core/errors.js'
import { translateWhole } from '../../../src/messages/index.js'
import type { Sentence } from '../../../src/messages/message-code.js'
import { openSource } from '../../../src/spreadsheets/open.js'

/** What became of each line: what it was ignored as, its fields, or `!` and what is wrong with it. */
export type Line = string | Record<string, string | boolean | undefined>

export interface Result {
  sheet: string
  headings: string[]
  /** Column letters by field. */
  mapping: Record<string, string>
  told: Sentence[]
  rows: AcceptedRow[]
  /** By line number. */
  lines: Record<number, Line>
  /** Notes by line number, where there are any. */
  notes: Record<number, string[]>
}

export interface Refused {
  status: number
  codes: string[]
  sentences: Sentence[]
}

const OPTIONS: AcceptOptions = { map: {}, lastYear: 2026, given: {} }

/** Accepts files written into a folder of the test file's own. */
export function accepting() {
  let folder = ''
  let files = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lote-accept-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })
  const save = async (content: string | Uint8Array) => {
    files += 1
    const path = join(folder, `${files}.${typeof content === 'string' ? 'csv' : 'xlsx'}`)
    await writeFile(path, content)
    return path
  }
  return {
    async accepted(content: string | Uint8Array, options: Partial<AcceptOptions> = {}) {
      return readAll(await save(content), { ...OPTIONS, ...options })
    },
    async refused(content: string | Uint8Array, options: Partial<AcceptOptions> = {}) {
      return refusalOf(await save(content), { ...OPTIONS, ...options })
    },
    save,
  }
}

async function readAll(path: string, options: AcceptOptions): Promise<Result> {
  const { accepted, rows } = await readRows(path, options)
  // The thread that parsed is idle again, and reads the file once more.
  await expectEveryLineOnce(path, accepted.sheet, rows)
  expectSayable([accepted.remarks, ...rows.flatMap((row) => [row.problems, row.notes])].flat())
  return {
    sheet: accepted.sheet,
    headings: accepted.headings,
    mapping: Object.fromEntries(accepted.mapping.map(({ field, column }) => [field, column])),
    told: accepted.remarks,
    rows,
    lines: Object.fromEntries(rows.map((row) => [row.line, shown(row)])),
    notes: Object.fromEntries(
      rows
        .filter((row) => row.notes.length > 0)
        .map((row) => [row.line, row.notes.map(({ code }) => code)]),
    ),
  }
}

async function readRows(path: string, options: AcceptOptions) {
  const accepted = await accept(path, fields, options)
  try {
    const rows: AcceptedRow[] = []
    for await (const row of accepted.rows()) rows.push(row)
    return { accepted, rows }
  } finally {
    await accepted.close()
  }
}

/** Whatever the sheet: each non-blank line comes out once, in order, with its cells untouched. */
async function expectEveryLineOnce(path: string, sheet: string, rows: AcceptedRow[]) {
  const source = await openSource(path)
  const lines = []
  const wanted = source.sheets.find(({ name }) => name === sheet)!
  for await (const { line, cells } of wanted.lines()) lines.push({ line, cells })
  await source.close()
  expect(rows.map(({ line, cells }) => ({ line, cells }))).toEqual(lines)
  expect(rows.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1))
}

/** What is told has all its facts, in both languages. */
function expectSayable(sentences: Sentence[]) {
  for (const sentence of sentences) {
    for (const language of ['pt', 'en'] as const) {
      expect(translateWhole(language, sentence)).not.toMatch(/undefined|NaN|\[object/)
    }
  }
}

function shown({ ignored, problems, fields }: AcceptedRow): Line {
  if (ignored) return ignored
  return problems.length > 0 ? `!${problems.map(({ code }) => code).join(' ')}` : fields
}

async function refusalOf(path: string, options: AcceptOptions): Promise<Refused> {
  try {
    const accepted = await accept(path, fields, options)
    await accepted.close()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const { status, sentences } = error
    expectSayable(sentences)
    return { status, sentences, codes: sentences.map(({ code }) => code) }
  }
  throw new Error('the file was accepted without a question')
}
