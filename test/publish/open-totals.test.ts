import { expect, test } from 'vitest'
import { extract } from '../../jobs/extract/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { Knowledge } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { OpenSums } from '../../src/publish/open-totals.js'
import type { ResultRow } from '../../src/publish/rows.js'
import { summarise } from '../../src/publish/summary.js'
import { UndeclaredColumns } from '../../src/publish/undeclared-columns.js'

function totals(...rows: [figures: Record<string, string>, docType?: string, again?: true][]) {
  const open = new UndeclaredColumns(extract.sheets)
  const sums = new OpenSums(
    extract.sheets.openTotals!,
    { docType: 'sentenca' },
    (name) => name === 'ours',
  )
  for (const [figures, tipo, again] of rows) {
    const fields = tipo === undefined ? {} : { tipo_documento: tipo }
    const said = again ? [sentence('document_again', { name: 'a' })] : []
    open.add({ figures, lists: {} })
    sums.add({ figures, lists: { t: [{ a: '1' }] }, said, fields })
  }
  const found = sums.sums(open.figures).map(({ title, sum, rows }) => [title, sum, rows])
  return { counts: sums.counts, found }
}

test('amounts of one field of one kind of document → summed, the document that comes again once', () => {
  const { counts, found } = totals(
    [{ 'dados.valorCausa': '10.50', 'dados.juros': '1.00', ours: 'x' }],
    [{ 'dados.valorCausa': '10.50', 'dados.juros': '1.00' }, undefined, true],
    [{ 'dados.valorCausa': '2', 'dados.juros': '1.00' }],
  )
  expect(found).toEqual([['Valor causa', '12.5', 2]])
  expect(counts).toEqual({ documents: 2, values: 4, lines: 2 })
})

test('amounts in a table → summed over its lines', () => {
  const sums = new OpenSums(extract.sheets.openTotals!, { docType: 'sentenca' }, () => false)
  const lists = { 'dados.condenacoes': [{ valor: '1.10' }, { valor: '2.20' }] }
  sums.add({ figures: {}, lists, said: [], fields: {} })
  expect(sums.sums(new Map())).toMatchObject([{ sum: '3.3', rows: 1 }])
})

test.each<[string, Record<string, string>[]]>([
  ['each of which has its month', [{ competencia: '05/2001', valor: '1475.16' }]],
  ['one of which lacks it', [{ valor: '77.25' }, { dataCompetencia: 'maio', valor: '1475.16' }]],
  ['whose month has another name', [{ mês: 'maio', valor: '1475.16' }]],
  ['whose month is known by its form', [{ de: '2001-05', valor: '1475.16' }]],
])('lines of a table %s → not summed', (_, lines) => {
  const sums = new OpenSums(extract.sheets.openTotals!, { docType: 'cnis' }, () => false)
  const lists = { 'dados.vinculos.remuneracoes': lines }
  sums.add({ figures: {}, lists, said: [], fields: {} })
  expect(sums.sums(new Map())).toEqual([])
  expect(sums.counts.lines).toBe(lines.length)
})

test.each([
  ['of two kinds of documents', 'cnis', '10.00'],
  ['of which one is a text', 'sentenca', 'R$ 10,00'],
])('a field %s → not summed', (_, kind, value) => {
  expect(totals([{ valor: '10.00' }], [{ valor: value }, kind]).found).toEqual([])
})

test('pay of several months, a document for each → not summed', () => {
  const pay = (month: string): [Record<string, string>] => [
    { 'dados.competencia': month, 'dados.valor': '1475.16' },
  ]
  expect(totals(pay('05/2001'), pay('06/2001')).found).toEqual([])
})

test('fields about the document and the answer itself → not counted as values that were read', async () => {
  const figures = { id: 'e1', hash: 'ab', 'arquivo.bytes': '9', 'dados.juros': '1.00' }
  async function* rows() {
    yield { ...ROW, figures } as ResultRow
  }
  const input = { mapping: [], headings: [] } as unknown as Manifest['input']
  const manifest = { input, parameters: { docType: 'sentenca' } } as unknown as Manifest
  const { look } = await summarise(rows(), manifest, extract, {} as Knowledge)
  expect(look.figures).toContainEqual(['Valores lidos em campos', 1])
})

const ROW = { n: 1, line: 2, chunk: 1, cells: [], outcome: 'ok', said: [], fields: {}, lists: {} }
