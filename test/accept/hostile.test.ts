import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { accept } from '../../src/accept/accept.js'
import { EXIT, UserError } from '../../src/core/errors.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { handMade } from '../spreadsheets/support/workbook.js'
import { cnj } from './support/cases.js'

const folder = testFolder()
const OPTIONS = { map: {}, given: {}, lastYear: 2026 }
/** What hangs on one of these cells does so for minutes or hours; the bound only ends the test. */
const HANGS_AFTER_MS = 60_000

const HEADINGS = ['Processo', 'Cliente', 'Data', 'Valor', 'Juros', 'Multa', 'Honorários', 'Índice']
const ROW = [cnj(1_234), 'Ana', '15/03/2019', '12,50', '1,0', '2,0', '10', 'ipca']

/** How a sheet ends in which each column once holds the cell: its lines come back, or it asks. */
async function endOf(cell: string): Promise<number | string> {
  const rows = HEADINGS.map((_, column) => ROW.map((text, at) => (at === column ? cell : text)))
  const lines = [HEADINGS, ROW, ...rows].map((cells) => cells.map((text) => `"${text}"`).join(';'))
  const path = await folder.write('hostil.csv', `${lines.join('\n')}\n`)
  try {
    const accepted = await accept(path, jobs.get('correct')!.fields, OPTIONS)
    let count = 0
    for await (const _ of accepted.rows()) count += 1
    await accepted.close()
    return count
  } catch (error) {
    if (error instanceof UserError) return error.status === EXIT.decision ? 'asks' : 'refused'
    throw error
  }
}

test.each([
  ['a digit, blanks and a letter', `1${' '.repeat(60_000)}x`],
  ['blanks of every kind', `1${' \t\u00a0\u2009'.repeat(15_000)}x`],
  ['one digit and 20,000 signs of the real', `1${'R$ '.repeat(20_000)}`],
  ['signs without blanks', `1${'R$'.repeat(30_000)}x`],
  ['100,000 digits and a letter', `${'1'.repeat(100_000)}x`],
  ['digits and points', `${'1.'.repeat(50_000)}x`],
])(
  'cell of %s → its lines come back or it asks, and nothing hangs',
  async (_, cell) => {
    expect([HEADINGS.length + 2, 'asks']).toContain(await endOf(cell))
  },
  HANGS_AFTER_MS,
)

test(
  'names and registrations of 130,000 marks → their lines come back or it asks, and nothing hangs',
  async () => {
    const cell = `1${'()'.repeat(65_000)}x`
    const rows = Array.from({ length: 3 }, () => `${cell};${cell};${cell}\n`)
    const path = await folder.write(
      'marcas.csv',
      `Nome;OAB;UF\nAna Lima;94719;SP\n${rows.join('')}`,
    )
    const accepted = await accept(path, jobs.get('people')!.fields, OPTIONS)
    let count = 0
    for await (const _ of accepted.rows()) count += 1
    await accepted.close()
    expect(count).toBe(5)
  },
  HANGS_AFTER_MS,
)

test(
  'number of an exponent that no spreadsheet holds → a text, rejected as an amount',
  async () => {
    const head = ['Processo', 'Data', 'Valor']
    const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
    const row = (cells: string[], value: string) =>
      `<row>${cells.map(text).join('')}<c><v>${value}</v></c></row>`
    const items = ['1e-99999999', '1e99999999', '12.5'].map((value) =>
      row([cnj(1_234), '15/03/2019'], value),
    )
    const sheet = `<row>${head.map(text).join('')}</row>${items.join('')}`
    const path = await folder.write('expoente.xlsx', await handMade({ sheets: [sheet] }))
    const accepted = await accept(path, jobs.get('correct')!.fields, OPTIONS)
    const problems: string[][] = []
    for await (const row of accepted.rows())
      if (!row.ignored) problems.push(row.problems.map(({ code }) => code))
    await accepted.close()
    expect(problems).toEqual([['cell_not_a_number'], ['cell_not_a_number'], []])
  },
  HANGS_AFTER_MS,
)
