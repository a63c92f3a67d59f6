import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

/** Amounts of farms, funds, plans and payrolls that leave a careful person no question. */
export const sectorsClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: rural credit, a header merged over two lines',
    careful: 'signs: the second line of the header is read with the first',
    lines: {
      Cédulas: {
        rows: [
          ['COOPERATIVA DE CRÉDITO VALE VERDE'],
          ['Mutuário', 'Cédula', null, 'Débito original', null],
          [null, 'Número', 'Emissão', 'Vencimento', 'Valor (R$)'],
          ['Sítio Boa Vista', '40/0012', day('2018-07-15'), day('2020-07-15'), 48000],
          ['Fazenda Alegre', '40/0013', day('2018-07-15'), day('2021-07-15'), 51500],
        ],
        make: (sheet) => {
          sheet.mergeCells('A2:A3')
          sheet.mergeCells('B2:C2')
          sheet.mergeCells('D2:E2')
        },
      },
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 - header',
      '4 {date:2020-07-15,amount:48000}',
      '5 {date:2021-07-15,amount:51500}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: consortium, instalments with group, quota and assembly',
    careful: 'signs: each was paid on its day',
    lines: [
      'Grupo;Cota;Assembleia nº;Data do pagamento;Parcela paga (R$)',
      '1044;212;14;15/03/2019;780,00',
      '1044;212;15;15/04/2019;780,00',
      '1044;212;16;15/05/2019;795,30',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:780}',
      '3 {date:2019-04-15,amount:780}',
      '4 {date:2019-05-15,amount:795.3}',
    ],
  },
  {
    ...update,
    sheet: 'clear: health plan, a block for each beneficiary with its own header',
    careful: 'signs: three amounts',
    lines: {
      Reembolsos: [
        ['Beneficiário: Ana Prado'],
        ['Data', 'Procedimento', 'Valor pago'],
        [day('2020-02-10'), 'Consulta', 350],
        [day('2020-03-12'), 'Exame', 120.5],
        [],
        ['Beneficiário: Ivo Prado'],
        ['Data', 'Procedimento', 'Valor pago'],
        [day('2020-02-11'), 'Consulta', 350],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2020-02-10,valor:350}',
      '4 {dia:2020-03-12,valor:120.5}',
      '6 - note',
      '7 - header',
      '8 {dia:2020-02-11,valor:350}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: FGTS that was not deposited, with the wage and the deposit that is owed',
    careful: 'signs: eight per cent of the wage are owed',
    lines: [
      'Competência;Salário;FGTS devido (8%)',
      '01/2020;2.000,00;160,00',
      '02/2020;2.000,00;160,00',
      '03/2020;2.150,00;172,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:160} ~ note_month_only',
      '3 {date:2020-02-01,amount:160} ~ note_month_only',
      '4 {date:2020-03-01,amount:172} ~ note_month_only',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'clear: condominium, a block with name, number and manager above, signature below',
    careful: 'signs: two quotas',
    lines: {
      Débitos: [
        ['CONDOMÍNIO RESIDENCIAL DAS ACÁCIAS'],
        ['CNPJ: 11.222.333/0001-81', null, 'Síndica: Lia Reis'],
        ['Endereço: Rua das Flores, 100 - Santos/SP'],
        [],
        ['Unidade', 'Vencimento', 'Quota condominial'],
        ['31', day('2020-05-10'), 640],
        ['32', day('2020-05-10'), 640],
        ['Total', null, 1280],
        [],
        ['Santos, 12 de março de 2024'],
        ['Lia Reis - Síndica'],
      ],
    },
    expects: [
      '1 - title',
      '2 - title',
      '3 - title',
      '5 - header',
      '6 {date:2020-05-10,amount:640}',
      '7 {date:2020-05-10,amount:640}',
      '8 - total',
      '10 - note',
      '11 - note',
    ],
  },
  {
    ...correct,
    sheet: 'clear: precatories at their base date, with nature, order and debtor',
    careful: 'signs: two requests',
    lines: [
      'Ofício requisitório;Ente devedor;Natureza;Ordem cronológica;Data-base;Principal',
      '14/2019;Município de Ubá;Alimentar;31/2020;01/03/2019;180.000,00',
      '15/2019;Município de Ubá;Comum;112/2020;01/03/2019;95.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-03-01,amount:180000,description:Alimentar}',
      '3 {date:2019-03-01,amount:95000,description:Comum}',
    ],
  },
  {
    ...update,
    sheet: 'clear: notary, acts with book, sheet and seal',
    careful: 'signs: three acts',
    lines: [
      'Ato;Livro;Folha;Selo;Data do ato;Emolumentos (R$)',
      'Escritura;210;15;ABX0012;10/02/2020;2.310,40',
      'Registro;2;R-7;ABX0013;12/02/2020;1.105,00',
      'Averbação;2;Av-8;ABX0014;15/02/2020;98,30',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-02-10,valor:2310.4}',
      '3 {dia:2020-02-12,valor:1105}',
      '4 {dia:2020-02-15,valor:98.3}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: insurance, what was paid to the insured and is claimed of who did it',
    careful: 'signs: each is claimed from its payment on',
    lines: {
      Ressarcimento: [
        ['Sinistro', 'Segurado', 'Placa', 'Data da indenização', 'Indenização paga'],
        ['55-1', 'Ana Prado', 'ABC1D23', day('2020-02-14'), 33000],
        ['55-2', 'Rui Sá', 'DEF4G56', day('2020-02-20'), 8400],
      ],
    },
    expects: ['1 - header', '2 {date:2020-02-14,amount:33000}', '3 {date:2020-02-20,amount:8400}'],
  },
  {
    ...correct,
    sheet: 'clear: an agreement with ordinals, nothing paid',
    careful: 'signs: three instalments',
    lines: [
      'Termo de acordo 33/2021 - parcelas inadimplidas;;',
      'Parcela;Vencimento;Valor da parcela',
      '3ª;05/05/2021;2.100,00',
      '4ª;05/06/2021;2.100,00',
      '5ª (última);05/07/2021;2.100,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-05-05,amount:2100,description:3ª}',
      '4 {date:2021-06-05,amount:2100,description:4ª}',
      '5 {date:2021-07-05,amount:2100,description:5ª (última)}',
    ],
  },
  {
    ...calc,
    sheet: 'clear: alimony with the account for the deposit below',
    careful: 'signs: two months of one calculation',
    lines: {
      Alimentos: [
        ['grupo', 'name', 'parcelas.data', 'parcelas.valor', 'parcelas.descricao'],
        ['A', 'Lia x Ivo', day('2020-03-10'), 313.5, 'março/2020'],
        ['A', 'Lia x Ivo', day('2020-04-10'), 313.5, 'abril/2020'],
        [],
        ['Conta para depósito: Banco 001, ag. 1234-5, c/c 67.890-1'],
      ],
    },
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/03/2020,valor:313.5,descricao:março/2020}},formats:[],received:{parcelas.data:2020-03-10,parcelas.valor:313.5,parcelas.descricao:março/2020},name:Lia x Ivo,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/04/2020,valor:313.5,descricao:abril/2020}},formats:[],received:{parcelas.data:2020-04-10,parcelas.valor:313.5,parcelas.descricao:abril/2020},name:Lia x Ivo,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '5 - note',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...update,
    sheet: 'clear: bank, fees taken off with running numbers, letters D and a total',
    careful: 'signs: all were debited, and are claimed back',
    lines: [
      'Conta 12.345-6 - tarifas indevidas;;;',
      'Nº;Data;Lançamento;Valor (R$)',
      '1;10/02/2020;TARIFA PACOTE;49,90',
      '2;10/03/2020;TARIFA PACOTE;49,90',
      '3;10/04/2020;TARIFA PACOTE;52,00',
      ';;Soma;151,80',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2020-02-10,valor:49.9}',
      '4 {dia:2020-03-10,valor:49.9}',
      '5 {dia:2020-04-10,valor:52}',
      '6 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: tax debts with their legal ground and administrative case',
    careful: 'signs: originals at their due dates',
    lines: [
      'CDA;Processo administrativo;Fundamento legal;Vencimento;Valor originário',
      '80.4.19.0001;10845.001234/2019-11;LC 123/2006, art. 18;20/02/2019;7.310,00',
      '80.4.19.0002;10845.001235/2019-66;LC 123/2006, art. 18;20/03/2019;7.310,00',
    ],
    expects: ['1 - header', '2 {date:2019-02-20,amount:7310}', '3 {date:2019-03-20,amount:7310}'],
  },
  {
    ...update,
    sheet: 'clear: supply, invoices with order, commitment and who received the goods',
    careful: 'signs: three invoices',
    lines: {
      NFs: [
        ['NF-e', 'Empenho', 'Pedido', 'Recebido por', 'Vencimento', 'Valor da NF'],
        ['4410', '2020NE0012', '701', 'Almoxarifado', day('2020-02-12'), 18300],
        ['4477', '2020NE0012', '702', 'Almoxarifado', day('2020-03-12'), 18300],
        ['4502', '2020NE0044', '703', 'Almoxarifado', day('2020-04-13'), 9120.75],
      ],
    },
    expects: [
      '1 - header',
      '2 {dia:2020-02-12,valor:18300}',
      '3 {dia:2020-03-12,valor:18300}',
      '4 {dia:2020-04-13,valor:9120.75}',
    ],
  },
  {
    ...update,
    sheet: 'clear: supply, what was delivered at its price, less than was ordered',
    careful: 'signs: the amount is the price of what was delivered',
    lines: [
      'Pedido;Data;Qtd. pedida;Qtd. entregue;Preço unitário;Valor',
      '701;10/02/2020;100;100;50,00;5.000,00',
      '702;10/03/2020;100;60;50,00;3.000,00',
    ],
    expects: ['1 - header', '2 {dia:2020-02-10,valor:5000}', '3 {dia:2020-03-10,valor:3000}'],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: saved calculations with their version, their case and a merged lawyer',
    careful: 'signs: both are in use',
    lines: {
      Cálculos: {
        rows: [
          ['Responsável', 'ID do cálculo', 'Versão', 'Observação'],
          ['Bia', 700023, 1, 'conferido pela contadoria'],
          [null, 700030, 2, ''],
        ],
        make: (sheet) => {
          sheet.mergeCells('A2:A3')
        },
      },
    },
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
]
