import { normaliseHeading } from '../../accept/find/normalise-heading.js'
import { labelOf } from '../../accept/find/table.js'
import type { Facts } from '../../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../../messages/message-code.js'
import type { Answers } from '../submission/drafts.js'

/** An answer that settles a question: its label for a person, and the options that it sends. */
export interface Choice {
  label: Sentence
  answers: Answers
}

type Offer = (facts: Facts, headings: readonly string[]) => Choice[]

/**
 * Returns the answers that can settle a question; none when the sheet itself has to be mended.
 * `headings` are those of the table, when they are known: a column whose heading occurs once is
 * named by it in a file of answers, whatever the order; any other is named by its letter.
 */
export function choicesOf({ code, facts }: Sentence, headings: readonly string[] = []): Choice[] {
  return (OFFERS[code] ?? nothing)(facts, headings)
}

const nothing: Offer = () => []

const decimals: Offer = () => [
  { label: sentence('choice_comma'), answers: { decimal: 'comma' } },
  { label: sentence('choice_dot'), answers: { decimal: 'dot' } },
]

const dayFirst: Offer = () => [{ label: sentence('choice_dmy'), answers: { dates: 'dmy' } }]
const orders: Offer = (facts, headings) => [
  ...dayFirst(facts, headings),
  { label: sentence('choice_mdy'), answers: { dates: 'mdy' } },
]

const sheets: Offer = ({ sheets, sheet, other }) =>
  textsIn([sheets, sheet, other].flat()).map((name) => ({
    label: sentence('choice_sheet', { sheet: name }),
    answers: { sheet: name },
  }))

/** A column among those that the question names, such as `C «Valor»`. */
function column(field: unknown, named: unknown, headings: readonly string[]): Choice[] {
  return textsIn([named].flat()).map((one) => ({
    label: sentence('choice_column', { column: one }),
    answers: { map: { [String(field)]: columnOption(one, headings) } },
  }))
}

const candidates: Offer = ({ field, candidates }, headings) => column(field, candidates, headings)

/**
 * One of the headings that occur once; a heading that occurs twice would lead to another question.
 */
const anyHeading: Offer = ({ field, headings }) =>
  onlyOnce(textsIn([headings].flat())).map((heading) => ({
    label: sentence('choice_heading', { heading }),
    answers: { map: { [String(field)]: heading } },
  }))

const none: Offer = ({ field = 'oab_uf', required }) =>
  required === true
    ? []
    : [{ label: sentence('choice_no_column'), answers: { map: { [String(field)]: '' } } }]

/** The recognised column stays, and its content is meant as it is. */
const asItIs: Offer = ({ field = 'oab_uf', amount, column: own }, headings) =>
  confirming(field, String(amount ?? own), columnOption(String(amount ?? own), headings))

/** For questions about rows: all rows are to be read, by the column that identifies them. */
const allRows: Offer = ({ field, heading }) =>
  confirming(field, `«${String(heading).replace(/^=/, '')}»`, String(heading))

function confirming(field: unknown, column: string, text: string): Choice[] {
  const label = sentence('choice_as_it_is', { column })
  return [{ label, answers: { map: { [String(field)]: `=${text.replace(/^=/, '')}` } } }]
}

const parameter = (name: unknown, value: unknown): Choice[] =>
  typeof name === 'string' && value !== undefined
    ? [
        {
          label: sentence('choice_parameter', { name, value: String(value) }),
          answers: { parameters: { [name]: String(value) } },
        },
      ]
    : []

/** `juros.maximo=12`: the high rate is correct. */
const most: Offer = ({ most }) => parameter(...(String(most).split('=') as [string, string]))

const both =
  (...offers: Offer[]): Offer =>
  (facts, headings) =>
    offers.flatMap((offer) => offer(facts, headings))

