import type { FastifyRequest } from 'fastify'
import type { HistoryLine } from '../schedules/history.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { type Translate, translateIn } from './page.js'
import type { PageTable } from './table.js'

export function stateWord(translate: Translate, state: string): string {
  const words: Record<string, string> = {
    asked: translate('na fila', 'queued'),
    claimed: translate('começando', 'beginning'),
    started: translate('em andamento', 'under way'),
    done: translate('feito', 'done'),
    failed: translate('falhou', 'failed'),
    missed: translate('perdido', 'missed'),
    unattended: translate('ninguém trabalhava', 'nobody was working'),
  }
  return words[state] ?? state
}

export function firingsTable(
  request: FastifyRequest,
  firings: readonly HistoryLine[],
  about: Pick<PageTable, 'title' | 'empty'>,
): PageTable {
  const translate = translateIn(request)
  return {
    ...about,
    id: 'historico',
    columns: [
      { title: translate('Previsto para', 'Due at'), kind: 'minute' },
      { title: translate('Terminou em', 'Ended at'), kind: 'minute' },
      { title: translate('Situação', 'State'), kind: 'text' },
      { title: translate('Lote', 'Batch'), kind: 'text' },
      { title: translate('Motivo', 'Reason'), kind: 'text' },
    ],
    rows: firings.map(({ scheduledAt, endedAt, state, manual, batch, reason }) => [
      minuteCell(scheduledAt),
      endedAt === null ? null : minuteCell(endedAt),
      stateWord(translate, state) + (manual ? translate(' (a pedido)', ' (asked for)') : ''),
      batch === null ? null : { cell: batch, shown: html`<a href="/lotes/${batch}">${batch}</a>` },
      reason,
    ]),
  }
}
