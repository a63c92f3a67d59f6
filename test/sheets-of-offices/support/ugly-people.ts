import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9201, 2018)
const watch = { job: 'watch', parameters: ['night=16/09/2026'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const extract = { job: 'extract', parameters: ['docType=sentenca'], documents: ['a.pdf', 'b.pdf'] }

/** Names, watched registrations and documents of the same. */
export const uglyPeople: JudgedSheet[] = [
  {
    ...parties,
    sheet: 'both sides of a case',
    careful: 'asked whose name is looked for',
    lines: ['Autor;Réu', 'Ana Lima;Banco Sul S.A.', 'Rui Costa;Oficina São João Ltda.'],
    expects: ['asks ask_tie_optional'],
  },
  {
    ...parties,
    sheet: 'names of both sides in a cell',
    careful: 'rejected: two names',
    lines: ['Parte', 'Ana Lima x Banco Sul S.A.', 'Rui Costa'],
    expects: ['1 - header', '2 ! row_several_names', '3 {} nome=Rui Costa'],
  },
  {
    ...lawyers,
    sheet: 'a count below the list',
    careful: 'the count is no lawyer',
    lines: ['Advogado;OAB;UF', 'Ana Lima;94719;SP', 'Rui Costa;65432;RJ', 'Total: 2;;'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Costa} numero_oab=65432 uf_oab=RJ',
      '4 - total',
    ],
  },
  {
    ...lawyers,
    sheet: 'registrations of two states in two columns',
    careful: 'asked, or all looked for',
    lines: [
      'Nome;OAB principal;OAB suplementar',
      'Ana Lima;SP 94.719;RJ 200.001',
      'Rui Costa;RJ 65.432;',
      'Eva Dias;;MG 70.200',
    ],
    expects: ['asks ask_left_column'],
  },
  {
    ...watch,
    sheet: 'lawyers and cases in turns',
    careful: 'each is watched',
    lines: ['OAB;Processo;Responsável', 'SP 94.719;;Ana', `;${A};Rui`, 'RJ 65.432;;Eva'],
    expects: [
      '1 - header',
      '2 {responsavel:Ana} registration=oab:SP:94719',
      '3 {responsavel:Rui} registration=case:00092018020188260100',
      '4 {responsavel:Eva} registration=oab:RJ:65432',
    ],
  },
  {
    ...watch,
    sheet: 'registrations of which one is in the column of the responsible',
    careful: 'the row that has it only there is told: rejected, never a note',
    lines: ['OAB;Responsável', 'SP 94.719;Ana', ';Rui (OAB/RJ 65.432)', 'MG 200.233;Eva'],
    expects: [
      '1 - header',
      '2 {responsavel:Ana} registration=oab:SP:94719',
      '3 ! line_key_elsewhere',
      '4 {responsavel:Eva} registration=oab:MG:200233',
    ],
  },
  {
    ...watch,
    sheet: 'two registrations in a cell',
    careful: 'both are watched, or rejected with the advice to part them',
    lines: ['OAB;Responsável', 'SP 94.719 / RJ 65.432;Ana', 'MG 200.233;Eva'],
    expects: ['1 - header', '2 ! cell_two_oabs', '3 {responsavel:Eva} registration=oab:MG:200233'],
  },
  {
    ...extract,
    sheet: 'a count of files, a folder and two files in a cell',
    careful: 'the count is no file; the folder and the two are rejected',
    lines: ['Arquivo;Cliente', 'a.pdf;Ana', 'a.pdf; b.pdf;Rui', 'pasta\\;Eva', '3 arquivos;'],
    expects: [
      '1 - header',
      '2 {arquivo:a.pdf,filename:a.pdf,mimeType:application/pdf,bytes:5,cliente:Ana} sha256=a7949e623819aa32baf4c32d0457e275b4eff130ec61f43cf284ffdef26efcf4',
      '3 {arquivo:a.pdf,filename:a.pdf,mimeType:application/pdf,bytes:5,cliente:b.pdf} sha256=a7949e623819aa32baf4c32d0457e275b4eff130ec61f43cf284ffdef26efcf4',
      '4 ! document_missing',
      '5 - total',
    ],
    tells: ['told_wide_lines'],
  },
  {
    ...extract,
    sheet: 'kinds in free words',
    careful: 'the unknown kind is rejected',
    lines: ['Arquivo;Tipo', 'a.pdf;sentença', 'b.pdf;sentença/acórdão'],
    expects: [
      '1 - header',
      '2 {arquivo:a.pdf,filename:a.pdf,mimeType:application/pdf,bytes:5} sha256=a7949e623819aa32baf4c32d0457e275b4eff130ec61f43cf284ffdef26efcf4',
      '3 ! cell_not_a_choice',
    ],
  },
]
