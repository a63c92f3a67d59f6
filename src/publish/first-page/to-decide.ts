import type { Manifest } from '../../core/batch.js'
import type { Outcome, RowCounts } from '../../core/outcome.js'
import { translate } from '../../messages/index.js'
import { reais } from '../../messages/message.js'
import type { Value } from '../../spreadsheets/sheet.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { linkTo } from '../manual.js'
import type { Summary } from '../summary.js'
import { counted, wholeNumber } from '../words.js'

const LINES = ['linha', 'linhas'] as const

/** Rows without an answer do not count as `all`; the rejected have a line of their own. */
function notAll(
  { title, all, counts: values }: Summary['tallies'][number],
  { read, ignored, rejected }: RowCounts,
): Value[][] {
  if (all === undefined) return []
  const asked = read - ignored - rejected
  const bad = asked - (values.find(([value]) => value === all)?.[1] ?? 0)
  if (bad === 0) return []
  const of = `${wholeNumber(bad)} de ${wholeNumber(asked)}`
  return [['', `${title}: ${of} NÃO ${bad === 1 ? 'está' : 'estão'} como ${all}.`]]
}

/** What could not be checked is no divergence, and no proof. */
const UNCHECKED = /^não conferid/

function firstOf(
  { title, first = {}, counts }: Summary['tallies'][number],
  answered: number,
): Value[][] {
  return counts.flatMap(([value, rows]): Value[][] => {
    const all = rows === answered && rows > 1 ? ', em todas as linhas com resultado' : ''
    const text = first[value] ?? (UNCHECKED.test(value) ? `${title}: ${value}${all}` : undefined)
    const link = linkTo('Resultado', 1, counted(rows, 'linha', 'linhas'))
    return text === undefined ? [] : [[link, { bold: `${text}.` }]]
  })
}

const TO_DECIDE: readonly [outcome: Outcome, one: string, many: string, what: string][] = [
  [
    'rejected',
    'linha rejeitada',
    'linhas rejeitadas',
    'fora do resultado: o que foi recebido e o que fazer',
  ],
  ['failed', 'linha com falha', 'linhas com falha', 'fora do resultado: por quê'],
  ['pending', 'linha pendente', 'linhas pendentes', 'não foi calculada'],
  ['warned', 'linha com aviso', 'linhas com aviso', 'leia o aviso antes de usar a linha'],
  ['duplicate', 'linha repetida', 'linhas repetidas', 'fora das somas, como pedido'],
]

/** What is said of a row that is pending or repeated is the same for each. */
const QUOTED: ReadonlySet<Outcome> = new Set(['rejected', 'failed', 'warned'])

/** What was told before the batch and still needs a decision, with its label. */
const LABELLED: Readonly<Record<string, string>> = {
  told_total_differs: 'Total da planilha',
  told_unpublished: 'Índice',
  told_selic_and_interest: 'SELIC e juros',
  told_payments_charged: 'Pagamentos',
}

/** Adds what the answers made of the payments: the contract says nothing, the results do. */
function withPayments(text: string, payments: Summary['payments']): string {
  if (!payments) return text
  const { rows, sum, title } = payments
  const who = counted(rows, 'pagamento entra', 'pagamentos entram')
  return `${text} Neste resultado ${who} no ${title} com ${reais(brazilian(sum))}.`
}

function namedLines(lines: readonly number[]): string {
  return lines.length === 1 ? `Linha ${lines[0]}` : `Linhas ${lines.join(', ')}`
}

/**
 * Returns what a job wants named first, a line for each outcome, with a link to its first line in
 * Pendências, a total of the input that its lines do not give, and the change of law; the job's own
 * lines come after what went wrong.
 */
export function toDecide(
  { told }: Manifest,
  { counts, tallies, pending, decisions, payments, look }: Summary,
  own: Value[][],
): Value[][] {
  const lines = TO_DECIDE.flatMap(([outcome, one, many, what]): Value[][] => {
    if (counts[outcome] === 0) return []
    const quoted = QUOTED.has(outcome) ? decisions.quoted(outcome) : []
    if (quoted.length > 0) {
      return quoted.map(({ lines, rows, place, text }) => {
        const how = rows === 1 ? one.slice(LINES[0].length + 1) : many.slice(LINES[1].length + 1)
        const who = lines.length > 0 ? `${namedLines(lines)}, ${how}` : counted(rows, one, many)
        return [linkTo('Pendências', place, who), text]
      })
    }
    const text = counted(counts[outcome], one, many)
    const row = pending.get(outcome)
    return [[row === undefined ? text : linkTo('Pendências', row, text), `${what}.`]]
  })
  const quoted = new Set(lines.map(([, text]) => String(text).toLowerCase()))
  const wrong = tallies.flatMap((tally) => [
    ...notAll(tally, counts),
    ...firstOf(tally, counts.ok + counts.warned).filter(
      ([, text]) => !quoted.has((text as { bold: string }).bold.toLowerCase()),
    ),
  ])
  const ofRows = (isFirst: boolean) =>
    decisions
      .counted()
      .filter((one) => one.isFirst === isFirst)
      .map(({ rows, lines, text }): Value[] => [
        linkTo('Pendências', 1, lines.length > 0 ? namedLines(lines) : counted(rows, ...LINES)),
        `${text}.`,
      ])
  const law = told
    .filter(({ code }) => code === 'told_regime' || code === 'told_regimes')
    .map((one): Value[] => ['Mudança de lei', translate('pt', one)])
  const other = told.flatMap((one): Value[][] => {
    const label = LABELLED[one.code]
    if (label === undefined) return []
    const text = translate('pt', one)
    return [[label, one.code === 'told_payments_charged' ? withPayments(text, payments) : text]]
  })
  const all = [...ofRows(true), ...wrong, ...lines, ...ofRows(false), ...other, ...law]
  const found = [...all, ...own]
  if (found.length > 0) return found
  return [['', look.alarms?.length ? 'Nada além do aviso acima.' : 'Nenhuma pendência.']]
}
