import type { Manifest } from '../core/batch.js'
import type { Outcome } from '../core/outcome.js'
import { say, whatToDo } from '../messages/index.js'
import type { Value } from '../spreadsheets/sheet.js'
import { LINE } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'
import type { ResultRow } from './rows.js'
import { OUTCOME_WORDS } from './words.js'

/** Pendências: one line for each thing that somebody has to look at. */
export function pendingTable(manifest: Manifest, rows: AsyncIterable<ResultRow>): DescribedSheet {
  return {
    name: 'Pendências',
    about: 'O que precisa de alguém: linha, aba, campo, valor recebido, problema e o que fazer.',
    columns: [
      LINE,
      { title: 'Aba', kind: 'text', width: 16 },
      { title: 'Situação', kind: 'text', width: 12 },
      { title: 'Campo', kind: 'text', width: 22, wrap: true },
      { title: 'Coluna', kind: 'text', width: 11 },
      { title: 'Valor recebido', kind: 'text', width: 25, wrap: true },
      { title: 'Problema', kind: 'text', width: 56, wrap: true },
      { title: 'O que fazer', kind: 'text', width: 48, wrap: true },
    ],
    empty: 'Nenhuma pendência.',
    rows: lines(manifest, rows),
  }
}

/** Where the lines of each outcome begin, told while the rows pass by for another reason. */
export class PendingPlaces {
  readonly first = new Map<Outcome, number>()
  /** Below the header. */
  private next = 2

  add({ outcome, said }: ResultRow): void {
    if (outcome === 'ok' || outcome === 'ignored') return
    if (!this.first.has(outcome)) this.first.set(outcome, this.next)
    this.next += said.length + (outcome === 'pending' ? 1 : 0)
  }
}

async function* lines(manifest: Manifest, rows: AsyncIterable<ResultRow>): AsyncIterable<Value[]> {
  for await (const row of rows) {
    if (row.outcome === 'ok' || row.outcome === 'ignored') continue
    const place: Value[] = [{ n: String(row.line) }, manifest.input.sheet]
    place.push(OUTCOME_WORDS[row.outcome])
    if (row.outcome === 'pending') {
      yield [...place, '', '', '', 'A linha não foi calculada.', whatToDoWithPending(manifest)]
    }
    for (const said of row.said) {
      const { label, value } = said.facts
      const column = said.facts.column ?? columnOf(label, manifest)
      const received = [label, column, value].map((fact) => String(fact ?? ''))
      yield [...place, ...received, say('pt', said), whatToDo('pt', said) || 'Confira.']
    }
  }
}

/** What is said of a field names the column that it was read from. */
function columnOf(label: unknown, { input }: Manifest): string | undefined {
  return input.mapping.find(({ field }) => field === label)?.column
}

function whatToDoWithPending({ id, state }: Manifest): string {
  return state === 'cancelled'
    ? 'O lote foi cancelado: envie a linha de novo em outro.'
    : `Retome o lote: lote resume ${id}`
}
