import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { tableLines } from '../read/lines.js'
import { type ColumnEvidence, examinerOf, isProved } from './column-evidence.js'
import { dueDayBesideMonth, isDayOfAny } from './due-day.js'
import { EqualColumns } from './equal-columns.js'
import type { Mapped } from './map-columns.js'
import { type Candidate, headsCharge, isProvedByCells } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { headsQuotaNumbers, headsUnitsOfPay, isOwedShare } from './only-column.js'
import { OwedShare } from './owed-share.js'
import { stateQuestion } from './registration-parts.js'
import { Difference, HEADS_PAID, Rest, RunningSum, SummedTotal } from './summed-total.js'
import { columnName, labelOf, type Table } from './table.js'

/** Keys are field and column. */
type EvidenceByColumn = ReadonlyMap<string, ColumnEvidence>
type Tie = Mapped['ties'][number]
/** The cells may have proved the column to be the difference of two others. */
type Decided = Tie & { isDifference?: boolean }

/**
 * Reads the table once to examine the columns that its headings leave open. Columns that their
 * cells prove are added to the table; for the others it returns questions.
 */
export async function resolveTies(
  table: Table,
  ties: Tie[],
  isAsking: boolean,
): Promise<Sentence[]> {
  const equal = new EqualColumns(
    ties.filter(({ candidates, isRest }) => candidates.length > 0 && !isRest),
  )
  const totals = new Map(
    ties.flatMap((tie) =>
      tie.sum?.length ? [[tie, new SummedTotal(tie.sum, tie.factors)] as const] : [],
    ),
  )
  const rests = new Map(ties.flatMap((tie) => (tie.isRest ? [[tie, new Rest(tie)] as const] : [])))
  const ofMoney = ties.filter(({ field, fallback }) => fallback && field.type === 'amount')
  const shares = new Map(ofMoney.map((tie) => [tie, new OwedShare(tie.candidates)]))
  const differences = new Map(
    ofMoney.map((tie) => [tie, new Difference(tie.candidates, table.headings)]),
  )
  const running = new Map(
    ties.flatMap((tie) =>
      tie.field.type === 'amount' ? [[tie, new RunningSum(tie.candidates)] as const] : [],
    ),
  )
  const proofs = [running, totals, rests, shares, differences].flatMap((by) => [...by.values()])
  const checks = [equal, ...proofs]
  const shareIn = (tie: Tie) =>
    shares.get(tie)?.among(possible(tie, seen).filter(({ fit }) => fit !== 'doubtful'))
  const restIn = (tie: Tie) => differences.get(tie)?.among(possible(tie, seen))
  const seen = await countCells(table, ties, checks)
  const winnerOf = (tie: Tie) => {
    if (totals.get(tie)?.found()) return tie.sum![0]
    if (tie.isRest) return tie.candidates[rests.get(tie)!.found() ? 1 : 0]
    const proved = provedCandidate(tie, seen, table) ?? shareIn(tie) ?? restIn(tie)
    return proved ?? running.get(tie)?.found() ?? equal.firstOf(tie, possible(tie, seen))
  }
  const decided = (tie: Tie, winner: Candidate): Decided => {
    const isDifference = winner === restIn(tie)
    const isChosen = tie.fallback !== undefined && (isDifference || isOwedShare(winner.heading))
    const candidates = isChosen ? possible(tie, seen) : tie.candidates
    return { ...tie, isDifference, candidates, sum: totals.get(tie)?.summed() }
  }
  const asked = new Map<Tie, Sentence[]>()
  // The meaning of a date depends on the amount, so dates come last.
  for (const tie of ties.toSorted((a, b) => Number(ofDays(a)) - Number(ofDays(b)))) {
    const isOpen =
      ofDays(tie) && tie.fallback && (isAsking || [...asked.values()].flat().length > 0)
    const winner = isOpen ? undefined : winnerOf(tie)
    const due = winner || isOpen ? undefined : await dueDay(tie, table)
    if (winner) assignColumn(winner, decided(tie, winner), table)
    else if (due) assignColumn(due, tie, table, 'told_due_day')
    else asked.set(tie, questionsOf(tie, seen, table, winnerOf(tie)))
  }
  return ties.flatMap((tie) => asked.get(tie) ?? [])
}

const ofDays = ({ field }: Tie) => field.type === 'date'

async function dueDay({ field, candidates }: Tie, table: Table): Promise<Candidate | undefined> {
  return field.name === 'data_base' ? dueDayBesideMonth(candidates, table) : undefined
}

