import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { correct } from '../../jobs/correct/index.js'
import { extract } from '../../jobs/extract/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { Job } from '../../src/core/job/job.js'
import { resultTable } from '../../src/publish/result-table.js'
import type { OpenKind } from '../../src/publish/undeclared-columns.js'

const EXPLAINED = 'das linhas com resultado'
const SUM = '4700.00'

/** What the last line has below the columns of the input; the last of these is wide. */
function below(
  headings: readonly string[],
  filled: readonly number[],
  widths = [26, 12, 14, 36],
): unknown[] {
  const mapping = [{ field: 'valor', column: 'C', heading: 'Valor' }]
  const manifest = { id: 'b', input: { headings, mapping } } as unknown as Manifest
  async function* none() {
    yield* []
  }
  const { total = [] } = resultTable(manifest, correct, none(), {
    widths: widths.slice(0, headings.length),
    open: new Map(),
    filled: new Set(['valor']),
    cells: new Set(filled),
    hasNotices: false,
    sums: [{ figure: 'valor', sum: SUM, rows: 3 }],
  })
  return total.slice(1, 1 + headings.length)
}

test.each([
  ['beside a wide column with cells', ['Processo', 'Data', 'Valor', 'Observação'], [0, 1, 2, 3], 3],
  ['beside a wide column that is not shown', ['Processo', 'Data', 'Valor', 'Obs.'], [0, 1, 2], -1],
  ['without a wide column', ['Processo', 'Data', 'Valor'], [0, 1, 2], -1],
])('the sum below the amounts of the input, %s → with its words, or not at all', (_, headings, filled, at) => {
  const found = below(headings, filled)
  expect(found.indexOf(EXPLAINED)).toBe(at)
  const sums = found.filter((value) => typeof value === 'object' && value !== null)
  expect(sums).toEqual(at < 0 ? [] : [expect.objectContaining({ n: SUM })])
})

test.each([
  ['as wide as they are', EXPLAINED.length, 1],
  ['too narrow by one', EXPLAINED.length - 1, -1],
])('the words of a sum, a column beside the first that is %s → there, or nowhere', (_, width, at) => {
  const found = below(['Processo', 'Descrição', 'Valor'], [0, 1, 2], [26, width, 14])
  expect(found.indexOf(EXPLAINED)).toBe(at)
})

/** The headings of a job's result that are printed, and those that are not. */
function headingsOf(
  job: Job,
  names: readonly string[],
  kind: OpenKind = 'text',
): { printed: string[]; onScreen: string[] } {
  const manifest = { id: 'b', input: { headings: ['Arquivo'], mapping: [] } } as unknown as Manifest
  async function* none() {
    yield* []
  }
  const { columns } = resultTable(manifest, job, none(), {
    widths: [30],
    open: new Map(names.map((name) => [name, { kind, longest: 9, isZero: false }])),
    filled: new Set(names),
    cells: new Set([0]),
    hasNotices: false,
    sums: [],
  })
  const visible = columns!.filter(({ hidden }) => !hidden)
  const titles = (of: typeof visible) => of.map(({ title }) => title)
  return {
    printed: titles(visible.filter(({ onScreen }) => !onScreen)),
    onScreen: titles(visible.filter(({ onScreen }) => onScreen)),
  }
}

test('what the service says of the upload → after the situation, not printed; all else is', () => {
  expect(headingsOf(extract, ['dados.resultado', 'alerta', 'hash', 'id', 'arquivo.bytes'])).toEqual(
    {
      printed: ['Linha', 'Arquivo', 'Resultado', 'Alerta', 'Situação'],
      onScreen: ['Hash', 'ID', 'Arquivo: bytes'],
    },
  )
})

test('the parts of the total of a new calculation → printed beside it; other amounts are not', () => {
  const names = ['resultado.juros', 'resultado.honorarios', 'resultado.ultimoIndice']
  const { printed, onScreen } = headingsOf(calc, names, 'money')
  expect(printed.slice(-3)).toEqual(['Resultado: juros', 'Resultado: honorários', 'Situação'])
  expect(onScreen).toContain('Resultado: último índice')
})
