import type { Period } from '../../legal/gazette/period.js'
import { TOTAL } from '../../publish/columns.js'
import { counted, wholeNumber } from '../../publish/words.js'
import type { BarChart } from '../../spreadsheets/sheet.js'
import { addDays, type IsoDate, toBrazilian } from '../../values/dates.js'
import { sortedBy } from '../../values/sorted-by.js'
import { isPast } from '../../watches/deadline-state.js'
import type { ReportSheet } from '../report.js'
import type { Ending, ShownPublication } from './ending.js'
import { endState, type Reported } from './ends.js'
import type { GatheredWeek, ListName } from './gather.js'
import { stateTitle } from './publication-sheet.js'

const BY_LAWYER = 'inscricao'

type Lists = Record<ListName, readonly ShownPublication[]>

/** Says "nenhum" without restriction only where all days were read; what had passed comes apart. */
export function endingLines(
  { publications, from, to, gone }: Ending,
  incomplete: boolean,
  { period, madeOn }: Reported,
): string[] {
  const missing =
    gone === 0 ? '' : ` Faltam os de ${counted(gone, 'noite já apagada', 'noites já apagadas')}.`
  const past = publications.filter((line) => isPast(line, madeOn))
  const toCome = publications.filter((line) => !isPast(line, madeOn))
  const since = madeOn > from ? madeOn : from
  const until = `de ${toBrazilian(since)} a ${toBrazilian(to)}`
  const none = incomplete ? 'Do que foi lido, nenhum' : 'Nenhum'
  const open =
    toCome.length === 0
      ? `${none} prazo sugerido vence ${until}.`
      : `${counted(toCome.length, 'prazo sugerido vence', 'prazos sugeridos vencem')} ${until}, o primeiro em ${toBrazilian(toCome[0]!.fim!)}: na aba Vencem, de todas as noites guardadas.`
  return [
    `${open}${missing}`,
    ...(past.length === 0
      ? []
      : [
          `${counted(past.length, 'prazo sugerido venceu', 'prazos sugeridos venceram')} de ${toBrazilian(from)} a ${toBrazilian(addDays(madeOn, -1))}${earlierWords(past, period)}: confira se ${past.length === 1 ? 'foi cumprido' : 'foram cumpridos'}, na aba Vencem.`,
        ]),
  ]
}

/** Most of them were shown before the period, and are in none of its other sheets. */
function earlierWords(past: readonly ShownPublication[], { from }: Period): string {
  const earlier = past.filter(({ night }) => night < from).length
  if (earlier === 0) return ''
  return `, ${wholeNumber(earlier)} de ${earlier === 1 ? 'publicação mostrada' : 'publicações mostradas'} antes de ${toBrazilian(from)}`
}

/** Counts the ends of the publications of the period that passed before those of the sheet of ends. */
export function overLines(lists: Lists, from: IsoDate, madeOn: IsoDate): string[] {
  // Of a publication that was shown again the last line counts, and a cancelled one has no end.
  const lines = [...lists.new, ...lists.late, ...lists.check, ...lists.changed]
  const last = new Map(sortedBy(lines, ({ night }) => night).map((line) => [keyOf(line), line]))
  for (const line of lists.cancelled) last.delete(keyOf(line))
  const over = [...last.values()].filter((line) => isPast(line, madeOn) && line.fim! < from)
  if (over.length === 0) return []
  return [
    `Das publicações do período, ${counted(over.length, 'prazo sugerido venceu', 'prazos sugeridos venceram')} antes de ${toBrazilian(from)}: veja a coluna Situação do prazo.`,
  ]
}

/**
 * Returns the urgent deadlines, then the totals by lawyer and by court.
 *
 * @param unproven registrations of which nothing found proves nothing
 */
export function weekSheets(
  { lists, ending, registrations }: GatheredWeek,
  reported: Reported,
  unproven: ReadonlySet<string>,
): ReportSheet[] {
  return [
    endingSheet(ending, reported),
    totalsSheet(
      { name: 'Por advogado', title: 'Inscrição ou processo', figure: BY_LAWYER },
      lists,
      endsOf(ending, reported),
      { all: registrations, unproven },
    ),
    totalsSheet(
      { name: 'Por tribunal', title: 'Tribunal', figure: 'tribunal' },
      lists,
      endsOf(ending, reported),
    ),
  ]
}

/** The two kinds of ends of the sheet of ends: what is to come is work, and what passed a question. */
interface Ends {
  /** The first day of the sheet of ends. */
  from: IsoDate
  toCome: readonly ShownPublication[]
  past: readonly ShownPublication[]
}

function endsOf({ publications, from }: Ending, { madeOn }: Reported): Ends {
  return {
    from,
    toCome: publications.filter((line) => !isPast(line, madeOn)),
    past: publications.filter((line) => isPast(line, madeOn)),
  }
}

