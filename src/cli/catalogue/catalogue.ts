import type { ReachOptions } from '../../batches/with-service.js'
import type { CatalogueKind, Entry } from '../../catalogue/entry.js'
import { cellOf, dateCell } from '../../catalogue/facts.js'
import { catalogueEntries, catalogueEntry } from '../../catalogue/read.js'
import { EXIT, type ExitStatus } from '../../core/errors.js'
import type { Language } from '../../messages/index.js'
import { sentence } from '../../messages/message-code.js'
import { AS_WRITTEN, displayText } from '../../spreadsheets/tables/display-text.js'
import { otherFields, type Table, type TableColumn } from '../../spreadsheets/tables/table.js'
import { plain } from '../../spreadsheets/tables/terminal.js'
import { handOutTable, sourceLines } from '../out/hand-out.js'
import { checkTableOut } from '../out/out-file.js'
import { type Cli, printWait, words } from '../output.js'

type Translate = (pt: string, en: string) => string

/** Lists every index, or every judicial table; the calls are free. */
export async function listEntriesCommand(
  { app, output }: Cli,
  kind: CatalogueKind,
  options: ReachOptions & { out?: string },
): Promise<ExitStatus> {
  if (options.out) await checkTableOut(options.out)
  const asked = { ...options, onWait: printWait(output) }
  const { entries, url, rehearsal } = await catalogueEntries(app, kind, asked)
  const found = {
    table: (language: Language) => entryTable(entries, kind, (pt, en) => words(language, pt, en)),
    json: () => JSON.stringify(entries),
    title: kind === 'index' ? 'Índices do serviço' : 'Tabelas judiciais do serviço',
    lines: sourceLines(url, app.clock.now(), 'pt'),
    rehearsal,
  }
  return handOutTable({ app, output }, found, options.out)
}

/** Shows one index or table, each field on a line. */
export async function showEntryCommand(
  { app, output }: Cli,
  kind: CatalogueKind,
  ref: string,
  options: ReachOptions,
): Promise<ExitStatus> {
  const asked = { ...options, onWait: printWait(output) }
  const { entry, rehearsal } = await catalogueEntry(app, { kind, ref }, asked)
  if (rehearsal) output.say(sentence('rehearsal'))
  if (output.json) output.result(JSON.stringify(entry))
  else for (const line of entryLines(entry, output.language)) output.result(line)
  return EXIT.done
}

function entryTable(entries: readonly Entry[], kind: CatalogueKind, translate: Translate): Table {
  const declared = kind === 'index' ? INDEX_FIELDS : TABLE_FIELDS
  const known = new Set(declared)
  // `kind` has the same value in every entry of the list of tables.
  const others = otherFields(entries, new Set([...known, 'kind']))
  const names = [...declared, ...others]
  return {
    name: kind === 'index' ? 'Índices' : 'Tabelas',
    columns: names.map((name) => columnOf(name, translate)),
    rows: entries.map((entry) => names.map((name) => entryCell(name, entry[name], translate))),
  }
}

const INDEX_FIELDS = ['slug', 'id', 'name', 'type', 'coverageStart', 'latestAvailable', 'mergeable']
const TABLE_FIELDS = ['slug', 'id', 'name', 'legacyCatalogId']

function columnOf(name: string, translate: Translate): TableColumn {
  const columns: Record<string, TableColumn> = {
    slug: { title: translate('Nome curto', 'Slug'), kind: 'text', width: 26 },
    id: { title: 'ID', kind: 'integer' },
    name: { title: translate('Nome', 'Name'), kind: 'text', width: 50 },
    type: { title: translate('Valores', 'Values'), kind: 'text', width: 18 },
    coverageStart: { title: translate('Desde', 'Since'), kind: 'day' },
    latestAvailable: { title: translate('Até', 'Until'), kind: 'day' },
    kind: { title: translate('Espécie', 'Kind'), kind: 'text' },
    mergeable: { title: translate('Mesclável', 'Mergeable'), kind: 'text', width: 13 },
    legacyCatalogId: { title: translate('ID antigo', 'Former ID'), kind: 'integer' },
  }
  return columns[name] ?? { title: name, kind: 'text' }
}

function entryCell(name: string, value: unknown, translate: Translate) {
  if (name === 'type' && value === 'perc') return translate('variação %', 'variation %')
  if (name === 'type' && value === 'moeda') return translate('em moeda', 'in currency')
  if (name === 'kind' && value === 'table') return translate('tabela judicial', 'judicial table')
  if (typeof value === 'boolean') return value ? translate('sim', 'yes') : translate('não', 'no')
  return typeof value === 'string' ? dateCell(value) : cellOf(value)
}

function entryLines(entry: Entry, language: Language): string[] {
  const translate: Translate = (pt, en) => words(language, pt, en)
  const lines = Object.entries(entry).map(([name, value]) => ({
    title: columnOf(name, translate).title,
    text: displayText(entryCell(name, value, translate), AS_WRITTEN.text),
  }))
  const width = Math.max(0, ...lines.map(({ title }) => title.length))
  return lines.map(({ title, text }) => `${title.padEnd(width)}  ${plain(text)}`.trimEnd())
}
