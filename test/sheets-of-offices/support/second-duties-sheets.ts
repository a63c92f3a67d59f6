import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(8801, 2018)
const B = cnj(8802, 2019)
const interest = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }

/** A second look at funds, judgments, wages, mandates and documents. */
export const secondDuties: JudgedSheet[] = [
  {
    ...update,
    sheet: 'an account of FGTS: credits of correction among its deposits',
    careful: 'asks: the account was corrected already',
    lines: [
      'Data;Lançamento;Valor',
      '10/01/2020;DEPOSITO JANEIRO;120,00',
      '10/02/2020;CREDITO DE JAM 0,002466;3,50',
      '10/02/2020;DEPOSITO FEVEREIRO;120,00',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a judgment: one item is corrected since its award',
    careful: 'asks: the date of the line is that of the fact',
    lines: [
      'Verba;Data;Valor',
      'Danos morais (corrigir do arbitramento);10/01/2018;10.000,00',
      'Danos materiais;10/01/2018;5.000,00',
    ],
    expects: ['asks ask_remarks'],
  },
  {
    ...interest,
    sheet: 'a title: interest since the summons, where it was asked for from the due days',
    careful: 'asks: since when',
    lines: [
      'Juros de 1% a.m. desde a citação (15/06/2021);;',
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...interest,
    sheet: 'clear: a title with interest since each due day, as it was asked for',
    careful: 'reads both',
    lines: [
      'Juros de 1% a.m. desde cada vencimento;;',
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1200,description:1}',
      '4 {date:2020-02-10,amount:500,description:2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a judgment with its kinds of damage',
    careful: 'reads both',
    lines: [
      'Verba;Data;Valor',
      'Danos morais;10/01/2018;10.000,00',
      'Correção monetária não paga sobre o contrato;10/01/2018;5.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2018-01-10,amount:10000,description:Danos morais}',
      '3 {date:2018-01-10,amount:5000,description:Correção monetária não paga sobre o contrato}',
    ],
  },
  {
    ...correct,
    sheet: 'a bank: currencies by the codes of the central bank',
    careful: 'rejects the second: 220 is the dollar',
    lines: [
      'Contrato;Moeda;Vencimento;Valor',
      '1;790;10/01/2020;1.200,00',
      '2;220;10/02/2020;500,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 ! cell_foreign_currency'],
  },
  {
    ...calc,
    sheet: 'instalments of a calculation with the share of an heir',
    careful: 'asks: a third is owed',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;Quinhão',
      'A;Ana;05/02/2019;2.500,00;1/3',
      'A;;05/03/2019;2.500,00;1/3',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'calculations of which one was approved by the court',
    careful: 'asks or tells: it is final',
    lines: ['ID do cálculo;Cliente;Status', '700023;Ana;Homologado', '700030;Rui;Em elaboração'],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
    tells: ['told_states'],
  },
  {
    ...watch,
    sheet: 'a registration with the lawyer who stands in for it',
    careful: 'tells: it is not looked for',
    lines: ['OAB;Advogado;Substituto', 'SP 94.719;Ana;', 'RJ 123.456;Bia;Caio (RJ 200.111)'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Bia} registration=oab:RJ:123456',
    ],
    tells: ['told_left_remark'],
  },
  {
    ...watch,
    sheet: 'cases with their powers of attorney, of which one was revoked',
    careful: 'tells: somebody else gets its publications',
    lines: ['Processo;Cliente;Procuração', `${A};Ana;vigente`, `${B};Rui;revogada em 10/05/2025`],
    expects: [
      '1 - header',
      '2 {cliente:Ana} registration=case:00088016620188260100',
      '3 {cliente:Rui} registration=case:00088021720198260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...extract,
    sheet: 'documents of which a passage is wanted',
    careful: 'tells: the whole is read',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Arquivo;Trecho', 'um.txt;fls. 10-12', 'dois.txt;'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786 ~ note_whole_document',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
]
