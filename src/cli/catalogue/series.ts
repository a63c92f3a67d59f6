import type { ReachOptions } from '../../batches/with-service.js'
import type { CatalogueKind } from '../../catalogue/entry.js'
import { catalogueSeries, periodFrom } from '../../catalogue/read.js'
import {
  aboutSeries,
  milestonesIn,
  notesOnSeries,
  type SeriesRead,
} from '../../catalogue/series-facts.js'
import { seriesTable } from '../../catalogue/series-table.js'
import type { ExitStatus } from '../../core/errors.js'
import { type Language, translateWhole } from '../../messages/index.js'
import { writeExact } from '../../services/exact-json.js'
import { plain } from '../../spreadsheets/tables/terminal.js'
import { type Found, handOutTable, sourceLines } from '../out/hand-out.js'
import { checkTableOut } from '../out/out-file.js'
import { type Cli, type Output, printWait, words } from '../output.js'

export interface SeriesOptions extends ReachOptions {
  from?: string
  to?: string
  /** Only for an index. */
  daily?: boolean
  /** Only for a table. */
  asOf?: string
  out?: string
}

interface Asked {
  kind: CatalogueKind
  ref: string
  options: SeriesOptions
}

/** Shows the months of an index or a judicial table, by slug or id; the calls are free. */
export async function seriesCommand(
  { app, output }: Cli,
  { kind, ref, options }: Asked,
): Promise<ExitStatus> {
  const { out, ...asked } = options
  periodFrom(asked)
  if (out) await checkTableOut(out)
  const reach = { ...options, onWait: printWait(output) }
  const { read, url, rehearsal } = await catalogueSeries(app, { ...asked, kind, ref }, reach)
  const source = (language: Language) => sourceLines(url, app.clock.now(), language)
  if (!output.json) printAbout(read, source(output.language), output)
  for (const note of notesOnSeries(read.answer)) output.say(note)
  return handOutTable({ app, output }, foundIn(read, source('pt'), rehearsal), out)
}

function printAbout(read: SeriesRead, source: [string, string][], output: Output): void {
  const about = aboutSeries(read, (pt, en) => words(output.language, pt, en))
  for (const [label, text] of [...about, ...source]) output.tell(plain(`${label}: ${text}`))
}

function foundIn(read: SeriesRead, source: [string, string][], rehearsal: boolean): Found {
  const { entry, answer, ref } = read
  const notes = notesOnSeries(answer).map((note): [string, string] => [
    'Atenção',
    translateWhole('pt', note),
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
