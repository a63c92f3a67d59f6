import { describe, expect, test } from 'vitest'
import { request } from '../../jobs/correct/request.js'
import type { Parameters } from '../../src/core/job/job.js'

const ITEM = { date: '2020-03-10', amount: '1234.56' }
const LEAST = { index: 'ipca', updateTo: '2024-12-31' }

function bodyOf(parameters: Parameters, items = [ITEM]): unknown {
  return request(parameters, items, 'lote b t000001').body
}

describe('the body is the contract’s', () => {
  test('at the least', () => {
    expect(bodyOf(LEAST)).toStrictEqual({
      index: 'ipca',
      updateTo: '31/12/2024',
      items: [{ date: '10/03/2020', amount: 1234.56 }],
    })
  })

  test('with everything', () => {
    const body = bodyOf(
      {
        table: '262',
        updateTo: '2024-12-31',
        'juros.percentual': '0.5',
        'juros.from': 'citacao',
        'multa.percentual': '2',
        'honorarios.valor': '10.5',
        'honorarios.modo': 'p',
        selic: true,
        selicFrom: '2021-12-09',
        selicUntil: '2023-01-31',
        selicBase: 'am',
        selicVersion: '2',
        save: true,
        name: 'Carteira',
      },
      [
        { ...ITEM, description: 'Aluguel', custas: true } as typeof ITEM,
        { date: '2021-01-01', amount: '-500' },
      ],
    )
    expect(body).toStrictEqual({
      table: 262,
      updateTo: '31/12/2024',
      items: [
        { date: '10/03/2020', amount: 1234.56, description: 'Aluguel', custas: true },
        { date: '01/01/2021', amount: -500 },
      ],
      juros: { percentual: '0.5', from: 'citacao' },
      multa: { percentual: '2' },
      honorarios: { valor: 10.5, modo: 'p' },
      selic: true,
      selicFrom: '09/12/2021',
      selicUntil: '31/01/2023',
      selicBase: 'am',
      selicVersion: 2,
      save: true,
      name: 'lote b t000001 - Carteira',
    })
  })

  test.each<[string, Parameters, object]>([
    ['interest without its beginning', { 'juros.percentual': '1' }, { juros: { percentual: '1' } }],
    [
      'a fixed fee',
      { 'honorarios.valor': '1500', 'honorarios.modo': 'v' },
      { honorarios: { valor: 1500, modo: 'v' } },
    ],
    ['SELIC off is not said', { selic: false }, {}],
    ['not saved is not said', { save: false }, {}],
    [
      'saved without a name carries the call’s',
      { save: true },
      { save: true, name: 'lote b t000001' },
    ],
  ])('%s', (_, parameters, more) => {
    expect(bodyOf({ ...LEAST, ...parameters })).toStrictEqual({
      ...(bodyOf(LEAST) as object),
      ...more,
    })
  })

  test('nothing in it is undefined, so that what is recorded is what is sent', () => {
    const body = bodyOf({ ...LEAST, 'juros.percentual': '1' })
    expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body)
  })

  test('a call that saves is not repeatable', () => {
    expect(request(LEAST, [ITEM], 'x')).toMatchObject({
      repeatable: true,
      units: 1,
      method: 'POST',
    })
    expect(request({ ...LEAST, save: true }, [ITEM], 'x')).toMatchObject({ repeatable: false })
  })
})
