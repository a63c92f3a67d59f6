import type { JudgedSheet } from './outcome.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const years = [2026, 2026, 2016, 2026, 2026]

/** Lists of a personnel department and of whoever copies cells down. */
export const habitsLists: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'the number of staff beside registrations with their states',
    careful: 'looks for the registrations, and not for the numbers of staff',
    lines: [
      'Matrícula;Nome;OAB',
      '300;Ana Lima;SP 101234',
      '307;Bruno Castro;SP 145678',
      '314;Carla Dias;RJ 94719',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:101234',
      '3 {nome:Bruno Castro} registration=oab:SP:145678',
      '4 {nome:Carla Dias} registration=oab:RJ:94719',
    ],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'one period of ten years ago among those of this year',
    careful: 'is told of 2016',
    lines: [
      'OAB;Data início;Data fim',
      ...years.map((year, i) => `SP ${101234 + i * 7};15/06/${year};30/06/${year}`),
    ],
    expects: [
      '1 - header',
      ...years.map((year, i) => {
        const period = `data_inicio=${year}-06-15 data_fim=${year}-06-30`
        return `${i + 2} {} ${period} numero_oab=${101234 + i * 7} uf_oab=SP`
      }),
    ],
    tells: ['told_odd_day'],
  },
]
