import type { Manifest, Patch } from '../../core/batch.js'
import type { Job, JobWorkbook } from '../../core/job/job.js'
import { translate } from '../../messages/index.js'
import { reais } from '../../messages/message.js'
import type { SheetToWrite, Value } from '../../spreadsheets/sheet.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { D } from '../../values/decimal.js'
import type { CallLine } from '../calls.js'
import { printed } from '../comparison/compare-rows.js'
import type { Rerun } from '../comparison/comparison.js'
import { comparisonLines } from '../comparison/comparison-totals.js'
import type { DescribedSheet } from '../described-sheet.js'
import { linkTo } from '../manual.js'
import { isTerms, withProofs } from '../statement/proved-terms.js'
import type { Summary } from '../summary.js'
import { counted, labels, wholeNumber } from '../words.js'
import { firstCharts } from './first-chart.js'
import { firstPage } from './first-page.js'
import { toDecide } from './to-decide.js'

const NAME = 'Leia-me'

interface FirstPage {
  summary: Summary
  rerun?: Rerun | undefined
  calls: readonly CallLine[]
}

/**
 * Builds Leia-me: request, results, and what needs a decision. Resumo explains how to read the
 * workbook.
 */
export function readMe(
  manifest: Manifest,
  job: Job,
  { summary, rerun, calls }: FirstPage,
  sheets: readonly DescribedSheet[],
): SheetToWrite {
  const rows: Value[][] = [
    [{ title: summary.look.title ?? job.title }],
    [],
    ...warnings(manifest, summary),
    ...asked(manifest, summary),
    [],
    ...keyFigures(summary, job.sheets),
    ...urgentLines(summary),
    ...partsOf(summary),
    ...sinceBefore(manifest, rerun),
    ...sinceVersion(manifest),
    [],
    [{ heading: 'O que precisa de decisão' }],
    ...toDecide(
      manifest,
      summary,
      summary.look.lines.map((line) => linkedLine(line, sheets)),
    ),
    [],
    ['Lote', manifest.id],
    ...(summary.statement?.isApart ? [['Demonstrativos', statementsOf(manifest)]] : []),
    ['Mais', MORE],
  ]
  const charts = firstCharts(summary, job.sheets, manifest, calls)
  return firstPage({ name: NAME, widths: WIDTHS, rows }, charts)
}

const WIDTHS = [26, 90]

const MORE =
  'A aba Resumo diz o que há em cada aba, como ler os números e o que ficou fora desta pasta.'

/**
 * Returns the terms of a batch in words. Only the answers prove from when interest runs that was
 * asked without a start: without them nothing is said of it.
 */
export function termTexts(manifest: Manifest): string[] {
  return termsIn(manifest).map(({ code, facts }) => {
    const { from } = facts
    const isUnknown = Array.isArray(from) && from.every((one) => one === '')
    return translate('pt', { code, facts: isUnknown ? { ...facts, from: [] } : facts })
  })
}

function termsIn({ told }: Pick<Manifest, 'told'>): Manifest['told'] {
  return told.filter(isTerms)
}

/** Returns the request in the words in which the user confirmed it, with what the answers prove. */
function asked(manifest: Manifest, { statement }: Summary): Value[][] {
  const { input } = manifest
  const terms = termsIn({ told: withProofs(manifest, statement) })
  return [
    ['Pedido', `${input.name}, aba ${input.sheet}.`],
    ...terms.map((one) => ['', translate('pt', one)]),
  ]
}

/** A sum without any value is not zero. */
function withoutValue(sums: Summary['sums']): Value[][] {
  if (sums.length === 0) return []
  return [[sums.map(({ title }) => title).join(', '), `nenhuma linha tem ${thisValue(sums)}`]]
}

/**
 * Sums of different rows cannot be compared, therefore each says how many rows it covers; once where
 * all cover as many.
 */
function sumLines(sums: Summary['sums'], answered: number): Value[][] {
  if (sums.some(({ of }) => of))
    return sums.map(({ title, sum, rows, of = ['linha', 'linhas'] }) => [
      `${title}, de ${counted(rows, ...of)}`,
      { amount: sum },
    ])
  const counts = new Set(sums.map(({ rows }) => rows))
  if (counts.size > 1) {
    return [
      ...sums.map(({ title, sum, rows }) => [
        `${title}, de ${counted(rows, 'linha', 'linhas')}`,
        { amount: sum },
      ]),
      ['', 'As somas são de linhas diferentes: não se subtraem uma da outra.'],
    ]
  }
  const lines = sums.map(({ title, sum }): Value[] => [title, { amount: sum }])
  const [rows = answered] = counts
  if (rows === answered) return lines
  const others = answered - rows === 1 ? 'a outra não tem' : 'as outras não têm'
  return [...lines, ['', `só de ${counted(rows, 'linha', 'linhas')}: ${others} ${thisValue(sums)}`]]
}

function thisValue(sums: Summary['sums']): string {
  return sums.length > 1 ? 'estes valores' : 'este valor'
}

/**
 * Returns the main figures: the number of rows, and the sums from the submitted to the final one.
 */
