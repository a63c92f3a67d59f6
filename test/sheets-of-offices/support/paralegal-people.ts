import type { JudgedSheet } from './outcome.js'

const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }

/** Lists for `people`, as a paralegal in a hurry gets them. */
export const paralegalPeople: JudgedSheet[] = [
  {
    ...lawyers,
    sheet: 'first name and surname in two columns',
    careful: 'a question or a refusal: a search for Maria is no search for Maria Prado',
    lines: ['Nome;Sobrenome;UF', 'Maria;Prado;SP', 'Rui;Sá e Melo;RJ'],
    expects: ['1 - header', '2 {} uf_oab=SP nome=Maria Prado', '3 {} uf_oab=RJ nome=Rui Sá e Melo'],
  },
  {
    ...parties,
    sheet: 'names as a library writes them',
    careful: 'the surname before the comma finds nobody: rejected or told',
    lines: ['Parte;Polo', '"SILVA, João da";Autor', '"PRADO, Maria";Réu', 'Rui Sá;Autor'],
    expects: ['1 - header', '2 ! row_name_turned', '3 ! row_name_turned', '4 {} nome=Rui Sá'],
  },
  {
    ...parties,
    sheet: 'names cut by a report, estates and minors',
    careful: 'a cut name and initials are told; the estate is searched as written',
    lines: [
      'Nome da parte;CPF/CNPJ',
      'JOSE CARLOS DE ALMEIDA PR...;123.456.789-09',
      'Espólio de Ana Prado;',
      'M. P. S. (menor);',
      'Mercado Sol Ltda. - ME (em recuperação judicial);12.345.678/0001-95',
      'Oficina São João Ltda. e outros (3);',
    ],
    expects: [
      '1 - header',
      '2 ! row_not_a_name',
      '3 {} nome=Espólio de Ana Prado',
      '4 ! row_name_with_title',
      '5 {} nome=Mercado Sol Ltda. - ME (em recuperação judicial)',
      '6 ! row_several_names',
    ],
  },
  {
    ...lawyers,
    sheet: 'ours and the adverse lawyer of each case',
    careful: 'a question: which of the two lawyers is searched',
    lines: [
      'Processo;Nosso advogado;Advogado adverso;OAB adverso',
      '1;Dra. Ana Prado;Dr. Rui Sá;OAB/RJ 123.456',
      '2;Dra. Ana Prado;Dr. Caio Melo;OAB/MG 98.765',
    ],
    expects: [
      '1 - header',
      '2 {nome:Dr. Rui Sá} numero_oab=123456 uf_oab=RJ',
      '3 {nome:Dr. Caio Melo} numero_oab=98765 uf_oab=MG',
    ],
    tells: ['columns_left_out'],
  },
  {
    ...lawyers,
    sheet: 'name with registration in one cell, the state of residence beside it',
    careful:
      'the registration of the cell, with its own state; the residence is no state of the bar',
    lines: [
      'Advogado;Cidade;UF',
      'Ana Prado (OAB/SP 94.719);Niterói;RJ',
      'DR. RUI SÁ - OAB 123.456/RJ;Campinas;SP',
      'Exmo. Sr. Dr. Caio Melo;Uberaba;MG',
    ],
    expects: ['1 - header', '2 ! row_not_a_name', '3 ! row_not_a_name', '4 ! row_name_with_title'],
  },
  {
    ...parties,
    sheet: 'names with marks, brackets and what a report says instead',
    careful: 'whoever would be found by nobody is rejected; firms keep their commas and brackets',
    lines: [
      'Parte;Nº',
      'Ana Pr…;',
      'ANA PRADO [1];',
      'Ana Prado - autora;',
      'Mercado Sol (antiga Feira Lua);',
      'Ana Prado | Rui Sá;',
      'Banco Gama S/A e/ou Banco Delta;',
      'Ana Prado/Rui Sá;',
      'SIGILOSO;',
      'Revel;',
      'Souza, Sá & Prado Advogados;',
      'Mercado Sol, Comércio Ltda.;',
      'Banco Gama S/A;',
      'Oficina São João Ltda. - ME;',
    ],
    expects: [
      '1 - header',
      '2 ! row_not_a_name',
      '3 ! row_not_a_name',
      '4 ! row_name_with_title',
      '5 ! row_name_with_title',
      '6 ! row_several_names',
      '7 ! row_several_names',
      '8 ! row_several_names',
      '9 ! row_nobody_to_look_for',
      '10 ! row_nobody_to_look_for',
      '11 {} nome=Souza, Sá & Prado Advogados',
      '12 {} nome=Mercado Sol, Comércio Ltda.',
      '13 {} nome=Banco Gama S/A',
      '14 {} nome=Oficina São João Ltda. - ME',
    ],
  },
]
