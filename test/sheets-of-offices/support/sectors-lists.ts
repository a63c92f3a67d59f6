import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8601, 2018)
const B = cnj(8602, 2019)
const C = cnj(8603, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }

/** Lists of a paralegal in a hurry: what is asked is not what the list says. */
export const sectorsLists: JudgedSheet[] = [
  {
    job: 'publications',
    parameters: ['data_inicio=01/03/2026', 'data_fim=31/03/2026'],
    sheet: 'until when each lawyer is followed, and a period after one of the days',
    careful: 'asks: for one of them the day is past',
    lines: ['OAB;Acompanhar até', 'SP 94.719;28/02/2026', 'RJ 123.456;30/06/2099'],
    expects: ['asks ask_marked_rows'],
  },
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'a title says that the monitoring has ended',
    careful: 'asks: the list is of the past',
    lines: {
      Lista: [
        ['Monitoramento encerrado em 30/06/2024'],
        ['Advogado', 'OAB'],
        ['Ana', 'SP 94.719'],
        ['Rui', 'RJ 123.456'],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana} registration=oab:SP:94719',
      '4 {nome:Rui} registration=oab:RJ:123456',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...publications,
    sheet: 'a title with another month than the one asked for',
    careful: 'asks: April is wanted, March was asked for',
    lines: ['Publicações de abril/2025;', 'Advogado;OAB', 'Ana;SP 94.719', 'Rui;RJ 123.456'],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '4 {nome:Rui} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_notes'],
  },
  {
    job: 'publications',
    parameters: [...publications.parameters, 'tribunal=TRT2'],
    sheet: 'cases of a court of a state, and a labour court as the filter',
    careful: 'asks or tells: nothing can be found',
    lines: ['Processo;Cliente', `${A};Ana`, `${B};Rui`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00086015920188260100',
      '3 {} numero_processo=00086021020198260100',
    ],
  },
  {
    ...dossier,
    sheet: 'a title names a labour court, the cases are of a state',
    careful: 'tells or asks: the numbers are not of the court that the title names',
    lines: ['Processos do TRT da 15ª Região;', 'Processo;Cliente', `${A};Ana`, `${B};Rui`],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero=00086015920188260100',
      '4 {} numero=00086021020198260100',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...publications,
    sheet: 'to whom each lawyer has passed the mandate without reserve',
    careful: 'asks: the one who passed it on is no lawyer of the case',
    lines: [
      'Advogado;OAB;Substabelecido sem reserva a',
      'Ana;SP 94.719;',
      'Rui;RJ 123.456;Dra. Bia Prado',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'lawyers with the day on which one died',
    careful: 'asks: no publication goes to the dead',
    lines: {
      OAB: [
        ['Advogado', 'OAB', 'Óbito'],
        ['Ana', 'SP 94.719', null],
        ['Rui', 'RJ 123.456', day('2023-08-01')],
      ],
    },
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'suspended and former lawyers, by the register of the bar',
    careful: 'asks or tells: a suspended one gets none, a former one neither',
    lines: [
      'Nome;Inscrição;Situação cadastral',
      'Ana Lima;OAB/SP 94.719;Ativo',
      'Bia Prado;OAB/RJ 123.456;Suspenso - TED até 12/2026',
      'Caio Sá;OAB/MG 88.123;Ex-advogado (aposentado)',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Bia Prado} numero_oab=123456 uf_oab=RJ',
      '4 {nome:Caio Sá} numero_oab=88123 uf_oab=MG',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...lawyers,
    sheet: 'claimants of labour cases, looked for as lawyers',
    careful: 'asks: the list is of parties',
    lines: ['Reclamante;Vara', 'Ana Prado Lima;2ª VT', 'Rui de Sá Costa;5ª VT'],
    expects: ['asks ask_header_any'],
  },
  {
    ...parties,
    sheet: 'lawyers of the other side, looked for as parties',
    careful: 'asks: the list is of lawyers',
    lines: ['Advogado da parte contrária;Comarca', 'Ana Prado Lima;Santos', 'Rui de Sá Costa;Ubá'],
    expects: ['asks ask_header_any'],
  },
  {
    ...parties,
    sheet: 'a minor and who stands for him, in one cell',
    careful: 'rejects or asks: two persons, or another than the party',
    lines: [
      'Parte;Comarca',
      'Davi Lopes Cruz, menor representado por sua mãe Eva Lopes;Santos',
      'Ivo Sena Dias p/ curador Rui Sena;Ubá',
      'Ana Prado Lima;Ubá',
    ],
    expects: [
      '1 - header',
      '2 ! row_several_names',
      '3 ! row_several_names',
      '4 {} nome=Ana Prado Lima',
    ],
  },
  {
    ...extract,
    sheet: 'documents that open with a password only',
    careful: 'asks or tells: the service cannot open them, and the password is in the sheet',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Arquivo;Cliente;Senha do PDF', 'um.txt;Ana;1234', 'dois.txt;Rui;'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...extract,
    sheet: 'one judgment in two volumes',
    careful: 'asks or tells: each half would be read as a judgment of its own',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Arquivo;Processo;Parte', `um.txt;${A};1 de 2`, `dois.txt;${A};2 de 2`],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...dossier,
    sheet: 'cases of which one is an incident to be left out, by a footnote',
    careful: 'asks: the one with two stars is not wanted',
    lines: [
      'Processo;Cliente',
      `${A};Ana`,
      `${B} **;Rui`,
      '** não pesquisar (segredo de justiça);',
    ],
    expects: ['asks ask_list_note'],
  },
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'clear: until when each lawyer is watched, all to come',
    careful: 'signs: none has ended',
    lines: ['OAB;Acompanhar até', 'SP 94.719;30/06/2026', 'RJ 123.456;31/12/2026'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
  },
  {
    job: 'publications',
    parameters: [...publications.parameters, 'tribunal=TJSP'],
    sheet: 'clear: cases of the court that is the filter, named by the title too',
    careful: 'signs: court, title and numbers agree',
    lines: ['Processos do TJSP - março/2025;', 'Processo;Cliente', `${A};Ana`, `${B};Rui`],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero_processo=00086015920188260100',
      '4 {} numero_processo=00086021020198260100',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: the header again on a second page, after the foot of the first',
    careful: 'signs: three cases',
    lines: [
      'Processo;Cliente;Fase',
      `${A};Ana;Recurso`,
      'Página 1 de 2;;',
      'Processo;Cliente;Fase',
      `${B};Rui;Execução`,
      `${C};Lia;Conhecimento`,
      'Página 2 de 2;;',
    ],
    expects: [
      '1 - header',
      '2 {} numero=00086015920188260100',
      '3 - note',
      '4 - header',
      '5 {} numero=00086021020198260100',
      '6 {} numero=00086035820208260100',
      '7 - note',
    ],
  },
  {
    ...publications,
    sheet: 'clear: lawyers with their subsection, the day of their oath, all regular',
    careful: 'signs: three registrations',
    lines: [
      'Nome;Inscrição;Subseção;Compromisso em;Situação cadastral',
      'Ana Lima;OAB/SP 94.719;Santos;10/03/2001;Regular',
      'Bia Prado;OAB/RJ 123.456;Niterói;11/05/2005;Regular',
      'Caio Sá;OAB/MG 88.123;Ubá;02/09/1999;Regular',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Bia Prado} numero_oab=123456 uf_oab=RJ',
      '4 {nome:Caio Sá} numero_oab=88123 uf_oab=MG',
    ],
  },
  {
    ...parties,
    sheet: 'clear: beneficiaries of a health plan with card, birth and kinship',
    careful: 'signs: two names',
    lines: [
      'Nome do beneficiário;Carteirinha;Nascimento;Parentesco',
      'Ana Prado Lima;0012 3344;10/02/1980;Titular',
      'Ivo Prado Lima;0012 3345;11/03/2010;Filho',
    ],
    expects: ['1 - header', '2 {} nome=Ana Prado Lima', '3 {} nome=Ivo Prado Lima'],
  },
  {
    ...extract,
    sheet: 'clear: judgments with day, judge and number of pages',
    careful: 'signs: two documents',
    documents: ['um.txt', 'dois.txt'],
    lines: [
      'Arquivo;Data da sentença;Magistrado(a);Páginas (total)',
      'um.txt;10/01/2025;Dra. Lia Reis;12',
      'dois.txt;11/01/2025;Dr. Ivo Cruz;7',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
]