function keyFigures(summary: Summary, sheets: JobWorkbook): Value[][] {
  const { counts, sums, look } = summary
  const answered = counts.ok + counts.warned
  return [
    [
      'Linhas com resultado',
      { bold: `${wholeNumber(answered)} de ${wholeNumber(counts.read - counts.ignored)}` },
    ],
    ...sumLines(
      sums.filter(({ rows }) => rows > 0),
      answered,
    ),
    ...chargesIn(summary, sheets),
    ...withoutValue(sums.filter(({ rows }) => rows === 0)),
    ...(look.figures ?? []).map(([label, count]): Value[] => [label, { bold: wholeNumber(count) }]),
  ]
}

/** What makes the total greater than the corrected amounts, where every row with a result tells it. */
function chargesIn({ parts, filled }: Summary, { figures }: JobWorkbook): Value[][] {
  const charged = figures.flatMap(({ figure, title, charge, allCharges }) => {
    const part = charge && filled.has(figure) && parts.find((one) => one.figure === figure)
    return part ? [{ title, allCharges, sum: reais(brazilian(new D(part.sum).toFixed(2))) }] : []
  })
  const all = charged.find(({ allCharges }) => allCharges)
  if (!all) return []
  const each = charged.filter((one) => one !== all)
  const [only] = each
  if (each.length === 1 && only!.sum === all.sum)
    return [['', `No total, ${all.sum} de ${only!.title.toLowerCase()}.`]]
  const list = each.map(({ title, sum }) => `${title} ${sum}`).join('; ')
  return [['', `No total, ${all.sum} de encargos${list === '' ? '' : `: ${list}`}.`]]
}

function partsOf({ look: { parts = [] } }: Summary): Value[][] {
  return parts
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ heading, lines }): Value[][] => [
      [],
      [{ heading }],
      ...lines.map((one) => [...one]),
    ])
}

/** For a repeated batch: the earlier totals, and the causes of the difference. */
function sinceBefore({ rerunOf }: Manifest, rerun: Rerun | undefined): Value[][] {
  if (!rerun) return []
  return [[], [{ heading: `Em relação ao lote ${rerunOf}` }], ...comparisonLines(rerun.totals)]
}

/** For a later version: the corrected rows, and their changed fields. */
function sinceVersion({ patch, told: messages, input }: Manifest): Value[][] {
  const message = messages.find(({ code }) => code === 'told_patch')
  if (!patch || !message) return []
  const { cells = [], rows } = patch
  const headings = new Map(input.mapping.map(({ field, heading }) => [field, heading.trim()]))
  const more = rows.changed - cells.length
  return [
    [],
    [{ heading: 'O que mudou nesta versão' }],
    ['', translate('pt', message)],
    ...cells.map(({ line, fields }) => [
      `Linha ${line}`,
      fields.map((one) => changedField(one, headings)).join('; ') || UNREAD_CELL,
    ]),
    ...(cells.length > 0 && more > 0
      ? [['', `E mais ${counted(more, 'linha alterada', 'linhas alteradas')}.`]]
      : []),
  ]
}

const UNREAD_CELL = 'uma célula que nenhum campo lê'

function changedField(
  { field, before, now }: NonNullable<Patch['cells']>[number]['fields'][number],
  headings: ReadonlyMap<string, string>,
): string {
  return `${headings.get(field) || labels(field)}: ${printed(before)} → ${printed(now)}`
}

function statementsOf({ id }: Manifest): string {
  return `Um para cada processo (contra um ente público, um para cada exequente), em PDF ou DOCX: na página do lote, ou lote resume ${id} --statements pdf. São muitos para esta pasta, em que cada um é uma página.`
}

/** Returns lines of lists to be looked at first, each with a link to its row. */
function urgentLines({ look: { urgent } }: Summary): Value[][] {
  if (!urgent) return []
  return [
    [],
    [{ heading: urgent.title }],
    ...urgent.lines.map(({ sheet, at, label, text }): Value[] => [
      // The first row of a sheet is its header.
      linkTo(sheet, at + 2, label),
      text,
    ]),
    ...(urgent.more ? [['', urgent.more]] : []),
  ]
}

/** Returns the line with a link to the sheet that it names. */
export function linkedLine(line: string, sheets: readonly DescribedSheet[]): Value[] {
  const named = /\b[Nn]?a aba ([^:.,;]+)/.exec(line)?.[1]
  const sheet = sheets.find(({ name }) => name === named || name.startsWith(`${named} - `))
  return [sheet ? linkTo(sheet.name) : '', { bold: line }]
}

/** Warning of a rehearsal, for any kind of workbook. */
export const REHEARSED: readonly Value[][] = [
  [{ alarm: 'ENSAIO' }, { alarm: 'Valores do ambiente de ensaio (sandbox). Não use em juízo.' }],
  [],
]

function warnings({ rehearsal, state }: Manifest, { isRehearsed, look }: Summary): Value[][] {
  const rows: Value[][] = []
  if (rehearsal || isRehearsed) rows.push(...REHEARSED)
  const { alarms = [] } = look
  rows.push(...alarms.map(([label, text]): Value[] => [{ alarm: label }, { bold: text }]))
  if (alarms.length > 0) rows.push([])
  if (state === 'cancelled') {
    rows.push(
      [{ bold: 'CANCELADO' }, { bold: 'O lote foi cancelado antes do fim:' }],
      ['', { bold: 'as linhas pendentes não foram calculadas.' }],
      [],
    )
  }
  return rows
}
