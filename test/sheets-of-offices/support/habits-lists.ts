import type { JudgedSheet } from './outcome.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

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
]
