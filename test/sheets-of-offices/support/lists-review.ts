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
  ...['publications', 'dossier', 'watch'].map(casesWithMore),
]

/** What stands behind a number: counts, annexes, incidents, former numbers, other cases. */
function casesWithMore(job: string): OfficeSheet {
  const sent = (digits: string) =>
    ({
      publications: `{} numero_processo=${digits}`,
      dossier: `{} numero=${digits}`,
      watch: `{} registration=case:${digits}`,
    })[job]
  return {
    job,
    parameters: job === 'watch' ? ['night=10/01/2026'] : [],
    sheet: `numbers with something behind them, for ${job}`,
    lines: [
      'Pasta,Processo',
      '101,4430421-11.2016.8.21.0035 + 2',
      '102,2456765-54.2018.8.26.0035 e apensos',
      '103,4122712-60.2013.8.21.0016 (2)',
      '104,0450719-58.2019.8.26.0032-01',
      '105,0923619-88.2016.8.26.0028 (0001)',
      '106,3237374-91.2016.8.19.0020 (2 volumes)',
      '107,4071967-43.2014.8.26.0003 c/c 5163524-12',
      '108,0565165-56.2013.8.26.0009 + 1523-45',
      '109,5737914-39.2011.8.19.0015; 9149704-79.2022.8.19.0026',
      '110,"3392848-17.2019.8.19.0031\n2704012-68.2020.8.19.0036"',
      '111,8356139-60.2019.8.26.0011 → 5430205-82.2017.8.26.0027',
      '112,0876113-12.2020.4.03.0009 (antigo 2009.61.00.012345-6)',
      '113,O450719-58.2019.8.26.0032',
      '114,9149704-79.2022.8.19.0026 Banco Exemplar 12345-6',
    ],
    expects: [
      '1 - header',
      `2 ${sent('44304211120168210035')} ~ note_case_left_out`,
      `3 ${sent('24567655420188260035')} ~ note_case_left_out`,
      `4 ${sent('41227126020138210016')} ~ note_case_left_out`,
      `5 ${sent('04507195820198260032')} ~ note_case_incident`,
      `6 ${sent('09236198820168260028')} ~ note_case_incident`,
      `7 ${sent('32373749120168190020')}`,
      '8 ! row_several_cases',
      '9 ! row_several_cases',
      '10 ! row_several_cases',
      '11 ! row_several_cases',
      '13 ! row_several_cases',
      `14 ${sent('08761131220204030009')} ~ note_case_left_out`,
      `15 ${sent('04507195820198260032')} ~ note_case_left_out`,
      '16 ! row_case_with_text',
    ],
  }
}
