import { labelOf } from '../accept/find/table.js'
import { type Manifest, type Patch, rowsRejected, rowsToAsk } from '../core/batch.js'
import { type Language, translateWhole } from '../messages/index.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'
import { toBrazilian } from '../values/dates.js'
import { folded } from '../values/folded.js'
import { count, counted, type Output, timeOf, words } from './output.js'
import { callsAndUnits, type Quoted } from './quote.js'
import { wrapped } from './wrap.js'

/** Messages without an effect on the decision to pay; `lote plan` and the workbook show them. */
const LEFT_TO_THE_PLAN: ReadonlySet<MessageCode> = new Set([
  ...(['told_csv', 'told_double_encoded', 'told_sheet_left', 'told_sheet_hidden'] as const),
  ...(['told_mark_stated', 'told_mark_by_column', 'told_marks_mixed'] as const),
  ...(['told_order_stated', 'told_order_brazilian', 'told_repeated'] as const),
  ...(['told_readings', 'told_cost_untold', 'told_price_charges'] as const),
  ...(['told_price_reading', 'told_price_pages', 'told_price_profiles'] as const),
  'watch_price_least',
])
/** Messages on which the figures depend: they stand before other warnings and have their lines reserved. */
const FIRST: ReadonlySet<MessageCode> = new Set(['told_unpublished'])
/** Messages that include the parameters, so that the line of parameters is left out. */
const TERMS: ReadonlySet<MessageCode> = new Set(['told_terms', 'told_saved_terms'])

interface Brief extends Quoted, Partial<Pick<Manifest, 'id' | 'patch'>> {
  /**
   * Night of a watch, `YYYY-MM-DD`; a watch has no parameters from the user, and no `lote plan`.
   */
  night?: string
}

/** Lines of a terminal before the question. */
const MOST_LINES = 8

/**
 * Shows what the user has to know before the question, in eight lines of a terminal. Warnings that
 * do not fit are counted, and columns are cut short; without a terminal everything is shown.
 */
export function printBrief(quoted: Brief, output: Output, now: number): void {
  const { language, columns = 0 } = output
  const messages = quoted.told.filter(({ code }) => !LEFT_TO_THE_PLAN.has(code))
  const saying = (is: ({ code }: Sentence) => boolean) =>
    messages.filter(is).map((message) => translateWhole(language, message))
  const terms = saying(({ code }) => TERMS.has(code))
  const urgent = saying(({ code }) => FIRST.has(code))
  const others = saying(({ code }) => !TERMS.has(code) && !FIRST.has(code))
  const warnings = [...urgent, ...others]
  // How many do not fit is one line more.
  const reserved = linesOf(urgent, columns) + (others.length > 0 ? 1 : 0)
  const first = [fileAndRows(quoted, language)]
  const last = [...terms, ...parametersOf(quoted, language), price(quoted, language, now)]
  const room = output.terminal
    ? new Room(MOST_LINES - linesOf([...first, ...last], columns), columns)
    : new Room(Number.POSITIVE_INFINITY, columns)
  const shown = room.columnsOf(columnNames(quoted), reserved, language)
  const fitting = room.fitting(warnings)
  const left = warnings.length - fitting.length
  const all = [...first, shown, ...fitting, ...(left > 0 ? [leftOut(left, quoted, language)] : [])]
  for (const line of [...all, ...last]) output.tell(line)
}

function leftOut(count: number, { night }: Brief, language: Language): string {
  const many = counted(language, count, ['aviso', 'avisos'], ['warning', 'warnings'])
  return night === undefined
    ? words(language, `Mais ${many}: leia com lote plan`, `${many} more: read them by lote plan`)
    : words(language, `Mais ${many}: na aba Parâmetros`, `${many} more: in the sheet Parâmetros`)
}

const linesOf = (texts: readonly string[], columns: number) =>
  texts.reduce((sum, text) => sum + wrapped(text, columns).split('\n').length, 0)

/** Distributes the remaining lines, in the order of the requests. */
class Room {
  constructor(
    private lines: number,
    private readonly columns: number,
  ) {}

  /** Returns as many names as fit before the reserved lines. */
  columnsOf(names: readonly string[], reserved: number, language: Language): string {
    const most = Math.max(1, this.lines - reserved)
    let shown = names.length
    const text = () => {
      const left = names.length - shown
      const more = left > 0 ? words(language, ` e mais ${left}`, ` and ${left} more`) : ''
      return `${words(language, 'Colunas', 'Columns')}: ${names.slice(0, shown).join(', ')}${more}`
    }
    while (shown > 1 && linesOf([text()], this.columns) > most) shown -= 1
    this.lines -= linesOf([text()], this.columns)
    return text()
  }

