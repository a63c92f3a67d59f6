import { expect, test } from 'vitest'
import type { UserError } from '../../src/core/errors.js'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

const engine = useEngine()
const JUDICIAL = ['type=calculosJudiciais', 'fields.dia_atualiza=31/12/2025']
const MONETARY = ['type=atualizacaoMonetaria', 'fields.dia_atualiza=31/12/2025']

const paid = () => engine.sandbox.journal().filter(({ units }) => units > 0)

async function run(text: string, pairs: string[], kind = 'calc') {
  const before = paid().length
  const manifest = await engine.run(engine.request(await engine.file('a.csv', text), kind, pairs))
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!)
  return { manifest, rows, paid: paid().length - before }
}

async function refused(text: string, pairs: string[], kind = 'calc') {
  const before = paid().length
  const request = engine.request(await engine.file('a.csv', text), kind, pairs)
  const error = await engine.submit(engine.app(), request).catch((error: UserError) => error)
  const { status, sentences } = error as UserError
  return { status, code: sentences[0]?.code, paid: paid().length - before }
}

/** Index 5 is the IPCA, table 262 was 1262 in the catalogue of before. */
test.each([
  ['calculosJudiciais', 'indexador', '1262', 'field_legacy_id'],
  ['calculosJudiciais', 'indexador', '5', 'field_wants_table'],
  ['calculosJudiciais', 'indexador', '987654', 'field_unknown_table'],
  ['calculosJudiciais', 'indexador', '-1', 'field_inline_missing'],
  ['atualizacaoMonetaria', 'indexador', '262', 'field_wants_index'],
  ['atualizacaoMonetaria', 'indexador', '1262', 'field_legacy_id'],
  ['atualizacaoMonetaria', 'indexador', '987654', 'field_unknown_index'],
  ['atualizacaoMonetaria', 'tabelaJudicial', '5', 'field_wants_table'],
  ['atualizacaoMonetaria', 'tabelaJudicial', '-1', 'field_unknown_table'],
  ['pensaoAlimenticia', 'indexador', '987654', 'field_unknown_index_or_table'],
])('%s with %s %s of the catalogue → status 2, nothing created', async (type, campo, id, code) => {
  const list = type === 'calculosJudiciais' ? 'parcelas' : 'valores'
  const text =
    type === 'pensaoAlimenticia'
      ? 'Cliente;data_inicio;data_fim\nAna;01/01/2024;30/06/2024\n'
      : `Cliente;${list}.data;${list}.valor\nAna;05/02/2024;1.000,00\n`
  const pairs = [`type=${type}`, 'fields.dia_atualiza=31/12/2025', `fields.${campo}=${id}`]
  expect(await refused(text, pairs)).toEqual({ status: 2, code, paid: 0 })
})

test('an index and a table, both as parameters → status 2', async () => {
  const text = 'Cliente;valores.data;valores.valor\nAna;05/02/2024;1.000,00\n'
  const pairs = [...MONETARY, 'fields.indexador=5', 'fields.tabelaJudicial=262']
  expect(await refused(text, pairs)).toEqual({ status: 2, code: 'field_index_and_table', paid: 0 })
})

test('cells that name what their field does not take → those rows alone are rejected, unpaid', async () => {
  const row = (id: string) => `Ana;${id};05/02/2024;1.000,00\n`
  const text = `Cliente;indexador;parcelas.data;parcelas.valor\n${['262', '1262', '5', '987654', '-1'].map(row).join('')}`
  const { manifest, rows, paid } = await run(text, JUDICIAL)
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 4 })
  expect(paid).toBe(3)
  const told = rows.slice(1).map(({ Avisos }) => Avisos)
  expect(told[1]).toMatch(/1262 é o antigo número.*o de hoje é 262/)
  expect(told[2]).toMatch(/pede uma tabela judicial, e 5 é o índice IPCA/)
  expect(told[3]).toMatch(/não é uma tabela judicial do catálogo nem uma tabela da conta/)
  expect(told[4]).toMatch(/pede a tabela própria em tabelaPersonalizada/)
})

test('a cell brings the table beside the index that all rows have → that row is rejected, unpaid', async () => {
  const text =
    'Cliente;tabelaJudicial;valores.data;valores.valor\nAna;262;05/02/2024;10\nBia;;05/02/2024;10\n'
  const { manifest, paid } = await run(text, [...MONETARY, 'fields.indexador=5'])
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 1 })
  expect(paid).toBe(3)
})

test('rows of one group bring an index and a table → nothing is created', async () => {
  const text =
    'grupo;Cliente;indexador;tabelaJudicial;valores.data;valores.valor\nA;Ana;5;;05/02/2024;10\nA;Ana;;262;05/03/2024;10\n'
  const { manifest, paid } = await run(text, MONETARY)
  expect([manifest.rows?.rejected, paid]).toEqual([2, 0])
})

test('a table that the account made itself → it is taken', async () => {
  const vl = '[{""month"":""2018-01"",""index"":2}]'
  const made = await run(`Cliente;vl\nAna;"${vl}"\n`, ['type=tabelasJudiciais'])
  const id = made.rows[1]!['ID do cálculo']
  const text = `Cliente;indexador;parcelas.data;parcelas.valor\nAna;${id};05/02/2024;1.000,00\n`
  const { manifest } = await run(text, JUDICIAL)
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 0 })
})

test('recalc with a former id → status 2, no calculation opened', async () => {
  const pairs = ['type=calculosJudiciais', 'fields.indexador=1262']
  expect(await refused('ID do cálculo\n700030\n', pairs, 'recalc')).toEqual({
    status: 2,
    code: 'field_legacy_id',
    paid: 0,
  })
})
