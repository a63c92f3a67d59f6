import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { withNames } from '../../jobs/correct/catalogue.js'
import { correct } from '../../jobs/correct/index.js'
import { recalc } from '../../jobs/recalc/index.js'
import type { TypeInfo } from '../../jobs/saved/types.js'
import { update } from '../../jobs/update/index.js'
import type { Parameters } from '../../src/core/job/job.js'
import { translate } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'
import { KNOWN } from './support.js'

const BATCH = { index: 'ipca', updateTo: '2024-12-31' }
const surveyed = (...all: Parameters[]) => ({
  groups: all.map((parameters) => ({
    parameters,
    from: '2018-03-15',
    to: '2018-03-15',
    rows: 2,
  })),
})
const told = (survey: ReturnType<typeof surveyed>, headings: [string, string][] = []) =>
  correct.terms!(survey, new Map(headings), KNOWN).map((said) => [
    translate('pt', said),
    translate('en', said),
  ])

test.each<[Parameters, string]>([
  [BATCH, 'Termos: IPCA (IBGE) até 31/12/2024; sem juros.'],
  [
    {
      ...BATCH,
      'juros.percentual': '1',
      'juros.from': 'vencimento',
      'multa.percentual': '2',
      'honorarios.valor': '10',
      'honorarios.modo': 'p',
    },
    'Termos: IPCA (IBGE) até 31/12/2024; juros de 1% ao mês desde o vencimento; multa de 2%; honorários de 10%.',
  ],
  [
    { table: '262', updateTo: '2024-12-31', 'honorarios.valor': '500', 'honorarios.modo': 'v' },
    'Termos: TJES - Débitos até 31/12/2024; juros da própria tabela, se ela os tem; honorários de R$ 500 por valor.',
  ],
  [
    { ...BATCH, selic: true, selicFrom: '2021-12-09', selicVersion: '1' },
    'Termos: IPCA (IBGE) até 31/12/2024; sem juros; SELIC desde 01/12/2021 no lugar da correção e dos juros.',
  ],
  [
    { ...BATCH, selic: true, selicUntil: '2024-05-31', selicVersion: '2' },
    'Termos: IPCA (IBGE) até 31/12/2024; sem juros; SELIC até 31/05/2024 no lugar da correção e dos juros.',
  ],
  [
    { ...BATCH, selic: true, selicFrom: '2022-01-01', selicUntil: '2024-05-31' },
    'Termos: IPCA (IBGE) até 31/12/2024; sem juros; SELIC de 01/01/2022 a 31/05/2024 no lugar da correção e dos juros.',
  ],
])('%j → the terms in words', (parameters, words) => {
  expect(told(surveyed(parameters))).toEqual([[words, expect.stringContaining('Terms: ')]])
})

test('terms of an older build, with the days of SELIC as they were told → told the same', () => {
  const facts = { by: ['IPCA'], until: ['31/12/2024'], selic: ['SELIC 31/05/2024'] }
  expect(translate('pt', sentence('told_terms', facts))).toBe(
    'Termos: IPCA até 31/12/2024; SELIC 31/05/2024 no lugar da correção e dos juros.',
  )
})

test('an update beyond the last published month → the months without a variation, before they are paid', () => {
  const indices = KNOWN.indices!.map((entry) => ({ ...entry, latestAvailable: '2024-11-01' }))
  const toldUntil = (...days: string[]) =>
    correct.terms!(
      surveyed(...days.map((updateTo) => ({ ...BATCH, updateTo }))),
      new Map(),
      withNames({ indices, tables: [] }),
    ).flatMap((said) => (said.code === 'told_unpublished' ? [translate('pt', said)] : []))
  expect(toldUntil('2024-12-31')).toEqual([])
  expect(toldUntil('2025-01-15')).toEqual([
    'IPCA (IBGE) ainda não publicado em 12/2024: sem correção até que saia.',
  ])
  expect(toldUntil('2024-06-30', '2025-03-31')).toEqual([
    'IPCA (IBGE) ainda não publicado de 12/2024 a 02/2025: sem correção até que saia.',
  ])
})

test('rates of a column → their span, the column and the rows without', () => {
  const rows = [
    { ...BATCH, 'juros.percentual': '0.5' },
    { ...BATCH, 'juros.percentual': '1', updateTo: '2024-06-30' },
    BATCH,
  ]
  const headings: [string, string][] = [
    ['juros_percentual', 'Juros'],
    ['data_atualizacao', 'Atualizar até'],
  ]
  expect(told(surveyed(...rows), headings)[0]![0]).toBe(
    'Termos: IPCA (IBGE) até 30/06/2024 a 31/12/2024 (coluna «Atualizar até»); juros de 0,5% a 1% ao mês, sem termo inicial informado no pedido (coluna «Juros») (2 linhas sem).',
  )
})

test('a fixed fee that payments do not bear → the rows without', () => {
  const fee = { ...BATCH, 'honorarios.valor': '500', 'honorarios.modo': 'v' }
  expect(told(surveyed(fee, BATCH))[0]![0]).toMatch(
    /; honorários de R\$ 500 por valor \(2 linhas sem\)\.$/,
  )
})

