import type { FastifyRequest } from 'fastify'
import type { Engine } from '../batches/engine.js'
import { type BatchRow, batchRows } from '../batches/view/batch-rows.js'
import type { Manifest } from '../core/batch.js'
import { count } from '../messages/format.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { html } from './html.js'
import { messageAdvice, messageText } from './messages.js'
import { translateIn } from './page.js'
import type { PageCell, PageTable } from './table.js'

/** How many titles, totals and notes above and between the first rows are skipped. */
const PASSED_OVER = 40

/** Returns the first rows that are items. */
export async function firstItems(
  engine: Engine,
  manifest: Manifest,
  limit: number,
): Promise<BatchRow[]> {
  const { rows } = await batchRows(engine, manifest, { after: 0, limit: limit + PASSED_OVER })
  return rows.filter(({ outcome }) => outcome !== 'ignored').slice(0, limit)
}

/** Lists the rows to correct: problem, advice, and the cells of the sheet. */
export function rejectedTable(
  request: FastifyRequest,
  { input, state }: Manifest,
  rows: BatchRow[],
  all: number,
): PageTable {
  const translate = translateIn(request)
  const { language } = request
  const more =
    all > rows.length &&
    translate(
      ` As primeiras ${count(language, rows.length)} de ${count(language, all)}; todas estão na aba Pendências do resultado.`,
      ` The first ${count(language, rows.length)} of ${count(language, all)}; all stand on the sheet Pendências of the result.`,
    )
  const text = (title: string) => ({ title, kind: 'text' }) as const
  const why =
    state === 'open'
      ? translate(
          'Estas linhas não vão ao serviço e não custam nada.',
          'These rows are not sent to the service and cost nothing.',
        )
      : translate('Estas linhas ficaram sem resultado.', 'These rows have no result.')
  return {
    id: 'pendentes',
    title: translate('Linhas a corrigir', 'Rows to correct'),
    empty: '',
    intro: `${why}${more || ''}`,
    columns: [
      { title: translate('Linha', 'Line'), kind: 'integer' },
      text(translate('Problema', 'Problem')),
      text(translate('O que fazer', 'What to do')),
      ...headingsOf(input).map(text),
    ],
    rows: rows.map(({ line, said: messages, cells, outcome }) => {
      const [problems, advice] =
        outcome === 'pending'
          ? [
              [translate('Não foi calculada.', 'It was not computed.')],
              [translate('Reenvie-a como está.', 'Send it again as it is.')],
            ]
          : [[], []]
      return [
        { number: String(line) },
        linesCell([...problems, ...messages.map((one) => messageText(request, one))]),
        linesCell([...advice, ...messages.map((one) => messageAdvice(request, one))]),
        ...input.headings.map((_, at) => cells[at] ?? ''),
      ]
    }),
  }
}

/** Returns a cell with one text below the other. */
function linesCell(texts: readonly string[]): PageCell {
  const told = texts.filter(Boolean)
  return { cell: told.join(' '), shown: html`${told.map((one) => html`<div>${one}</div>`)}` }
}

/** Returns the headings of the sheet; a column without one has its letters. */
export function headingsOf({ headings }: Pick<Manifest['input'], 'headings'>): string[] {
  return headings.map((heading, at) => heading.trim() || columnLetters(at))
}
