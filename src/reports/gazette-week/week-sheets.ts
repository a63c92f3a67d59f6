import type { Period } from '../../legal/gazette/period.js'
import { TOTAL } from '../../publish/columns.js'
import { counted } from '../../publish/words.js'
import { addDays, toBrazilian } from '../../values/dates.js'
import type { ReportSheet } from '../report.js'
import type { ListName, ShownPublication } from './gather.js'

type Lists = Record<ListName, readonly ShownPublication[]>

/** Days after the period whose deadlines are listed first. */
const DAYS_AHEAD = 7

/**
 * Returns the publications whose deadline ends in the week after the period, each once, the
 * earliest first.
 */
export function endingSoon(lists: Lists, { to }: Period): ShownPublication[] {
  const found = new Map<string, ShownPublication>()
  for (const line of withDeadlines(lists)) {
    const { fim = '', id = JSON.stringify(line) } = line
    if (fim > to && fim <= addDays(to, DAYS_AHEAD)) found.set(id, line)
  }
  return [...found.values()].toSorted((a, b) => (a.fim! < b.fim! ? -1 : 1))
}

/** Says "nenhum" without restriction only where all days were read. */
export function endingLine(
  ending: readonly ShownPublication[],
  { to }: Period,
  incomplete: boolean,
): string {
  const until = `de ${toBrazilian(addDays(to, 1))} a ${toBrazilian(addDays(to, DAYS_AHEAD))}`
  // A deadline of fifteen business days was mostly shown three weeks before it ends.
  const others = 'Os de publicações mostradas antes estão nas pastas daquelas noites.'
  if (ending.length === 0) {
    const read = incomplete ? 'que foi lido e ' : ''
    return `Do ${read}mostrado neste período, nenhum prazo sugerido vence ${until}. ${others}`
  }
  const ends = counted(ending.length, 'prazo sugerido vence', 'prazos sugeridos vencem')
  return `Do mostrado neste período, ${ends} ${until}, na aba Vencem. ${others}`
}

/** Returns the urgent deadlines, then the totals by lawyer and by court. */
export function weekSheets(lists: Lists, period: Period): ReportSheet[] {
  const ending = endingSoon(lists, period)
  return [
    endingSheet(ending),
    totalsSheet(
      { name: 'Por advogado', title: 'Inscrição ou processo', figure: 'inscricao' },
      lists,
      ending,
    ),
    totalsSheet({ name: 'Por tribunal', title: 'Tribunal', figure: 'tribunal' }, lists, ending),
  ]
}

function withDeadlines({ new: fresh, late, check, changed }: Lists): ShownPublication[] {
  return [...fresh, ...late, ...check, ...changed]
}

function endingSheet(ending: readonly ShownPublication[]): ReportSheet {
  return {
    name: 'Vencem',
    about:
      'Os prazos sugeridos, só das publicações mostradas no período, que vencem nos 7 dias depois dele: confira cada um.',
    columns: [
      { title: 'Fim do prazo (sugerido)', kind: 'date', width: 14 },
      { title: 'Processo', kind: 'text', width: 27 },
      { title: 'Tribunal', kind: 'text', width: 12 },
      { title: 'Inscrição ou processo acompanhado', kind: 'text', width: 26 },
      { title: 'Responsável', kind: 'text', width: 20 },
      { title: 'Cliente', kind: 'text', width: 24 },
      { title: 'Prazo no texto', kind: 'text', width: 36 },
      { title: 'Disponibilização', kind: 'date', width: 15 },
    ],
    rows: ending.map(({ fim, processo, tribunal, inscricao, responsavel, cliente, prazo, dia }) => [
      { date: fim! },
      ...[processo, tribunal, inscricao, responsavel, cliente, prazo].map((text) => text ?? ''),
      dia ? { date: dia } : null,
    ]),
  }
}

/** A publication of two registrations counts for each, and once in the total. */
function totalsSheet(
  { name, title, figure }: { name: string; title: string; figure: string },
  lists: Lists,
  ending: readonly ShownPublication[],
): ReportSheet {
  const kinds = [lists.new, lists.late, lists.check, lists.changed, lists.cancelled, ending]
  const of = (line: ShownPublication) => line[figure] || '(não informado)'
  const names = [...new Set(kinds.flat().map(of))].toSorted()
  const count = (lines: readonly ShownPublication[]) => ({
    n: String(new Set(lines.map(keyOf)).size),
  })
  return {
    name,
    about: 'Quantas publicações a semana trouxe a cada um, e quantos prazos vencem.',
    columns: [
      { title, kind: 'text', width: 30 },
      ...['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas', 'Vencem'].map((one) => ({
        title: one,
        kind: 'integer' as const,
        width: 12,
      })),
    ],
    rows: names.map((one) => [
      one,
      ...kinds.map((lines) => count(lines.filter((line) => of(line) === one))),
    ]),
    total: [TOTAL, ...kinds.map(count)],
  }
}

const keyOf = (line: ShownPublication) => line.id ?? JSON.stringify(line)
