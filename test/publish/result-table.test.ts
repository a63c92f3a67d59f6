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

/** The last line below the columns of the input, and these columns. */
function below(
  headings: readonly string[],
  filled: readonly number[],
  widths = [26, 12, 14, 36],
  job: Job = correct,
  mapping = [{ field: 'valor', column: 'C', heading: 'Valor' }],
) {
  const manifest = { id: 'b', input: { headings, mapping } } as unknown as Manifest
  async function* none() {
    yield* []
  }
  const figure = job === correct ? 'valor' : 'total'
  const { total = [], columns = [] } = resultTable(manifest, job, none(), {
    widths: widths.slice(0, headings.length),
    open: new Map(),
    filled: new Set([figure]),
    cells: new Set(filled),
    hasNotices: false,
    sums: [{ figure, sum: SUM, rows: 3 }],
  })
  const ofInput = <T>(all: readonly T[]) => all.slice(1, 1 + headings.length)
  return { found: ofInput(total), widths: ofInput(columns).map(({ width }) => width) }
}

test.each([
  ['beside a wide column', ['Processo', 'Data', 'Valor', 'Observação'], [0, 1, 2, 3], 3],
  ['beside a wide column that is not shown', ['Processo', 'Data', 'Valor', 'Obs.'], [0, 1, 2], 1],
  ['without a wide column', ['Processo', 'Data', 'Valor'], [0, 1, 2], 1],
  ['beside the first column alone', ['Data', '', 'Valor'], [0, 2], 0],
])('the sum below the amounts of the input, %s → with its words', (_, headings, filled, at) => {
  const { found } = below(headings, filled)
  expect(found.indexOf(EXPLAINED)).toBe(at)
  const sums = found.filter((value) => typeof value === 'object' && value !== null)
  expect(sums).toEqual([expect.objectContaining({ n: SUM })])
})

test.each([
  ['too narrow → wider', ['Data', 'Dia', 'Valor'], [12, 12, 14], [12, EXPLAINED.length, 14]],
  ['wide → as it is', ['Data', 'Descrição', 'Valor'], [12, 30, 14], [12, 30, 14]],
  [
    'as wide with the next → as it is',
    ['Data', 'x', 'Valor', 'Dia', 'Obs.'],
    [12, 9, 14, 12, 12],
    [12, 9, 14, 12, 12],
  ],
])('the words of a sum, in a column that is %s', (_, headings, widths, expected) => {
  expect(below(headings, [...headings.keys()], widths).widths).toEqual(expected)
})

test('the total, columns of the input without a sum on a page of their own → says where the sums are', () => {
  const headings = Array.from({ length: 9 }, (_, at) => `Campo ${at}`)
  const widths = headings.map(() => 19)
  const filled = [...headings.keys()]
  expect(below(headings, filled, widths, calc).found[1]).toBe('as somas estão junto do resultado')
  const client = { field: 'cliente', column: 'B', heading: 'Cliente' }
  const behind = below(headings, filled, widths, calc, [client]).found
  expect(behind.slice(0, 3)).toEqual([null, null, 'as somas estão junto do resultado'])
  const few = headings.slice(0, 3)
  const all = [0, 1, 2]
  expect(below(few, all, widths, calc).found).toEqual([null, null, null])
})

/** How many leading columns each page of a wide result repeats. */
function repeated(widths: readonly number[], fields: Record<string, string>, filled = [0, 1, 2]) {
  const headings = widths.map((_, at) => `Campo ${at}`)
  const mapping = Object.entries(fields).map(([field, column]) => ({ field, column }))
  const manifest = { id: 'b', input: { headings, mapping } } as unknown as Manifest
  async function* none() {
    yield* []
  }
  const table = resultTable(manifest, correct, none(), {
    widths,
    open: new Map(),
    filled: new Set(['valor', 'corrigido', 'total']),
    cells: new Set(filled),
    hasNotices: false,
    sums: [],
  })
  return table.repeated ?? table.frozen
}

const CASE_AND_CLIENT = { numero_processo: 'B', cliente: 'C' }
test.each([
  ['both near', [12, 28, 30], CASE_AND_CLIENT, [0, 1, 2], 4],
  ['the client too far', [12, 28, 60], CASE_AND_CLIENT, [0, 1, 2], 3],
  ['an empty column of cases', [12, 28, 30], { numero_processo: 'B' }, [0, 2], 2],
  ['both too far', [60, 44, 44], CASE_AND_CLIENT, [0, 1, 2], 2],
  ['no subject', [12, 28, 30], {}, [0, 1, 2], 2],
])('the columns up to case and client, %s → on each page where they fit', (_, widths, fields, filled, expected) => {
  expect(repeated(widths, fields, filled)).toBe(expected)
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