const OFFERS: Partial<Record<MessageCode, Offer>> = {
  ask_sheet: sheets,
  ask_hidden_sheets: sheets,
  ask_other_sheet: sheets,
  ask_left_out_sheet: ({ sheet }, headings) => sheets({ sheet }, headings),
  ask_tie: candidates,
  ask_tie_optional: both(candidates, none),
  ask_doubtful: candidates,
  ask_missing: anyHeading,
  ask_already_updated: both(asItIs, none),
  ask_other_period: both(none, asItIs),
  ask_state_beside_court: both(asItIs, none),
  ask_merged_heading: ({ field, columns }, headings) => column(field, columns, headings),
  ask_group_title: both(asItIs, none),
  ask_group_reais: both(asItIs, none),
  ask_mark: decimals,
  ask_mark_contradiction: decimals,
  ask_eaten_commas: () => decimals({}, []).slice(0, 1),
  ask_order: orders,
  ask_order_heading: orders,
  ask_order_mdy: orders,
  ask_swapped_dates: dayFirst,
  ask_shifted_dates: dayFirst,
  ask_hidden_column: ({ field, column: one, candidates }, headings) => [
    ...column(field, one, headings),
    ...column(field, candidates, headings),
  ],
  ask_constant_day: ({ field, column: one, other }, headings) => [
    ...column(field, other, headings),
    ...column(field, one, headings),
  ],
  ask_revised: ({ field, column: one, amount }, headings) => [
    ...column(field, amount, headings),
    ...column(field, one, headings),
  ],
  ask_left_column: ({ field, taken, label, letter }) =>
    taken
      ? [
          {
            label: sentence('choice_left_out', { label }),
            answers: { map: { [String(field)]: String(taken) } },
          },
        ]
      : [...column(field, letter, []), ...none({ field }, [])],
  ask_struck_rows: allRows,
  ask_marked_rows: allRows,
  ask_doubtful_keys: allRows,
  ask_exceptions: allRows,
  ask_unread_periods: ({ field }, headings) => none({ field }, headings),
  ask_trainees: allRows,
  ask_firms: allRows,
  ask_opponents: allRows,
  ask_list_note: allRows,
  ask_open_periods: () => [
    {
      label: sentence('choice_no_column'),
      answers: { map: { data_inicio: '', data_fim: '' } },
    },
  ],
  ask_rate_by_year: both(asItIs, none),
  ask_interest_beside_selic: both(none, asItIs),
  ask_column_overrides: both(none, asItIs),
  ask_charge_in_reais: both((facts) => parameter(facts.mode, 'v'), none),
  ask_percent_of_fixed: both((facts) => parameter(facts.mode, 'p'), none),
  ask_fraction: none,
  ask_unfit: none,
  ask_high_rate: both(most, none),
  ask_charge_follows: both(most, none),
  ask_charge_varies: both(most, none),
  ask_high_parameter: most,
  ask_high_inside: most,
  ask_fraction_parameter: both(({ name, whole }) => parameter(name, whole), most),
  ask_fraction_inside: most,
  ask_interest_start: ({ parameter: name, value }) => [
    ...parameter(name, value),
    ...parameter(name, 'vencimento'),
  ],
  ask_oab_or_case: () =>
    ['numero_processo', 'oab_numero'].map((field) => ({
      label: sentence('choice_left_out', { label: labelOf(field) }),
      answers: { map: { [field]: '' } },
    })),
  ask_oab_and_case: () => ['case', 'lawyer', 'both'].flatMap((way) => parameter('combine', way)),
  patch_read_otherwise: (facts, headings) => (facts.isDay ? orders : decimals)(facts, headings),
  patch_rows_missing: () => [
    { label: sentence('choice_drop_missing'), answers: { dropMissing: true } },
  ],
  ...Object.fromEntries(confirmed().map((code) => [code, asItIs])),
}

/** Questions about the content of rows. */
function confirmed(): MessageCode[] {
  return [
    ...(['ask_sum_row', 'ask_same_debt', 'ask_product', 'ask_whole_each'] as const),
    ...(['ask_part_of_year', 'ask_joined_lines', 'ask_offered', 'ask_alternatives'] as const),
    ...([
      'ask_day_of_today',
      'ask_due_later',
      'ask_written_amount',
      'ask_brought_back',
      'ask_undone_payment',
      'ask_new_terms',
      'ask_remarks',
    ] as const),
    ...(['ask_two_sides', 'ask_changing_parties', 'ask_accelerated'] as const),
    ...(['ask_two_creditors', 'ask_shared_id'] as const),
    ...(['ask_charge_not_on_all', 'ask_settled_section'] as const),
    ...([
      'ask_postponed',
      'ask_stated_rate',
      'ask_stated_term',
      'ask_less_delivered',
      'ask_columns_swapped',
      'ask_whole_and_parts',
    ] as const),
    ...([
      'ask_settled_note',
      'ask_of_debtor',
      'ask_deduction_section',
      'ask_stated_limit',
    ] as const),
    ...(['ask_later_prices', 'ask_swapped', 'ask_some_formulas', 'ask_insolvency_day'] as const),
    ...(['ask_fees_on_fees', 'ask_stated_share', 'ask_not_owed', 'ask_said_corrected'] as const),
    ...([
      'ask_all_negative',
      'ask_instalments',
      'ask_first_due',
      'ask_running_balance',
      'ask_settled_sheet',
    ] as const),
    ...(['ask_interest_on_charges', 'ask_thousandths', 'ask_payments_positive'] as const),
    ...(['ask_settled', 'ask_not_chosen', 'ask_struck', 'ask_deducted'] as const),
  ]
}

/**
 * Converts `C «Valor»` to the form of `--map`: by its heading, which stays valid in another order
 * of columns.
 */
function columnOption(named: string, headings: readonly string[]): string {
  const [, letter, heading = ''] = /^([A-Z]{1,3})(?: «(.*)»)?$/s.exec(named) ?? ['', named]
  const text = normaliseHeading(heading)
  const same = headings.filter((one) => normaliseHeading(one) === text)
  return text === '' || same.length !== 1 ? letter : heading
}

function onlyOnce(texts: string[]): string[] {
  const plain = texts.map(normaliseHeading)
  return texts.filter((_, at) => plain.filter((one) => one === plain[at]).length === 1)
}

function textsIn(values: readonly unknown[]): string[] {
  return values.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
}
