import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** What a creditor would like to be paid twice: amounts to be corrected. */
export const managerCorrections: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'every amount is a formula of compound interest',
    careful: 'asks: interest is in the amounts',
    lines: {
      Dívida: [
        ['Contrato', 'Vencimento', 'Valor'],
        ['A-1', day('2020-03-10'), { formula: 'ROUND(1000*(1+0.01)^24,2)', result: 1269.73 }],
        ['A-2', day('2020-04-10'), { formula: 'ROUND(1500*(1+0.01)^23,2)', result: 1885.74 }],
        ['A-3', day('2020-05-10'), { formula: 'ROUND(900*(1+0.01)^22,2)', result: 1120.24 }],
      ],
    },
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'rent: the surety answers for no more than an amount',
    careful: 'asks: no more than that is owed by him',
    lines: [
      'Execução contra o fiador - responsabilidade limitada a R$ 30.000,00 (cláusula 18);;',
      'Locatário;Vencimento;Valor',
      'Ana Reis;05/02/2021;9.800,00',
      'Ana Reis;05/03/2021;19.800,00',
      'Ana Reis;05/04/2021;11.800,00',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024', 'honorarios.valor=10', 'honorarios.modo=p'],
    sheet: 'fees are in the amounts already, and are asked for',
    careful: 'asks: fees would be charged twice',
    lines: [
      'Parcelas com honorários contratuais de 20% inclusos;;',
      'Cliente;Vencimento;Valor',
      'Ana Reis;05/02/2021;1.200,00',
      'Ana Reis;05/03/2021;1.200,00',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a title says that it is a simulation',
    careful: 'asks: nobody owes it',
    lines: {
      Plan1: [
        ['SIMULAÇÃO PARA REUNIÃO - valores fictícios'],
        ['Contrato', 'Vencimento', 'Valor'],
        ['A-1', day('2020-03-10'), 12000],
        ['A-2', day('2020-04-10'), 15000],
      ],
    },
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'a footer says that a part was drawn by order of the court',
    careful: 'asks: a part was received',
    lines: [
      'Data;Descrição;Valor',
      '10/02/2019;Danos materiais;18.000,00',
      '10/02/2019;Danos morais;10.000,00',
      'Deste total, R$ 12.000,00 já foram levantados por alvará (fls. 210).;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'one invoice twice, its number and its debtor spelt otherwise',
    careful: 'asks: one debt is counted twice',
    lines: {
      Faturas: [
        ['Documento', 'Cliente', 'Vencimento', 'Valor'],
        ['NF 001234', 'Padaria Sol Ltda.', day('2021-03-10'), 4120.55],
        ['NF 001240', 'Bar Lua ME', day('2021-03-22'), 911.2],
        ['NFS-e 1234/2021', 'PADARIA SOL LTDA - ME', day('2021-03-10'), 4120.55],
        ['NF 001251', 'Mercado Três', day('2021-04-02'), 2300],
      ],
    },
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'a dated total with the fine and the fees of art. 523',
    careful: 'asks: it holds the lines above',
    lines: [
      'Data;Descrição;Valor',
      '10/02/2021;Danos materiais;8.000,00',
      '10/02/2021;Lucros cessantes;4.000,00',
      '10/02/2021;Débito com multa e honorários do art. 523;14.400,00',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'collective claim: the difference of one person, and how many they are in the title',
    careful: 'asks: the claim is 38 times that',
    lines: [
      'Sindicato dos Metalúrgicos - diferença mensal por substituído (38 substituídos);;',
      'Competência;Verba;Valor',
      '03/2021;Diferença salarial;214,30',
      '04/2021;Diferença salarial;214,30',
      '05/2021;Diferença salarial;220,10',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...correct,
    sheet: 'school: a scholarship of half in the name of the item',
    careful: 'asks: half is owed',
    lines: [
      'Aluno;Descrição;Vencimento;Valor',
      'Bia Lopes;Mensalidade 03/2021;10/03/2021;980,00',
      'Caio Nery;Mensalidade 03/2021 - bolsa 50%;10/03/2021;980,00',
      'Davi Sá;Mensalidade 03/2021;10/03/2021;980,00',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...correct,
    sheet: 'condominium: a footer says that what is older is of the former owner',
    careful: 'asks: somebody else owes these',
    lines: [
      'Unidade;Vencimento;Valor',
      '302;10/08/2020;450,00',
      '302;10/09/2020;450,00',
      '302;10/11/2020;470,00',
      '302;10/12/2020;470,00',
      'Nota: débitos anteriores a 10/2020 são de responsabilidade do antigo proprietário.;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'the name of an item is struck, its amount is not',
    careful: 'asks: a line is struck',
    lines: {
      Títulos: {
        rows: [
          ['Título', 'Devedor', 'Vencimento', 'Valor'],
          ['DP-1', 'Alfa', day('2021-03-10'), 3121.9],
          ['DP-2', 'Beta', day('2021-07-15'), 1544.77],
          ['DP-3', 'Gama', day('2022-01-20'), 8210.05],
        ],
        make: (sheet) => {
          for (const cell of ['A3', 'B3']) sheet.getCell(cell).font = { strike: true }
        },
      },
    },
    expects: ['asks ask_struck'],
  },
  {
    ...correct,
    sheet:
      'states of which nobody knows what they change, and a title that an assignee may not have read',
    careful: 'tells both',
    lines: [
      'Créditos cedidos ao FIDC Alfa em 10/02/2022;;',
      'Contrato;Vencimento;Valor;Situação',
      'A-1;10/08/2020;450,00;Em aberto',
      'A-2;10/09/2020;470,00;Negociando',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-08-10,amount:450}',
      '4 {date:2020-09-10,amount:470}',
    ],
    tells: ['told_states', 'told_other_texts'],
  },
  {
    ...correct,
    sheet: 'clear: instalments of one invoice and invoices of two series, of one amount and day',
    careful: 'reads all: the numbers differ',
    lines: [
      'Documento;Cliente;Vencimento;Valor',
      'NF 1234/1;Sol;10/03/2021;500,00',
      'NF 1234/2;Sol;10/03/2021;500,00',
      'A-1301;Lua;10/03/2021;500,00',
      'B-1301;Lua;10/03/2021;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-10,amount:500}',
      '3 {date:2021-03-10,amount:500}',
      '4 {date:2021-03-10,amount:500}',
      '5 {date:2021-03-10,amount:500}',
    ],
  },
  {
    ...correct,
    sheet: 'due dates that were postponed in a column of their own',
    careful: 'stops: interest would run before the debts were due',
    lines: [
      'Nota fiscal;Emissão;Vencimento;Prorrogado para;Valor',
      '101;01/02/2022;03/03/2022;03/06/2022;5.000,00',
      '102;05/02/2022;07/03/2022;;7.500,00',
    ],
    expects: ['asks ask_postponed'],
  },
  {
    ...correct,
    sheet: 'clear: the new due dates are those before',
    careful: 'reads all: no due date was moved',
    lines: [
      'Nota fiscal;Vencimento;Novo vencimento;Valor',
      '101;03/03/2022;03/03/2022;5.000,00',
      '102;07/03/2022;;7.500,00',
    ],
    expects: ['1 - header', '2 {date:2022-03-03,amount:5000}', '3 {date:2022-03-07,amount:7500}'],
    tells: ['told_beside_days'],
  },
  {
    ...correct,
    sheet: 'what is left of the amounts, less than they were',
    careful: 'stops: one of the two columns is owed',
    lines: [
      'Contrato;Vencimento;Valor do título;Valor em aberto',
      'A-1;10/08/2020;450,00;450,00',
      'A-2;10/09/2020;470,00;120,00',
    ],
    expects: ['asks ask_revised'],
  },
  {
    ...correct,
    sheet: 'clear: what is left is the amount itself, or has interest in it',
    careful: 'reads all: no amount was paid in part',
    lines: [
      'Contrato;Vencimento;Valor do título;Valor em aberto',
      'A-1;10/08/2020;450,00;450,00',
      'A-2;10/09/2020;470,00;481,30',
    ],
    expects: ['1 - header', '2 {date:2020-08-10,amount:450}', '3 {date:2020-09-10,amount:470}'],
    tells: ['told_beside'],
  },
]
