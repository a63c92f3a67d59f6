import type { Cell } from '../../../spreadsheets/cell.js'
import { SHORT_MONTHS } from '../../../values/dates.js'
import { folded } from '../../../values/folded.js'
import { type DateOrder, dayIn } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import type { DebtCheck, Found } from '../check.js'

const LIMITING =
  /\b(?:limitad[oa]s?|prescric(?:ao|oes)|prescrit[oa]s?|imprescrit[oa]s?|somente|apenas|exclusivamente)\b/
/** "Juros somente a partir de 02/2020" limits the charge, not the debts. */
const OF_CHARGE =
  /^(?:(?:a |o |os |as )?(?:taxas? d[eo]s? )?(?:juros|multas?|correcao|atualizacao|reajustes?|encargos|honorarios))\b/
const FROM =
  /(?:a partir d[eo]|desde|ap[oó]s|posteriores? a|vencid[oa]s? de)\s+(?:o dia\s+)?(?:(\d{2})\/)?(\d{2})\/(\d{4})/iu
const UNTIL = /(?:at[ée]|anteriores? a|antes de)\s+(?:o dia\s+)?(?:(\d{2})\/)?(\d{2})\/(\d{4})/iu
/** A day or a month, in folded texts. */
const DAY = `(?:(\\d{2})\\/)?(\\d{2}|(?:${SHORT_MONTHS.join('|')})[a-z]{0,6})(?:\\/| de )(\\d{4})(?!\\d)`
/** After it nothing falls due: "rescindido em 15/05/2020", "chaves entregues em 20/02/2020". */
const ENDED = new RegExp(
  `\\b(?:(?:rescindid|distratad|resilid|desocupad|exonerad)[oa]s?|rescisao|distrato|resilicao|desocupacao|exoneracao|maioridade|obito|falec(?:eu|id[oa]|imento)|chaves (?:entregues|devolvidas)|(?:entrega|devolucao) das chaves|(?:entregou|devolveu) as chaves|(?:veiculo|bem|imovel|equipamento|maquina) (?:devolvid|restituid|retomad|reintegrad)[oa]|(?:contrato|locacao|matricula|curso) (?:\\w+ ){0,2}(?:encerrad|extint|cancelad|trancad|terminad|rescindid)[oa])\\b[^\\d;]{0,40}${DAY}`,
)
/** Before it nothing falls due, unlike before the acknowledgement of a debt. */
const BEGUN = new RegExp(
  `\\b(?:contrato|locacao)(?: (?!d[aeo] )[^\\s,;]{1,20}){0,3} (?:firmad|assinad|celebrad|iniciad)[oa] (?:em|a partir de) ${DAY}`,
)
/** The end of employment is the day on which other amounts fall due; a dead creditor is owed more. */
const NO_END =
  /\b(?:espolio|autor(?:a|es)?|exequentes?|heranca|reclam\w+|admiss\w+|admitid[oa]|empregad[oa]|demiss\w+|aviso previo|vitimas?|acidente|instituidor[a]?|pensao por morte)\b/
/** Headings and items of what falls due by the end of employment, or by a death. */
const BY_AN_END =
  /\b(?:verbas?|salari(?:o|os|al|ais)|fgts|rescisori[oa]s?|aviso previo|ferias|funera(?:l|is|ri[oa]s?)|internac(?:ao|oes))\b/
const MAY_BE_DUE_BY_END = /verba|sal[áa]ri|fgts|rescis|aviso|f[ée]rias|funer|interna/iu
/** "Recolhido até a competência 02/2020", "quitado até mar/2020". */
const PAID_UNTIL = new RegExp(
  `(?<!\\b(?:nao|nada|nunca|se|caso|quando|quem|ser)(?: foi| foram)? )\\b(?:(?:pag|quitad|recolhid|liquidad|depositad|adimplid)[oa]s?|pagou|pagaram|quitou|recolheu|adimpliu) (?:\\w+ ){0,2}ate (?:[ao]s? )?(?:(?:competencia|mes|parcela|dia|vencimento|referencia)(?: d[aeo])? )?${DAY}`,
)
const HEADS_MONTH = /^(?:competencia|(?:mes de )?referencia|mes (?:de )?competencia)$/
const LINES_LISTED = 5
const MOST_ROWS = 100_000
const LONGEST = 300

