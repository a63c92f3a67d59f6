import type { Manifest } from '../../core/batch.js'
import { TOTAL } from '../../publish/columns.js'
import { NOT_STATED } from '../../publish/comparison/compare-rows.js'
import { parameterText } from '../../publish/parameters-page.js'
import { counted, wholeNumber } from '../../publish/words.js'
import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import { D } from '../../values/decimal.js'
import type { ReportSheet } from '../report.js'
import {
  type Compared,
  comparedSum,
  emptyTotal,
  type GroupTotal,
  type UnmatchedRow,
} from './position.js'

export const unansweredIn = (total: GroupTotal | undefined) => total?.unanswered ?? 0

export const nameOf = (key: string) => (key === '' ? '(não informado)' : key)

const STATES = { kept: 'Nos dois lotes', new: 'NOVO', gone: 'SAIU' } as const

export function groupSheet(
  name: string,
  title: string,
  groups: readonly Compared[],
  hasBefore: boolean,
  withClient: boolean,
): ReportSheet {
  const client: SheetColumn[] = withClient ? [{ title: 'Cliente', kind: 'text', width: 28 }] : []
  return {
    name,
    about: hasBefore
      ? 'Total antes e agora, e a diferença; a maior mudança primeiro.'
      : 'Total e linhas; o maior total primeiro, os que têm linha sem resultado no fim.',
    columns: [
      { title, kind: 'text', width: 28 },
      ...client,
      { title: 'Linhas antes', kind: 'integer', width: 9 },
      { title: 'Linhas agora', kind: 'integer', width: 9 },
      { title: 'Total antes', kind: 'money' },
      { title: 'Total agora', kind: 'money' },
      { title: 'Diferença (R$)', kind: 'money' },
      { title: 'Diferença (%)', kind: 'percent', width: 12 },
      { title: 'Situação', kind: 'text', width: 40, wrap: true },
    ],
    rows: groups.map((one): Value[] => [
      nameOf(one.key),
      ...(withClient ? [one.beside ?? null] : []),
      rowsOf(one.before),
      rowsOf(one.now),
      sumOf(one.before),
      sumOf(one.now),
      hasBefore && one.difference ? { n: one.difference.toFixed(2) } : null,
      hasBefore && one.percent ? { n: one.percent.toFixed(2) } : null,
      stateOf(one, hasBefore),
    ]),
    total: [
      TOTAL,
      ...(withClient ? [null] : []),
      ...(hasBefore ? [rowsOf(sumOfGroups(groups, 'before'))] : [null]),
      rowsOf(sumOfGroups(groups, 'now')),
      ...(hasBefore ? [sumOf(sumOfGroups(groups, 'before'))] : [null]),
      sumOf(sumOfGroups(groups, 'now')),
      ...(hasBefore ? differenceOf(groups) : [null, null]),
      hasBefore && !isOfTotals(groups) ? NOT_OF_TOTALS : null,
    ],
  }
}

/** A last row has no second line; the first page says what is left out. */
const NOT_OF_TOTALS = 'Diferença só do que se compara'

/** Decides whether the differences of the groups sum to that of their totals. */
export function isOfTotals(groups: readonly Compared[]): boolean {
  const total = (side: 'before' | 'now') => sumOfGroups(groups, side).sum
  const differences = groups.map(({ difference }) => difference ?? new D(0))
  const all = differences.reduce((sum, one) => sum.plus(one), new D(0))
  return total('now').minus(total('before')).eq(all)
}

/** The difference of the groups that have one, and its percent: that of what these had before. */
function differenceOf(groups: readonly Compared[]): Value[] {
  const known = groups.filter(({ difference }) => difference !== undefined)
  if (known.length === 0) return [null, null]
  const sum = known.reduce((all, { difference }) => all.plus(difference!), new D(0))
  const was = known.reduce((all, { before }) => all.plus(comparedSum(before)), new D(0))
  const percent = was.isZero() ? null : { n: sum.div(was.abs()).times(100).toFixed(2) }
  return [{ n: sum.toFixed(2) }, percent]
}