  /** Returns the texts that fit; one line is reserved for the number of the others. */
  fitting(texts: readonly string[]): readonly string[] {
    if (linesOf(texts, this.columns) <= this.lines) return texts
    const found: string[] = []
    for (const text of texts) {
      if (linesOf([...found, text], this.columns) > this.lines - 1) break
      found.push(text)
    }
    return found
  }
}

/** Empty for a watch, and where a message has the parameters. */
function parametersOf({ night, told: messages, parameters }: Brief, language: Language): string[] {
  const asked = night === undefined ? Object.entries(parameters) : []
  if (asked.length === 0 || messages.some(({ code }) => TERMS.has(code))) return []
  const pairs = asked.map((one) => one.join('=')).join(' ')
  return [`${words(language, 'Parâmetros', 'Parameters')}: ${pairs}`]
}

/** Formats `cotas.xlsx, aba Débitos: 36 linhas a processar, 4 rejeitadas`. */
function fileAndRows(brief: Brief, language: Language): string {
  const { file, input, plan, rehearsal, night, id, patch } = brief
  const rows: (readonly [number, readonly [string, string], readonly [string, string]])[] = [
    [
      rowsToAsk(plan),
      ['linha a processar', 'linhas a processar'],
      ['row to process', 'rows to process'],
    ],
    [plan.kept ?? 0, ['já respondida', 'já respondidas'], ['already answered', 'already answered']],
    [rowsRejected(plan), ['rejeitada', 'rejeitadas'], ['rejected', 'rejected']],
    [plan.duplicate, ['repetida', 'repetidas'], ['repeated', 'repeated']],
  ]
  const parts = rows
    .filter(([number], at) => at === 0 || number > 0)
    .map(([number, pt, en]) => counted(language, number, pt, en))
  const which = words(language, `aba ${input.sheet}`, `sheet ${input.sheet}`)
  const rehearsed = rehearsal ? words(language, 'ENSAIO no sandbox: ', 'REHEARSAL, sandbox: ') : ''
  const of = night === undefined ? which : nightWords(night, language)
  const version = id !== undefined && patch ? `${versionWords({ id, patch }, language)}, ` : ''
  return `${rehearsed}${version}${file}, ${of}: ${parts.join(', ')}`
}

/** Formats `lote 20261127-085659-7cobqa (versão 2)`. */
export function versionWords(
  { id, patch: { version } }: { id: string; patch: Pick<Patch, 'version'> },
  language: Language,
): string {
  return words(language, `lote ${id} (versão ${version})`, `batch ${id} (version ${version})`)
}

function nightWords(night: string, language: Language): string {
  return words(language, `noite de ${toBrazilian(night)}`, `night of ${night}`)
}

/**
 * Least length of a heading that makes its field's name superfluous; a shorter one, as «Data», is
 * ambiguous.
 */
const SAYS_ENOUGH = 6

/** Names a column once where its heading is the name of its field, or a large part of it. */
function columnNames({ input }: Pick<Quoted, 'input'>): string[] {
  return input.mapping.map(({ field, column, heading }) => {
    const label = labelOf(field)
    const title = heading.trim()
    return isSame(label, title) ? `${column} «${title}»` : `${column} «${title}» (${label})`
  })
}

function isSame(label: string, title: string): boolean {
  const field = folded(label)
  const heading = folded(title)
  return field === heading || (heading.length >= SAYS_ENOUGH && field.includes(heading))
}

function price({ quote, told: messages, night }: Brief, language: Language, now: number): string {
  const more = messages.reduce((sum, message) => sum + moreUnits(message), 0)
  const end = timeOf(language, now + quote.estimateMs)
  return [
    `${quote.first ? words(language, 'Orçamento da 1ª etapa, o mínimo', 'Quote of the first stage, the least') : words(language, 'Orçamento', 'Quote')}: ${callsAndUnits(quote, language)}`,
    more > 0 &&
      words(language, `até ${count(language, more)} a mais`, `up to ${count(language, more)} more`),
    words(language, `pronto em ${end}`, `done on ${end}`),
    night === undefined && words(language, 'detalhes: lote plan', 'details: lote plan'),
  ]
    .filter(Boolean)
    .join('; ')
}

function moreUnits({ code, facts }: Sentence): number {
  return code === 'told_price_charges' ? Number(facts.units) : 0
}
