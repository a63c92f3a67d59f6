import type { CallRequest, Knowledge, Price, TaskState } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { CorrectResult } from '../../src/services/calculation/correct.js'
import { toBrazilian } from '../../src/values/dates.js'
import { cents, type D, fromJson } from '../../src/values/decimal.js'
import { resultOf, type Split, splitOf } from './charge-split.js'
import { Charges } from './charges.js'
import { PARTS, type Parts } from './conventions.js'
import { echoProblem } from './echo.js'
import { monthsOfInterest, startOfInterest } from './interest-start.js'
import type { CorrectItem } from './item.js'
import { request, requestAlone } from './request.js'

/**
 * Marks batches whose charges are split among the rows. Batches planned before the split existed
 * lack it and are read without it.
 */
export const SPLITS: Knowledge = { chargesAreSplit: true }

/**
 * How the charges of a row were found. The sheet Resumo counts these texts, and the statement
 * checks them.
 */
export const SPLIT_BY = {
  nothing: undefined,
  call: 'da chamada da própria linha',
  totals: 'derivados: linhas e totais da chamada fecham ao centavo',
  alone: 'provados em linhas pedidas sozinhas',
  unknown: 'NÃO SEPARADOS: o serviço só os informa para a chamada inteira',
} as const

/** Whether the interest of a row runs from the start that was asked for. */
export const START = { fits: 'confere', differs: 'não confere' } as const
const INTEREST = { exact: 'confere', within: 'confere, com folga de um mês' } as const

export function nextCall(
  asking: TaskState<CorrectItem>,
  knowledge: Knowledge,
): CallRequest | undefined {
  const { parameters, items, name, answers } = asking
  if (answers.length === 0) return request(parameters, items, name)
  const ask = rowToAsk(asking, knowledge)
  return ask === undefined ? undefined : requestAlone(parameters, items[ask]!)
}

export function priceOf(asked: Omit<TaskState<CorrectItem>, 'name'>, knowledge: Knowledge): Price {
  const isMore = asked.answers.length === 0 || rowToAsk(asked, knowledge) !== undefined
  const calls = asked.answers.length + (isMore ? 1 : 0)
  return { calls, units: calls }
}

function rowToAsk(
  asked: Omit<TaskState<CorrectItem>, 'name'>,
  knowledge: Knowledge,
): number | undefined {
  if (knowledge.chargesAreSplit !== true) return undefined
  const packed = resultOf(asked.answers[0])
  if (!packed || echoProblem(asked.items, packed.items)) return undefined
  const split = splitOf(asked)
  return split.is === 'open' ? split.ask : undefined
}

export interface RowCharges {
  figures: Record<string, string>
  notes: Sentence[]
}

/** Returns the charges of each row of an answered call, in the order of its items. */
export function chargesOfRows(
  asking: TaskState<CorrectItem>,
  result: CorrectResult,
  detail: Detail,
): RowCharges[] {
  const split = splitOf(asking)
  return asking.items.map((item, i) => {
    const { corrected, total } = result.items[i]!
    const row = { item, corrected: fromJson(corrected), total: total ?? undefined }
    if (split.is !== 'known') return unsplit(row, result)
    return splitRow(row, { asking, result, split, parts: split.rows[i]!, ...detail })
  })
}

interface Row {
  item: CorrectItem
  corrected: D
  total: number | undefined
}

/** The figures that are known without the split. The row's total may lack charges of the call. */
function unsplit({ corrected, total }: Row, result: CorrectResult): RowCharges {
  const figures = new Charges(result).of(corrected, total)
  return {
    figures: { ...figures, separacao: SPLIT_BY.unknown },
    notes: [sentence('row_charges_not_split')],
  }
}

/** What the batches of older builds did not tell. */
interface Detail {
  /** More than whether the start of the interest fits. */
  isFull: boolean
  /** Bases of charges where several conventions share them, and the start that interest follows. */
  isByLine: boolean
  /** Interest that runs from a due date within the slack of the start that was asked for. */
  tellsFromDue: boolean
}

