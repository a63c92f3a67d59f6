import { describe, expect, test } from 'vitest'
import { planRow } from '../../jobs/calc/plan-row.js'
import { givenFieldRates, ratesInside } from '../../jobs/saved/rates.js'
import type { TypeInfo } from '../../jobs/saved/types.js'
import type { Json } from '../../jobs/saved/values.js'
import { doubtsOfRates } from '../../src/core/job/ceilings.js'

const field = (campo: string, tipo: string) => ({ campo, tipo, required: false, descricao: '' })
const INFO: TypeInfo = {
  type: 'calculosJudiciais',
  label: 'Cálculos judiciais',
  fields: [field('parcelas', 'array'), field('encargos', 'object'), field('juros', 'string')],
  exemplo: { parcelas: [{ data: '05/02/2019', valor: 2500, juros: 1 }] },
}

function codes(given: Record<string, string>): string[] {
  return doubtsOfRates(givenFieldRates(given, INFO), given).map(({ code }) => code)
}

describe('rates inside a value written as JSON', () => {
  test.each<[string, Json, [string, string, string][]]>([
    ['a list', [{ juros: 12 }], [['parcelas[].juros', '12', 'interest']]],
    ['texts', [{ multa: '25,5%' }], [['parcelas[].multa', '25.5', 'fine']]],
    [
      'a percentage within',
      { multa: { percentual: '30' } },
      [['parcelas.multa.percentual', '30', 'fine']],
    ],
    [
      'bands',
      { juros: [{ month: '2020-01', percentual: 6 }] },
      [['parcelas.juros[].percentual', '6', 'interest']],
    ],
    [
      'fees by percentage',
      { honorarios: { valor: 50, modo: 'p' } },
      [['parcelas.honorarios.valor', '50', 'fees']],
    ],
    ['fees in reais', { honorarios: { valor: 5000, modo: 'v' } }, []],
    ['fees in reais by their mode', { honorarios: 5000, honorarios_modo: 'v' }, []],
    ['an amount and a date', [{ valor: 2500, data: '05/02/2019' }], []],
    [
      'many records',
      [{ juros: 1 }, { juros: 12 }, { juros: 0.01 }],
      [
        ['parcelas[].juros', '0.01', 'interest'],
        ['parcelas[].juros', '12', 'interest'],
      ],
    ],
  ])('%s → the lowest and the highest of each path', (_, value, expected) => {
    const found = ratesInside('parcelas', value)
    expect(found.map(({ name, value, ceiling }) => [name, value, ceiling.of])).toEqual(expected)
  })
})

test.each<[string, string[]]>([
  ['[{"juros":12}]', ['ask_high_inside']],
  ['[{"juros":0.01}]', ['ask_fraction_inside']],
  ['[{"juros":1}]', []],
])('-p fields.parcelas=%s → %j', (json, expected) => {
  expect(codes({ 'fields.parcelas': json })).toEqual(expected)
})

test('the highest percentage that a person said, inside a value → not asked again', () => {
  expect(codes({ 'fields.parcelas': '[{"juros":12}]', 'juros.maximo': '12' })).toEqual([])
})

test('a rate whose field is a text → asked as a number is', () => {
  expect(codes({ 'fields.juros': '12' })).toEqual(['ask_high_parameter'])
})

test('a cell with a list whose interest is 12 → asked, and taken where it is meant', () => {
  const row = { parcelas: '[{"data":"05/02/2019","valor":2500,"juros":12}]' }
  expect(planRow(row, { type: INFO.type }, { info: INFO })).toMatchObject({
    is: 'rejected',
    asks: true,
    problems: [{ code: 'ask_high_inside', facts: { name: 'parcelas[].juros', value: '12' } }],
  })
  const stated = { type: INFO.type, 'juros.maximo': '12' }
  expect(planRow(row, stated, { info: INFO })).toMatchObject({ is: 'item' })
})
