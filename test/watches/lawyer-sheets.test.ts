import { expect, test } from 'vitest'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { type LawyerNight, lawyerSheets } from '../../src/watches/lawyer-sheets.js'

const READ = { dia: '2026-11-26', estado: 'COMPLETA', grafia: '94719' }
const NIGHT: LawyerNight = {
  ...{ of: 'OAB/SP 94.719', batch: 'lote-1', night: '2026-11-26', readOn: '2026-11-26' },
  ...{ isRehearsal: false, failed: [], doubts: [], coverage: [READ] },
  shown: { new: [], late: [], check: [], changed: [], cancelled: [] },
  seen: 0,
}
const namesOf = (night: LawyerNight) => lawyerSheets(night).map(({ name }) => name)
const todayOf = (night: LawyerNight) => lawyerSheets(night)[0]!.rows as Value[][]

test('a night without a publication, read completely → one sheet that says both', () => {
  expect(namesOf(NIGHT)).toEqual(['Hoje'])
  const whole =
    'Lido por inteiro em 26/11/2026: 1 leitura de grafia e dia, de 26/11/2026 a 26/11/2026.'
  expect(todayOf(NIGHT)).toContainEqual(['Leitura', whole])
})

test.each([
  [0, '0', 'Nenhuma publicação.'],
  [
    1,
    '0 novas; 1 já mostrada em noites anteriores, nos dias lidos de novo',
    'Nenhuma publicação nova.',
  ],
  [
    1196,
    '0 novas; 1.196 já mostradas em noites anteriores, nos dias lidos de novo',
    'Nenhuma publicação nova.',
  ],
])('nothing new, and %i read again that were shown before → it says both', (seen, bold, heading) => {
  const rows = todayOf({ ...NIGHT, seen })
  expect(rows).toContainEqual(['Publicações', { bold }])
  expect(rows.at(-1)).toEqual([{ heading }])
})

test('a day that was not read completely → a sheet that says which', () => {
  const coverage = [READ, { ...READ, dia: '2026-11-25', estado: 'INCOMPLETA' }]
  expect(namesOf({ ...NIGHT, coverage })).toEqual(['Hoje', 'Cobertura'])
})

test('a publication that the end of a page would cut → begins the next page', () => {
  const line = { dia: '2026-11-26', processo: '1', texto: 'linha\n'.repeat(8).trim() }
  const rows = todayOf({ ...NIGHT, shown: { ...NIGHT.shown, new: Array(6).fill(line) } })
  const starts = rows.flatMap(([first], at) => {
    return first !== null && typeof first === 'object' && 'newPage' in first ? [at] : []
  })
  expect(starts.map((at) => rows[at]![0])).toEqual([{ heading: '1', newPage: true }])
})
