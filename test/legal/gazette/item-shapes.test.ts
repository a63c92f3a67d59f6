import { expect, test } from 'vitest'
import {
  cancellationOf,
  caseOf,
  dayOf,
  type KnownField,
  knownField,
  lawyersOf,
  textOf,
} from '../../../src/legal/gazette/item.js'
import { hashOf } from '../../../src/legal/gazette/shown-items.js'
import { byId } from '../../../src/services/gazette/item-key.js'
import type { Fields } from '../../../src/services/gazette/transport.js'
import { mainList } from '../../../src/services/lists-in.js'

/** A publication as no origin that we know writes it. */
const ITEM = {
  identificador: '981900069',
  disponibilizacao: { data: '2026-11-19T00:00:00' },
  publicacao: { data: '2026-11-20' },
  processo: { numero: '8267605-69.2022.8.16.0026' },
  teor: { formato: 'html', conteudo: '<p>Intimem-se.</p>' },
  situacao: { vigente: true },
  representantes: [{ nomeCompleto: 'ANA', inscricao: { numero: '094719', seccional: 'sp' } }],
}

test('an item of another shape → day, case, text, lawyers and id by what says that it is so', () => {
  expect({
    day: dayOf(ITEM),
    case: caseOf(ITEM),
    text: textOf(ITEM),
    lawyers: lawyersOf(ITEM),
    key: byId(ITEM),
    cancelled: cancellationOf(ITEM),
  }).toEqual({
    day: '2026-11-19',
    case: '82676056920228160026',
    text: '<p>Intimem-se.</p>',
    lawyers: [{ nome: 'ANA', numero: '094719', uf: 'SP' }],
    key: 'id:981900069',
    cancelled: undefined,
  })
})

test('the day of publication alone → no day of availability', () => {
  expect(
    dayOf({ publicacao: { data: '2026-11-20' }, data_publicacao: '20/11/2026' }),
  ).toBeUndefined()
})

test('two days of availability that differ → none of them', () => {
  const two = { disponibilizadaEm: '2026-11-19', outra: { disponibilizacao: '2026-11-18' } }
  expect(dayOf(two)).toBeUndefined()
})

test('two case numbers → none of them', () => {
  const origem = { numero: '0000001-02.2020.8.26.0100' }
  expect(caseOf({ processo: ITEM.processo, origem })).toBeUndefined()
})

test.each([
  ['that it no longer stands', { situacao: { vigente: false } }, {}],
  [
    'its cancellation',
    { situacao: { cancelamento: { motivo: 'Erro', data: '2026-11-21' } } },
    { reason: 'Erro', day: '2026-11-21' },
  ],
])('an item of another shape that tells %s → cancelled', (_, over, cancellation) => {
  expect(cancellationOf({ ...ITEM, ...over })).toEqual(cancellation)
})

test.each([
  ['a text that denies it', { situacao: { cancelada: 'N' }, motivoCancelamento: 'não' }],
  ['that it may be cancelled', { situacao: { cancelavel: true, cancelavelAte: '2026-12-01' } }],
])('an item of another shape, %s → not cancelled', (_, over) => {
  expect(cancellationOf({ ...ITEM, ...over })).toBeUndefined()
})

test.each([
  ['with an id and a year of its own', { id: 88, numero: '094719', seccional: 'SP', ano: 1998 }],
  ['with an order and a section', { ordem: 2, num: '094719', uf: 'SP', secao: 26 }],
])('a registration %s → its number alone', (_, inscricao) => {
  const lawyers = [{ nome: 'ANA', numero: '094719', uf: 'SP' }]
  expect(lawyersOf({ representantes: [{ nome: 'ANA', inscricao }] })).toEqual(lawyers)
})

test.each([
  ['94719/SP', '94719', 'SP'],
  ['OAB/RJ 094.719-A', '094.719-A', 'RJ'],
  ['sp-094719', '094719', 'SP'],
])('a registration in one field, %s → its number as spelled, and its state', (oab, numero, uf) => {
  expect(lawyersOf({ advogados: [{ nome: 'ANA', oab }] })).toEqual([{ nome: 'ANA', numero, uf }])
})

test.each([
  ['beside another state', { oab: '94719/SP', uf: 'RJ' }],
  ['twice and not the same', { oab: '94719/SP', inscricao: '94720/SP' }],
  ['of two states', { oab: 'RJ 94719/SP' }],
])('a registration in one field, %s → none', (_, lawyer) => {
  expect(lawyersOf({ advogados: [{ nome: 'ANA', ...lawyer }] })).toBeUndefined()
})

test('a registration of two numbers → none of them', () => {
  const inscricao = { numero: '094719', numeroAnterior: '50001', seccional: 'SP' }
  expect(lawyersOf({ representantes: [{ nome: 'ANA', inscricao }] })).toBeUndefined()
})

test('the text of an item of another shape changes → its hash does', () => {
  const changed = { ...ITEM, teor: { formato: 'html', conteudo: '<p>Cite-se.</p>' } }
  expect(hashOf(changed)).not.toBe(hashOf(ITEM))
})

test('a list of records beside the main one, deeper in the body → not taken for it', () => {
  const meta = { rastro: [{ no: 'b-3' }] }
  expect(mainList({ resultados: [{ nome: 'ANA' }], meta })).toEqual([{ nome: 'ANA' }])
  expect(mainList({ resultados: [], meta })).toEqual([])
})

test.each<[string, Fields, KnownField, string | undefined]>([
  ['the origin’s name', { nomeClasse: 'MONITÓRIA', classe: 'OUTRA' }, 'nomeClasse', 'MONITÓRIA'],
  [
    'a record of its own',
    { classe: { codigo: 7, descricao: 'MONITÓRIA' } },
    'nomeClasse',
    'MONITÓRIA',
  ],
  [
    'within what it is of',
    { natureza: { comunicacao: 'Intimação' } },
    'tipoComunicacao',
    'Intimação',
  ],
  [
    'twice the same',
    { tipo_da_comunicacao: 'Citação', comunicacao: { tipo: 'Citação' } },
    'tipoComunicacao',
    'Citação',
  ],
  [
    'two that differ',
    { tipo_comunicacao: 'Citação', comunicacao: 'Intimação' },
    'tipoComunicacao',
    undefined,
  ],
  [
    'a text under such a name',
    { comunicacao: 'Intimem-se as partes: prazo!' },
    'tipoComunicacao',
    undefined,
  ],
  ['a number under such a name', { documento: '123.456.789-09' }, 'tipoDocumento', undefined],
  [
    'the name of a court',
    { tribunal: { nome: 'Tribunal de Justiça' } },
    'siglaTribunal',
    undefined,
  ],
  [
    'a court beside its organ',
    { orgao: { descricao: '1ª Vara', tribunal: 'TRE-SP' } },
    'siglaTribunal',
    'TRE-SP',
  ],
  ['a postal address', { endereco: 'Rua A, 1' }, 'link', undefined],
])('%s → what is read of it', (_, item, name, expected) => {
  expect(knownField(item, name)).toBe(expected)
})
