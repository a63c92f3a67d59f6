import type { Manifest } from '../../core/batch.js'
import { reais } from '../../messages/message.js'
import { termTexts } from '../../publish/first-page/read-me.js'
import { money } from '../../publish/statement/statement-text.js'
import { counted, wholeNumber } from '../../publish/words.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import type { Value } from '../../spreadsheets/sheet.js'
import { BRAZILIAN } from '../../spreadsheets/xlsx/write-styles.js'
import { toBrazilian } from '../../values/dates.js'
import { D } from '../../values/decimal.js'
import { countsOfLines, type ReportContent } from '../report.js'
import { money as moneyValue, whole } from '../workbook.js'
import type { Comparison } from './compare.js'
import type { Compared } from './position.js'
import {
  changedParameters,
  groupSheet,
  isOfTotals,
  nameOf,
  type ParameterWords,
  parametersSheet,
  rowsSheet,
  unansweredIn,
} from './sheets.js'

export interface PortfolioReportFacts extends ParameterWords {
  /** The requested portfolio: a file's name, or a pattern of names. */
  portfolio: string
  jobTitle: string
  /** Title of the compared figure. */
  figure: string
  now: Manifest
  before?: Manifest
  /** Other batches of the same file, each with other terms; the newest first. */
  others: readonly Manifest[]
  comparison: Comparison
}

/**
 * Builds the report about the value of a portfolio in its last batch, and its changes since the one
 * before.
 */
export function portfolioReport(facts: PortfolioReportFacts): ReportContent {
  const { now, before, comparison } = facts
  const { cases, clients, newRows, goneRows, unmatched, unanswered } = comparison
  const open = cases.filter(isOpen)
  const isIncomplete = unanswered.now + unanswered.before > 0
  return {
    kind: 'portfolio',
    title: `Posição da carteira ${facts.portfolio}`,
    about: `${now.job} ${facts.portfolio}`,
    summary: summaryOf(facts),
    highlights: lookAt(facts),
    incomplete: isIncomplete,
    states: {
      are: 'Processos',
      ok: 'Com resultado em todas as linhas',
      warned: before
        ? 'Com linha sem resultado, que a diferença não tem'
        : 'Com linha sem resultado, que o total não tem',
    },
    rows: countsOfLines({
      read: cases.length,
      ok: cases.length - open.length,
      warned: open.length,
      failed: 0,
    }),
    counts: {
      cases: cases.length,
      newCases: cases.filter(({ is }) => before && is === 'new').length,
      goneCases: cases.filter(({ is }) => is === 'gone').length,
      newRows: unmatched.now,
      goneRows: unmatched.before,
      unanswered: unanswered.now + unanswered.before,
    },
    first: [],
    sheets: [
      groupSheet('Por processo', 'Processo', cases, before !== undefined, true),
      groupSheet('Por cliente', 'Cliente', clients, before !== undefined, false),
      rowsSheet('Linhas novas', 'Linhas que o lote anterior não tinha.', newRows, unmatched.now),
      rowsSheet(
        'Linhas que saíram',
        'Linhas que só o lote anterior tinha.',
        goneRows,
        unmatched.before,
      ),
      parametersSheet(now, before, facts),
    ],
    notes: before ? [...NOTES, ...COMPARED] : NOTES,
    sources: [now, ...(before ? [before] : [])].flatMap(sourcesOf),
    calls: 0,
    rehearsal: now.rehearsal || comparison.isRehearsed,
  }
}

const NOTES = [
  'Os números são dos registros de lotes terminados; nada é perguntado a um serviço.',
  'Valores negativos são pagamentos, e diminuem as somas.',
]

/** Of a first position there is nothing to compare. */
const COMPARED = [
  'Agora é o último lote da carteira; Antes, o anterior do mesmo trabalho. Outros lotes da mesma planilha com outros termos são ditos na primeira página. Os dois estão na aba Fontes, com o SHA-256 da planilha e da pasta de trabalho de cada um.',
  'Uma linha sem resultado não é zero: fica fora da diferença, também onde só um dos lotes a tem sem resultado, e a Situação diz quantas são.',
  'De um processo novo a diferença é o total de agora; de um que saiu, o de antes com sinal trocado: assim as diferenças somam a mudança da carteira.',
  'Uma linha é a mesma nos dois lotes quando tem o mesmo processo, valor e data; a ordem e os outros textos não contam.',
]

