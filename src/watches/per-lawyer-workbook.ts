import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import { translate } from '../messages/index.js'
import { writeWhole } from '../publish/publish.js'
import { type ResultRow, resultRows } from '../publish/rows.js'
import { sealerOf } from '../publish/seal-key.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import { writeWorkbook } from '../spreadsheets/xlsx/write.js'
import type { Bucket } from '../storage/bucket.js'
import { sortedBy } from '../values/sorted-by.js'
import { agendaIcs } from './agenda.js'
import { pressingOf } from './deadline-state.js'
import { agendaOf, type LawyerNight, lawyerSheets } from './lawyer-sheets.js'
import { doubtsOf } from './list-remarks.js'
import type { Line } from './night-codec.js'
import { fileNameOf, nameOf } from './people.js'
import { lawyerView } from './per-lawyer-view.js'
import { PLACES_SHOWN, type PlaceShown } from './publications.js'

/**
 * Writes a workbook and an agenda for each registration and case of a night, or for those with
 * these names; repeating it writes the same files.
 */
export async function writeLawyerWorkbook(
  manifest: Manifest,
  bucket: Bucket,
  names?: readonly string[],
): Promise<string[]> {
  if (names?.length === 0) return []
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const { finishedAt } = manifest
  if (finishedAt === undefined) throw new Error(`batch ${manifest.id} has not ended`)
  const written: string[] = []
  for (const night of await nightsOf(manifest, resultRows({ manifest, bucket, outcomes }))) {
    if (names && !names.includes(night.of)) continue
    const name = fileNameOf(night.of)
    const book = keys.part(manifest.id, name)
    await writeWhole(book, await workbookOf(night, finishedAt, bucket), bucket)
    written.push(book)
    const events = agendaOf(night)
    // An agenda without an event would be taken for a deadline that cannot be read.
    if (events.length === 0) continue
    const agenda = keys.agenda(manifest.id, name)
    await bucket.put(agenda, agendaIcs(events, finishedAt))
    written.push(agenda)
  }
  return written
}

async function workbookOf(night: LawyerNight, finishedAt: string, bucket: Bucket) {
  const sealer = await sealerOf(bucket)
  return writeWorkbook(lawyerSheets(night), {
    createdAt: new Date(finishedAt),
    title: `${night.of}, ${night.night}`,
    creator: 'lote',
    paper: {
      foot: `lote ${night.batch} - ${night.of}`,
      ...(night.isRehearsal ? { banner: REHEARSAL } : {}),
    },
    seal: sealer.for(night.batch),
  })
}

/** A task is one registration or case. */
async function nightsOf(
  manifest: Manifest,
  rows: AsyncIterable<ResultRow>,
): Promise<LawyerNight[]> {
  const tasks = new Map<string, ResultRow[]>()
  for await (const row of rows) {
    if (row.task !== undefined) tasks.set(row.task, [...(tasks.get(row.task) ?? []), row])
  }
  return [...tasks.values()].map((own) => lawyerNight(manifest, own))
}

function lawyerNight(manifest: Manifest, own: readonly ResultRow[]): LawyerNight {
  const rows = lawyerView(own)
  const lists = rows.find(({ lists }) => lists)?.lists ?? {}
  const night = String(manifest.parameters.night)
  const finished = dateInSaoPaulo(Date.parse(manifest.finishedAt!))
  const readOn = finished > night ? finished : night
  const inOrder = (lines: Line[] = []) => sortedBy(once(lines), (line) => pressingOf(line, readOn))
  const shown = Object.fromEntries(
    PLACES_SHOWN.map((place) => [place, inOrder(lists[place])]),
  ) as Record<PlaceShown, Line[]>
  const unread = rows.filter(({ outcome }) => outcome === 'failed' || outcome === 'pending')
  return {
    of: nameOf(rows),
    who: whoIs(lists.lawyers?.[0], own),
    batch: manifest.id,
    night,
    readOn,
    isRehearsal: manifest.rehearsal || rows.some(({ call }) => call?.sandbox === true),
    shown,
    seen: once(lists.seen ?? []).length,
    coverage: lists.coverage ?? [],
    doubts: doubtsOf('', rows).flatMap(({ notes }) => notes.map((one) => translate('pt', one))),
    failed: unread.map(
      ({ said: messages }) =>
        messages.map((one) => translate('pt', one)).join(' ') || 'Não perguntada.',
    ),
  }
}

/** Several rows of the list may have one registration, each with a client of its own. */
function whoIs({ nomes = '' }: Line = {}, rows: readonly ResultRow[]): LawyerNight['who'] {
  const given = (field: string) => [...new Set(rows.flatMap(({ fields }) => fields?.[field] ?? []))]
  const named: [label: string, text: string][] = [
    ['Nome na base', nomes],
    ['Responsável', given('responsavel').join('; ')],
    ['Cliente', given('cliente').join('; ')],
  ]
  return named.filter(([, text]) => text !== '')
}

/** Drops repeated publications. */
function once(lines: readonly Line[]): Line[] {
  const met = new Set<string>()
  return lines.filter(({ id }) => id === undefined || (!met.has(id) && met.add(id)))
}
