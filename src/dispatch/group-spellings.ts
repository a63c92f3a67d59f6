import { type Sentence, sentence } from '../messages/message-code.js'
import { hasName, hasRecord, ownersOf, type PlannableRow } from './plannable-row.js'

/** The name, the case and the client of a calculation; each is empty where it is not told. */
type Identity = readonly string[]

interface KnownLine {
  line: number
  /** A row of an earlier version of the batch, which was settled with the others there. */
  isSettled: boolean
}

type Period = KnownLine & { from: string; to: string }

/** The groups of a batch in their first spelling: `a` beside `A` may be the same calculation. */
export class GroupSpellings {
  private readonly owners = new Map<string, ({ text: string; line: number } | undefined)[]>()
  private readonly first = new Map<string, { group: string; line: number }>()
  /** The first line of each calculation without a group. */
  private readonly single = new Map<string, KnownLine>()
  /** The calculation of the line above, which counts for what a line does not tell. */
  private last: Identity = []
  /** The periods of the calculations of one name, case and client. */
  private readonly periods = new Map<string, { settled: Period[]; open: Period[] }>()

  /** `isSettled` for the file of a batch: its rows were accepted as calculations of their own. */
  constructor(private readonly isSettled = false) {}

  question(group: string | undefined, row: PlannableRow): Sentence | undefined {
    if (group === undefined) return this.blankQuestion(row)
    const { line } = row
    return this.spellingQuestion(group, line) ?? this.mixedQuestion(group, ownersOf(row), line)
  }

  /**
   * Asks about a row without group and name, which may belong to the group of the line above, and
   * about rows without a group that may be parts of one calculation.
   */
  blankQuestion(row: PlannableRow): Sentence | undefined {
    const [first] = this.first.values()
    if (first && !hasName(row))
      return sentence('ask_group_blank', { other: first.group, other_line: first.line })
    return this.recordQuestion(row) ?? this.overlapQuestion(row)
  }

  /** Asks about records of one calculation that stand in several rows. */
  private recordQuestion(row: PlannableRow): Sentence | undefined {
    if (!hasRecord(row)) return undefined
    const told = identityOf(row)
    const isOn = continues(told, this.last)
    const own = isOn ? told.map((one, at) => one || this.last[at]!) : told
    const [name = '', number = '', client = ''] = own
    // Of one client there are many calculations, but hardly two of one beginning and amount.
    const debt = name || number ? '' : wholeOf(row)
    const value = name || number || (debt === '' ? '' : client)
    if (value === '') return undefined
    const whole = debt && [debt, ...othersIn(row)].join('\n')
    const here = this.knownLine(row)
    const other = this.single.get(keyOf(isOn ? this.last : own) + whole)
    this.last = own
    this.single.set(keyOf(own) + whole, other ?? here)
    if (!other || (other.isSettled && here.isSettled)) return undefined
    return sentence('ask_group_none', { value, other_line: other.line })
  }

  /** Asks about calculations of one name whose periods share a month, which would be owed twice. */
  private overlapQuestion(row: PlannableRow): Sentence | undefined {
    const { name, numero_processo: number, cliente, data_inicio, data_fim } = row.fields
    const value = String(name ?? number ?? cliente ?? '')
    if (value === '' || typeof data_inicio !== 'string' || typeof data_fim !== 'string')
      return undefined
    const [from, to] = [data_inicio, data_fim].map((day) => day.slice(0, MONTH)) as [string, string]
    // Of one client each child may have a duty of its own.
    const isNamed = (name ?? number) !== undefined
    const key = keyOf(isNamed ? identityOf(row) : [value, ...wordsIn(row), ...othersIn(row)])
    const known = this.periods.get(key) ?? { settled: [], open: [] }
    const here = { ...this.knownLine(row), from, to }
    this.periods.set(key, known)
    // Of one client a batch may have any number of settled lines, which are not compared.
    const compared = here.isSettled ? known.open : [...known.open, ...known.settled]
    const other = compared.find((one) => from <= one.to && one.from <= to)
    known[here.isSettled ? 'settled' : 'open'].push(here)
    return other && sentence('ask_periods_overlap', { value, other_line: other.line })
  }

