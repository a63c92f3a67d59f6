import type { Engine } from '../../batches/engine.js'
import type { OnWait } from '../../batches/with-service.js'
import { type CalculationAccess, isRehearsal, withService } from '../../batches/with-service.js'
import { UserError } from '../../core/errors.js'
import { keys } from '../../records/keys.js'
import { ReportRecords } from '../records.js'
import type { ReportContent, ReportRecord } from '../report.js'
import type { ReportRequest } from '../request.js'
import { indexSubject, type ReadSeries, readSeries, type Subject, tableSubject } from './read.js'
import { indexReport } from './report.js'

export interface ReportParameters {
  id: string
  account?: string
  sandbox: boolean
  /** Called with each wait that the service asks for, in milliseconds. */
  onWait?: OnWait
  /** Called with the number of series before the first is read. */
  onSeries?(count: number): void
}

/**
 * How many earlier reports of the service are compared: ten years of a monthly report, or four
 * months where a daily one of a single index is made as well.
 */
const MOST_EARLIER = 120
/** Calls for the lists of indices and tables, and the health of the service. */
const CATALOGUE_CALLS = 3

type IndexRequest = Extract<ReportRequest, { kind: 'index' }>

/** Reads the series and stores each answer; all calls are free. */
export function makeIndex(
  engine: Engine,
  request: IndexRequest,
  making: ReportParameters,
): Promise<ReportContent> {
  const { account, sandbox, onWait = () => undefined } = making
  return withService(engine, { sandbox, ...(account ? { account } : {}) }, onWait, (reached) =>
    fromService(engine, request, making, reached),
  )
}

async function fromService(
  engine: Engine,
  request: IndexRequest,
  { id, sandbox, onSeries }: ReportParameters,
  { client, sender, url }: CalculationAccess,
): Promise<ReportContent> {
  const bucket = await engine.bucket()
  const subjects = await subjectsOf(client, request)
  onSeries?.(subjects.length)
  const readAt = new Date(engine.clock.now()).toISOString()
  const rehearsal = sandbox || (await isRehearsal(client))
  const place = (subject: Subject) => keys.reportSource('index', id, fileName(subject))
  const series: ReadSeries[] = []
  for (const subject of subjects) {
    const read = await readSeries(subject, request.month, sender)
    if (read.is === 'read') await bucket.put(place(subject), read.text)
    series.push(read)
  }
  const about = rehearsal ? 'sandbox' : url
  const earlier: ReportRecord[] = []
  for await (const one of new ReportRecords(bucket).earlier('index', about, MOST_EARLIER)) {
    earlier.push(one)
  }
  return indexReport({
    month: request.month,
    url,
    rehearsal,
    readAt,
    series,
    earlier,
    place,
    calls: CATALOGUE_CALLS + subjects.length,
  })
}

const fileName = ({ kind, ref }: Subject) => `${kind}-${ref.replace(/[^\w.-]/g, '_')}`

/**
 * Returns the requested indices and tables, or all; an unknown one stops the report before a series
 * is read.
 */
async function subjectsOf(
  client: CalculationAccess['client'],
  { index, table }: IndexRequest,
): Promise<Subject[]> {
  const [{ indices }, { tables }] = await Promise.all([client.indices.list(), client.tables.list()])
  const all = index === undefined && table === undefined
  const chosen = <Entry extends { slug?: string | null; id?: string | number | null }>(
    kind: Subject['kind'],
    entries: readonly Entry[],
    asked: readonly string[] = [],
  ): Entry[] =>
    all
      ? [...entries]
      : asked.map((ref) => {
          const found = entries.find(({ slug, id }) => slug === ref || String(id) === ref)
          if (!found) throw UserError.usage('catalogue_unknown', { kind, ref })
          return found
        })
  return [
    ...chosen('index', indices, index).map(indexSubject),
    ...chosen('table', tables, table).map(tableSubject),
  ]
}
