import { describe, expect, test } from 'vitest'
import { printQuote, type Quoted } from '../../src/cli/quote.js'
import type { Plan, Reason } from '../../src/core/batch.js'
import type { Language } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'

const NOW = Date.UTC(2026, 10, 24, 15)
const PLAN: Plan = {
  rows: 1_240,
  chunks: 3,
  tasks: 24,
  rejected: 1,
  duplicate: 2,
  ignored: 0,
  toCall: 1_200,
  hidden: 0,
  groups: 0,
}

function linesOf(over: Partial<Quoted> = {}, language: Language = 'pt'): string[] {
  const lines: string[] = []
  const mapping = [{ field: 'valor', column: 'C', heading: ' Saldo devedor ' }] as never
  const quoted: Quoted = {
    file: 'carteira.xlsx',
    input: { sheet: 'Dados', mapping },
    plan: PLAN,
    told: [],
    quote: { calls: 24, units: 1, estimateMs: 60_000 },
    parameters: {},
    rehearsal: false,
    ...over,
  }
  printQuote(quoted, { language, tell: (line: string) => lines.push(line) } as never, NOW)
  return lines
}

test('a quote → file, columns, rows, price and forecast, and nothing that it does not have', () => {
  expect(linesOf()).toEqual([
    'Arquivo: carteira.xlsx, aba Dados',
    expect.stringMatching(/^ {2}.+ <- C «Saldo devedor»$/),
    'Linhas: 1.200 a processar, 1 rejeitada, 2 repetidas',
    'Orçamento: 24 chamadas, 1 unidade',
    'Previsão: pronto em cerca de 60 s, em 24/11, 12:01 (São Paulo), com o que já está na fila e nas janelas do limite',
  ])
})

test('all that a quote can have → each in its place', () => {
  const quote = {
    calls: 1,
    units: 2,
    estimateMs: 0,
    freeCalls: 1,
    first: { calls: 1, units: 2 },
  }
  const plan = { ...PLAN, groups: 1, kept: 1, ignored: 3 }
  const parameters = { index: 'ipca', selic: true }
  const told = [sentence('not_finished', { batch: 'b' })]
  const lines = linesOf({ quote, plan, parameters, told, rehearsal: true } as never)
  expect(lines[0]).toBe('ENSAIO: números do sandbox, não do serviço.')
  expect(lines[3]).toMatch(/^ {2}\S/)
  expect(lines.slice(4)).toEqual([
    'Parâmetros: index=ipca selic=true',
    'Linhas: 1.199 a processar, 1 já respondida, 1 rejeitada, 2 repetidas (fora da conta, 3 de cabeçalho, título, total ou em branco)',
    'Orçamento da 1ª etapa, o mínimo: 1 chamada, 2 unidades; 1 conjunto de parâmetros; 1 consulta sem custo',
    expect.stringMatching(/^Previsão da 1ª etapa: pronto em cerca de 0 s, em 24\/11, 12:00/),
  ])
})

test('a quote in English → the same, in its words', () => {
  const estimateMs = 3_600_000
  const quote = { calls: 24, units: 1, estimateMs }
  const lines = linesOf({ quote, parameters: { index: 'ipca' } }, 'en')
  expect(lines.slice(2)).toEqual([
    'Parameters: index=ipca',
    'Rows: 1,200 to process, 1 rejected, 2 repeated',
    'Quote: 24 calls, 1 unit',
    expect.stringMatching(/^Forecast: done in about 60 min, at .*\b(?:13:00|1:00 PM)/i),
  ])
  const first = linesOf({ quote: { ...quote, first: { calls: 1, units: 1 } } }, 'en')
  expect(first.at(-1)).toMatch(/^Forecast of the first stage: /)
})

describe('reasons of rows, for a plan without a workbook', () => {
  const reason = (rows: number, lines: number[], more: Partial<Reason> = {}): Reason => ({
    problem: sentence('row_no_filter', {}),
    rows,
    lines,
    ...more,
  })
  const reasonsIn = (rejections: Reason[], language: Language = 'pt') =>
    linesOf({ planned: { rejections, remarks: [], remarked: 0 } }, language).filter((line) =>
      /^ {2}\d/.test(line),
    )

  test.each<[Reason, string, string]>([
    [reason(1, [7]), '1 rejeitada (linha 7)', '1 rejected (line 7)'],
    [reason(2, [7, 9]), '2 rejeitadas (linhas 7, 9)', '2 rejected (lines 7, 9)'],
    [
      reason(60, [2, 3], { isExample: true }),
      '60 rejeitadas (linhas 2, 3, …), na linha 2',
      '60 rejected (lines 2, 3, …), in line 2',
    ],
  ])('%j → its rows, the first lines, and whose words they are', (one, pt, en) => {
    expect(reasonsIn([one])[0]!.split(': ')[0]).toBe(`  ${pt}`)
    expect(reasonsIn([one], 'en')[0]!.split(': ')[0]).toBe(`  ${en}`)
  })

  test.each([
    [8, 8, undefined],
    [9, 9, '  1 outro motivo'],
    [11, 9, '  3 outros motivos'],
  ])('%i reasons → %i lines, the last %j', (reasons, shown, last) => {
    const lines = reasonsIn(Array.from({ length: reasons }, (_, at) => reason(1, [at + 2])))
    expect(lines).toHaveLength(shown)
    if (last) expect(lines.at(-1)).toBe(last)
    else expect(lines.at(-1)).toContain('(linha 9)')
  })

  test('remarks → counted beside the rows, and told below the rejections', () => {
    const planned = { rejections: [reason(1, [2])], remarks: [reason(3, [4])], remarked: 3 }
    const lines = linesOf({ planned })
    expect(lines[2]).toBe('Linhas: 1.200 a processar (3 com aviso), 1 rejeitada, 2 repetidas')
    expect(lines[3]).toMatch(/^ {2}1 rejeitada \(linha 2\): /)
    expect(lines[4]).toMatch(/^ {2}3 com aviso \(linhas 4, …\): /)
  })
})
