import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(7201, 2018)
const B = cnj(7202, 2019)
const interest = { job: 'correct', parameters: [...correct.parameters, 'juros=1'] }
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const clear = 'reads all, and asks nothing'
const two = ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}']

/** Sheets whose other columns change nothing, although they look like those that do. */
export const besideClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: Total da fatura is the only amount',
    careful: clear,
    lines: ['Fatura;Vencimento;Total da fatura', '7;10/01/2020;1.200,00', '8;10/02/2020;500,00'],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: fee and fund of a condominium, which add up to the total on every line',
    careful: 'the total is what is owed',
    lines: [
      'Unidade;Vencimento;Taxa;Fundo;Total',
      '101;10/01/2020;1.100,00;100,00;1.200,00',
      '102;10/02/2020;450,00;50,00;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    parameters: ['index=selic', 'updateTo=31/12/2024'],
    sheet: 'clear: SELIC beside a column of interest with nothing in it',
    careful: clear,
    lines: ['Contrato;Vencimento;Valor;Juros', '1;10/01/2020;1.200,00;', '2;10/02/2020;500,00;'],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: issue, term in days, and the due date that follows from them',
    careful: 'the due date is there',
    lines: [
      'NF;Emissão;Prazo (dias);Vencimento;Valor',
      '101;11/12/2019;30;10/01/2020;1.200,00',
      '102;11/01/2020;30;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: an invoice payable at sight',
    careful: 'no days to wait',
    lines: [
      'NF;Emissão;Condição de pagamento;Valor',
      '101;10/01/2020;à vista;1.200,00',
      '102;10/02/2020;à vista;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: the term of prescription in days',
    careful: 'it is no term of payment',
    lines: [
      'Contrato;Vencimento;Valor;Prazo de guarda (anos)',
      '1;10/01/2020;1.200,00;5',
      '2;10/02/2020;500,00;5',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: persons of a clinic with all their data',
    careful: clear,
    lines: [
      'Prontuário;Paciente;CPF;Nascimento;Telefone;Convênio;Vencimento;Valor',
      '1;Ana;123.456.789-09;05/05/1980;(11) 99999-0000;Delta;10/01/2020;1.200,00',
      '2;Rui;987.654.321-00;06/06/1990;(11) 98888-0000;-;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: pieces times their price, which is the amount',
    careful: 'the amount has all pieces in it',
    lines: [
      'Produto;Data da venda;Quantidade;Preço unitário;Valor',
      'Mesa;10/01/2020;3;400,00;1.200,00',
      'Cadeira;10/02/2020;4;125,00;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: amounts that formulas add up of two columns on every line',
    careful: 'a sum is no correction',
    lines: {
      Débitos: [
        ['Unidade', 'Vencimento', 'Cota', 'Água', 'Valor'],
        ['101', day('2020-01-10'), 1100, 100, { formula: 'C2+D2', result: 1200 }],
        ['102', day('2020-02-10'), 450, 50, { formula: 'C3+D3', result: 500 }],
      ],
    },
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: amounts that formulas multiply of a quantity and a price',
    careful: clear,
    lines: {
      Vendas: [
        ['Produto', 'Data da venda', 'Quantidade', 'Preço unitário', 'Valor'],
        ['Mesa', day('2020-01-10'), 3, 400, { formula: 'C2*D2', result: 1200 }],
        ['Cadeira', day('2020-02-10'), 4, 125, { formula: 'C3*D3', result: 500 }],
      ],
    },
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: amounts that formulas take from another sheet of the office',
    careful: clear,
    lines: {
      Débitos: [
        ['Contrato', 'Vencimento', 'Valor'],
        ['1', day('2020-01-10'), { formula: 'Base!B2', result: 1200 }],
        ['2', day('2020-02-10'), { formula: 'Base!B3', result: 500 }],
      ],
      Base: [
        ['Código', 'Número'],
        ['1', 1200],
        ['2', 500],
      ],
    },
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: limits, scores and incomes of customers',
    careful: 'they are no debts; told',
    lines: [
      'Cliente;Renda mensal;Limite de crédito;Score;Vencimento;Valor devido',
      'Ana;3.500,00;5.000,00;612;10/01/2020;1.200,00',
      'Rui;2.100,00;800,00;433;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: who last edited each line and when',
    careful: clear,
    lines: [
      'Título;Vencimento;Valor;Usuário;Última alteração;Hora',
      '1;10/01/2020;1.200,00;eva;05/11/2024;10:31',
      '2;10/02/2020;500,00;ivo;06/11/2024;11:02',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:1}',
      '3 {date:2020-02-10,amount:500,description:2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the day of the notary beside the due date, and no interest asked',
    careful: 'it changes no correction',
    lines: [
      'Título;Vencimento;Valor;Data do protesto;Cartório',
      '1;10/01/2020;1.200,00;05/03/2020;1º',
      '2;10/02/2020;500,00;08/04/2020;2º',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:1}',
      '3 {date:2020-02-10,amount:500,description:2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the start of default beside debts on which no interest is asked',
    careful: 'it changes no correction',
    lines: [
      'Contrato;Vencimento;Valor;Início da mora',
      '1;10/01/2020;1.200,00;11/01/2020',
      '2;10/02/2020;500,00;11/02/2020',
    ],
    expects: two,
  },
  {
    ...interest,
    sheet: 'clear: the start of default is the day after each due date',
    careful: 'interest runs from the due date',
    lines: [
      'Contrato;Vencimento;Valor;Início da mora',
      '1;10/01/2020;1.200,00;11/01/2020',
      '2;10/02/2020;500,00;11/02/2020',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: invoices with the tax that is in them',
    careful: 'the customer owes the invoice',
    lines: [
      'Nota;Emissão;Vencimento;Valor da nota;Base de cálculo ISS;Alíquota ISS;Valor do ISS',
      '1;20/12/2019;10/01/2020;1.200,00;1.200,00;5%;60,00',
      '2;20/01/2020;10/02/2020;500,00;500,00;5%;25,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: freights with weights, distances and plates',
    careful: clear,
    lines: [
      'CT-e;Placa;Peso (kg);Km;Data do serviço;Valor do frete',
      '55;ABC1D23;12.500;430;10/01/2020;1.200,00',
      '56;DEF4G56;8.200;120;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...correct,
    sheet: 'clear: tuition of a school with class and shift',
    careful: clear,
    lines: [
      'RA;Aluno;Responsável financeiro;Turma;Turno;Ano letivo;Vencimento;Mensalidade',
      '1;Ana;Eva;3º A;Manhã;2020;10/01/2020;1.200,00',
      '2;Rui;Ivo;1º B;Tarde;2020;10/02/2020;500,00',
    ],
    expects: two,
  },
  {
    ...update,
    sheet: 'clear: costs with the number of the form and the bank',
    careful: clear,
    lines: [
      'Processo;Guia nº;Banco;Data do recolhimento;Valor recolhido;Código da receita',
      `${A};000123;001;10/01/2020;1.200,00;230-6`,
      `${B};000124;001;10/02/2020;500,00;120-1`,
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1200}', '3 {dia:2020-02-10,valor:500}'],
  },
  {
    ...update,
    sheet: 'clear: expenses with the days on which they were asked for and approved',
    careful: clear,
    lines: [
      'Solicitado em;Aprovado em;Data do pagamento;Valor pago;Centro de custo',
      '05/01/2020;08/01/2020;10/01/2020;1.200,00;1010',
      '01/02/2020;05/02/2020;10/02/2020;500,00;2020',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1200}', '3 {dia:2020-02-10,valor:500}'],
  },
  {
    ...recalc,
    sheet: 'clear: saved calculations with what they came to last time',
    careful: clear,
    lines: [
      'ID do cálculo;Cliente;Criado em;Último total;Responsável',
      '700030;Bar Lua;05/05/2023;1.200,00;Eva',
      '700079;Padaria;06/06/2023;500,00;Ivo',
    ],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
  {
    ...publications,
    sheet: 'clear: lawyers with the days of their birth and registration',
    careful: clear,
    lines: [
      'Advogado;OAB;Data da inscrição;Nascimento;Situação;Telefone',
      'Ana;OAB/SP 94.719;05/05/2001;01/01/1975;Regular;(11) 99999-0000',
    ],
    expects: ['1 - header', '2 {nome:Ana} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...publications,
    sheet: 'clear: cases with the amounts at stake and their provisions',
    careful: clear,
    lines: [
      'Processo;Valor da causa;Provisão;Prognóstico;Distribuição',
      `${A};15.000,00;3.000,00;Possível;05/03/2018`,
      `${B};48.320,55;0,00;Remota;22/11/2019`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00072011020188260100',
      '3 {} numero_processo=00072025820198260100',
    ],
  },
  {
    ...watch,
    sheet: 'clear: lawyers that are to be watched until days that are still to come',
    careful: clear,
    lines: ['OAB;Acompanhar até', 'OAB/SP 94.719;31/12/2026', 'OAB/RJ 123.456;30/06/2027'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
  },
  {
    ...watch,
    sheet: 'clear: since when each lawyer is watched, and how often',
    careful: clear,
    lines: [
      'OAB;Acompanhado desde;Frequência',
      'OAB/SP 94.719;01/02/2024;diária',
      'OAB/RJ 123.456;01/03/2024;diária',
    ],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: cases with their last movement and next hearing',
    careful: clear,
    lines: [
      'Processo;Classe;Último andamento;Data do andamento;Próxima audiência;Risco',
      `${A};Procedimento comum;Conclusos;05/11/2024;10/02/2025;Possível`,
      `${B};Execução;Juntada de petição;06/11/2024;;Remoto`,
    ],
    expects: ['1 - header', '2 {} numero=00072011020188260100', '3 {} numero=00072025820198260100'],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'clear: debtors with what they owe and where they live',
    careful: clear,
    lines: [
      'Nome da parte;CPF;Dívida;Vencimento;Cidade;UF',
      'Ana Aparecida Souza;123.456.789-09;1.200,00;10/01/2020;Santos;SP',
    ],
    expects: ['1 - header', '2 {} nome=Ana Aparecida Souza'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['a.pdf'],
    sheet: 'clear: files with their sizes and the days of their filing',
    careful: clear,
    lines: ['Arquivo;Nº de páginas;Juntado em;Tamanho (KB)', 'a.pdf;12;05/11/2024;340'],
    expects: [
      '1 - header',
      '2 {arquivo:a.pdf,filename:a.pdf,mimeType:application/pdf,bytes:5} sha256=a7949e623819aa32baf4c32d0457e275b4eff130ec61f43cf284ffdef26efcf4',
    ],
  },
  {
    ...correct,
    sheet: 'clear: two dates that are equal on every line',
    careful: clear,
    lines: [
      'Título;Vencimento original;Vencimento;Valor',
      '1;10/01/2020;10/01/2020;1.200,00',
      '2;10/02/2020;10/02/2020;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:1}',
      '3 {date:2020-02-10,amount:500,description:2}',
    ],
  },
]
