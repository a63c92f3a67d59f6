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

/** Lists of a paralegal in a hurry: what is asked is not what the list says. */
export const sectorsLists: JudgedSheet[] = [
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
