import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { update } from './requests.js'

/** What a creditor would like to be paid twice: amounts for the update service. */
export const managerUpdates: JudgedSheet[] = [
  {
    ...update,
    sheet: 'condominium: title says debts with a fine of 2 %',
    careful: 'asks: the fine is in the amounts',
    lines: [
      'CONDOMÍNIO EDIFÍCIO IPÊ - RELAÇÃO DE DÉBITOS COM MULTA DE 2%;;',
      'Unidade;Vencimento;Valor',
      '101;10/03/2021;612,00',
      '101;10/04/2021;612,00',
      '204;10/04/2021;583,44',
    ],
    encoding: 'latin1',
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'rural: title says sacks of soy',
    careful: 'asks: sacks are no reais',
    lines: {
      CPR: [
        ['CPR 0041/2020 - quantidades e valores em sacas de soja de 60 kg'],
        ['Cédula', 'Emitente', 'Vencimento', 'Valor'],
        ['0041-A', 'João Prado', day('2021-04-30'), 1250],
        ['0041-B', 'João Prado', day('2022-04-30'), 1310.5],
        ['0041-C', 'Irmãos Lenz', day('2023-04-30'), 980],
      ],
    },
    expects: ['asks ask_foreign_said'],
  },
  {
    ...update,
    sheet: 'bank: extraordinary amortisation among what is owed',
    careful: 'asks: what was paid is no debt',
    lines: [
      'Data;Lançamento;Valor',
      '15/01/2020;Liberação do crédito;50.000,00',
      '15/02/2020;IOF complementar;188,40',
      '20/08/2020;Amortização extraordinária;12.000,00',
      '10/02/2021;Débito em conta do devedor;3.100,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...update,
    sheet: 'bank: position of a day above contracts of earlier days',
    careful: 'asks: the balances are of that day',
    lines: {
      Saldos: [
        ['Banco Aurora S.A. - Carteira comercial'],
        ['Data da posição: 30/06/2023'],
        ['Contrato', 'Mutuário', 'Data', 'Saldo'],
        ['88.001-2', 'Padaria Sol', day('2019-05-10'), 48211.07],
        ['88.014-9', 'Bar Lua', day('2020-02-20'), 9120.33],
        ['88.077-0', 'Mercado Três', day('2020-11-05'), 15002.9],
      ],
    },
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'ERP: what is to be paid among what is to be received',
    careful: 'asks: one line is our debt',
    lines: [
      'Tipo;Parceiro;Vencimento;Valor',
      'A receber;Alfa Ltda.;10/03/2021;3.121,90',
      'A receber;Beta ME;15/07/2021;1.544,77',
      'A pagar;Alfa Ltda.;20/01/2022;2.210,05',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...update,
    sheet: 'rent: a note below says that one month was paid into court',
    careful: 'asks: a month is not owed',
    lines: [
      'Locatário;Vencimento;Valor',
      'Ana Reis;05/02/2021;1.800,00',
      'Ana Reis;05/03/2021;1.800,00',
      'Ana Reis;05/04/2021;1.800,00',
      'Obs.: o aluguel de março/2021 foi depositado em juízo (consignatória).;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...update,
    sheet: 'amounts hidden by the format ;;;',
    careful: 'tells: nobody sees the amount',
    lines: {
      Débitos: {
        rows: [
          ['Título', 'Devedor', 'Vencimento', 'Valor'],
          ['DP-1', 'Alfa', day('2021-03-10'), 3121.9],
          ['DP-2', 'Beta', day('2021-07-15'), 1544.77],
          ['DP-3', 'Gama', day('2022-01-20'), 8210.05],
        ],
        make: (sheet) => {
          sheet.getCell('D3').numFmt = ';;;'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {dia:2021-03-10,valor:3121.9}',
      '3 {dia:2021-07-15,valor:1544.77}',
      '4 {dia:2022-01-20,valor:8210.05}',
    ],
    tells: ['told_hidden_rows'],
  },
  {
    job: 'update',
    parameters: ['indiceAtualizacao=ipca', 'dataAtualizacao=31/10/2026'],
    sheet: 'days shown without a year, stored with the year of typing',
    careful: 'tells: the year is not seen, and is another',
    lines: {
      Plan1: {
        rows: [
          ['Condomínio Sol Nascente - cotas de 2022'],
          ['Unidade', 'Vencimento', 'Valor'],
          ['101', day('2026-02-10'), 450],
          ['101', day('2026-03-10'), 450],
          ['302', day('2026-03-10'), 512.4],
        ],
        make: (sheet) => {
          for (const line of [3, 4, 5]) sheet.getCell(`B${line}`).numFmt = 'dd/mm'
        },
      },
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2026-02-10,valor:450}',
      '4 {dia:2026-03-10,valor:450}',
      '5 {dia:2026-03-10,valor:512.4}',
    ],
    tells: ['told_unseen_year'],
  },
  {
    ...update,
    sheet: 'condominium: the state of some quotas is Em acordo',
    careful: 'asks: these are owed by the agreement',
    lines: [
      'Unidade;Competência;Valor;Situação',
      '101;03/2021;612,00;Em aberto',
      '101;04/2021;612,00;Em acordo',
      '204;04/2021;583,44;Em aberto',
      '204;05/2021;583,44;Acordo vigente',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'labour: a deduction of hours that were paid',
    careful: 'asks: a deduction is no debt',
    lines: [
      'Data;Verba;Valor',
      '05/03/2021;Horas extras 50%;2.310,00',
      '05/03/2021;Reflexos em DSR;462,00',
      '05/03/2021;Dedução de horas extras quitadas;890,00',
      '05/04/2021;Horas extras 50%;2.104,10',
    ],
    expects: ['asks ask_payments_positive'],
  },
]
