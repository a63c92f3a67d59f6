import { labelOf } from '../accept/find/table.js'
import { type Language, sayAll } from '../messages/index.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'
import { toBrazilian } from '../values/dates.js'
import { folded } from '../values/folded.js'
import { count, counted, type Output, timeOf, words } from './output.js'
import { callsAndUnits, type Quoted, toAsk } from './quote.js'

/** Nothing in these is to be decided before the batch is paid: `lote plan` and the workbook tell them. */
const LEFT_TO_THE_PLAN: ReadonlySet<MessageCode> = new Set([
  ...(['told_csv', 'told_double_encoded', 'told_sheet_left', 'told_sheet_hidden'] as const),
  ...(['told_mark_stated', 'told_mark_by_column', 'told_marks_mixed'] as const),
  ...(['told_order_stated', 'told_order_brazilian', 'told_repeated'] as const),
  ...(['told_readings', 'told_cost_untold', 'told_price_charges'] as const),
  ...(['told_price_reading', 'told_price_pages', 'told_price_profiles'] as const),
  'watch_price_least',
])
/** Where one of these is told, the line of parameters is left out: it would say the same. */
const TERMS: ReadonlySet<MessageCode> = new Set(['told_terms', 'told_saved_terms'])

interface Brief extends Quoted {
  /** Of a watch, `YYYY-MM-DD`: it has no parameters that a person gave, and no plan to look at. */
  night?: string
}

/** What a person has to know before the question: of an ordinary sheet eight lines of 80 columns. */
export function tellBrief(quoted: Brief, output: Output, now: number): void {
  const { language, tell } = output
  tell(fileAndRows(quoted, language))
  tell(columnsOf(quoted, language))
  for (const said of quoted.told) if (!LEFT_TO_THE_PLAN.has(said.code)) tell(sayAll(language, said))
  const asked = quoted.night === undefined ? Object.entries(quoted.parameters) : []
  if (asked.length > 0 && !quoted.told.some(({ code }) => TERMS.has(code)))
    tell(
      `${words(language, 'Parâmetros', 'Parameters')}: ${asked.map((one) => one.join('=')).join(' ')}`,
    )
  tell(price(quoted, language, now))
}

/** `cotas.xlsx, aba Débitos: 36 linhas a processar, 4 rejeitadas` */
function fileAndRows({ file, input, plan, rehearsal, night }: Brief, language: Language): string {
  const rows: (readonly [number, readonly [string, string], readonly [string, string]])[] = [
    [
      toAsk(plan),
      ['linha a processar', 'linhas a processar'],
      ['row to process', 'rows to process'],
    ],
    [plan.kept ?? 0, ['já respondida', 'já respondidas'], ['already answered', 'already answered']],
    [plan.rejected, ['rejeitada', 'rejeitadas'], ['rejected', 'rejected']],
    [plan.duplicate, ['repetida', 'repetidas'], ['repeated', 'repeated']],
  ]
  const parts = rows
    .filter(([number], at) => at === 0 || number > 0)
    .map(([number, pt, en]) => counted(language, number, pt, en))
  const which = words(language, `aba ${input.sheet}`, `sheet ${input.sheet}`)
  const rehearsed = rehearsal ? words(language, 'ENSAIO no sandbox: ', 'REHEARSAL, sandbox: ') : ''
  const of = night === undefined ? which : nightWords(night, language)
  return `${rehearsed}${file}, ${of}: ${parts.join(', ')}`
}

function nightWords(night: string, language: Language): string {
  return words(language, `noite de ${toBrazilian(night)}`, `night of ${night}`)
}

/** Shorter headings, as «Data», say too little of which field they were taken for. */
const SAYS_ENOUGH = 6

/** A column whose heading is the name of its field, or a good part of it, is named once. */
function columnsOf({ input }: Pick<Quoted, 'input'>, language: Language): string {
  const columns = input.mapping.map(({ field, column, heading }) => {
    const [label, title] = [labelOf(field), heading.trim()]
    return isSame(label, title) ? `${column} «${title}»` : `${column} «${title}» (${label})`
  })
  return `${words(language, 'Colunas', 'Columns')}: ${columns.join(', ')}`
}

function isSame(label: string, title: string): boolean {
  const [field, heading] = [folded(label), folded(title)]
  return field === heading || (heading.length >= SAYS_ENOUGH && field.includes(heading))
}

function price({ quote, told, night }: Brief, language: Language, now: number): string {
  const more = told.reduce((sum, said) => sum + moreUnits(said), 0)
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
