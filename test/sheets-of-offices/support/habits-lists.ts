import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(10117, 2022)
const B = cnj(10345, 2022)
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const names = ['Ana Lima', 'Bruno Castro', 'Carla Dias', 'Davi Frota', 'Elisa Gomes']
const registrationOf = (number: string) => `{} registration=case:${number.replace(/\D/g, '')}`
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
    ...watch,
    sheet: 'registrations that were dragged beside several names',
    careful: 'is told of five numbers in a row',
    lines: ['Advogado;OAB', ...names.map((name, i) => `${name};SP ${214580 + i}`)],
    expects: [
      '1 - header',
      ...names.map((nome, i) => `${i + 2} {nome:${nome}} registration=oab:SP:${214580 + i}`),
    ],
    tells: ['told_consecutive_oabs'],
  },
  {
    ...watch,
    sheet: 'one case for two claimants',
    careful: 'is told that the number may have been copied',
    lines: ['Reclamante;Processo', `Ana Lima;${A}`, `Rui Sá;${B}`, `Bia Melo;${B}`],
    expects: ['1 - header', ...[A, B, B].map((one, i) => `${i + 2} ${registrationOf(one)}`)],
    tells: ['told_key_of_two'],
  },
  {
    ...watch,
    sheet: 'a labour court beside the number of a court of a state',
    careful: 'is told: one of the two is wrong',
    lines: ['Processo;Vara', `${A};3ª Vara do Trabalho de Campinas`],
    expects: ['1 - header', `2 ${registrationOf(A)}`],
    tells: ['told_list_remarks'],
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
