import { expect, test } from 'vitest'
import { overlapsAmong, readProfile } from '../../../src/legal/deadlines/profiles.js'
import { translateWhole } from '../../../src/messages/index.js'
import { COURTS } from '../../../src/sandbox/gazette/base/courts.js'
import { courtCode, courtName } from '../../../src/values/court-code.js'

const GOOD = {
  id: 'TJSP-2026',
  versao: '2026-01',
  nome: 'TJSP, 2026',
  tribunais: ['8.26'],
  base: 'NAC',
  de: '2026-01-01',
  ate: '2026-12-31',
  datas: [
    { de: '2026-04-03', nome: 'Sexta-feira Santa', fonte: 'Provimento CSM 2.800/2025, art. 1' },
  ],
}
const [DAY] = GOOD.datas

function problems(body: unknown): string[] {
  const read = readProfile('p.json', typeof body === 'string' ? body : JSON.stringify(body))
  return read.is === 'refused' ? read.problems.map((one) => translateWhole('pt', one)) : []
}

test('a profile is read as it stands', () => {
  const read = readProfile('p.json', `\uFEFF${JSON.stringify(GOOD)}`)
  expect(read).toMatchObject({
    is: 'read',
    profile: {
      id: 'TJSP-2026',
      version: '2026-01',
      courts: ['8.26'],
      base: { id: 'NAC' },
      rules: [{ does: 'closes', when: { from: '2026-04-03', to: '2026-04-03' } }],
    },
  })
})

test('courts by their names and days as people write them → the same profile', () => {
  const day = { ...DAY, de: '03/04/2026' }
  const written = {
    ...GOOD,
    tribunais: ['TJSP'],
    de: '01/01/2026',
    ate: '31/12/2026',
    datas: [day],
  }
  expect(readProfile('p.json', JSON.stringify(written))).toEqual(
    readProfile('p.json', JSON.stringify(GOOD)),
  )
})

test('courts of states and regions → the codes that the base has for their names', () => {
  const known = COURTS.filter(({ sigla }) => /^(?:TRT|TRF)\d|^TJ(?:[A-Z]{2}|DFT)$/.test(sigla))
  expect(known.length).toBe(27 + 24 + 6)
  for (const { sigla, ramo, codigo } of known) {
    expect(courtCode(sigla)).toBe(`${ramo}.${codigo}`)
    expect(courtName(`${ramo}.${codigo}`)).toBe(sigla)
  }
  for (const none of ['TRF7', 'TRT25', 'TRT99', 'TJXX']) expect(courtCode(none)).toBe(none)
})

test.each<[unknown, string]>([
  ['{', 'não pôde ser lido como JSON'],
  ['[]', 'o campo perfil deveria ser um objeto JSON'],
  [{ ...GOOD, versao: '' }, 'o campo versao deveria ser um texto'],
  [
    { ...GOOD, tribunais: ['TJXX'] },
    'o campo tribunais.0 deveria ser uma lista de tribunais: TJSP',
  ],
  [{ ...GOOD, base: 'TJSP' }, 'o campo base deveria ser NAC ou JF'],
  [
    { ...GOOD, ate: '2025-12-31', datas: [] },
    'o campo ate deveria ser uma data que não vem antes do início',
  ],
  [
    { ...GOOD, de: '31/02/2026' },
    'o campo de deveria ser uma data que existe, DD/MM/AAAA ou AAAA-MM-DD (recebido: «31/02/2026»)',
  ],
  [{ ...GOOD, datas: [{ ...DAY, de: '2026-02-30' }] }, 'o campo datas.0.de deveria ser uma data'],
  [{ ...GOOD, datas: [{ ...DAY, ate: '2026-04-02' }] }, 'o campo datas.0.ate deveria ser'],
  [{ ...GOOD, datas: [{ ...DAY, de: '2027-04-03' }] }, 'dentro da validade do perfil'],
  [
    { ...GOOD, datas: [{ ...DAY, fonte: 'costume' }] },
    'o campo datas.0.fonte deveria ser a lei ou o ato',
  ],
  [{ ...GOOD, datas: [{ ...DAY, fonte: undefined }] }, 'o campo datas.0.fonte'],
  [{ ...GOOD, datas: [{ ...DAY, efeito: 'pausa' }] }, 'fecha ou suspende'],
  [{ ...GOOD, feriados: [] }, 'campos que não são de um perfil: feriados'],
])('%j is refused in one sentence', (body, told) => {
  const said = problems(body)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('p.json')
  expect(said[0]).toContain(told)
})

test('two profiles for one court and day are told, of different years they are not', () => {
  const of = (change: object) => {
    const read = readProfile('p.json', JSON.stringify({ ...GOOD, ...change }))
    if (read.is === 'refused') throw new Error('refused')
    return read.profile
  }
  const next = { id: 'next', de: '2027-01-01', ate: '2027-12-31', datas: [] }
  expect(overlapsAmong([of({}), of({ id: 'other' })])).toMatchObject([{ code: 'profile_twins' }])
  expect(overlapsAmong([of({}), of(next), of({ id: 'rj', tribunais: ['8.19'] })])).toEqual([])
})
