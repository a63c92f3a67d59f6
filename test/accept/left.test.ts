import { expect, test } from 'vitest'
import { publications } from '../../jobs/publications/index.js'
import { watch } from '../../jobs/watch/index.js'
import { type Accepted, type AcceptOptions, accept } from '../../src/accept/accept.js'
import { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import type { Sentence } from '../../src/messages/message-code.js'
import { accepting } from './support/accepted.js'

const { save } = accepting()
const CASE = '0365424-03.2022.8.16.0040'

async function read(csv: string, more: Partial<AcceptOptions> = {}, job = watch.fields) {
  const path = await save(csv)
  const given = { map: {}, lastYear: 2026, given: {}, ...more }
  try {
    const accepted = await accept(path, job, given)
    await accepted.close()
    return { asked: [] as Sentence[], ...accepted }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    expect(error.status).toBe(4)
    return { asked: error.sentences, mapping: [] as Accepted['mapping'], remarks: [], unused: [] }
  }
}
const mapped = ({ mapping }: Pick<Accepted, 'mapping'>) =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, column]))

test.each([
  ['a state in the cell', 'OAB;OAB 2\nSP 123456;RJ 222222-A', 'oab_numero'],
  ['a heading that says so', 'OAB;UF;OAB 2\n123456;SP;222222', 'oab_numero'],
  ['several in a cell', 'OAB;Equipe A\nSP 123456;"RJ 222222, MG 12345"', 'oab_numero'],
  ['only below the first rows', 'OAB;Outras\nSP 123456;\nSP 123457;RJ 222222', 'oab_numero'],
  ['under the heading of a name', 'OAB;Nome\nSP 123456;RJ 222222\nRS 50001;SP 94719', 'oab_numero'],
  ['no column of the kind', `Processo;Credencial\n${CASE};SP 123456`, 'oab_numero'],
  ['case numbers', `OAB;Execução\nSP 123456;${CASE}`, 'numero_processo'],
])('a column that no field takes and that holds what is watched is asked about: %s', async (_, csv, field) => {
  const { asked } = await read(csv)
  expect(asked.map(({ code, facts }) => [code, facts.field])).toEqual([['ask_left_column', field]])
  for (const language of ['pt', 'en'] as const) {
    expect(translateWhole(language, asked[0]!)).toContain(`--map ${field}=`)
    expect(translateWhole(language, asked[0]!)).not.toMatch(/undefined/)
  }
})

test('rows of a column that no field takes → each is counted once', async () => {
  const rows = ['SP 123456;RJ 222222', 'SP 123457;RJ 222223', 'SP 123458;', 'SP 123459;RJ 222224']
  const { asked } = await read(['OAB;OAB 2', ...rows].join('\n'))
  expect(asked).toMatchObject([{ facts: { count: 3 } }])
})

test('who says which column it is has answered, and who says that there is none', async () => {
  const two = await read('OAB;OAB 2\nSP 123456;RJ 222222', { map: { oab_numero: 'OAB' } })
  expect(mapped(two)).toEqual({ oab_numero: 'A' })
  expect(two.unused).toEqual(['B «OAB 2»'])
  const cases = await read(`OAB;Origem\nSP 123456;${CASE}`, { map: { numero_processo: '' } })
  expect(cases.asked).toEqual([])
})

test('the column that is taken is named so that it can be said again', async () => {
  const { asked } = await read('OAB;OAB 2\nSP 123456;RJ 222222-A')
  expect(asked[0]!.facts).toMatchObject({
    column: 'B «OAB 2»',
    value: 'RJ 222222-A',
    line: 2,
    taken: 'OAB',
  })
})

test.each([
  'OAB;Andar\nSP 123456;SP 12',
  'OAB;Telefone\nSP 123456;11 99999-1234',
  'OAB;Valor\nSP 123456;1234,56',
  'OAB;Cidade\nSP 123456;São Paulo - SP',
  'OAB;Data OAB\nSP 123456;01/02/2010',
])('what only looks a little like it is not asked about: %j', async (csv) => {
  const { asked, unused } = await read(csv)
  expect(asked).toEqual([])
  expect(unused).toHaveLength(1)
})

test('a sheet that was accepted before is told of, and not asked about', async () => {
  const { asked, remarks: told } = await read('OAB;OAB 2\nSP 123456;RJ 222222', {
    acceptedBefore: true,
  })
  expect(asked).toEqual([])
  expect(told.map(({ code }) => code)).toContain('told_left_column')
})