function sumOfGroups(groups: readonly Compared[], side: 'before' | 'now'): GroupTotal {
  const all = groups.flatMap((one) => one[side] ?? [])
  return {
    ...emptyTotal(),
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
    sum: all.reduce((sum, one) => sum.plus(one.sum), new D(0)),
  }
}

const rowsOf = (total: GroupTotal | undefined): Value => (total ? { n: String(total.rows) } : null)

/** A group whose rows all have no figure has no sum. */
const sumOf = (total: GroupTotal | undefined): Value =>
  total && total.unanswered < total.rows ? { n: total.sum.toFixed(2) } : null

function stateOf({ is, before, now }: Compared, hasBefore: boolean): string {
  const open = [
    unansweredIn(before) > 0
      ? `${counted(unansweredIn(before), 'linha', 'linhas')} sem resultado antes`
      : '',
    unansweredIn(now) > 0
      ? `${counted(unansweredIn(now), 'linha', 'linhas')} sem resultado agora`
      : '',
  ].filter(Boolean)
  const state = hasBefore ? STATES[is] : 'Primeira posição'
  return open.length > 0 ? `${state}; INCOMPLETO: ${open.join(', ')}` : state
}

export function rowsSheet(
  name: string,
  about: string,
  rows: readonly UnmatchedRow[],
  count: number,
): ReportSheet {
  const cut =
    rows.length < count
      ? ` Só as primeiras ${wholeNumber(rows.length)} de ${wholeNumber(count)}.`
      : ''
  return {
    name,
    about: `${about}${cut}`,
    columns: [
      { title: 'Linha', kind: 'integer', width: 9 },
      { title: 'Processo', kind: 'text', width: 28 },
      { title: 'Cliente', kind: 'text', width: 28 },
      { title: 'Valor', kind: 'money' },
      { title: 'Data', kind: 'date' },
      { title: 'Total', kind: 'money' },
    ],
    rows: rows.map(({ line, client, amount, date, total, ...row }): Value[] => [
      { n: String(line) },
      row.case ?? null,
      client ?? null,
      amount === undefined ? null : { n: amount },
      date === undefined ? null : { date },
      total === undefined ? null : { n: total },
    ]),
  }
}

interface ChangedParameter {
  name: string
  before: string | undefined
  now: string | undefined
}

export interface ParameterWords {
  titleOf(parameter: string): string
  shown(parameter: string, value: string | boolean): string
}

function parametersOf(
  now: Manifest,
  before: Manifest | undefined,
  shown: ParameterWords['shown'],
): ChangedParameter[] {
  const names = new Set([...Object.keys(before?.parameters ?? {}), ...Object.keys(now.parameters)])
  const text = (name: string, value: string | boolean | undefined) =>
    value === undefined ? undefined : shown(name, value)
  return [...names].map((name) => ({
    name,
    before: text(name, before?.parameters[name]),
    now: text(name, now.parameters[name]),
  }))
}

export function changedParameters(now: Manifest, before: Manifest): ChangedParameter[] {
  return parametersOf(now, before, (_, value) => parameterText(value)).filter(
    (one) => one.before !== one.now,
  )
}

/** Shows the parameters of both batches. */
export function parametersSheet(
  now: Manifest,
  before: Manifest | undefined,
  { titleOf, shown }: ParameterWords,
): ReportSheet {
  return {
    name: 'Parâmetros',
    about: 'Com que parâmetros cada lote foi pedido.',
    columns: [
      { title: 'Parâmetro', kind: 'text', width: 26 },
      { title: 'Antes', kind: 'text', width: 30 },
      { title: 'Agora', kind: 'text', width: 30 },
      { title: 'Mudou?', kind: 'text', width: 12 },
    ],
    rows: parametersOf(now, before, shown).map((one): Value[] => [
      titleOf(one.name),
      before ? (one.before ?? NOT_STATED) : null,
      one.now ?? NOT_STATED,
      before && one.before !== one.now ? 'MUDOU' : null,
    ]),
  }
}