interface Known extends Detail {
  asking: TaskState<CorrectItem>
  result: CorrectResult
  split: Split & { is: 'known' }
  parts: Parts
}

function splitRow(row: Row, known: Known): RowCharges {
  const { result, split, parts } = known
  const stated = PARTS.filter((name) => result[name] != null || !parts[name].isZero())
  const by = SPLIT_BY[split.by]
  const { bases = {} } = known.isByLine || split.isOneConvention ? split : {}
  const start = startFigures(row, parts, known)
  return {
    figures: {
      ...totalOf(row, parts, split.by === 'call' ? result.total : undefined),
      ...Object.fromEntries(stated.map((name) => [name, parts[name].toFixed()])),
      ...(by ? { separacao: by } : {}),
      ...(bases.multa && !parts.multa.isZero() ? { multaSobre: bases.multa } : {}),
      ...(bases.honorarios && !parts.honorarios.isZero()
        ? { honorariosSobre: bases.honorarios }
        : {}),
      ...start.figures,
    },
    notes: start.notes,
  }
}

/**
 * The total of all that is due. The item's own total may lack the fees, which only the call's total
 * includes.
 */
function totalOf(
  { corrected, total }: Row,
  parts: Parts,
  ofCall: number | null | undefined,
): Record<string, string> {
  const isCharged = PARTS.some((name) => !parts[name].isZero())
  if (total === undefined && ofCall == null && !isCharged) return {}
  const sum = PARTS.reduce((all, name) => all.plus(parts[name]), corrected)
  const whole = ofCall == null ? sum : fromJson(ofCall)
  return { total: whole.toFixed(), encargos: cents(whole.minus(corrected)) }
}

/**
 * Shows the start of the interest only if the amount of interest fits it, or clearly contradicts
 * it.
 */
function startFigures(
  { item, corrected }: Row,
  { juros }: Parts,
  { asking: { parameters }, isFull, isByLine, tellsFromDue }: Known,
): RowCharges {
  const start = startOfInterest(parameters, item)
  const months = item.custas ? undefined : monthsOfInterest(item, { corrected, juros }, parameters)
  if (!start || !months) return { figures: {}, notes: [] }
  const figures: Record<string, string> = { jurosDesde: start }
  const due = monthsOfInterest(item, { corrected, juros }, { ...parameters, ...FROM_DUE })
  // The slack of a month at each end would hide a due date shortly before the citation.
  const isOfDue = tellsFromDue && !months.isExact && due?.isExact === true
  if (months.fits && !isOfDue) {
    if (isFull) figures.conferenciaJuros = months.isExact ? INTEREST.exact : INTEREST.within
    return { figures: { ...figures, inicioJuros: START.fits }, notes: [] }
  }
  // A table may have SELIC months, in which no interest accrues.
  if (parameters.table !== undefined && parameters['juros.from'] !== 'citacao') {
    return { figures: {}, notes: [] }
  }
  const facts = {
    from: toBrazilian(start),
    found: months.found.toDecimalPlaces(1).toString().replace('.', ','),
    expected: months.expected,
  }
  const note = sentence('row_interest_start', facts)
  if (isByLine && due?.isExact) figures.jurosSeguidos = FROM_DUE['juros.from']
  return { figures: { ...figures, inicioJuros: START.differs }, notes: [note] }
}

const FROM_DUE = { 'juros.from': 'vencimento' } as const

/** Decides whether interest that was asked from the citation was found to run from the due date. */
export function isFromDue({ jurosSeguidos }: Readonly<Record<string, string>>): boolean {
  return jurosSeguidos === FROM_DUE['juros.from']
}

/** Says from when interest runs that does not run from the start that was asked for. */
export function otherStart(figures: Readonly<Record<string, string>>): string {
  return isFromDue(figures)
    ? 'os juros correm do vencimento de cada valor, e não da citação'
    : 'os juros não correm do início pedido'
}
