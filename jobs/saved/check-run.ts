import type { FreeReads, Survey } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import type { IsoDate } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { compacted } from '../../src/values/folded.js'
import { dayOf } from '../answer-check.js'
import { readCatalogue } from '../correct/catalogue.js'
import { checkFigures } from '../correct/check-figures.js'
import type { FigureRow } from '../correct/figure-row.js'
import { learnSeries, type Series } from '../correct/series.js'
import { amountOf } from './amounts.js'
import { listsOf } from './figures.js'
import { type RegimeAsked, regimeOf } from './regime.js'
import { CORRECTED, NOMINAL } from './uncorrected.js'

/**
 * Marks batches whose runs are computed again. Batches planned before that check existed lack it
 * and are read without it.
 */
export const CHECKS_RUNS = { checksRuns: true } as const

/** Reads the series with which runs are checked; reading costs no units. */
export async function learnChecks(
  checks: NonNullable<Survey['checks']>,
  reads: FreeReads,
): Promise<{ series?: Record<string, Series> }> {
  if (checks.length === 0) return {}
  return { series: await learnSeries({ groups: checks }, reads, await readCatalogue(reads)) }
}

export interface RunToCheck extends RegimeAsked {
  series: Record<string, Series>
  answeredAtMs?: number | undefined
}

type Figures = Record<string, string>

export interface CheckedRun {
  /** The verdict on the calculation as a whole. */
  figures: Figures
  /** The verdict on each line of the memory, in the order of the answer. */
  lines: Figures[]
  notes: Sentence[]
}

const AGREES = 'confere'
const DIFFERS = 'DIVERGENTE'

/** Checks a run, in batches that are checked; undefined for a calculation that was not run. */
export function checkOf(
  body: unknown,
  {
    checksRuns,
    info,
    series = {},
    ...asked
  }: Partial<RunToCheck> & { checksRuns?: true } & Pick<RunToCheck, 'fields'>,
): CheckedRun | undefined {
  if (body === undefined || checksRuns !== true || !info) return undefined
  return checkRun(body, { info, series, references: undefined, ...asked })
}

/**
 * Computes the lines of a run's memory again, with the rules of `correct`. The contract does not
 * show the shape of a run: a line is computed only if it tells one day, one amount and one
 * corrected value, and only if the contract says what the fields that correct it mean.
 */
function checkRun(body: unknown, asked: RunToCheck): CheckedRun {
  const memory = isRecord(body) ? listsOf(body, true).flatMap(([, lines]) => lines) : []
  if (memory.length === 0) {
    const why = 'o serviço não mostrou memória de cálculo'
    return { figures: unchecked('sem memória', why), lines: [], notes: [] }
  }
  const regime = regimeOf(asked)
  if (regime.is === 'untold') {
    const lines = memory.map(() => unchecked('fórmula não dita', regime.why))
    return { figures: lines[0]!, lines, notes: [] }
  }
  const { parameters } = regime
  const rows = memory.map((line) => rowOf(line, String(parameters.updateTo)))
  const known = rows.filter((row) => row !== undefined)
  const { series, answeredAtMs } = asked
  const checked = checkFigures(known, {
    parameters,
    series,
    selic: undefined,
    isFull: true,
    answeredAtMs,
  }).map(({ figures }) => lineFigures(figures))
  const lines = rows.map((row) => (row ? checked.shift()! : unchecked('fórmula não dita', NO_ROW)))
  const missing = known.length === rows.length ? missingEntries(asked.fields, known) : 0
  return { ...verdictOn(lines, missing), lines }
}

const NO_ROW = 'a linha não diz uma data, um valor e um valor corrigido'

function unchecked(kind: string, why: string): Figures {
  return { conferencia: `não conferido (${kind})`, causa: why }
}

/** Its own name for the difference: a service may have a field that is called so. */
function lineFigures({ diferenca, ...figures }: Figures): Figures {
  return { ...figures, ...(diferenca === undefined ? {} : { diferencaPropria: diferenca }) }
}

/** The day, the amount and the corrected value of a line, if it tells exactly one of each. */
function rowOf(line: Record<string, unknown>, updateTo: IsoDate): FigureRow | undefined {
  const all = [...new Set(Object.values(line).flatMap((value) => dayOf(value) ?? []))]
  const days = all.length > 1 ? all.filter((day) => day !== updateTo) : all
  const amounts = amountsIn(line, NOMINAL)
  const corrected = amountsIn(line, CORRECTED)
  if (days.length !== 1 || amounts.length !== 1 || corrected.length !== 1) return undefined
  return { item: { date: days[0]!, amount: amounts[0]!.toFixed() }, corrected: corrected[0]! }
}

function amountsIn(line: Record<string, unknown>, names: RegExp): D[] {
  return Object.entries(line).flatMap(([name, value]) => {
    const amount = names.test(compacted(name)) ? amountOf(value) : undefined
    return amount ? [amount] : []
  })
}

/** A line that differs, or that is missing, makes the whole calculation differ. */
function verdictOn(lines: readonly Figures[], missing: number): Omit<CheckedRun, 'lines'> {
  const wrong = lines.filter(({ conferencia }) => conferencia === DIFFERS)
  if (wrong.length > 0 || missing > 0) {
    const rows = wrong.length
    const cause = wrong[0]?.causa
    const causes = [
      ...(missing > 0 ? [`lançamentos sem linha na memória: ${missing}`] : []),
      ...(rows > 0
        ? [`${rows} de ${lines.length} linhas da memória${cause ? `: ${cause}` : ''}`]
        : []),
    ]
    const note = sentence('calc_divergent', { rows, of: lines.length, missing })
    return { figures: { conferencia: DIFFERS, causa: causes.join('; ') }, notes: [note] }
  }
  const open = lines.filter(({ conferencia }) => conferencia !== AGREES)
  if (open.length === 0) return { figures: { conferencia: AGREES }, notes: [] }
  const { conferencia, causa } = open[0]!
  if (open.length === lines.length)
    return { figures: { conferencia: conferencia!, causa: causa! }, notes: [] }
  const why = `${lines.length - open.length} de ${lines.length} linhas da memória conferem; nas demais: ${causa}`
  return { figures: unchecked('em parte', why), notes: [] }
}

/**
 * Counts the entries of a calculation without a line in the memory. They are known only where every
 * line of the memory is an entry of one and the same list: a service may show a list in other
 * lines, or not at all.
 */
function missingEntries(fields: Record<string, unknown>, rows: readonly FigureRow[]): number {
  for (const list of Object.values(fields)) {
    const entries = Array.isArray(list) ? list.map(entryOf) : []
    if (entries.length === 0 || !entries.every((entry) => entry !== undefined)) continue
    const left = [...entries]
    const isOfList = rows.every(({ item: { date, amount } }) => {
      const at = left.indexOf(keyOf(date, new D(amount)))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    if (isOfList) return left.length
  }
  return 0
}

/** The day and the amount of an entry, if it tells exactly one of each. */
function entryOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const days = Object.values(entry).flatMap((value) => dayOf(value) ?? [])
  const amounts = Object.entries(entry).flatMap(([name, value]) =>
    NOMINAL.test(compacted(name)) ? (amountOf(value) ?? []) : [],
  )
  return days.length === 1 && amounts.length === 1 ? keyOf(days[0]!, amounts[0] as D) : undefined
}

function keyOf(date: string, amount: D): string {
  return `${date} ${amount.toFixed()}`
}
