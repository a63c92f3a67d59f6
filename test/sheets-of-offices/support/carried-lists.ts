import type { JudgedSheet } from './outcome.js'

const row = (text: string, expected: string): [string, string] => [text, expected]
const NAMES = [
  row('Eva Lima Reis', '{} nome=Eva Lima Reis'),
  row('Herdeiros de João Prado', '{} nome=Herdeiros de João Prado ~ note_name_as_written'),
  row('Sucessores de José Sá', '{} nome=Sucessores de José Sá ~ note_name_as_written'),
  row('Viúva de Rui Reis', '{} nome=Viúva de Rui Reis ~ note_name_as_written'),
  row('João Prado, falecido', '! row_name_with_title'),
  row('João Prado falecido', '! row_name_with_title'),
  row('Ana Prado c/c Rui Sá', '! row_several_names'),
  row('Réu revel', '! row_nobody_to_look_for'),
  row('Ocupantes do imóvel', '! row_nobody_to_look_for'),
  row('S/N', '! row_nobody_to_look_for'),
  row('Espólio de João Prado', '{} nome=Espólio de João Prado'),
]

/** Registrations and names that would find another person, or nobody. */
export const carriedLists: JudgedSheet[] = [
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'a letter O where the last zero of the registration belongs',
    careful: 'tells: 9471 belongs to somebody else',
    lines: ['OAB;Advogada', 'RJ 123456;Eva Lima', 'SP 9471O;Ana Prado', 'MT 12345O;Lia Reis'],
    expects: [
      '1 - header',
      '2 {nome:Eva Lima} registration=oab:RJ:123456',
      '3 {spellings:[9471-O],nome:Ana Prado} registration=oab:SP:9471 ~ cell_oab_letter',
      '4 {spellings:[12345-O],nome:Lia Reis} registration=oab:MT:12345',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'parties by those who follow them, or by what a case says in place of a name',
    careful: 'rejects or tells: courts have none of them so',
    lines: ['Parte', ...NAMES.map(([text]) => `"${text}"`)],
    expects: ['1 - header', ...NAMES.map(([, expected], i) => `${i + 2} ${expected}`)],
  },
]