function assignColumn(
  { column, heading, fit }: Candidate,
  tie: Decided,
  table: Table,
  settled: 'told_tie_settled' | 'told_due_day' = 'told_tie_settled',
): void {
  const { field, candidates } = tie
  const isSum = tie.sum?.[0]?.column === column
  const isShown = isSum || tie.isDifference || isOwedShare(heading)
  const isOnly = tie.fallback !== undefined && !isShown
  const isOwed = tie.isRest && column === candidates[0]!.column
  const how = tie.fallback || (candidates.length > 1 && !isOwed) ? 'evidence' : fit
  // The column of amounts "Parcela" is not also the number of the instalment.
  table.matches = table.matches.filter((match) => match.column !== column)
  for (const [name, at] of table.columns) if (at === column) table.columns.delete(name)
  table.columns.set(field.name, column)
  table.matches.push({ field: field.name, column, heading, how })
  if (isOnly) table.remarks.push(tieMessage(onlyColumnCode(field), tie, table, column))
  else if (isSum)
    table.remarks.push(tieMessage(settled, { ...tie, candidates: tie.sum! }, table, column))
  else if (candidates.length > 1 && !isOwed)
    table.remarks.push(tieMessage(settled, tie, table, column))
}

function onlyColumnCode({ type }: Field) {
  if (type === 'amount') return 'told_only_money'
  return type === 'date' ? 'told_only_date' : 'told_only_such'
}

function possible({ field, candidates, fallback }: Tie, seen: EvidenceByColumn): Candidate[] {
  return candidates.filter(({ column, fit }) => {
    const cells = seen.get(`${field.name} ${column}`)!
    return cells.filled > 0 && (!fallback || isProved(field, fit, cells))
  })
}

async function countCells(
  table: Table,
  ties: Tie[],
  checks: readonly { observeItem(cells: readonly Cell[]): void }[],
): Promise<EvidenceByColumn> {
  const looks = ties.flatMap(({ field, candidates }) =>
    candidates.map(({ column, fit }) => ({
      column,
      field: field.name,
      look: examinerOf(field, table, fit),
    })),
  )
  const nothing = (): ColumnEvidence => ({
    filled: 0,
    proofs: 0,
    isRefuted: false,
    digits: 0,
  })
  const seen = new Map(looks.map(({ column, field }) => [`${field} ${column}`, nothing()]))
  // Each candidate may become a column of the table, so a line with words in one is no note.
  const known = new Set([...table.roles.known, ...looks.map(({ column }) => column)])
  const open = { ...table, roles: { ...table.roles, known } }
  for await (const { filled, ignored } of tableLines(open)) {
    if (ignored) continue
    for (const check of checks) check.observeItem(filled)
    for (const { column, field, look } of looks) {
      const cell = filled[column] ?? null
      if (isBlank(cell)) continue
      const cells = seen.get(`${field} ${column}`)!
      cells.filled += 1
      if (/^\s*\d+\s*$/.test(cellText(cell))) cells.digits += 1
      look(cell, filled, cells)
    }
  }
  return seen
}

/** The days of payments are what counts where every line was paid, or what was paid is claimed. */
const PAID_ON = /\b(?:pagamento|pagto|pgto|arrecadacao|recolhimento)$/

/** An empty column is no candidate; some fields are proved by their cells. */
function provedCandidate(
  { field, candidates, fallback }: Tie,
  seen: EvidenceByColumn,
  { headings, columns }: Table,
): Candidate | undefined {
  const isPair = columns.has(OTHER_END[field.name] ?? '')
  const cellsOf = ({ column }: Candidate) => seen.get(`${field.name} ${column}`)!
  // "Vencimentos" above money are wages, and no due dates.
  const days = candidates.filter(
    (one) =>
      field.type !== 'date' ||
      cellsOf(one).proofs > 0 ||
      !(cellsOf(one).isRefuted || headsUnitsOfPay(one.heading, headings)),
  )
  const most = Math.max(...days.map((one) => cellsOf(one).filled))
  const isClaim = HEADS_PAID.test(normaliseHeading(headings[columns.get('valor') ?? -1] ?? ''))
  const isOther = (one: Candidate) =>
    field.type === 'date' &&
    !isClaim &&
    PAID_ON.test(normaliseHeading(one.heading)) &&
    cellsOf(one).filled < most
  const filled = days.filter((one) => cellsOf(one).filled > 0 && !isOther(one))
  const isSure = ({ fit }: Candidate) => fit !== 'doubtful'
  const proved =
    isProvedByCells(field) || fallback
      ? filled.filter((one) => isProved(field, one.fit, cellsOf(one), isPair))
      : []
  // Of the quota of a consortium, and below "Prestação" beside "Prestação (R$)", it is the number.
  const isNumber = (one: Candidate) =>
    cellsOf(one).digits === cellsOf(one).filled &&
    (headsQuotaNumbers(one.heading, headings) || proved.some((other) => isInReais(other, one)))
  // "Honorários (R$)" beside "Aluguel" are those of its lawyers.
  const others = proved.filter(({ heading }) => !headsCharge(heading))
  const sure = (others[0] ? others : proved).filter((one) => isSure(one) && !isNumber(one))
  // A doubtful candidate with proof blocks the others, because it may be the one that was meant.
  if (sure.length === 1 && (proved.every(isSure) || !fallback)) return sure[0]
  if (fallback) return undefined
  return filled.length === 1 && candidates.length > 1 ? filled[0] : undefined
}

