import type {
  Knowledge,
  Parameters,
  StatementDocument,
  StatementPart,
  StatementRow,
  StatementSheet,
} from '../../src/core/job/job.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { toBrazilian } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { courtOf } from '../gazette/court.js'
import type { CorrectKnowledge } from './catalogue.js'
import { runsFromOwnDate } from './interest-start.js'
import { SPLIT_BY, START } from './row-charges.js'
import {
  otherStartText,
  unansweredText,
  unpublishedText,
  unsplitText,
} from './statement-remarks.js'

/** Charges that a line of the statement shows, in the order of its columns. */
const MONEY = ['juros', 'multa', 'honorarios', 'total'] as const

/** The statement of a debt that art. 524 of the CPC requires, one for each case. */
export const statement: StatementSheet = {
  name: 'Demonstrativo',
  about: 'Demonstrativo do débito (CPC, art. 524), uma página por processo, para imprimir.',
  columns: [
    { title: 'Linha', kind: 'integer', width: 8 },
    { title: 'Descrição', kind: 'text', width: 30, wrap: true },
    { title: 'Data', kind: 'date', width: 12 },
    { title: 'Valor histórico', kind: 'money', width: 15 },
    { title: 'Fator', kind: 'factor', width: 14 },
    { title: 'Valor corrigido', kind: 'money', width: 15 },
    { title: 'Juros', kind: 'money', width: 14 },
    { title: 'Multa', kind: 'money', width: 13 },
    { title: 'Honorários', kind: 'money', width: 15 },
    { title: 'Total', kind: 'money', width: 15 },
  ],
  field: 'numero_processo',
  mostRows: 5_000,
  block,
  document: statementDocument,
}

function block(key: string | undefined, rows: StatementRow[], knowledge: Knowledge): Value[][] {
  const { facts, refused, remarks } = statementDocument(key, rows, knowledge)
  const [first, ...others] = facts.map(([label, text]) =>
    label === 'Processo' ? `${label} ${text}` : `${label}: ${text}`,
  )
  const lines: Value[][] = [[{ bold: first! }], ...others.map((line) => [line])]
  if (refused !== undefined) return [...lines, [refused], []]
  const answered = answeredOf(rows)
  for (const same of bySameParameters(answered)) {
    lines.push(...terms(same, knowledge as CorrectKnowledge).map((term) => [term]))
    lines.push(...same.map(itemLine))
  }
  if (answered.length > 0) lines.push(totalLine(answered))
  return [...lines, ...remarks.map((remark) => [remark]), []]
}

function answeredOf(rows: readonly StatementRow[]): StatementRow[] {
  return rows.filter(({ figures }) => figures.corrigido !== undefined)
}