type Days = Record<DateOrder, string | undefined>

interface Limit extends Example {
  from?: string
  until?: string
  /** It is no order, but a fact: it limits only where lines lie on both sides of it. */
  isFact?: true
  isEnd?: true
  /** It counts in the months of another column than the due dates. */
  isOfMonths?: boolean
}

/** Asks about a title that limits the claim to due dates, if lines exceed the limit. */
export class StatedLimits implements DebtCheck {
  private limit: Limit | undefined
  private readonly days: { line: number; day: Days; month: Days }[] = []
  private readonly month: number | undefined
  private hasDueByEnd: boolean

  constructor(
    private readonly due: number | undefined,
    private readonly lastYear: number,
    headings: readonly string[] = [],
  ) {
    this.hasDueByEnd = headings.some(isDueByEnd)
    const month = headings.findIndex((heading) => HEADS_MONTH.test(normaliseHeading(heading)))
    this.month = month < 0 ? due : month
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined || this.days.length >= MOST_ROWS) return
    const day = this.daysIn(cells[this.due])
    const month = this.month === this.due ? day : this.daysIn(cells[this.month!])
    this.days.push({ line, day, month })
    this.hasDueByEnd ||= cells.some(isDueByEnd)
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    for (const cell of cells) {
      const limit = typeof cell === 'string' ? limitIn(cell) : undefined
      if (limit) this.limit ??= { line, value: String(cell).trim(), ...limit }
    }
  }

  private daysIn(cell: Cell | undefined): Days {
    return { dmy: dayIn(cell, 'dmy', this.lastYear), mdy: dayIn(cell, 'mdy', this.lastYear) }
  }

  found(order: DateOrder): Found {
    if (!this.limit) return []
    const { line, value, from = '', until = '9999', isFact, isEnd, isOfMonths } = this.limit
    if (isEnd && this.hasDueByEnd) return []
    const dated = this.days.flatMap(({ line, day, month }) => {
      const of = (isOfMonths ? month : day)[order]
      return of === undefined ? [] : [{ line, of }]
    })
    const beyond = dated.filter(({ of }) => of < from || of > until)
    if (beyond.length === 0 || (isFact && beyond.length === dated.length)) return []
    const lines = beyond.slice(0, LINES_LISTED).map((one) => String(one.line))
    return [{ code: 'ask_stated_limit', facts: { line, value, lines, count: beyond.length } }]
  }
}

function limitIn(text: string): Omit<Limit, keyof Example> | undefined {
  const words = normaliseText(text)
  if (LIMITING.test(words)) {
    const isOfCharge = OF_CHARGE.test(words)
    const from = dayOf(FROM.exec(text), isOfCharge ? undefined : '01')
    const until = dayOf(UNTIL.exec(text), isOfCharge ? undefined : AFTER_MONTH)
    if (from ?? until) return { from, until }
  }
  const plain = folded(text.slice(0, LONGEST))
  const end = NO_END.test(plain) ? null : ENDED.exec(plain)
  if (end) return { until: namedDay(end, AFTER_MONTH), isFact: true, isEnd: true }
  const begun = BEGUN.exec(plain)
  if (begun) return { from: namedDay(begun, '01'), isFact: true }
  const paid = PAID_UNTIL.exec(plain)
  const isOfMonths = /\b(?:competencia|referencia)\b/.test(plain)
  return paid ? { from: `${namedDay(paid, AFTER_MONTH)}~`, isFact: true, isOfMonths } : undefined
}

function isDueByEnd(cell: Cell): boolean {
  return (
    typeof cell === 'string' && MAY_BE_DUE_BY_END.test(cell) && BY_AN_END.test(normaliseText(cell))
  )
}

/** After each day of a month. */
const AFTER_MONTH = '32'

/** @param ofMonth the day of a month without one */
function namedDay([, day, month, year]: RegExpExecArray, ofMonth: string): string {
  const named = SHORT_MONTHS.indexOf(month!.slice(0, 3)) + 1
  return `${year}-${named > 0 ? String(named).padStart(2, '0') : month}-${day ?? ofMonth}`
}

function dayOf(match: RegExpExecArray | null, ofMonth: string | undefined): string | undefined {
  const day = match?.[1] ?? ofMonth
  return match && day ? `${match[3]}-${match[2]}-${day}` : undefined
}
