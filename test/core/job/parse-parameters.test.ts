import { describe, expect, test } from 'vitest'
import { correct } from '../../../jobs/correct/index.js'
import { recalc } from '../../../jobs/recalc/index.js'
import { watch } from '../../../jobs/watch/index.js'
import { UserError } from '../../../src/core/errors.js'
import type { Job } from '../../../src/core/job/job.js'
import { readParameters } from '../../../src/core/job/parse-parameters.js'
import { translateWhole } from '../../../src/messages/index.js'

function read(...pairs: string[]) {
  return readParameters(pairs, correct as Job)
}
function refused(...pairs: string[]): { status: number; said: string[] } {
  try {
    read(...pairs)
  } catch (error) {
    if (error instanceof UserError)
      return {
        status: error.status,
        said: error.sentences.map((said) => translateWhole('pt', said)),
      }
    throw error
  }
  throw new Error(`${pairs.join(' ')} was taken`)
}

describe('a value that is understood', () => {
  test.each([
    ['index=ipca', 'ipca'],
    ['name=a = b=c ', 'a = b=c'],
    [' updateTo = 31/12/2024 ', '2024-12-31'],
    ['updateTo=2024-12-31', '2024-12-31'],
    ['updateTo=29/02/2024', '2024-02-29'],
    ['juros.percentual=1', '1'],
    ['juros.percentual=0,5', '0.5'],
    ['juros.percentual=0.50', '0.5'],
    ['juros.percentual=1 %', '1'],
    ['juros.percentual=0,125', '0.125'],
    ['multa.percentual=1000', '1000'],
    ['honorarios.valor=1500', '1500'],
    ['honorarios.valor=1500,00', '1500'],
    ['honorarios.valor=1500.5', '1500.5'],
    ['honorarios.modo=V', 'v'],
    ['juros.from=Citacao', 'citacao'],
    ['juros.from=citação', 'citacao'],
    ['selic=true', true],
    ['selic=SIM', true],
    ['selic=1', true],
    ['selic=não', false],
    ['selic=nao', false],
    ['selic=False', false],
    ['selicVersion=2', '2'],
    ['selicBase=ajm', 'ajm'],
    ['index=ip\ud83dca', 'ip\ufffdca'],
  ])('%s', (pair, value) => {
    expect(Object.values(read(pair))).toEqual([value])
  })

  test('given twice alike is given once', () => {
    expect(read('index=ipca', 'index=ipca', 'selic=sim', 'selic=1')).toEqual({
      index: 'ipca',
      selic: true,
    })
  })
})

describe('a value that is not: the message names parameter, value and expectation', () => {
  test.each([
    ['updateTo=31/02/2024', 'uma data'],
    ['updateTo=1/1/2024', 'uma data'],
    ['updateTo=12/31/2024', 'uma data'],
    ['updateTo=31/12/24', 'uma data'],
    ['juros.percentual=um', 'um percentual'],
    ['juros.percentual=-1', 'um percentual'],
    ['juros.percentual=1000,01', 'um percentual'],
    ['juros.percentual=1 % x', 'um percentual'],
    ['honorarios.valor=x10', 'um número'],
    ['honorarios.valor=10x', 'um número'],
    ['honorarios.valor=1234567890123', 'um número'],
    ['honorarios.valor=1,123456789', 'um número'],
    ['selic=xsim', 'true ou false'],
    ['selic=simx', 'true ou false'],
    ['selic=xnao', 'true ou false'],
    ['selic=naox', 'true ou false'],
    ['juros.percentual=1.000', 'um percentual'],
    ['multa.percentual=1e2', 'um percentual'],
    ['honorarios.valor=1.500', 'sem separador de milhar'],
    ['honorarios.valor=1,500', 'sem separador de milhar'],
    ['honorarios.valor=1.500,00', 'sem separador de milhar'],
    ['honorarios.valor=R$ 10', 'um número'],
    ['honorarios.valor=10%', 'um número'],
    ['honorarios.modo=x', 'p, v'],
    ['juros.from=ontem', 'vencimento, citacao'],
    ['selic=talvez', 'true ou false'],
    ['selicVersion=3', '1, 2'],
    ['index=', 'um texto'],
    ['index', 'um texto'],
  ])('%s', (pair, expected) => {
    const { status, said } = refused(pair)
    expect(status).toBe(2)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`-p ${pair.split('=')[0]}=${pair.split('=')[1] ?? ''}`)
    expect(said[0]).toContain(expected)
  })

  test('all that is wrong is told at once, and what is known of an unknown one', () => {
    const { said } = refused('indx=ipca', 'selic=x', 'index=ipca', 'index=inpc')
    expect(said).toHaveLength(3)
    expect(said[0]).toMatch(/-p indx: .*index, table, updateTo/)
    expect(said[2]).toContain('já foi dado com outro valor')
  })

  test('a value without a name → how a parameter is written', () => {
    expect(refused('IPCA').said[0]).toMatch(/^-p IPCA: .*-p NOME=VALOR/)
    expect(refused('indx=ipca').said[0]).not.toContain('NOME=VALOR')
  })

  test.each(['toString=1', '__proto__=1', '=x'])('%s is no parameter', (pair) => {
    expect(refused(pair).said).toHaveLength(1)
  })
})

test('a date more than a year ahead → refused, where it is known which day it is', () => {
  const until = (text: string, today?: '2026-03-01') =>
    readParameters([`updateTo=${text}`], correct as Job, today).updateTo
  expect(until('02/03/2027', '2026-03-01')).toBe('2027-03-02')
  expect(() => until('03/03/2027', '2026-03-01')).toThrow('bad_parameter')
  expect(until('31/12/2042')).toBe('2042-12-31')
})

test('a family of names takes any name of it, and no other', () => {
  const family = (pair: string) => readParameters([pair], recalc as Job)
  expect(family('fields.taxa=1,5')).toEqual({ 'fields.taxa': '1,5' })
  for (const pair of ['fields=1', 'fields.=1', 'field.taxa=1']) {
    expect(() => family(pair)).toThrow(UserError)
  }
})

test('an age is a day: so many days before today, or the day itself', () => {
  const age = (text: string) =>
    readParameters([`onlyIfOlderThan=${text}`], recalc as Job, '2026-03-01').onlyIfOlderThan
  expect(age('30d')).toBe('2026-01-30')
  expect(age('0d')).toBe('2026-03-01')
  expect(age('15/02/2026')).toBe('2026-02-15')
  for (const text of ['30', 'x30d', '30dx', '123456d']) expect(() => age(text)).toThrow(UserError)
})

test('a date that is of today where nobody says another', () => {
  const job = watch as Job
  expect(readParameters([], job, '2026-03-10')).toEqual({ night: '2026-03-10' })
  expect(readParameters(['night=2026-03-01'], job, '2026-03-10')).toEqual({ night: '2026-03-01' })
  expect(() => readParameters(['night=2026-03-11'], job, '2026-03-10')).toThrow('bad_parameter')
})

test.each([
  ['hoje', '2026-03-05'],
  ['Ontem', '2026-03-04'],
  ['fim do mês passado', '2026-02-28'],
  ['FIM DO MES PASSADO', '2026-02-28'],
])('updateTo=%s on 05/03/2026 → %s', (said, settled) => {
  const { updateTo } = readParameters([`updateTo=${said}`], correct as Job, '2026-03-05')
  expect(updateTo).toBe(settled)
})
