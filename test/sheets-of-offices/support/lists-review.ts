import type { OfficeSheet } from './outcome.js'

const people = (who: string) => ({ job: 'people', parameters: [`who=${who}`] })
const publications = { job: 'publications', parameters: [] }

/** Lists in which a cell beside what is looked for, or a part of it, says something of its own. */
export const reviewed: OfficeSheet[] = [
  {
    ...people('lawyers'),
    sheet: 'a column that nobody reads, with words of sums',
    lines: [
      'Advogado;Plano',
      'Ana Lima;Total',
      'Mariana Lima de Souza;Parcial',
      'João da Costa dos Santos;Transporte',
      'Total: 3 advogados;',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana Lima',
      '3 {} nome=Mariana Lima de Souza',
      '4 {} nome=João da Costa dos Santos',
      '5 - total',
    ],
  },
  {
    ...people('parties'),
    sheet: 'companies whose names begin with words of sums',
    lines: [
      'Razão social;Carteira',
      'Total Combustíveis S.A.;Transporte',
      'Subtotal Brindes ME;Soma',
      'Saldo Positivo Fomento Ltda.;Total',
      'Transporte;Total',
      'TOTAL GERAL;5',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Total Combustíveis S.A.',
      '3 {} nome=Subtotal Brindes ME',
      '4 {} nome=Saldo Positivo Fomento Ltda.',
      '5 {} nome=Transporte',
      '6 - total',
    ],
  },
  {
    ...publications,
    sheet: 'texts of clients that are called like sums',
    lines: ['Termo;Cliente', 'SEGURADORA FICTÍCIA;Transporte', 'Soma Engenharia;Soma', 'Total;2'],
    expects: ['1 - header', '2 {} q=SEGURADORA FICTÍCIA', '3 {} q=Soma Engenharia', '4 - total'],
  },
  {
    ...publications,
    sheet: 'a client called Total, before a registration without its state',
    lines: ['Cliente;OAB;UF', 'Total;94719;SP', 'Soma;120;RS', 'Total;2;'],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 {} numero_oab=120 uf_oab=RS',
      '4 - total',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'a client called Total, before the number of a calculation',
    lines: {
      Plan1: [
        ['Cliente', 'ID do cálculo'],
        ['Total', 700030],
        ['Oficina', 700079],
      ],
    },
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079 type=calculosJudiciais',
    ],
  },
]
