import { counted } from '../../publish/words.js'
import type { Value } from '../../spreadsheets/sheet.js'
import { toBrazilian } from '../../values/dates.js'
import type { ReportSheet } from '../report.js'
import type { DayState } from './days.js'

/** The reading state of each day; days that were not read come first. */
export function coverageSheet(days: readonly DayState[]): ReportSheet {
  return {
    name: 'Cobertura',
    about: 'Cada dia de cada inscrição: se foi lido por inteiro, e o que se encontrou.',
    columns: [
      { title: 'Dia', kind: 'date' },
      { title: 'Inscrição ou processo', kind: 'text', width: 27 },
      { title: 'Responsável', kind: 'text', width: 22 },
      { title: 'Estado', kind: 'text', width: 13 },
      { title: 'Leitura', kind: 'text', width: 34, wrap: true },
      { title: 'Publicações encontradas', kind: 'integer', width: 13 },
      { title: 'Delas canceladas', kind: 'integer', width: 11 },
      { title: 'Grafias', kind: 'text', width: 22, wrap: true },
      { title: 'Lido em', kind: 'date' },
      { title: 'Como se sabe, ou por que não', kind: 'text', width: 36, wrap: true },
    ],
    frozen: 2,
    rows: days
      .toSorted(byTrouble)
      .map((one): Value[] => [
        { date: one.day },
        one.registration,
        one.responsible ?? null,
        one.notInBase === undefined ? one.state : 'CONFIRA',
        coverageText(one),
        one.state === 'COMPLETA' || one.isEarly || one.publications > 0
          ? { n: String(one.publications) }
          : null,
        one.cancelled > 0 ? { n: String(one.cancelled) } : null,
        one.spellings.join('; '),
        one.readOn === undefined ? null : { date: one.readOn },
        one.notInBase === undefined ? one.why : `A base não tem: ${one.notInBase}`,
      ]),
  }
}

const TROUBLE = { FALHOU: 0, INCOMPLETA: 1, COMPLETA: 5 } as const
/** A day that was only read too early is no failure. */
const EARLY = 3
/** After the days that may lack publications, before those that were read only too early. */
const UNPROVEN = 2
/** Read whole, and not again. */
const UNREREAD = 4
const troubleOf = ({ state, isEarly, isUnreread, notInBase }: DayState) => {
  if (isEarly) return EARLY
  if (notInBase !== undefined) return UNPROVEN
  return isUnreread ? UNREREAD : TROUBLE[state]
}

function byTrouble(a: DayState, b: DayState): number {
  const order = troubleOf(a) - troubleOf(b)
  if (order !== 0) return order
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.registration < b.registration ? -1 : 1
}

function coverageText(one: DayState): string {
  const { state, publications, isEarly, isUnreread, readOn, notInBase } = one
  if ((isEarly || (isUnreread && notInBase === undefined)) && readOn !== undefined) {
    const found = publications === 0 ? NOTHING : counted(publications, 'publicação', 'publicações')
    return `${found} até a leitura de ${toBrazilian(readOn)}`
  }
  if (state === 'FALHOU') return 'Não foi lido: pode haver publicação'
  if (state === 'INCOMPLETA') return 'Pode faltar publicação'
  if (notInBase !== undefined) return `${NOTHING}: não prova que não houve`
  return publications === 0 ? NOTHING : 'Lido'
}

const NOTHING = 'Nenhuma publicação'
