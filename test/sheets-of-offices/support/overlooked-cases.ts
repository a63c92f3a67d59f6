import { caseOf } from './lists-cases.js'
import type { JudgedSheet } from './outcome.js'

const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const A = '0301723-69.2020.8.06.0023'
const B = '0311440-87.2014.8.16.0007'
const C = '0625627-98.2016.4.04.0015'
const READ = ['1 - header', '2 {} numero=03017236920208060023', '3 {} numero=03114408720148160007']

/** Lists of cases with something that nobody looks at. */
export const overlookedCases: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'behind the numbers: not to be watched, and a doubt',
    careful: 'asks: these would be watched as they are',
    lines: ['Processo', `${A} - não acompanhar`, `${B} ?`, `${caseOf(8267605)} - conferir nº`, C],
    expects: ['asks ask_marked_rows', 'asks ask_doubtful_keys'],
  },
  {
    ...watch,
    sheet: 'behind the numbers: filed away, extinct',
    careful: 'reads, and tells what is said',
    lines: ['Processo', `${A} (extinto)`, `${B} - BAIXADO`],
    expects: [
      '1 - header',
      '2 {} registration=case:03017236920208060023',
      '3 {} registration=case:03114408720148160007',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...watch,
    sheet: 'behind the name of the client: not to be watched',
    careful: 'asks',
    lines: ['Processo;Cliente', `${A};Mercado Sol - NÃO ACOMPANHAR`, `${B};Padaria`],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...dossier,
    sheet: 'the last movement: sent to another court, with a new number',
    careful: 'reads the old one, and tells that the new one is not looked for',
    lines: [
      'Processo;Último andamento',
      `${A};Redistribuído ao TRF4 sob o nº ${C}`,
      `${B};Concluso no proc. ${B}`,
    ],
    expects: READ,
    tells: ['told_left_remark'],
  },
  {
    ...publications,
    sheet: 'a column Conferência: one does not agree, one is illegible',
    careful: 'asks: nobody knows whether the number is right',
    lines: ['Processo;Conferência', `${A};ok`, `${B};não confere`, `${C};ilegível`],
    expects: ['asks ask_doubtful_keys'],
  },
  {
    ...publications,
    sheet: 'a column Conferido?, no for one',
    careful: 'asks: nobody knows whether the number is right',
    lines: ['Processo;Conferido?', `${A};Sim`, `${B};Não`],
    expects: ['asks ask_doubtful_keys'],
  },
  {
    ...dossier,
    sheet: 'a title: cases in which the office acts no more',
    careful: 'asks',
    lines: ['PROCESSOS EM QUE NÃO ATUAMOS MAIS;', 'Processo;Cliente', `${A};a`],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a comment: not to be watched',
    careful: 'asks',
    lines: {
      Plan1: {
        rows: [['Processo'], [A], [B]],
        make: (sheet) => {
          sheet.getCell('A3').note = 'não acompanhar, encerrado'
        },
      },
    },
    expects: ['asks ask_list_note'],
  },
  {
    ...publications,
    sheet: 'courts by the names that people give them',
    careful: 'sent as written: the list of the service rejects them',
    lines: ['Processo;Tribunal', `${A};TJ Cearense`, `${C};TRF Porto Alegre`],
    expects: [
      '1 - header',
      '2 {} numero_processo=03017236920208060023 tribunal=TJ Cearense',
      '3 {} numero_processo=06256279820164040015 tribunal=TRF Porto Alegre',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'an export of publications, whose court and kind filter what is looked for',
    careful: 'tells the filters',
    lines: ['Processo;Tribunal;Tipo de comunicação', `${A};TJCE;Lista de distribuição`],
    expects: [
      '1 - header',
      '2 {} numero_processo=03017236920208060023 tribunal=TJCE tipo_comunicacao=Lista de distribuição',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'a power of ten, a digit short, an incident, an old number, a zero lost',
    careful: 'rejects what is no number, and says that the incident is left out',
    lines: {
      Plan1: [
        ['Processo'],
        [3.0172369202e18],
        ['0301723-69.2020.8.06.023'],
        [`${A}/01`],
        ['1999.61.00.012345-6'],
        [`${B}-50001`],
        [A.slice(1)],
      ],
    },
    expects: [
      '1 - header',
      '2 ! cell_case_digits_lost',
      '3 ! row_not_cnj',
      '4 {} numero_processo=03017236920208060023 ~ note_case_incident',
      '5 ! row_not_cnj',
      '6 {} numero_processo=03114408720148160007 ~ note_case_incident',
      '7 {} numero_processo=03017236920208060023',
    ],
  },
  {
    ...dossier,
    sheet: 'closed cases in a column of their own, at the side',
    careful: 'asks: they would not be looked for',
    lines: ['Processo;Cliente;;Baixados', `${A};a;;${B}`, `${C};b;;`],
    expects: ['asks ask_left_column'],
  },
  {
    ...dossier,
    sheet: 'clear: numbers as formulas of a text, and behind an apostrophe',
    careful: 'reads both',
    lines: ['Processo;Cliente', `"=""${A}""";a`, `'${B};b`],
    expects: READ,
  },
  {
    ...dossier,
    sheet: 'one case in three spellings',
    careful: 'reads one case, and says that the incident is left out',
    lines: ['Processo', A, A.replace(/\D/g, ''), `${A}/01`],
    expects: [
      '1 - header',
      '2 {} numero=03017236920208060023',
      '3 {} numero=03017236920208060023',
      '4 {} numero=03017236920208060023 ~ note_case_incident',
    ],
  },
  {
    ...dossier,
    sheet: 'the numbers of the cases below Pasta',
    careful: 'reads them, tells which column, and rejects what is none',
    lines: ['Nº;Pasta;Cliente', `1;${A};Ana`, `2;${B};Bia`, '3;a distribuir;Caio'],
    expects: [...READ, '4 ! row_not_cnj'],
    tells: ['told_only_such'],
  },
  {
    ...dossier,
    sheet: 'one number twice in a cell, as a link is copied',
    careful: 'reads it',
    lines: ['Processo', `${A} - ${A}`, `${B} (${B})`, `${A} e ${B}`],
    expects: [...READ, '4 ! row_several_cases'],
  },
]