test('an update, its index of a column → index and day', () => {
  const survey = surveyed(
    { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' },
    { indiceAtualizacao: 'inpc', dataAtualizacao: '2024-12-31' },
  )
  const [said] = update.terms!(survey, new Map([['indice', 'Índice']]), {})
  expect(translate('pt', said!)).toBe(
    'Termos: IPCA, INPC (coluna «Índice») até 31/12/2024; só o índice: juros, multa e honorários não são pedidos.',
  )
  const known = { tables: [{ id: 'ipca', name: 'IPCA (IBGE)' }], names: { ipca: 'ipca' } }
  const [named] = update.terms!(survey, new Map(), known)
  expect(translate('pt', named!)).toContain('IPCA (IBGE)')
})

test('several indices given by no column → parted from the day by a comma', () => {
  const survey = surveyed(BATCH, { ...BATCH, index: 'inpc' })
  expect(told(survey)[0]![0]).toMatch(/^Termos: IPCA \(IBGE\), inpc, até 31\/12\/2024;/)
})

const FIELD = { required: false, descricao: '' }
const INFO: TypeInfo = {
  type: 'calculosJudiciais',
  label: 'Cálculos judiciais',
  fields: [
    { ...FIELD, campo: 'indexador', tipo: 'integer' },
    { ...FIELD, campo: 'parcelas', tipo: 'array' },
    { ...FIELD, campo: 'juros', tipo: 'number' },
  ],
  exemplo: {},
}
const REFERENCES = { table: { 262: 'TJES - Débitos' }, legacy: {} }

test('new calculations → type, fields with the names of tables, rates and columns in words', () => {
  const given = { type: INFO.type, 'fields.indexador': '262', 'fields.juros': '1' }
  const headings = new Map([
    ['parcelas.valor', 'Valor'],
    ['cliente', 'Cliente'],
  ])
  const knowledge = { info: INFO, references: REFERENCES }
  const [said] = calc.terms!({ groups: [], undated: [given] }, headings, knowledge)
  expect(translate('pt', said!)).toBe(
    'Termos: novos cálculos, Cálculos judiciais; Indexador TJES - Débitos; juros de 1% ao mês; linha por linha, conforme as colunas: Valor.',
  )
  expect(translate('en', said!)).toContain(
    'interest of 1% a month; row by row, by the columns: Valor.',
  )
})

const BY_ROW: { [campo: string]: readonly string[] } = {
  indexador: ['262', '-1', '8', '9'],
  dia_atualiza: ['2025-12-31', '2024-01-15'],
}
test.each<[Parameters, typeof BY_ROW, string]>([
  [
    {},
    BY_ROW,
    'Indexador TJES - Débitos, de tabela própria, 8 e mais 1 (coluna «Índice»); Dia atualiza de 15/01/2024 a 31/12/2025 (coluna «Até»)',
  ],
  [{}, { dia_atualiza: ['2025-12-31'] }, 'Dia atualiza 31/12/2025 (coluna «Até»)'],
  [
    { 'fields.indexador': '-1', 'fields.tabelaPersonalizada': '{"vl":[]}' },
    {},
    'Indexador de tabela própria; com uma tabela própria, escrita no pedido',
  ],
])('new calculations, %j with %j by row → date and index in words', (given, terms, words) => {
  const headings = new Map([
    ['indexador', 'Índice'],
    ['dia_atualiza', 'Até'],
  ])
  const survey = { groups: [], undated: [{ type: INFO.type, ...given }], terms }
  const knowledge = { info: { ...INFO, fields: [] }, references: REFERENCES }
  const [said] = calc.terms!(survey, headings, knowledge)
  expect(translate('pt', said!)).toBe(`Termos: novos cálculos, Cálculos judiciais; ${words}.`)
})

test('a row of a new calculation → its own date and index are among its terms', () => {
  const dia = { ...FIELD, campo: 'dia_atualiza', tipo: 'date' }
  const info = { ...INFO, fields: [...INFO.fields, dia] } as TypeInfo
  const row = { indexador: '262', dia_atualiza: '2025-12-31', parcelas: '[]' }
  const planned = calc.planRow(row, { type: INFO.type }, { info, references: REFERENCES })
  expect(planned).toMatchObject({ terms: { indexador: '262', dia_atualiza: '2025-12-31' } })
  expect(calc.planRow({}, { type: INFO.type }, { info })).not.toHaveProperty('terms')
})

test.each<[Parameters, string]>([
  [{ updateTo: '2025-12-31' }, 'Termos: recálculo até 31/12/2025.'],
  [
    { 'fields.juros': '1' },
    'Termos: recálculo, cada um até a data que já tem; juros de 1% ao mês.',
  ],
])('saved calculations, %j → what is written into them', (given, words) => {
  const undated = ['7', '8'].map((id) => ({ ...given, type: INFO.type, id }))
  const [said] = recalc.terms!({ groups: [], undated }, new Map(), { types: { [INFO.type]: INFO } })
  expect(translate('pt', said!)).toBe(words)
})

test('a saved calculation without a date beside one with → counted in the terms', () => {
  const undated: Parameters[] = [
    { type: INFO.type, id: '7', updateTo: '2025-12-31' },
    { type: INFO.type, id: '8' },
  ]
  const knowledge = { types: { [INFO.type]: INFO } }
  const [said] = recalc.terms!({ groups: [], undated }, new Map(), knowledge)
  expect(translate('pt', said!)).toBe('Termos: recálculo até 31/12/2025 (1 cálculo sem data nova).')
})