function statementDocument(
  key: string | undefined,
  rows: StatementRow[],
  knowledge: Knowledge,
): StatementDocument {
  const answered = answeredOf(rows)
  const missing = rows.length - answered.length
  const facts: [string, string][] = [
    key === undefined ? ['Débito', 'sem número de processo'] : ['Processo', key],
    ...courtFact(key),
    ...parties(rows),
  ]
  const refused = refusedText(answered)
  if (refused !== undefined) return { facts, refused, parts: [], remarks: [] }
  const total = sumOf(answered, 'total') ?? sumOf(answered, 'corrigido')
  return {
    facts,
    parts: bySameParameters(answered).map((same) => partOf(same, knowledge as CorrectKnowledge)),
    ...(total === undefined || answered.length === 0 ? {} : { total }),
    remarks: [...unpublishedText(answered), ...(missing > 0 ? [unansweredText(missing)] : [])],
  }
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

const COLUMNS = [
  { title: 'Descrição', kind: 'text' },
  { title: 'Data', kind: 'date', figure: 'data' },
  { title: 'Valor histórico', kind: 'money', figure: 'valor' },
  { title: 'Fator', kind: 'factor', figure: 'fator' },
  { title: 'Valor corrigido', kind: 'money', figure: 'corrigido' },
  { title: 'Juros', kind: 'money', figure: 'juros' },
  { title: 'Multa', kind: 'money', figure: 'multa' },
  { title: 'Honorários', kind: 'money', figure: 'honorarios' },
  { title: 'Total', kind: 'money', figure: 'total' },
] as const

function textOf(row: StatementRow, column: (typeof COLUMNS)[number]): string | undefined {
  if (!('figure' in column)) return descriptionOf(row)
  return column.figure === 'fator' ? factorOf(row) : row.figures[column.figure]
}

/** A column that is zero in every line is left out, because no such charge was applied. */
function partOf(rows: StatementRow[], knowledge: CorrectKnowledge): StatementPart {
  const columns = COLUMNS.filter((column) =>
    rows.some((row) => {
      const text = textOf(row, column)
      return text !== undefined && !(column.kind === 'money' && new D(text).isZero())
    }),
  )
  return {
    terms: terms(rows, knowledge),
    columns: columns.map(({ title, kind }) => ({ title, kind })),
    lines: rows.map((row) => columns.map((column) => textOf(row, column))),
    totals: columns.map((column) =>
      column.kind === 'money' ? sumOf(rows, column.figure) : undefined,
    ),
  }
}

function parties(rows: StatementRow[]): [string, string][] {
  const valuesOf = (field: string) =>
    [...new Set(rows.flatMap(({ fields }) => fields[field] ?? []))].join('; ')
  return (
    [
      ['Cliente', valuesOf('cliente')],
      ['Parte contrária', valuesOf('parte_contraria')],
      ['CPF/CNPJ', valuesOf('documento')],
    ] as [string, string][]
  ).filter(([, names]) => names !== '')
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

/** Index, interest, SELIC, fine and fees as they were asked, with their first and last days. */
function terms(rows: StatementRow[], knowledge: CorrectKnowledge): string[] {
  const asked = rows[0]?.parameters ?? {}
  const until = date(asked.updateTo)
  const payments = rows.filter(({ figures }) => figures.valor?.startsWith('-'))
  return [
    `Correção: ${regimeName(asked, knowledge)}, da data de cada valor até ${until}.`,
    interestText(rows, asked, until),
    ...(asked.selic === true ? [selicText(asked, until)] : []),
    'Capitalização: não foi pedida.',
    ...(asked['multa.percentual'] === undefined
      ? []
      : [`Multa: ${percent(asked['multa.percentual'])}${chargedOn(rows, 'multaSobre')}.`]),
    ...(asked['honorarios.valor'] === undefined ? [] : [feeText(rows, asked)]),
    // A sheet without payments does not prove that none were made.
    ...(payments.length === 0
      ? []
      : ['Descontos: os pagamentos, com valor negativo, na data de cada um.']),
  ]
}

function regimeName({ index, table }: Parameters, { indices, tables }: CorrectKnowledge): string {
  const named = table ?? index
  const entries = table === undefined ? indices : tables
  const entry = entries?.find(({ slug, id }) => slug === named || String(id) === named)
  return `${table === undefined ? 'índice' : 'tabela'} ${entry?.name ?? named}`
}

/**
 * The base that a percentage was found to be charged on; empty if the rows name none, or several.
 */
function chargedOn(rows: StatementRow[], figure: 'multaSobre' | 'honorariosSobre'): string {
  const bases = new Set(rows.flatMap(({ figures }) => figures[figure] ?? []))
  const [base] = bases
  return base !== undefined && bases.size === 1 ? ` sobre ${base}` : ''
}

function interestText(rows: StatementRow[], asked: Parameters, until: string): string {
  const rate = asked['juros.percentual']
  if (rate === undefined) {
    return asked.table === undefined
      ? 'Juros: não pedidos.'
      : 'Juros: os da própria tabela, se ela os tem.'
  }
  return `Juros: ${percent(rate)} ao mês, ${startText(rows, asked)} até ${until}.`
}

/**
 * Names a start of interest only if the interest of the rows proves it and the request asked for
 * it, or for none.
 */
function startText(rows: StatementRow[], asked: Parameters): string {
  const from = asked['juros.from']
  const isUsed = (row: StatementRow) => row.figures.inicioJuros === START.fits
  if (from === 'vencimento') return 'do vencimento de cada valor'
  if (from === undefined && runsFromOwnDate(rows, asked)) return 'da data de cada valor'
  const proved = rows.filter(isUsed)
  if (from !== 'citacao' || proved.length === 0) return 'do início que o serviço adota'
  const starts = [...new Set(proved.map(({ figures }) => date(figures.jurosDesde)))]
  const shown = starts.length > 3 ? 'na data de cada valor' : starts.join('; ')
  return `da citação ou do vencimento posterior a ela (${shown})`
}

/** The base of SELIC in words, by the parameter `selicBase`. */
const SELIC_BASES: Record<string, string> = {
  a: 'o valor corrigido',
  am: 'o valor corrigido e a multa',
  aj: 'o valor corrigido e os juros',
  ajm: 'o valor corrigido, os juros e a multa',
}

function selicText(asked: Parameters, until: string): string {
  const since = asked.selicFrom === undefined ? '' : ` de ${date(asked.selicFrom)}`
  const end = asked.selicUntil === undefined ? until : date(asked.selicUntil)
  const base = SELIC_BASES[String(asked.selicBase)]
  const days = asked.selicVersion === '1' ? 'por meses inteiros' : 'proporcional aos dias'
  return `SELIC no lugar dos juros${since} até ${end}, somada mês a mês, ${days}${base ? `, sobre ${base}` : ''}.`
}

function feeText(rows: StatementRow[], asked: Parameters): string {
  const value = asked['honorarios.valor']!
  return asked['honorarios.modo'] === 'p'
    ? `Honorários: ${percent(value)}${chargedOn(rows, 'honorariosSobre')}.`
    : `Honorários: R$ ${new D(String(value)).toFixed(2).replace('.', ',')} por valor.`
}

function percent(value: Parameters[string]): string {
  return `${String(value).replace('.', ',')}%`
}

function date(value: Parameters[string] | undefined): string {
  return typeof value === 'string' ? toBrazilian(value) : ''
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

function itemLine(row: StatementRow): Value[] {
  const { line, figures } = row
  return [
    { n: String(line) },
    descriptionOf(row) ?? null,
    figures.data === undefined ? null : { date: figures.data },
    number(figures.valor),
    number(factorOf(row)),
    number(figures.corrigido),
    ...MONEY.map((name) => number(figures[name])),
  ]
}

/** A charge that some rows lack is not summed, because the sum would pass for the whole. */
function totalLine(rows: StatementRow[]): Value[] {
  const sum = (name: string) => number(sumOf(rows, name))
  return [null, { bold: 'Total' }, null, sum('valor'), null, sum('corrigido'), ...MONEY.map(sum)]
}

function number(value: string | undefined): Value {
  return value === undefined ? null : { n: value }
}

function sumOf(rows: readonly StatementRow[], name: string): string | undefined {
  const known = rows.flatMap(({ figures }) => figures[name] ?? [])
  if (known.length < rows.length) return undefined
  return known.reduce((all, one) => all.plus(one), new D(0)).toFixed()
}
