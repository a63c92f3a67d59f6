import type {
  Knowledge,
  StatementDocument,
  StatementPart,
  StatementRow,
  StatementSheet,
} from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'
import { courtOf } from '../gazette/court.js'
import type { CorrectKnowledge } from './catalogue.js'
import { SPLIT_BY, START } from './row-charges.js'
import { articleOf, nameTitle, ownerApart, parties } from './statement-parties.js'
import {
  divergentText,
  otherStartText,
  ownerlessText,
  repeatedText,
  severalDaysText,
  unansweredText,
  unpublishedText,
  unsplitText,
} from './statement-remarks.js'
import {
  answeredOf,
  interestPercent,
  isAnswered,
  provedTerms,
  terms,
  wayOfInterest,
} from './statement-terms.js'

const COLUMNS = [
  { title: 'Exequente', kind: 'text', width: 20, wrap: true },
  { title: 'Parte', kind: 'text', width: 20, wrap: true },
  { title: 'Descrição', kind: 'text', width: 30, wrap: true },
  { title: 'Data', kind: 'date', width: 12, figure: 'data' },
  { title: 'Valor histórico', kind: 'money', width: 18, figure: 'valor' },
  { title: 'Fator', kind: 'factor', width: 15, figure: 'fator' },
  { title: 'Valor corrigido', kind: 'money', width: 18, figure: 'corrigido' },
  { title: 'Juros (%)', kind: 'percent', width: 13 },
  { title: 'Juros', kind: 'money', width: 15, figure: 'juros' },
  { title: 'Multa', kind: 'money', width: 14, figure: 'multa' },
  { title: 'Honorários', kind: 'money', width: 16, figure: 'honorarios' },
  { title: 'Total', kind: 'money', width: 16, figure: 'total' },
] as const

/** The statement of a debt that arts. 524 and 534 of the CPC require, one for each case. */
export const statement: StatementSheet = {
  name: 'Demonstrativo',
  about:
    'Demonstrativo do débito (CPC, arts. 524 e 534), cada processo em página própria, para imprimir.',
  columns: COLUMNS,
  field: 'numero_processo',
  ownerApart,
  mostRows: 5_000,
  proved: provedTerms,
  document: statementDocument,
}

function statementDocument(
  key: string | undefined,
  rows: StatementRow[],
  knowledge: Knowledge,
): StatementDocument {
  const answered = answeredOf(rows)
  const missing = rows.filter((row) => !isAnswered(row))
  const facts: [string, string][] = [
    key === undefined ? ['Débito', 'sem número de processo'] : ['Processo', key],
    ...courtFact(key),
    ...parties(rows),
  ]
  const article = articleOf(rows)
  const refused = refusedText(answered)
  if (refused !== undefined) return { facts, article, refused, parts: [], remarks: [] }
  const total = sumOf(answered, 'total') ?? sumOf(answered, 'corrigido')
  const named = nameTitle(answered)
  const parts = bySameParameters(answered).map((same) =>
    partOf(same, named, knowledge as CorrectKnowledge),
  )
  const days = daysOf(answered)
  return {
    facts,
    article,
    parts: parts.map((part) => (parts.length > 1 ? { ...part, isOneOf: true } : part)),
    ...(total === undefined || answered.length === 0
      ? {}
      : { total, ...(days.length === 1 ? { on: days[0] } : {}) }),
    ...(missing.length > 0 ? { lacking: missing.length } : {}),
    remarks: [
      ...severalDaysText(days),
      ...unpublishedText(answered),
      ...divergentText(answered),
      ...repeatedText(answered),
      // Within a case it is the case's; without one the statement has what is known of its parties.
      ...(key === undefined ? ownerlessText(answered) : []),
      ...unansweredText(missing),
    ],
  }
}

/** The days up to which the amounts were computed; only a total of one day has it. */
function daysOf(answered: readonly StatementRow[]): string[] {
  const days = new Set(answered.map(({ parameters }) => parameters?.updateTo))
  return [...days].filter((day) => typeof day === 'string')
}

function refusedText(answered: readonly StatementRow[]): string | undefined {
  const unsplit = answered.filter(({ figures }) => figures.separacao === SPLIT_BY.unknown)
  if (unsplit.length > 0) return unsplitText(unsplit)
  const elsewhere = answered.filter(({ figures }) => figures.inicioJuros === START.differs)
  return elsewhere.length > 0 ? otherStartText(elsewhere) : undefined
}

function courtFact(key: string | undefined): [string, string][] {
  const court = key === undefined ? undefined : courtOf(key.replace(/\D/g, ''))
  return court === undefined ? [] : [['Tribunal', court]]
}

type Column = (typeof COLUMNS)[number]

/** What the lines of a part have in common. */
interface Shared {
  /** The title of the column that names the creditor of each line, where they are several. */
  named: string | undefined
  way: number | undefined
}

function textOf(row: StatementRow, column: Column, { named, way }: Shared): string | undefined {
  if (column.kind === 'percent') return interestPercent(row, way)
  if (column.title === 'Descrição') return descriptionOf(row)
  if (!('figure' in column)) return column.title === named ? nameOf(row) : undefined
  return column.figure === 'fator' ? factorOf(row) : row.figures[column.figure]
}

/** A column that is zero in every line is left out, because no such charge was applied. */
function partOf(
  rows: StatementRow[],
  named: string | undefined,
  knowledge: CorrectKnowledge,
): StatementPart {
  const shared = { named, way: wayOfInterest(rows) }
  const columns = COLUMNS.filter((column) =>
    rows.some((row) => {
      const text = textOf(row, column, shared)
      return text !== undefined && !(column.kind === 'money' && new D(text).isZero())
    }),
  )
  return {
    terms: terms(rows, knowledge),
    columns: columns.map(({ title, kind }) => ({ title, kind })),
    lines: rows.map((row) => columns.map((column) => textOf(row, column, shared))),
    totals: columns.map((column) =>
      column.kind === 'money' ? sumOf(rows, column.figure) : undefined,
    ),
  }
}

function bySameParameters(rows: StatementRow[]): StatementRow[][] {
  const groups = new Map<string, StatementRow[]>()
  for (const row of rows) {
    const key = JSON.stringify(row.parameters)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

function nameOf({ fields }: StatementRow): string | undefined {
  return fields.cliente === undefined ? undefined : String(fields.cliente)
}

function descriptionOf({ fields, figures }: StatementRow): string | undefined {
  if (typeof fields.descricao === 'string') return fields.descricao
  return figures.valor?.startsWith('-') ? 'Pagamento' : undefined
}

/**
 * A factor computed from rounded amounts differs from line to line; the factor of the series does
 * not.
 */
function factorOf({ figures }: StatementRow): string | undefined {
  return (figures.conferencia === 'confere' ? figures.fatorProprio : undefined) ?? figures.fator
}

/** A charge that some rows lack is not summed, because the sum would pass for the whole. */
function sumOf(rows: readonly StatementRow[], name: string): string | undefined {
  const known = rows.flatMap(({ figures }) => figures[name] ?? [])
  if (known.length < rows.length) return undefined
  return known.reduce((all, one) => all.plus(one), new D(0)).toFixed()
}
