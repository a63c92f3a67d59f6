import type { Quote } from '../../core/batch.js'
import type { Planned } from '../../dispatch/plan.js'
import type { Crossing } from '../../dispatch/row-survey.js'
import type { PackLimit } from '../../execute/pack-limit.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { timeInSaoPaulo } from '../../runtime/clock.js'
import type { Prepared, Request } from './prepare.js'

/** Returns the warnings that a user sees with the quote, before any unit is spent. */
export function planWarnings(
  request: Request,
  prepared: Prepared,
  planned: Planned,
  quote: Quote,
  size?: PackLimit,
): Sentence[] {
  const { plan } = planned
  const messages = [
    ...prepared.told,
    ...termsOf(request, prepared, planned),
    ...regimes(planned),
    ...(request.job.cautions?.(planned.survey) ?? []),
    ...(request.job.unknownPrice?.(prepared.parameters, planned.survey) ?? []),
  ]
  if (plan.readings) messages.push(sentence('told_readings', { count: plan.readings }))
  if (request.job.unpricedRoute && quote.calls > 0) {
    const each = { route: request.job.unpricedRoute, units: quote.units / quote.calls }
    messages.push(sentence('told_cost_untold', each))
  }
  if (size && size.most < request.job.pack) messages.push(sizeSentence(size, plan, quote))
  if (plan.hidden > 0) messages.push(sentence('told_hidden_rows', { count: plan.hidden }))
  if (plan.duplicate > 0) {
    const isAsked = request.duplicates === 'drop'
    messages.push(sentence(isAsked ? 'told_repeated' : 'told_done_once', { count: plan.duplicate }))
  }
  return messages
}

function sizeSentence(
  { most, refused, at }: PackLimit,
  { toCall }: Planned['plan'],
  { calls }: Quote,
): Sentence {
  const when = at === undefined ? '' : timeInSaoPaulo(Date.parse(at))
  return sentence('told_pack_limit', {
    most,
    refused: refused ?? most * 2,
    at: when,
    rows: toCall,
    calls,
  })
}

function termsOf({ job }: Request, { accepted, knowledge }: Prepared, { survey }: Planned) {
  const headings = accepted.mapping.map(({ field, heading, column }): [string, string] => [
    field,
    heading.trim() || column,
  ])
  return job.terms?.(survey, new Map(headings), knowledge) ?? []
}

/** Changes of law that a row's dates may cross; the program never chooses which regime applies. */
export const REGIMES = [
  {
    law: 'a EC 113/2021 (da Fazenda Pública, SELIC de 09/12/2021)',
    from: '2021-12-09',
    isOfTreasury: true,
  },
  { law: 'a Lei 14.905/2024 (civil, de 30/08/2024)', from: '2024-08-30', isOfTreasury: false },
  {
    law: 'a EC 136/2025 (da Fazenda Pública, de 08 a 09/2025)',
    from: '2025-08-01',
    isOfTreasury: true,
  },
]

function regimes({ crossings }: Planned): Sentence[] {
  const laws = REGIMES.flatMap((one) => {
    const crossing = crossings.get(one.from)
    return crossing === undefined ? [] : [{ ...one, ...crossing }]
  })
  const known = treasuryRows(laws.filter(({ isOfTreasury }) => isOfTreasury))
  const [first] = laws
  if (first === undefined) return []
  if (laws.length === 1)
    return [sentence('told_regime', { law: first.law, rows: first.rows, ...known })]
  const texts = laws.map(({ law, rows }) => `${rows} ${law}`)
  return [sentence('told_regimes', { laws: texts, ...known })]
}

/**
 * Counts the rows of public bodies where each row that crosses such a law names its parties. Of
 * several laws some rows cross both: only that there is none can be said of them together.
 */
function treasuryRows(laws: readonly Crossing[]): { treasury?: number } {
  const areKnown = laws.every((one) => one.public + one.private === one.rows)
  const [first, ...others] = laws
  if (first === undefined || !areKnown) return {}
  const isCounted = others.length === 0 || laws.every((one) => one.public === 0)
  return isCounted ? { treasury: first.public } : {}
}