function endingSheet({ publications, from, to }: Ending, reported: Reported): ReportSheet {
  return {
    name: 'Vencem',
    about: `Os prazos sugeridos de ${toBrazilian(from)} a ${toBrazilian(to)}, de todas as noites guardadas: confira cada um.`,
    columns: [
      { title: 'Fim do prazo (sugerido)', kind: 'date', width: 14 },
      { title: stateTitle(reported), kind: 'text', width: 16, wrap: true },
      { title: 'Processo', kind: 'text', width: 27 },
      { title: 'Tribunal', kind: 'text', width: 12 },
      { title: 'Inscrição ou processo acompanhado', kind: 'text', width: 26 },
      { title: 'Responsável', kind: 'text', width: 20 },
      { title: 'Cliente', kind: 'text', width: 24 },
      { title: 'Prazo no texto', kind: 'text', width: 36 },
      { title: 'Disponibilização', kind: 'date', width: 15 },
      { title: 'Noite', kind: 'date' },
    ],
    rows: publications.map((line) => {
      const { processo, tribunal, inscricao, responsavel, cliente, prazo, dia } = line
      return [
        { date: line.fim! },
        endState(line, reported),
        ...[processo, tribunal, inscricao, responsavel, cliente, prazo].map((text) => text ?? ''),
        dia ? { date: dia } : null,
        { date: line.night },
      ]
    }),
  }
}

const EVERY_NAME = { all: [], unproven: new Set<string>() }

/**
 * A publication of two registrations counts for each, and once in the total.
 *
 * @param all names that have a row, also without a publication
 * @param unproven names of which zero would say too much
 */
function totalsSheet(
  { name, title, figure }: { name: string; title: string; figure: string },
  lists: Lists,
  { from, toCome, past }: Ends,
  { all, unproven }: { all: Iterable<string>; unproven: ReadonlySet<string> } = EVERY_NAME,
): ReportSheet {
  const kinds = [lists.new, lists.late, lists.check, lists.changed, lists.cancelled, toCome, past]
  const of = (line: ShownPublication) => nameOf(line, figure)
  // Those that ended before are in the sheet of their kind alone.
  const ended = `Venceram desde ${toBrazilian(from)}`
  const shown = kinds.flat().map(of)
  // Where nobody has anything, the first page says so.
  const names = shown.length === 0 ? [] : [...new Set([...shown, ...all])].toSorted()
  const count = (lines: readonly ShownPublication[]) => ({
    n: String(new Set(lines.map(keyOf)).size),
  })
  const eachOf = (lines: readonly ShownPublication[]) =>
    new Set(lines.map((line) => `${of(line)} ${keyOf(line)}`)).size
  const repeats = kinds.some((lines) => String(eachOf(lines)) !== count(lines).n)
  return {
    name,
    about: `Quantas publicações a semana trouxe a cada um, e quantos prazos a aba Vencem tem${unproven.size > 0 ? '; em branco, nada se achou e pode haver: a aba Cobertura diz por quê' : ''}.`,
    columns: [
      { title, kind: 'text', width: 30 },
      ...['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas', 'Vencem', ended].map(
        (one) => ({ title: one, kind: 'integer' as const, width: 12 }),
      ),
    ],
    rows: names.map((one) => [
      one,
      ...kinds.map((lines) => {
        const found = lines.filter((line) => of(line) === one)
        return found.length === 0 && unproven.has(one) ? null : count(found)
      }),
    ]),
    total: [repeats ? `${TOTAL}, sem repetir` : TOTAL, ...kinds.map(count)],
  }
}

const nameOf = (line: ShownPublication, figure: string) => line[figure] || '(não informado)'
const keyOf = (line: ShownPublication) => line.id ?? JSON.stringify(line)

/** As many as are legible in the height of the chart. */
const MOST_BARS = 8

/** Compares what the week brought to each, the most first; undefined with a single one. */
export function byLawyerChart({ new: shown }: Lists): Omit<BarChart, 'place'> | undefined {
  const ids = new Map<string, Set<string>>()
  for (const line of shown) {
    const name = nameOf(line, BY_LAWYER)
    ids.set(name, (ids.get(name) ?? new Set()).add(keyOf(line)))
  }
  if (ids.size < 2) return undefined
  const byName = sortedBy([...ids], ([name]) => name)
  const most = byName.toSorted(([, a], [, b]) => b.size - a.size).slice(0, MOST_BARS)
  const part = ids.size > MOST_BARS ? ` (${MOST_BARS} de ${wholeNumber(ids.size)})` : ''
  return {
    title: `Publicações novas por inscrição ou processo${part}`,
    categories: most.map(([name]) => name),
    series: [{ name: 'Novas', values: most.map(([, { size }]) => String(size)) }],
  }
}
