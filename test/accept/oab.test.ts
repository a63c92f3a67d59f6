import { expect, test } from 'vitest'
import { readOab } from '../../src/accept/cells/oab.js'
import { stateIn, stateInHeading } from '../../src/values/oab.js'

test.each([
  ['OAB/SP 123.456', 'SP 123456'],
  ['oab/sp nº 123.456', 'SP 123456'],
  ['SP123456', 'SP 123456'],
  ['SP-123456', 'SP 123456'],
  ['SP 123456-A', 'SP 123456-A'],
  ['123456/SP', 'SP 123456'],
  ['123456 SP', 'SP 123456'],
  ['123456AM', 'AM 123456'],
  ['123.456-A/RJ', 'RJ 123456-A'],
  ['123456-B / RJ', 'RJ 123456-B'],
  ['OAB/RJ-094719', 'RJ 094719'],
  ['OAB RJ 094719', 'RJ 094719'],
  ['0.094.719/RJ', 'RJ 0094719'],
  ['000054321-B - PR', 'PR 000054321-B'],
  ['OAB: 94719/RJ', 'RJ 94719'],
  ["'094719-N/MG", 'MG 094719-N'],
  ['7131\u00a0/\u00a0RS', 'RS 7131'],
  ['123456', '123456'],
  ['123.456-A', '123456-A'],
  [{ n: '123456' }, '123456'],
  [{ n: '123456', format: '0"/SP"' }, 'SP 123456'],
  ['Ana Lima / SP 94.719', 'SP 94719'],
  ['1) SP 123.456', 'SP 123456'],
  ['1. OAB/SP 123.456', 'SP 123456'],
  ['• PR 22.111', 'PR 22111'],
  ['- MG 98.700', 'MG 98700'],
  ['OAB Nº: 1234 UF: SP', 'SP 1234'],
  ['UF: SP Nº 1234', 'SP 1234'],
  ['123.467-SP-A', 'SP 123467-A'],
  ['OAB do Paraná 22.111', 'PR 22111'],
  ['OAB 22.111 - Seccional do Paraná', 'PR 22111'],
  ['OAB/SP 123.456 - Ana Lima', 'SP 123456'],
  ['123456/SP – Dra. ANA DE LIMA', 'SP 123456'],
  ['94719.0', '94719'],
  ['SP 999999', 'SP 999999'],
])('%j is %s', (cell, value) => {
  expect(readOab(cell)).toEqual({ is: 'value', value })
  if (typeof cell === 'string') expect(readOab(`${cell}_`)).toMatchObject({ is: 'trouble' })
})

test.each([
  ['SP 12x', 'SP 12-X'],
  ['12.345-Z/SP', 'SP 12345-Z'],
])('%j, a letter that is none of those in use → read, with a note', (cell, value) => {
  expect(readOab(cell)).toEqual({ is: 'value', value, note: 'cell_oab_letter' })
})

test.each([
  'OAB/SP 123.456 e OAB/RJ 94.719',
  'SP123456; RJ094719',
  'SP123456 RJ094719',
  '123456/SP, 94719-A/RJ',
  '123456/SP\n94719/RJ',
  'OAB/SP 123456 / OAB/RJ 94719',
])('%j is two', (cell) => {
  expect(readOab(cell)).toEqual({ is: 'trouble', code: 'cell_two_oabs' })
})

test.each([
  'OAB/SP 123.456 - Inscrição Baixada',
  'OAB/SP 123.456 - Não Publicar',
  'SP 12345 - Rua Augusta',
  'OAB/SP 123.456 - Souza Advogados',
  'OAB/SP 123.456 - excluir da lista',
  'XX 123456 - Ana Lima',
  'Ana Lima',
  'XX 123456',
  '123456/XX',
  '000',
  'SP',
  '1.23456/SP',
  '12.34/SP',
  '123456789/SP',
  '1. 234 567/SP',
  '12 - SP 123456',
  '123456-AB',
  'SP 12 34',
  '8267605-69.2022.8.16.0026',
  { n: '43900', date: true },
  { n: '1234.5' },
  { b: true },
])('%j is none', (cell) => {
  expect(readOab(cell as never)).toEqual({ is: 'trouble', code: 'cell_not_oab' })
})

test.each([
  'Ana R. Souza (OAB/SP 94.719)',
  'Defensor dativo Rui Sá (OAB/SP 94.719)',
  'Ana Rua Lima - OAB/SP 94.719',
  'Ana Lima / SP 94.719',
])('%s → the registration behind the name', (text) => {
  expect(readOab(text)).toEqual({ is: 'value', value: 'SP 94719' })
})

test.each([
  'São Paulo - SP',
  'S.P.',
  'sp',
  'OAB São Paulo',
  'Seccional SP',
  'SP - 12ª Subseção',
  'Conselho Seccional de São Paulo',
  'Estado de São Paulo/SP',
  'SP (Santos)',
])('the state %j → SP', (text) => {
  expect(stateIn(text)).toBe('SP')
})

test.each([
  'São Paulo/PR',
  'MG/SP',
  'MG (SP)',
  'S.X.',
  'Seccional',
  'SP e RJ',
  'SSP/SP',
  '',
])('%j → no state', (text) => {
  expect(stateIn(text)).toBeUndefined()
})

test.each([
  ['OAB/SP nº', 'SP'],
  ['Inscrição OAB/SP', 'SP'],
  ['Nº OAB - RJ', 'RJ'],
  ['OAB (mg)', 'MG'],
  ['OAB/RJ (supl.)', 'RJ'],
  ['OAB/SP número', 'SP'],
  ['OAB/SP ou RJ', undefined],
  ['OAB/SP/RJ', undefined],
  ['OAB, se houver', undefined],
  ['OAB UF', undefined],
  ['OAB', undefined],
])('state in the heading %j → %s', (heading, uf) => {
  expect(stateInHeading(heading)).toBe(uf)
})

test.each(['', '  ', '-', null])('%j is blank', (cell) => {
  expect(readOab(cell)).toEqual({ is: 'blank' })
})

test.each<[string, string]>([
  ['CREA-RJ 65432', 'cell_not_oab'],
  ['Perito CREA - RJ 65432', 'cell_not_oab'],
  ['Rua Aurora, SP 01310', 'cell_not_oab'],
  ['Caixa Postal - SP 12345', 'cell_not_oab'],
  ['Protocolo Geral - PR 12345', 'cell_not_oab'],
  ['Promotor Ana Lima - SP 12345', 'cell_not_oab'],
  ['Ana Lima Crefito / SP 12345', 'cell_not_oab'],
  ['Ana Lima - Am 12345', 'cell_not_oab'],
  ['Silva Advogados Associados - OAB/SP 12.345', 'cell_not_oab'],
  ['Advogado do réu: OAB/SP 94.719', 'cell_not_oab'],
  ['Falecido: OAB/SP 94719', 'cell_not_oab'],
  ['Est. Rui Costa (OAB/SP 55.555)', 'cell_oab_of_trainee'],
  ['Acadêmica Ana Lima - OAB/SP 12345', 'cell_oab_of_trainee'],
])('%s, where no lawyer is named → %s', (text, code) => {
  expect(readOab(text)).toEqual({ is: 'trouble', code })
})

test.each([
  '1094719.0',
  '94719.00',
  '94719.0 e',
  'SP 1000000',
  '1000 ) SP 123.456',
])('%j is no registration', (cell) => {
  expect(readOab(cell)).toEqual({ is: 'trouble', code: 'cell_not_oab' })
})
