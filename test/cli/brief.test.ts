import { expect, test } from 'vitest'
import { printBrief } from '../../src/cli/brief.js'
import type { Output } from '../../src/cli/output.js'
import { wrapped } from '../../src/cli/wrap.js'
import { sentence } from '../../src/messages/message-code.js'

const FIELDS = ['numero_processo', 'cliente', 'descricao', 'data_base', 'valor', 'multa_percentual']
const QUOTED = {
  file: 'carteira de condomínio 2024.xlsx',
  input: {
    sheet: 'Débitos',
    mapping: FIELDS.map((field, at) => ({
      field,
      column: 'ABCDEF'[at]!,
      heading: `Título da coluna ${at}`,
      how: 'name',
    })),
  },
  plan: {
    rows: 40,
    chunks: 1,
    tasks: 2,
    rejected: 4,
    duplicate: 2,
    ignored: 1,
    toCall: 33,
    hidden: 0,
    groups: 1,
  },
  quote: { calls: 2, units: 2, estimateMs: 60_000 },
  parameters: {},
  rehearsal: false,
}
const terms = sentence('told_terms', { by: ['IPCA (IBGE)'], until: ['31/12/2024'] })
const warning = sentence('told_citation_not_sent')

/** The lines that a person sees, at so many columns. */
function seen(told: ReturnType<typeof sentence>[], columns: number, terminal = true): string[] {
  const lines: string[] = []
  const tell = (text: string) => void lines.push(...wrapped(text, columns).split('\n'))
  const output = { language: 'pt', terminal, columns, tell } as Partial<Output> as Output
  printBrief({ ...QUOTED, told } as never, output, 0)
  return lines
}

test.each([
  80, 120,
])('a sheet with many warnings at %i columns → eight lines, and how many are left to the plan', (columns) => {
  const lines = seen([...Array.from({ length: 5 }, () => warning), terms], columns)
  expect(lines.length).toBeLessThanOrEqual(8)
  expect(lines.join(' ')).toMatch(/Mais \d avisos: leia com lote plan/)
  expect(lines.join(' ')).toContain('Termos: IPCA (IBGE)')
  expect(lines.join(' ')).toContain('Orçamento: 2 chamadas')
})

test('months that are not published yet, after warnings that fill the lines → told first', () => {
  const months = { index: 'IPCA (IBGE)', first: '2026-01', last: '2026-10' }
  const unpublished = sentence('told_unpublished', months)
  const lines = seen([warning, warning, warning, unpublished, terms], 80)
  expect(lines.length).toBeLessThanOrEqual(8)
  expect(lines.join(' ')).toMatch(/IPCA \(IBGE\) ainda não publicado de 01\/2026 a 10\/2026/)
  expect(lines.join(' ')).toMatch(/Mais 3 avisos/)
})

test('many warnings where nobody is asked → all of them', () => {
  const lines = seen([...Array.from({ length: 5 }, () => warning), terms], 0, false)
  expect(lines.filter((line) => line.includes('citação'))).toHaveLength(5)
  expect(lines.join(' ')).not.toContain('Mais')
})

test('a sheet without warnings → each of its columns', () => {
  expect(seen([terms], 80).join(' ').replace(/ +/g, ' ')).toContain('F «Título da coluna 5»')
})