const isOpen = ({ before, now }: Compared) => unansweredIn(before) + unansweredIn(now) > 0

function summaryOf({ portfolio, jobTitle, figure, now, before, comparison }: PortfolioReportFacts) {
  const { cases, rows, unanswered, apart } = comparison
  const difference = (is: Compared['is']) =>
    cases.reduce((sum, one) => (one.is === is ? sum.plus(one.difference ?? 0) : sum), new D(0))
  const was = totalOf(cases, 'before')
  const is = totalOf(cases, 'now')
  const lines: ReportContent['summary'] = [
    ['Carteira', portfolio],
    ['Trabalho e número comparado', `${jobTitle}: ${figure}`],
    ['', { bold: 'Antes' }, { bold: 'Agora' }],
    ['Lote', before?.id ?? 'não há', now.id],
    ['Concluído em (Brasília)', momentOf(before), momentOf(now)],
    ['Linhas', before ? whole(rows.before) : null, whole(rows.now)],
    ['Linhas sem resultado', before ? whole(unanswered.before) : null, whole(unanswered.now)],
    [
      'Total das linhas com resultado',
      before ? moneyValue(was.toFixed(2)) : null,
      moneyValue(is.toFixed(2)),
    ],
  ]
  if (!before) return lines
  const part = unanswered.before + unanswered.now === 0 ? '' : ' (linhas com resultado)'
  lines.push(
    [`Diferença${isOfTotals(cases) ? part : ' (só do que se compara)'}`, differenceValue(cases)],
    ...(apart === 0 && cases.every((one) => one.difference) && !was.isZero()
      ? [['Diferença (%)', percentOf(is.minus(was).div(was.abs()).times(100))] as [string, Value]]
      : []),
    [`  dos processos que ficaram${part}`, moneyValue(difference('kept').toFixed(2))],
    [`  dos que entraram${part}`, moneyValue(difference('new').toFixed(2))],
    [`  dos que saíram${part}`, moneyValue(difference('gone').toFixed(2))],
  )
  return lines
}

const momentOf = (manifest: Manifest | undefined): Value =>
  manifest?.finishedAt ? { moment: manifest.finishedAt } : null

const percentOf = (value: D): Value => ({
  n: value.toFixed(2),
  format: `${BRAZILIAN}0.00"%"`,
})

function lookAt(facts: PortfolioReportFacts): string[] {
  const { before, comparison, jobTitle } = facts
  const { cases, unmatched, unanswered } = comparison
  const open = cases.filter(isOpen).length
  const lines = totalLines(facts)
  if (open > 0) {
    const rows = before
      ? `${counted(unanswered.before, 'linha', 'linhas')} sem resultado antes e ${wholeNumber(unanswered.now)} agora, em ${counted(open, 'processo', 'processos')}, fora da diferença`
      : `${counted(unanswered.now, 'linha', 'linhas')} sem resultado, que o total não tem, em ${counted(open, 'processo', 'processos')}`
    lines.push(`INCOMPLETO: ${rows}.`)
  }
  if (!before)
    lines.push(
      `Primeira posição: não há lote anterior desta carteira com o mesmo trabalho (${jobTitle}).`,
    )
  else {
    const inCases = (which: Compared['is']) => cases.filter(({ is }) => is === which).length
    lines.push(
      ...movedLine(inCases('new'), inCases('gone'), 'processo novo', 'processos novos'),
      ...movedLine(unmatched.now, unmatched.before, 'linha nova', 'linhas novas'),
    )
    const [most] = cases.filter(
      ({ is, difference }) => is === 'kept' && difference?.isZero() === false,
    )
    if (most) {
      const change = inReais(most.difference!)
      lines.push(`Maior mudança entre os que ficaram: ${nameOf(most.key)}, ${change}.`)
    }
  }
  return [...lines, ...otherBatches(facts.others)]
}

const inReais = (sum: D) => reais(money(sum.toFixed(2)))

/** Each total with its batch and terms, and the difference of what both have. */
function totalLines(facts: PortfolioReportFacts): string[] {
  const { figure, jobTitle, now, before, comparison, titleOf } = facts
  const { cases, apart } = comparison
  const was = totalOf(cases, 'before')
  const is = totalOf(cases, 'now')
  const line = (when: string, batch: Manifest, sum: D) =>
    `${when}, ${batchWords(batch)}: ${figure} ${inReais(sum)}.`
  const terms = termTexts(now)
  const termsBefore = before ? termTexts(before) : []
  const isSame = terms.join() === termsBefore.join()
  const names = before ? changedParameters(now, before).map(({ name }) => titleOf(name)) : []
  return [
    line('Agora', now, is),
    `${jobTitle}.`,
    ...terms,
    ...(before ? [line('Antes', before, was)] : []),
    ...(isSame ? [] : termsBefore),
    ...(before ? [differenceLine(cases, apart), ...changedLines(names)] : []),
    ...(before ? earlierLines(now, before) : []),
  ]
}

