import { daysOf, type Period } from '../../legal/gazette/period.js'
import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import type { IsoDate } from '../../values/dates.js'
import type { ReportSheet } from '../report.js'
import type { GatheredNight } from './gather.js'

export function nightsSheet(period: Period, nights: readonly GatheredNight[]): ReportSheet {
  const integer = (title: string, width = 11): SheetColumn => ({ title, kind: 'integer', width })
  return {
    name: 'Noites',
    about:
      'O que cada noite do período trouxe, e quando foi lida: o que é lido por inteiro o é até esse momento. Um dia sem noite não rodou.',
    columns: [
      { title: 'Noite', kind: 'date' },
      { title: 'Situação', kind: 'text', width: 30 },
      { title: 'Lida em (Brasília)', kind: 'moment', width: 18 },
      ...['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas', 'Já vistas'].map((title) =>
        integer(title),
      ),
      ...['Leituras COMPLETA', 'Leituras INCOMPLETA', 'Leituras FALHOU'].map((title) =>
        integer(title, 14),
      ),
      integer('Chamadas'),
      { title: 'Lote', kind: 'text', width: 24 },
    ],
    rows: daysOf(period).flatMap((day): Value[][] => {
      const own = nights.filter(({ record }) => record.night === day)
      return own.length === 0
        ? [[{ date: day }, 'não rodou']]
        : own.map((one) => nightLine(day, one))
    }),
  }
}

function nightLine(day: IsoDate, { record, isGone, rehearsal }: GatheredNight): Value[] {
  const { coverage, batch } = record
  const counts = [
    record.new,
    record.late,
    record.check,
    record.changed,
    record.cancelled,
    record.seen,
    coverage.complete,
    coverage.incomplete,
    coverage.failed,
    record.calls,
  ]
  const isWhole = coverage.incomplete + coverage.failed === 0
  const state = isGone ? 'lote apagado: só os totais' : isWhole ? 'lida por inteiro' : 'INCOMPLETA'
  const read = rehearsal ? `${state}, ENSAIO` : state
  return [
    { date: day },
    read,
    { moment: record.finishedAt },
    ...counts.map((count): Value => ({ n: String(count) })),
    batch,
  ]
}
