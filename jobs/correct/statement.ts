import type { Knowledge, Parameters, StatementRow, StatementSheet } from '../../src/core/job/job.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { toBrazilian } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectKnowledge } from './catalogue.js'
import { SPLIT_BY, START } from './row-charges.js'

/** Figures that a line of the statement shows, in the order of its columns. */
const MONEY = ['juros', 'multa', 'honorarios', 'encargos', 'total'] as const

/** What art. 524 of the CPC asks of the statement of a debt, for each case. */
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
    { title: 'Encargos (soma)', kind: 'money', width: 14 },
    { title: 'Total', kind: 'money', width: 15 },
  ],
  field: 'numero_processo',
  mostRows: 5_000,
  block,
}

function block(key: string | undefined, rows: StatementRow[], knowledge: Knowledge): Value[][] {
  const answered = rows.filter(({ figures }) => figures.corrigido !== undefined)
  const unsplit = answered.filter(({ figures }) => figures.separacao === SPLIT_BY.unknown)
  const lines: Value[][] = [
    // A page is for one case: it goes into its records, and no other client's debts with it.
    [{ bold: key === undefined ? 'Sem número de processo' : `Processo ${key}`, newPage: true }],
    ...parties(rows).map((party) => [party]),
  ]
  // Without its parts a total may lack what the call was charged: no court is to be shown it.
  if (unsplit.length > 0) return [...lines, [notPrintedText(unsplit)], []]
  for (const same of bySameParameters(answered)) {
    lines.push(...terms(same, knowledge as CorrectKnowledge).map((term) => [term]))
    lines.push(...same.map(itemLine))
  }
  if (answered.length > 0) lines.push(totalLine(answered))
  const left = rows.length - answered.length
  if (left > 0) lines.push([unansweredText(left)])
  return [...lines, []]
}

function notPrintedText(unsplit: StatementRow[]): string {
  const lines = unsplit.map(({ line }) => line)
  const shown = lines.slice(0, 12).join(', ') + (lines.length > 12 ? ', …' : '')
  return `Demonstrativo não impresso: o serviço informa juros, multa e honorários só para a chamada inteira, e não se pôde provar quanto deles é de cada linha (${shown}). Envie as linhas deste processo em uma planilha de até 3 linhas: elas são pedidas uma a uma.`
}

function unansweredText(left: number): string {
  return left === 1
    ? 'Atenção: 1 linha deste processo não tem resultado e não está no total; veja Pendências.'
    : `Atenção: ${left} linhas deste processo não têm resultado e não estão no total; veja Pendências.`
}

function parties(rows: StatementRow[]): string[] {
  const told = (field: string) =>
    [...new Set(rows.flatMap(({ fields }) => fields[field] ?? []))].join('; ')
  return (
    [
      ['Cliente', told('cliente')],
      ['Parte contrária', told('parte_contraria')],
      ['CPF/CNPJ', told('documento')],
    ] as const
  ).flatMap(([label, names]) => (names === '' ? [] : [`${label}: ${names}`]))
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

/** Index, interest, SELIC, fine and fees as they were asked, with their beginnings and ends. */
function terms(rows: StatementRow[], knowledge: CorrectKnowledge): string[] {
  const asked = rows[0]?.parameters ?? {}
  const until = date(asked.updateTo)
  const payments = rows.filter(({ figures }) => figures.valor?.startsWith('-'))
  return [
    `Correção: ${regimeName(asked, knowledge)}, da data de cada valor até ${until}.`,
    interestText(rows, asked, until),
    ...(asked.selic === true ? [selicText(asked, until)] : []),
    'Capitalização: não foi pedida; a aba Memória traz o que o serviço informa de cada valor.',
    ...(asked['multa.percentual'] === undefined
      ? []
      : [`Multa: ${percent(asked['multa.percentual'])}${chargedOn(rows, 'multaSobre')}.`]),
    ...(asked['honorarios.valor'] === undefined ? [] : [feeText(rows, asked)]),
    payments.length === 0
      ? 'Descontos: nenhum.'
      : 'Descontos: os pagamentos, com valor negativo, na data de cada um.',
  ]
}

function regimeName({ index, table }: Parameters, { indices, tables }: CorrectKnowledge): string {
  const named = table ?? index
  const entries = table === undefined ? indices : tables
  const entry = entries?.find(({ slug, id }) => slug === named || String(id) === named)
  return `${table === undefined ? 'índice' : 'tabela'} ${entry?.name ?? named}`
}

/** What a percentage was found to be charged on; nothing where rows do not tell it, or not the same. */
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
  return `Juros: ${percent(rate)} ao mês, ${startText(rows, asked['juros.from'])} até ${until}.`
}

/** No start is named that the interest of the rows does not show, or that nobody sent. */
function startText(rows: StatementRow[], from: Parameters[string] | undefined): string {
  const isUsed = (row: StatementRow) => row.figures.inicioJuros === START.fits
  if (rows.some(({ figures }) => figures.inicioJuros === START.differs))
    return 'do início que o serviço adotou, que não é o pedido (veja os avisos das linhas),'
  if (from === 'vencimento') return 'do vencimento de cada valor'
  const proved = rows.filter(isUsed)
  if (from !== 'citacao' || proved.length === 0) return 'do início que o serviço adota'
  const starts = [...new Set(proved.map(({ figures }) => date(figures.jurosDesde)))]
  const shown = starts.length > 3 ? 'na data de cada valor' : starts.join('; ')
  return `da citação ou do vencimento posterior a ela (${shown})`
}

function selicText(asked: Parameters, until: string): string {
  const since = asked.selicFrom === undefined ? '' : ` de ${date(asked.selicFrom)}`
  const end = asked.selicUntil === undefined ? until : date(asked.selicUntil)
  return `SELIC no lugar dos juros${since} até ${end} (base ${asked.selicBase}, versão ${asked.selicVersion}).`
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

function itemLine({ line, fields, figures }: StatementRow): Value[] {
  const isPayment = figures.valor?.startsWith('-')
  const description = typeof fields.descricao === 'string' ? fields.descricao : undefined
  return [
    { n: String(line) },
    description ?? (isPayment ? 'Pagamento' : null),
    figures.data === undefined ? null : { date: figures.data },
    number(figures.valor),
    number(figures.fator),
    number(figures.corrigido),
    ...MONEY.map((name) => number(figures[name])),
  ]
}

/** A part that some rows do not tell is not summed: the sum would pass for the whole. */
function totalLine(rows: StatementRow[]): Value[] {
  const sum = (name: string): Value => {
    const known = rows.flatMap(({ figures }) => figures[name] ?? [])
    if (known.length < rows.length) return null
    return { n: known.reduce((all, one) => all.plus(one), new D(0)).toFixed() }
  }
  return [null, { bold: 'Total' }, null, sum('valor'), null, sum('corrigido'), ...MONEY.map(sum)]
}

function number(value: string | undefined): Value {
  return value === undefined ? null : { n: value }
}
