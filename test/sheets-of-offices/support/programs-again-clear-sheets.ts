import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }

/** Sheets whose words mean a doubt elsewhere, and none where they are. */
export const programsAgainClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: Remessa para protesto below Ocorrência',
    careful: 'signs: what is collected is owed',
    lines: [
      'Ocorrência;Vencimento;Valor',
      'Entrada confirmada;10/01/2020;1.500,50',
      'Remessa para protesto;10/02/2020;820,90',
      'Remessa para protesto;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Remessa p/ cartório below Histórico',
    careful: 'signs: what is collected is owed',
    lines: [
      'Histórico;Vencimento;Valor',
      'Em aberto;10/01/2020;1.500,50',
      'Remessa p/ cartório;10/02/2020;820,90',
      'Remessa p/ cartório;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:Em aberto}',
      '3 {date:2020-02-10,amount:820.9,description:Remessa p/ cartório}',
      '4 {date:2020-03-10,amount:430.1,description:Remessa p/ cartório}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Remessa para cobrança below Movimento',
    careful: 'signs: what is collected is owed',
    lines: [
      'Movimento;Vencimento;Valor',
      'Em aberto;10/01/2020;1.500,50',
      'Remessa para cobrança;10/02/2020;820,90',
      'Remessa para cobrança;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Retorno do protesto below Ocorrência',
    careful: 'signs: what is collected is owed',
    lines: [
      'Ocorrência;Vencimento;Valor',
      'Entrada confirmada;10/01/2020;1.500,50',
      'Retorno do protesto;10/02/2020;820,90',
      'Retorno do protesto;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Retorno de cheque below Ocorrência',
    careful: 'signs: what is collected is owed',
    lines: [
      'Ocorrência;Vencimento;Valor',
      'Entrada confirmada;10/01/2020;1.500,50',
      'Retorno de cheque;10/02/2020;820,90',
      'Retorno de cheque;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Proposta below Situação',
    careful: 'signs: what is collected is owed',
    lines: [
      'Situação;Vencimento;Valor',
      'Em aberto;10/01/2020;1.500,50',
      'Proposta;10/02/2020;820,90',
      'Proposta;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Em proposta below Situação',
    careful: 'signs: what is collected is owed',
    lines: [
      'Situação;Vencimento;Valor',
      'Em aberto;10/01/2020;1.500,50',
      'Em proposta;10/02/2020;820,90',
      'Em proposta;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: due days that were foreseen',
    careful: 'signs: the amounts are owed',
    lines: ['Título;Vencimento previsto;Valor', 'T1;10/01/2020;1.500,50', 'T2;10/02/2020;820,90'],
    map: { data_base: 'Vencimento previsto' },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: expenses claimed back, Recibo of some of them',
    careful: 'signs: the paper is evidence of the expense',
    lines: [
      'Recibo;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      '12;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: expenses claimed back, Comprovante of some of them',
    careful: 'signs: the paper is evidence of the expense',
    lines: [
      'Comprovante;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      'fls. 32;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: expenses claimed back, Comprovante de pagamento of some of them',
    careful: 'signs: the paper is evidence of the expense',
    lines: [
      'Comprovante de pagamento;Vencimento;Valor',
      ';10/01/2020;1.500,50',
      'doc. 5;10/02/2020;820,90',
      ';10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: D and P below Tipo título, of papers and classes',
    careful: 'signs: all are owed',
    lines: [
      'Tipo título;Vencimento;Valor',
      'D;10/01/2020;1.500,50',
      'P;10/02/2020;820,90',
      'D;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: D and P below Tipo, of papers and classes',
    careful: 'signs: all are owed',
    lines: [
      'Tipo;Vencimento;Valor',
      'D;10/01/2020;1.500,50',
      'P;10/02/2020;820,90',
      'D;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: V and D below Classe, of papers and classes',
    careful: 'signs: all are owed',
    lines: [
      'Classe;Vencimento;Valor',
      'V;10/01/2020;1.500,50',
      'D;10/02/2020;820,90',
      'V;10/03/2020;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430.1}',
    ],
  },
  {
    ...update,
    sheet: 'clear: months with two digits below Competência',
    careful: 'signs: the heading says months',
    lines: [
      'Aluno;Competência;Valor',
      'Ana;01/2019;450,00',
      'Ana;02/2019;450,00',
      'Ana;01/2020;480,00',
      'Ana;02/2020;480,00',
    ],
    map: { data_base: 'Competência' },
    expects: [
      '1 - header',
      '2 {dia:2019-01-01,valor:450} ~ note_month_only',
      '3 {dia:2019-02-01,valor:450} ~ note_month_only',
      '4 {dia:2020-01-01,valor:480} ~ note_month_only',
      '5 {dia:2020-02-01,valor:480} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: one owner of two flats',
    careful: 'signs: each flat owes',
    lines: [
      'Proprietário;Endereço;Vencimento;Valor',
      'Ana;Rua A 1 ap. 11;10/01/2020;500,00',
      'Ana;Rua A 1 ap. 12;10/01/2020;500,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:500}', '3 {date:2020-01-10,amount:500}'],
  },
  {
    ...watch,
    sheet: 'clear: a client with the code NA',
    careful: 'signs: a person named so is kept',
    lines: ['Cliente;Advogado;OAB', 'NA;Ana Lima;SP 94.719', 'Bar Lua;Rui Costa;RJ 123.456'],
    expects: [
      '1 - header',
      '2 {cliente:NA,nome:Ana Lima} registration=oab:SP:94719',
      '3 {cliente:Bar Lua,nome:Rui Costa} registration=oab:RJ:123456',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: nothing is excluded, as a data base writes it',
    careful: 'signs: false says no',
    lines: ['numero_processo,excluir', `${cnj(9111, 2018)},f`, `${cnj(9112, 2019)},false`],
    expects: ['1 - header', '2 {} numero=00091117220188260100', '3 {} numero=00091122320198260100'],
  },
]
