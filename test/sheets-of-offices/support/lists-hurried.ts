import type { OfficeSheet } from './outcome.js'

const publications = { job: 'publications', parameters: [] }

/** Lists that a paralegal in a hurry hands in, and that would find nothing or somebody else. */
export const hurried: OfficeSheet[] = [
  {
    ...publications,
    sheet: 'the state in which the client lives, beside registrations without one',
    lines: [
      'Cliente;Cidade;Estado;Advogado;OAB',
      'Alfa;Porto Alegre;RS;Heloísa;94719',
      'Beta;São Paulo;SP;Heloísa;94719',
    ],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...publications,
    sheet: 'the state of the town, under UF',
    lines: ['Município;UF;OAB;Nome do cliente', 'Porto Alegre;RS;94719;Alfa'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...publications,
    sheet: 'two courts in one cell, which no list of courts is known to tell',
    lines: [
      'OAB;Tribunal',
      '94719/SP;TRT 1a/2a',
      '94719/SP;TRT 2/15',
      '94719/SP;TJSP/RJ',
      '94719/SP;TJ/SP',
      '94719/SP;TRT da 2ª Região',
    ],
    expects: [
      '1 - header',
      '2 {} tribunal=TRT 1a/2a numero_oab=94719 uf_oab=SP',
      '3 {} tribunal=TRT 2/15 numero_oab=94719 uf_oab=SP',
      '4 {} tribunal=TJSP/RJ numero_oab=94719 uf_oab=SP',
      '5 {} tribunal=TJSP numero_oab=94719 uf_oab=SP',
      '6 {} tribunal=TRT2 numero_oab=94719 uf_oab=SP',
    ],
  },
  {
    ...publications,
    sheet: 'names with two blanks and over two lines',
    lines: ['Termo', 'Álvaro  Freitas', '"Álvaro\nFreitas"'],
    expects: ['1 - header', '2 {} q=Álvaro Freitas', '3 {} q=Álvaro Freitas'],
  },
  {
    ...publications,
    sheet: 'a registration with a digit too many',
    lines: ['OAB', 'OAB/SP 1.094.719', 'OAB/SP 94.719'],
    expects: ['1 - header', '2 ! cell_not_oab', '3 {} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...publications,
    sheet: 'a principal and a supplementary registration',
    lines: [
      'Advogado;OAB principal;OAB suplementar',
      'Heloísa;94.719/SP;12.345-A/RJ',
      'Tércio;50.001/RS;',
    ],
    expects: ['asks ask_left_column'],
  },
  {
    ...publications,
    sheet: 'a registration under the words of a form',
    lines: ['Inscrição na OAB;Advogado', 'OAB/SP 94.719;Heloísa'],
    expects: ['1 - header', '2 {nome:Heloísa} numero_oab=94719 uf_oab=SP'],
  },
]