  private knownLine({ line, id, fields, before = fields }: PlannableRow): KnownLine {
    // A line that was mended to be of another calculation was not settled as a part of it.
    const isSame = calculationOf(fields) === calculationOf(before)
    return { line, isSettled: this.isSettled || (id !== undefined && isSame) }
  }

  /** Asks about a group with several clients or cases: a group is one calculation. */
  mixedQuestion(group: string, said: readonly unknown[], line: number): Sentence | undefined {
    const known = this.owners.get(group) ?? said.map(() => undefined)
    const texts = said.map((value) => (value === undefined ? undefined : String(value)))
    this.owners.set(
      group,
      known.map((one, at) => one ?? (texts[at] ? { text: texts[at], line } : undefined)),
    )
    for (const [at, text] of texts.entries()) {
      const first = known[at]
      if (!first || !text || spellingKey(first.text) === spellingKey(text)) continue
      const facts = { group, value: text, other: first.text, other_line: first.line }
      return sentence('ask_group_mixed', facts)
    }
    return undefined
  }

  /** Asks about a group that an earlier row spells differently. */
  spellingQuestion(group: string, line: number): Sentence | undefined {
    const known = this.first.get(spellingKey(group))
    if (!known) this.first.set(spellingKey(group), { group, line })
    if (!known || known.group === group) return undefined
    return sentence('ask_group_spelling', { group, other: known.group, other_line: known.line })
  }
}

function identityOf({ fields }: Pick<PlannableRow, 'fields'>): Identity {
  return [fields.name, fields.numero_processo, fields.cliente].map((one) => String(one ?? ''))
}

/** Whether a line tells nothing, or something of the calculation above and nothing else. */
function continues(told: Identity, last: Identity): boolean {
  const both = told.map((one, at) => [one, last[at] ?? '']).filter(([one]) => one !== '')
  const shared = both.filter(([, before]) => before !== '')
  if (last.length === 0 || (shared.length === 0 && both.length > 0)) return false
  return shared.every(([one, before]) => spellingKey(one!) === spellingKey(before!))
}

/** What is told of the whole calculation, where that is a debt with its beginning. */
function wholeOf({ fields }: Pick<PlannableRow, 'fields'>): string {
  const { cliente: _, ...told } = fields
  const whole = Object.entries(told).filter(([name]) => !name.includes('.'))
  return told.data_inicio === undefined ? '' : JSON.stringify(whole)
}

function wordsIn({ cells }: PlannableRow): string[] {
  return cells.filter((cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell)) as string[]
}

/** Names and numbers that tell one of the debts of a client from another: "Devedor", "Contrato". */
function othersIn({ cells }: PlannableRow): string[] {
  return cells.filter((cell) => typeof cell === 'string' && OTHER.test(cell.trim())) as string[]
}

/** A name in several words, a CPF, a CNPJ or a number in one piece; no amount and no day. */
const OTHER =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}.'’-]*)){1,9}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\p{Lu}{0,4}[ -]?\d{5,})$/u

/** Which calculation a row is, or is a part of, and of what months. */
function calculationOf(fields: PlannableRow['fields']): string {
  const { data_inicio, data_fim } = fields
  return [keyOf(identityOf({ fields })), wholeOf({ fields }), data_inicio, data_fim].join('\n')
}

/** Of a day `YYYY-MM-DD`. */
const MONTH = 7

const keyOf = (identity: Identity) => identity.map(spellingKey).join('\n')

/** Digits of a case number, which is the same with and without separators. */
const CASE_DIGITS = 18

/** Without case, accents and blanks; `012/2020` and `12-2020` are the same number. */
function spellingKey(group: string): string {
  const plain = group
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
  const digits = plain.replace(/\D/g, '')
  if (digits.length >= CASE_DIGITS) return digits.replace(/^0+/, '')
  return plain.replace(/[^\p{L}\d]+/gu, '-').replace(/(?<!\d)0+(?=\d)/g, '')
}
