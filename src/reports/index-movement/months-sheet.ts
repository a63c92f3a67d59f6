import type { Value } from '../../spreadsheets/sheet.js'
import { RATE } from '../../spreadsheets/xlsx/write-styles.js'
import { toBrazilianMonth } from '../../values/dates.js'
import type { ReportSheet } from '../report.js'
import { monthValue, PERCENT, percent } from '../workbook.js'
import { movements } from './changes.js'
import { NAMES, namesOf, publishedWords, SHORT_NAME } from './columns.js'
import type { ReadLine } from './highlights.js'
import { isRepeated, type MonthRow, type Movement } from './movement.js'

export function monthsSheet(read: readonly ReadLine[], month: string): ReportSheet {
  return {
    name: 'Meses',
    about: 'Os doze meses de cada série, como o serviço os dá; os que não tem, em uma linha.',
    columns: [
      ...NAMES,
      { title: 'Mês', kind: 'original', amounts: true, width: 18 },
      { title: 'Variação (%)', kind: 'original', amounts: true, width: 12 },
      { title: 'Valor do serviço', kind: 'original', amounts: true, width: 18 },
      { title: 'Fator da tabela', kind: 'original', amounts: true, width: 20 },
      { title: 'SELIC acumulada da tabela (%)', kind: 'original', amounts: true, width: 16 },
      { title: 'Consta no serviço?', kind: 'text', width: 16 },
      SHORT_NAME,
    ],
    rows: read.flatMap(({ read: one }) => {
      const isLacking = (movement: Movement) =>
        movement.published === 'no' || isRepeated(one.months, movement)
      const all = movements(one, month)
      return all.flatMap((movement, at): Value[][] => {
        if (!isLacking(movement)) return [monthRow(one, movement, one.months.get(movement.month))]
        if (at > 0 && isLacking(all[at - 1]!)) return []
        const next = all.findIndex((other, after) => after > at && !isLacking(other))
        return [monthRow(one, movement, undefined, all.at(next < 0 ? -1 : next - 1)!.month)]
      })
    }),
  }
}

/** The row of a month, or of those up to `last` that the service does not have. */
function monthRow(
  { subject, way, months }: ReadLine['read'],
  movement: Movement,
  row: MonthRow | undefined,
  last = movement.month,
): Value[] {
  const { month, variation } = movement
  const number = (text: string | undefined, format = RATE): Value =>
    text === undefined ? null : { n: text, format }
  return [
    ...namesOf(subject),
    last === month ? monthValue(month) : `${toBrazilianMonth(month)} a ${toBrazilianMonth(last)}`,
    percent(variation),
    number(row?.value, way === 'price' ? RATE : PERCENT),
    number(row?.factor),
    number(row?.selicAccrued, PERCENT),
    publishedWords({ months }, movement),
    subject.ref,
  ]
}
