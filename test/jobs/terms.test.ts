import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct.js'
import { update } from '../../jobs/update.js'
import type { Parameters } from '../../src/job.js'
import { say } from '../../src/messages/index.js'
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
  correct.terms!(survey, new Map(headings), KNOWN).map((said) => [say('pt', said), say('en', said)])

test.each<[Parameters, string]>([
  [BATCH, 'Termos: IPCA (IBGE) até 31/12/2024; juros: não pedidos.'],
  [
    {
      ...BATCH,
      ...{ 'juros.percentual': '1', 'juros.from': 'vencimento', 'multa.percentual': '2' },
      ...{ 'honorarios.valor': '10', 'honorarios.modo': 'p' },
    },
    'Termos: IPCA (IBGE) até 31/12/2024; juros de 1% ao mês desde o vencimento; multa de 2%; honorários de 10%.',
  ],
  [
    { table: '262', updateTo: '2024-12-31', 'honorarios.valor': '500', 'honorarios.modo': 'v' },
    'Termos: TJES - Débitos até 31/12/2024; juros: os da própria tabela, se ela os tem; honorários de 500 reais por valor.',
  ],
  [
    { ...BATCH, selic: true, selicFrom: '2021-12-01' },
    'Termos: IPCA (IBGE) até 31/12/2024; juros: não pedidos; SELIC 01/12/2021 no lugar dos juros.',
  ],
])('%j → the terms in words', (parameters, words) => {
  expect(told(surveyed(parameters))).toEqual([[words, expect.stringContaining('Terms: ')]])
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
    'Termos: IPCA (IBGE) até 30/06/2024 a 31/12/2024, conforme a coluna «Atualizar até»; juros de 0,5% a 1% ao mês desde o início que o serviço adota, conforme a coluna «Juros» (2 linhas sem).',
  )
})

test('an update, its index of a column → index and day', () => {
  const survey = surveyed(
    { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' },
    { indiceAtualizacao: 'inpc', dataAtualizacao: '2024-12-31' },
  )
  const [said] = update.terms!(survey, new Map([['indice', 'Índice']]), {})
  expect(say('pt', said!)).toBe('Termos: ipca, inpc, conforme a coluna «Índice» até 31/12/2024.')
})
