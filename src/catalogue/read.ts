import type { Engine } from '../batches/engine.js'
import {
  isRehearsal,
  type OnWait,
  type ReachOptions,
  withService,
} from '../batches/with-service.js'
import { UserError } from '../core/errors.js'
import { typedDate, typedMonth } from '../core/typed-date.js'
import type { CalculationClient } from '../services/calculation/client.js'
import {
  AS_JSON,
  type ExactSeries,
  readIndexSeriesExactly,
  readTableSeriesExactly,
  readWholeSeries,
} from '../services/calculation/exact-series.js'
import { isWindow } from '../services/calculation/inputs.js'
import type { Sender } from '../services/sender.js'
import { type CatalogueKind, type Entry, entryOf, refusalAbout } from './entry.js'
import type { SeriesRead } from './series-facts.js'

interface Source {
  url: string
  /** The service identifies itself as a sandbox. */
  rehearsal: boolean
}

/** The account to use, and the function that is called when the service asks to wait. */
export interface CatalogueOptions extends ReachOptions {
  onWait?: OnWait
}

/**
 * Reads every index, or every judicial table, for free.
 * @throws UserError
 */
export function catalogueEntries(
  engine: Engine,
  kind: CatalogueKind,
  options: CatalogueOptions,
): Promise<Source & { entries: Entry[] }> {
  return withService(engine, options, waiting(options), async ({ client, url }) => ({
    entries: await entriesOf(client, kind),
    url,
    rehearsal: await isRehearsal(client),
  }))
}

async function entriesOf(client: CalculationClient, kind: CatalogueKind): Promise<Entry[]> {
  if (kind === 'index') return (await client.indices.list()).indices
  return (await client.tables.list()).tables
}

/**
 * Reads one entry, by slug or id.
 * @throws UserError (2) when there is none
 */
export function catalogueEntry(
  engine: Engine,
  { kind, ref }: { kind: CatalogueKind; ref: string },
  options: CatalogueOptions,
): Promise<Source & { entry: Entry }> {
  return withService(engine, options, waiting(options), async ({ client, url }) => {
    const entry = await entryOf(client, kind, ref).catch((error) => {
      throw refusalAbout(error, { kind, ref, verb: 'show' })
    })
    return { entry, url, rehearsal: await isRehearsal(client) }
  })
}

export interface SeriesAsked {
  kind: CatalogueKind
  ref: string
  /** `YYYY-MM`. */
  from?: string
  to?: string
  /** Daily values; for an index only. */
  daily?: boolean
  /**
   * The date for which the coefficients of a table are calculated, `YYYY-MM-DD`; for a table only.
   */
  asOf?: string
}

type Period = Pick<SeriesAsked, 'from' | 'to' | 'asOf'>

/**
 * Returns the period in the form of the service.
 * @throws UserError (2) that names the option, for a wrong month or date, or an end before the start
 */
export function periodFrom(given: Period): Period {
  const period = {
    from: typed('--from', 'MM/AAAA', given.from, typedMonth),
    to: typed('--to', 'MM/AAAA', given.to, typedMonth),
    asOf: typed('--as-of', 'DD/MM/AAAA', given.asOf, typedDate),
  }
  if (isWindow(period)) return period
  const expected = 'um mês a partir de --from'
  throw UserError.usage('bad_option', { option: '--to', expected, got: given.to })
}

function typed(
  option: string,
  expected: string,
  got: string | undefined,
  reader: typeof typedDate,
): string | undefined {
  const value = got === undefined ? undefined : reader(got)
  if (got !== undefined && value === undefined)
    throw UserError.usage('bad_option', { option, expected, got })
  return value
}

/**
 * Reads the months of an index or of a judicial table, with all digits, for free.
 * @throws UserError
 */
export async function catalogueSeries(
  engine: Engine,
  asked: SeriesAsked,
  options: CatalogueOptions,
): Promise<Source & { read: SeriesRead }> {
  const sought = { ...asked, ...periodFrom(asked) }
  return withService(engine, options, waiting(options), async ({ client, sender, url }) => {
    const read = await readSeries(client, sender, sought)
    return { read, url, rehearsal: await isRehearsal(client) }
  })
}

async function readSeries(
  client: CalculationClient,
  sender: Sender,
  asked: SeriesAsked,
): Promise<SeriesRead> {
  const { kind, ref, asOf } = asked
  try {
    const entry = await entryOf(client, kind, ref)
    return { kind, ref, entry, answer: await answerTo(sender, asked), asOf }
  } catch (error) {
    throw refusalAbout(error, { kind, ref, verb: 'series' })
  }
}

function answerTo(sender: Sender, asked: SeriesAsked): Promise<ExactSeries> {
  const { kind, ref, from, to, daily, asOf } = asked
  const sampling = daily ? 'daily' : undefined
  return readWholeSeries({ from, to }, (span) =>
    kind === 'table'
      ? sender.send(readTableSeriesExactly, { ref, ...span, asOf }, AS_JSON)
      : sender.send(readIndexSeriesExactly, { slug: ref, ...span, sampling }, AS_JSON),
  )
}

const waiting = ({ onWait }: CatalogueOptions): OnWait => onWait ?? (() => undefined)