function isInReais(one: Candidate, other: Candidate): boolean {
  const isSame = normaliseHeading(one.heading) === normaliseHeading(other.heading)
  return isSame && one.heading.includes('R$') && !other.heading.includes('R$')
}

/** Beside "De" above days, "Até" is the other end, whatever mistakes are below it. */
const OTHER_END: Readonly<Record<string, string>> = {
  data_inicio: 'data_fim',
  data_fim: 'data_inicio',
}

/**
 * Asks for columns that change a figure or identify a debt; of columns that only describe, none is
 * used.
 */
function questionsOf(
  tie: Tie,
  seen: EvidenceByColumn,
  table: Table,
  later: Candidate | undefined,
): Sentence[] {
  if (later && isDayOfAny(possible(tie, seen))) return []
  const { field, candidates } = tie
  const [only] = candidates
  if (tie.fallback) return [openQuestion(tie, tie.fallback, seen, table)]
  if (only?.fit === 'doubtful') {
    return seen.get(`${field.name} ${only.column}`)!.proofs > 0 ? [stateQuestion(only, table)] : []
  }
  const isEmpty = candidates.every(
    ({ column }) => seen.get(`${field.name} ${column}`)!.filled === 0,
  )
  if (candidates.length === 1 || (isEmpty && !field.required)) return []
  if (needsDecision(field)) {
    const code = field.required ? 'ask_tie' : 'ask_tie_optional'
    return [tieMessage(code, tie, table)]
  }
  table.remarks.push(tieMessage('told_tie_unused', tie, table))
  return []
}

/** Names all columns that their cells allow, beside one whose heading alone is doubtful. */
function openQuestion(
  tie: Tie,
  fallback: Sentence,
  seen: EvidenceByColumn,
  table: Table,
): Sentence {
  const candidates = possible(tie, seen)
  const isOther = ({ column }: Candidate) => {
    const named = (fallback.facts.candidates ?? []) as string[]
    return !named.includes(columnName(table.headings, column))
  }
  const isSeveral = fallback.code === 'ask_missing' && candidates.length > 1
  const isOpen = isSeveral || (fallback.code === 'ask_doubtful' && candidates.some(isOther))
  return isOpen ? tieMessage('ask_tie', { ...tie, candidates }, table) : fallback
}

function needsDecision(field: Field): boolean {
  return (
    field.required === true ||
    field.asked === true ||
    field.parameter !== undefined ||
    field.type !== 'text'
  )
}

function tieMessage(
  code:
    | 'ask_tie'
    | 'ask_tie_optional'
    | 'told_tie_settled'
    | 'told_due_day'
    | 'told_tie_unused'
    | 'told_only_money'
    | 'told_only_date'
    | 'told_only_such',
  { field, candidates }: Tie,
  { headings }: Table,
  column?: number,
): Sentence {
  return sentence(code, {
    field: field.name,
    label: labelOf(field.name),
    candidates: candidates.map((candidate) => columnName(headings, candidate.column)),
    ...(areTwins(candidates) ? { twins: true } : {}),
    ...(column === undefined ? {} : { column: columnName(headings, column) }),
  })
}

/** The same heading in two lists side by side. */
function areTwins(candidates: readonly Candidate[]): boolean {
  return new Set(candidates.map(({ heading }) => normaliseHeading(heading))).size === 1
}