/** The difference is then not the portfolio's alone. */
function changedLines(names: readonly string[]): string[] {
  const text = `Os dois lotes foram pedidos com parâmetros diferentes (${names.join(', ')}): parte da diferença pode vir deles, e não da carteira (aba Parâmetros).`
  return names.length === 0 ? [] : [text]
}

/** Undefined where no row has a result to compare. */
function differenceOf(cases: readonly Compared[]): D | undefined {
  const known = cases.flatMap(({ difference }) => difference ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum.plus(one), new D(0))
}

function differenceValue(cases: readonly Compared[]): Value {
  const sum = differenceOf(cases)
  return sum ? moneyValue(sum.toFixed(2)) : 'não se sabe'
}

function differenceLine(cases: readonly Compared[], apart: number): string {
  const sum = differenceOf(cases)
  if (!sum)
    return 'Diferença: não se sabe; em nenhum processo todas as linhas têm resultado nos dois lotes.'
  const unknown = cases.filter(
    ({ before, now }) => before && now && before.open + now.open > 0,
  ).length
  const without = [
    ...(apart > 0 ? [`${counted(apart, 'linha', 'linhas')} com resultado em um só dos lotes`] : []),
    ...(unknown > 0 ? [`${counted(unknown, 'processo', 'processos')} em que não se sabe`] : []),
  ]
  return `Diferença${without.length > 0 ? `, sem ${without.join(' e ')}` : ''}: ${inReais(sum)}.`
}

/** A total of an earlier day is less for that alone. */
function earlierLines(now: Manifest, before: Manifest): string[] {
  const [is, was] = [now, before].map(({ parameters }) => parameters.updateTo)
  if (typeof is !== 'string' || typeof was !== 'string' || is >= was) return []
  return [
    `Agora foi calculada até ${toBrazilian(is)}, e Antes até ${toBrazilian(was)}: a diferença não diz que a carteira subiu ou caiu; peça os dois até o mesmo dia.`,
  ]
}

const batchWords = ({ id, finishedAt, createdAt }: Manifest) =>
  `lote ${id}, de ${toBrazilian(dateInSaoPaulo(Date.parse(finishedAt ?? createdAt)))}`

/** The most other batches that the first page names. */
const MOST_OTHERS = 3

/** Nothing says which terms are meant, and the newest batch is only the newest. */
function otherBatches(others: readonly Manifest[]): string[] {
  const more = others.length - MOST_OTHERS
  return [
    ...others.slice(0, MOST_OTHERS).map((one) => {
      const total = one.total === undefined ? '' : `: ${inReais(new D(one.total))}`
      const terms = [...termTexts(one), `A posição dele: -p batch=${one.id}.`].join(' ')
      return `A mesma planilha tem outro lote, com outros termos: ${batchWords(one)}${total}. ${terms}`
    }),
    ...(more > 0
      ? [`E mais ${counted(more, 'lote', 'lotes')} dela, com ainda outros termos.`]
      : []),
  ]
}

function totalOf(cases: readonly Compared[], side: 'before' | 'now'): D {
  return cases.reduce((sum, one) => sum.plus(one[side]?.sum ?? 0), new D(0))
}

function movedLine(came: number, gone: number, one: string, many: string): string[] {
  if (came + gone === 0) return []
  return [`${counted(came, one, many)} e ${counted(gone, 'que saiu', 'que saíram')}.`]
}

function sourcesOf({ id, input, result, createdAt, finishedAt, account }: Manifest) {
  const at = finishedAt ?? createdAt
  return [
    {
      name: input.name,
      about: `planilha de entrada do lote ${id}, conta ${account}`,
      sha256: input.sha256,
      at: createdAt,
    },
    ...(result
      ? [
          {
            name: 'result.xlsx',
            about: `pasta de trabalho do lote ${id}: ${result.key}`,
            sha256: result.sha256,
            at,
          },
        ]
      : []),
  ]
}
