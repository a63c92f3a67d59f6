import { expect, test } from 'vitest'
import { cancellationOf, caseOf, dayOf, lawyersOf } from '../../../src/legal/gazette/item.js'
import { daysOf, split } from '../../../src/legal/gazette/period.js'

test.each<[object, string | undefined]>([
  [{ data_disponibilizacao: '2026-03-03' }, '2026-03-03'],
  [{ data_disponibilizacao: '2026-03-03T00:00:00' }, '2026-03-03'],
  [{ data_disponibilizacao: '2026-03-03 08:15:00.000' }, '2026-03-03'],
  [{ datadisponibilizacao: '03/03/2026' }, '2026-03-03'],
  [{ data_disponibilizacao: 'ontem', datadisponibilizacao: '03/03/2026' }, '2026-03-03'],
  [{ data_disponibilizacao: '2026-02-30' }, undefined],
  [{ data_disponibilizacao: '2026-03-03T00:00:00-03:00' }, '2026-03-03'],
  [{ data_disponibilizacao: '2026-03-03T23:10:00.000-0300' }, '2026-03-03'],
  // Midnight of the day itself, or nine in the evening of the one before.
  [{ data_disponibilizacao: '2026-03-03T00:00:00Z' }, undefined],
  [{ data_disponibilizacao: 20_260_303 }, undefined],
  [{}, undefined],
])('the day of %j is %s', (item, day) => {
  expect(dayOf({ ...item })).toBe(day)
})

test.each<[object, object | undefined]>([
  [{}, undefined],
  [{ ativo: true, status: 'P', motivo_cancelamento: null, data_cancelamento: null }, undefined],
  [{ motivo_cancelamento: '  ' }, undefined],
  [
    { motivo_cancelamento: 'Erro', data_cancelamento: '2026-03-05' },
    { reason: 'Erro', day: '2026-03-05' },
  ],
  [{ data_cancelamento: '2026-03-05' }, { day: '2026-03-05' }],
  [{ ativo: false }, {}],
  [{ status: 'C' }, {}],
])('the cancellation of %j is %j', (item, cancellation) => {
  expect(cancellationOf({ ...item })).toEqual(cancellation)
})

test.each<[object, object[] | undefined]>([
  [{}, undefined],
  [{ lawyers: [] }, undefined],
  [{ lawyers: 'ANA' }, undefined],
  [{ lawyers: [{ nome: 'ANA' }] }, undefined],
  [{ lawyers: [{ numero_oab: 94719, uf_oab: 'sp' }] }, [{ numero: '94719', uf: 'SP' }]],
  [
    { destinatarioadvogados: [{ advogado: { nome: 'ANA', numero_oab: '1', uf_oab: 'SP' } }, null] },
    [{ nome: 'ANA', numero: '1', uf: 'SP' }],
  ],
])('the lawyers of %j are %j', (item, lawyers) => {
  expect(lawyersOf({ ...item })).toEqual(lawyers)
})

test('a case number is one of twenty digits', () => {
  expect(caseOf({ numero_processo: '0000001-68.2026.8.26.0100' })).toBe('00000016820268260100')
  expect(caseOf({ numeroprocessocommascara: '0000001-68.2026.8.26.0100' })).toBe(
    '00000016820268260100',
  )
  expect(caseOf({ numero_processo: '123' })).toBeUndefined()
})

test.each([1, 2, 3, 6, 7, 8, 100])('a week split in %i has each day once, in order', (pieces) => {
  const week = { from: '2026-02-26', to: '2026-03-04' }
  const parts = split(week, pieces)
  expect(parts.flatMap(daysOf)).toEqual(daysOf(week))
  expect(parts).toHaveLength(Math.min(pieces, 7))
})
