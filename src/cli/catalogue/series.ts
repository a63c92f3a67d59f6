import type { App } from '../../app/app.js'
import { isRehearsal, type Reached, type ReachOptions, withService } from '../../batches/reach.js'
import { type ExitStatus, UserError } from '../../core/errors.js'
import { type Language, sayAll } from '../../messages/index.js'
import {
  AS_JSON,
  type ExactSeries,
  readIndexSeriesExactly,
  readOut,
  readTableSeriesExactly,
} from '../../services/calculation/exact-series.js'
import { isoDate, yearMonth } from '../../services/calculation/inputs.js'
import { writeExact } from '../../services/exact-json.js'
import { plain } from '../../spreadsheets/tables/terminal.js'
import { type Output, tellWait, words } from '../output.js'
import { type Found, handOutTable, sourceLines } from '../service/hand-out.js'
import { checkTableOut } from '../service/out-file.js'
import { type CatalogueKind, entryOf, refusalAbout } from './entry.js'
import { aboutSeries, milestonesIn, notesOnSeries, type SeriesRead } from './series-facts.js'
import { seriesTable } from './series-table.js'

export interface SeriesOptions extends ReachOptions {
  from?: string
  to?: string
  /** Of an index. */
  daily?: boolean
  /** Of a table. */
  asOf?: string
  out?: string
}

interface Asked {
  kind: CatalogueKind
  ref: string
  options: SeriesOptions
}

/** The months of an index or of a judicial table, by slug or id; costs nothing. */
export async function seriesCommand(app: App, asked: Asked, output: Output): Promise<ExitStatus> {
  const { out } = asked.options
  checkPeriod(asked.options)
  if (out) await checkTableOut(out)
  return withService(app, asked.options, tellWait(output), async (reached) => {
    const read = await readSeries(reached, asked)
    const source = (language: Language) => sourceLines(reached.url, app.clock.now(), language)
    const found = foundIn(read, source('pt'), await isRehearsal(reached.client))
    if (!output.json) tellAbout(read, source(output.language), output)
    for (const note of notesOnSeries(read.answer)) output.told(note)
    return handOutTable(app, found, out, output)
  })
}

function checkPeriod({ from, to, asOf }: SeriesOptions): void {
  const check = (option: string, expected: string, got: string | undefined, fits: boolean) => {
    if (got !== undefined && !fits) throw UserError.usage('bad_option', { option, expected, got })
  }
  check('--from', 'AAAA-MM', from, yearMonth.safeParse(from).success)
  check('--to', 'AAAA-MM', to, yearMonth.safeParse(to).success)
  check('--as-of', 'AAAA-MM-DD', asOf, isoDate.safeParse(asOf).success)
}

async function readSeries(reached: Reached, asked: Asked): Promise<SeriesRead> {
  const { kind, ref, options } = asked
  try {
    const entry = await entryOf(reached.client, kind, ref)
    const answer = await answerTo(reached, asked)
    return { kind, ref, entry, answer, asOf: options.asOf }
  } catch (error) {
    throw refusalAbout(error, { kind, ref, verb: 'series' })
  }
}

function answerTo({ sender }: Reached, { kind, ref, options }: Asked): Promise<ExactSeries> {
  const { from, to, daily, asOf } = options
  const sampling = daily ? 'daily' : undefined
  return readOut({ from, to }, (span) =>
    kind === 'table'
      ? sender.send(readTableSeriesExactly, { ref, ...span, asOf }, AS_JSON)
      : sender.send(readIndexSeriesExactly, { slug: ref, ...span, sampling }, AS_JSON),
  )
}

function tellAbout(read: SeriesRead, source: [string, string][], output: Output): void {
  const about = aboutSeries(read, (pt, en) => words(output.language, pt, en))
  for (const [label, text] of [...about, ...source]) output.tell(plain(`${label}: ${text}`))
}

function foundIn(read: SeriesRead, source: [string, string][], rehearsal: boolean): Found {
  const { entry, answer, ref } = read
  const notes = notesOnSeries(answer).map((note): [string, string] => [
    'Atenção',
    sayAll('pt', note),
  ])
  return {
    table: (language) => seriesTable(answer, entry.type, (pt, en) => words(language, pt, en)),
    more: milestonesIn(answer),
    json: () => writeExact({ ...answer, rehearsal }),
    title: `Série: ${entry.name ?? ref}`,
    lines: [
      ...aboutSeries(read, (pt) => pt),
      ...source,
      ...notes,
      ['Números', 'Como o serviço os deu, com todos os dígitos; o Excel mostra até 15 deles.'],
    ],
    rehearsal,
  }
}
