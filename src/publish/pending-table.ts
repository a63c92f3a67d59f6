import type { Manifest } from '../core/batch.js'
import { type Job, takesVersions } from '../core/job/job.js'
import type { Outcome } from '../core/outcome.js'
import { translate, whatToDo } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { withBrazilianDays } from '../values/dates.js'
import { LINE, withoutEmpty } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'
import { fieldTitle, parameterTitle } from './parameters-page.js'
import type { ResultRow } from './rows.js'
import { SharedWarnings } from './shared-warnings.js'
import { OUTCOME_WORDS } from './words.js'

/** Whether any line names a field, a column and a received value. */
export type PendingFilled = readonly [field: boolean, column: boolean, value: boolean]

/** What is known of the sheet before its rows are written. */
interface PendingSummary {
  /** The first row of each outcome. */
  pending: ReadonlyMap<Outcome, number>
  received: PendingFilled
  shared: SharedWarnings
}

const RECEIVED: readonly SheetColumn[] = [
  { title: 'Campo', kind: 'text', width: 22, wrap: true },
  { title: 'Coluna', kind: 'text', width: 11 },
  { title: 'Valor recebido', kind: 'text', width: 25, wrap: true },
]

/**
 * Builds Pendências: one line for each message that needs attention. Where there is none the first
 * page says so.
 */
export function pendingTable(
  manifest: Manifest,
  job: Job,
  rows: AsyncIterable<ResultRow>,
  { pending, received: filled, shared }: PendingSummary,
): DescribedSheet {
  const columns: SheetColumn[] = [
    LINE,
    { title: 'Aba', kind: 'text', width: 16 },
    { title: 'Situação', kind: 'text', width: 12 },
    ...RECEIVED,
    { title: 'Problema', kind: 'text', width: 50, wrap: true },
    { title: 'O que fazer', kind: 'text', width: 44, wrap: true },
  ]
  const isFilled = (column: SheetColumn) => filled[RECEIVED.indexOf(column)] ?? true
  return {
    name: 'Pendências',
    about: 'O que precisa de alguém: linha, aba, campo, valor recebido, problema e o que fazer.',
    columns: withoutEmpty(columns, isFilled),
    empty: 'Nenhuma pendência.',
    ...(pending.size === 0 ? { extra: true } : {}),
    rows: lines(manifest, job, rows, shared),
  }
}

/**
 * Finds the first line of each outcome in Pendências, in a pass over the rows that other sheets
 * need too.
 */
export class PendingPlaces {
  readonly first = new Map<Outcome, number>()
  readonly shared = new SharedWarnings()
  /** Row 1 is the header. */
  private next = 2
  private received: [boolean, boolean, boolean] = [false, false, false]

  constructor(
    private readonly manifest: Manifest,
    private readonly job: Job,
  ) {}

  get filled(): PendingFilled {
    return this.received
  }

  /** Returns the first row of its messages. */
  add({ outcome, said: messages, line }: ResultRow): number {
    const place = this.next
    if (outcome === 'ok' || outcome === 'ignored') return place
    if (!this.first.has(outcome)) this.first.set(outcome, this.next)
    if (outcome === 'pending') this.next += 1
    const places = messages.map((one) => {
      this.noteReceived(one)
      return outcome === 'warned' ? this.placeOf(one, line) : this.next++
    })
    return outcome === 'pending' ? place : (places[0] ?? place)
  }

  private placeOf(message: Sentence, line: number): number {
    return this.shared.add(message, line, this.next) ?? this.next++
  }

  private noteReceived(message: Sentence): void {
    const texts = receivedOf(message, this.manifest, this.job)
    for (const [at, text] of texts.entries()) if (text !== '') this.received[at] = true
  }
}

async function* lines(
  manifest: Manifest,
  job: Job,
  rows: AsyncIterable<ResultRow>,
  shared: SharedWarnings,
): AsyncIterable<Value[]> {
  for await (const row of rows) {
    if (row.outcome === 'ok' || row.outcome === 'ignored') continue
    const place: Value[] = [{ n: String(row.line) }, manifest.input.sheet]
    place.push(OUTCOME_WORDS[row.outcome])
    if (row.outcome === 'pending') {
      yield [...place, '', '', '', 'A linha não foi calculada.', whatToDoWithPending(manifest, job)]
    }
    for (const message of row.said) {
      const isWarned = row.outcome === 'warned'
      const text = isWarned ? shared.textOf(message, row.line) : translate('pt', message)
      if (text === undefined) continue
      const remedy = whatToDo('pt', message) || 'Confira.'
      yield [...place, ...shownOf(message, manifest, job), text, remedy]
    }
  }
}

function receivedOf({ facts }: Sentence, manifest: Manifest, job: Job): string[] {
  const { label, value, column = columnOf(label, manifest, job) } = facts
  return [label, column, value].map((fact) => String(fact ?? ''))
}

/** Returns the field as people name it, and the day of a parameter as they write it. */
function shownOf(message: Sentence, manifest: Manifest, job: Job): string[] {
  const [label = '', column = '', value = ''] = receivedOf(message, manifest, job)
  const isField = manifest.input.mapping.some(({ field }) => field === label)
  const title = isField ? fieldTitle(label, job) : parameterTitle(label, job)
  return [title, column, column === '' ? withBrazilianDays(value) : value]
}

/** Returns the column from which the named field was read. */
function columnOf(label: unknown, { input }: Manifest, job: Job): string | undefined {
  const of = input.mapping.find(({ field }) => field === label || fieldTitle(field, job) === label)
  return of?.column
}

/** A row may stand between two paid calls: a new batch would make and pay for its calculation again. */
function whatToDoWithPending({ id, state }: Manifest, job: Job): string {
  if (state !== 'cancelled') return `Retome o lote: lote resume ${id}`
  return takesVersions(job)
    ? `O lote foi cancelado: a mesma planilha com --patch ${id} continua de onde ele parou, e o que já foi pago não é pago de novo.`
    : 'O lote foi cancelado: envie a linha de novo em outro.'
}