test('ticks without a heading → asked about; told of no list that a watch has read before', async () => {
  const csv = 'OAB;\nSP 123456;x\nRJ 94719;'
  const { asked } = await read(csv)
  expect(asked.map(({ code }) => code)).toEqual(['ask_marked_rows'])
  const before = await read(csv, { acceptedBefore: true })
  expect(before.remarks.map(({ code }) => code)).not.toContain('told_marked_rows')
})

test.each([
  ['Advogado (OAB);Processo\nSP 123456;\n;1002345-10.2023.8.26.0100', 'A'],
  ['OAB;OAB SP\nSP 123456;\n;1234', 'A'],
])('a list that a watch has read before → %j is read by the same column %s', async (csv, column) => {
  const before = await read(csv, { acceptedBefore: true })
  expect(before.asked).toEqual([])
  expect(mapped(before).oab_numero).toBe(column)
})

test('the same column is asked about where publications are looked for', async () => {
  const { asked } = await read('OAB;OAB 2\nSP 123456;RJ 222222', {}, publications.fields)
  expect(asked.map(({ code }) => code)).toEqual(['ask_left_column'])
})

test('addresses in a column that no field takes are told of', async () => {
  const { remarks: told } = await read('OAB;Contato\nSP 123456;"Ana <ana@adv.example>"')
  const said = told.find(({ code }) => code === 'told_left_mails')
  expect(said?.facts).toMatchObject({ column: 'B «Contato»', line: 2 })
})

test.each([
  ['E-mails', 'responsavel_email'],
  ['E-mail do advogado', 'responsavel_email'],
  ['Correio eletrônico', 'responsavel_email'],
  ['Advogado responsável', 'responsavel'],
])('%s is the column of %s, where no better one is there', async (heading, field) => {
  expect(mapped(await read(`OAB;${heading}\nSP 123456;ana@adv.example`))).toEqual({
    oab_numero: 'A',
    [field]: 'B',
  })
  const better = field === 'responsavel' ? 'Responsável' : 'E-mail'
  const both = await read(`OAB;${heading};${better}\nSP 123456;rui@adv.example;ana@adv.example`)
  expect(mapped(both)[field]).toBe('C')
})

test.each([
  ['Cliente;E-mail', undefined],
  ['Cliente;CPF;Telefone;E-mail', undefined],
  ['Cliente;Telefone fixo;Endereço completo;E-mail', undefined],
  ['Parte contrária;;E-mails', undefined],
  ['Cliente;Vara;E-mail', 'D'],
  ['Advogado;CPF;Telefone;E-mail', 'E'],
])('plain e-mail column in %s → of a lawyer only where it is not of the client before it', async (headings, column) => {
  const cells = headings.split(';').map((heading) => (/mail/.test(heading) ? 'ana@x.com.br' : 'x'))
  const found = mapped(await read(`OAB;${headings}\nSP 123456;${cells.join(';')}`))
  expect(found.responsavel_email).toBe(column)
})

test('Estado is of the registration where that has none of its own', async () => {
  expect(mapped(await read('OAB;Estado\n123456;SP'))).toMatchObject({ oab_uf: 'B' })
  const ofClient = await read('OAB;Estado\nRJ 123456;SP\n123457;SP')
  expect(mapped(ofClient)).not.toHaveProperty('oab_uf')
  const ofNobody = await read('OAB;Estado\nRJ 123456;SP')
  expect(mapped(ofNobody)).not.toHaveProperty('oab_uf')
  const words = await read('OAB;Estado\n123456;São Paulo')
  expect(mapped(words)).toMatchObject({ oab_uf: 'B' })
})

test('the name of a lawyer and another registration in one cell → told, and the name is read', async () => {
  const { asked, remarks } = await read('OAB;Advogado\nSP 123456;Bia Reis OAB/SP 94719')
  expect(asked).toEqual([])
  expect(remarks.map(({ code }) => code)).toContain('told_left_remark')
})

test('names alone beside the registrations → nothing is asked', async () => {
  const sheet = await read('OAB;Advogado\nSP 123456;Bia Reis\nRJ 22222;Ana Lima')
  expect(sheet.asked).toEqual([])
  expect(mapped(sheet)).toMatchObject({ oab_nome: 'B' })
})
