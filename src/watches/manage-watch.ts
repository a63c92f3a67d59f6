import { createReadStream } from 'node:fs'
import { accept } from '../accept/accept.js'
import type { Engine } from '../batches/engine.js'
import type { Input } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { nameOf, subjectOfKey } from '../legal/gazette/subject.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { keys } from '../records/keys.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import { namedWatch, unknownWatch } from './definition.js'
import {
  lineWithoutAddress,
  NamesOfRegistrations,
  noteRejected,
  notesOn,
  type Reason,
} from './list-notes.js'
import { sinceFrom } from './night-options.js'
import { WatchRecords } from './records.js'
import { requestFor } from './request.js'
import { withStoredList } from './stored-list.js'
import { type IfNothing, inputName, isWatchName, type Watch } from './watch.js'
import { requireWatchLease } from './watch-lease.js'

/** Options for reading the sheet of a list, and for the nights of its watch. */
export interface ListOptions {
  sheet?: string
  map: Record<string, string>
  account?: string
  perLawyer?: boolean
  ifNothing?: IfNothing
  /** The first day that is wanted, as the user typed it; for a new watch only. */
  from?: string | undefined
}

/** How the file was understood; `remarks` includes the columns that no field uses. */
export interface ListUnderstood {
  file: string
  input: Pick<Input, 'sheet' | 'mapping'>
  remarks: Sentence[]
}

export interface StoredWatch {
  watch: Watch
  list: ListUnderstood
  /** Warnings about rows that cannot be watched and addresses that are none. */
  notes: Sentence[]
}

export interface ReplacedWatch extends StoredWatch {
  before: Watch
}

/** Called as soon as the file is understood, before its rows are read. */
type OnRead = (list: ListUnderstood) => void

/**
 * Adds a watch whose sheet was understood; no call is made to the service.
 *
 * @throws UserError (2) for a name that is taken or invalid, or a list without any valid row; (4)
 * where the sheet needs an answer from the user
 */
export async function addWatch(
  engine: Engine,
  { name, file, wishes: { from, ...asked } }: { name: string; file: string; wishes: ListOptions },
  onRead?: OnRead,
): Promise<StoredWatch> {
  if (!isWatchName(name)) throw UserError.usage('watch_bad_name', { name })
  const records = new WatchRecords(await engine.bucket(), name)
  if (await records.definition()) throw UserError.usage('watch_exists', { name })
  const nowMs = engine.clock.now()
  const addedAt = new Date(nowMs).toISOString()
  const since = from === undefined ? {} : { since: sinceFrom(from, dateInSaoPaulo(nowMs)) }
  const wishes = { ...asked, ...since }
  const { watched, list, notes } = await readList(
    engine,
    { name, addedAt, ...wishes },
    file,
    onRead,
  )
  const definition = { name, addedAt, ...wishes, registrations: watched.size }
  const watch = await create(engine, records, { ...definition, file, input: list.file })
  return { watch, list, notes }
}

/**
 * Removes the remains of an earlier watch of this name first: its state would count as shown by the
 * new one.
 */
async function create(
  engine: Engine,
  records: WatchRecords,
  { file, input, ...watch }: Omit<Watch, 'input'> & { file: string; input: string },
): Promise<Watch> {
  const { name, bucket } = records
  const lease = await requireWatchLease(engine, name)
  try {
    if (await records.definition()) throw UserError.usage('watch_exists', { name })
    await records.remove()
    const stored = await bucket.write(keys.watchInput(name, input), createReadStream(file))
    const definition: Watch = { ...watch, input: { name: input, ...stored } }
    if (!(await records.create(definition))) throw UserError.usage('watch_exists', { name })
    return definition
  } finally {
    await lease.release()
  }
}

/**
 * Replaces the list of a watch. Items that were shown stay so, and so does the reading state of
 * each registration that remains. Options that are not given keep their value. The new list is
 * stored next to the old one until the definition names it, so that a night always finds a complete
 * list.
 *
 * @throws UserError (1) while a night is running; (2) and (4) as `addWatch`
 */
export async function replaceWatch(
  engine: Engine,
  { name, file, wishes: { from, ...wishes } }: { name: string; file: string; wishes: ListOptions },
  onRead?: OnRead,
): Promise<ReplacedWatch> {
  const records = new WatchRecords(await engine.bucket(), name)
  if (from !== undefined) throw UserError.usage('watch_begun', { name })
  const { bucket } = records
  const before = await namedWatch(records)
  const map = Object.keys(wishes.map).length > 0 ? wishes.map : before.map
  const { changes: _, ...kept } = before
  const wished = { ...kept, ...wishes, map }
  const { watched, list, notes } = await readList(engine, wished, file, onRead)
  const known = await watchedBefore(engine, bucket, before)
  const lease = await requireWatchLease(engine, name)
  try {
    const place = `${engine.clock.now()}-${list.file}`
    const stored = await bucket.write(keys.watchInput(name, place), createReadStream(file))
    const input = { name: list.file, place, ...stored }
    const replacedAt = new Date(engine.clock.now()).toISOString()
    const watch: Watch = {
      ...wished,
      replacedAt,
      input,
      registrations: watched.size,
      ...(known ? { changes: changesBetween(known, watched) } : {}),
    }
    await records.define(watch)
    await bucket.delete(keys.watchInput(name, inputName(before)))
    await records.dropOthers(watched)
    return { watch, list, notes, before }
  } finally {
    await lease.release()
  }
}

function changesBetween(before: ReadonlySet<string>, after: ReadonlySet<string>) {
  return { left: namesBeside(before, after), came: namesBeside(after, before) }
}

function namesBeside(keys: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...keys].flatMap((key) => {
    const subject = others.has(key) ? undefined : subjectOfKey(key)
    return subject ? [nameOf(subject)] : []
  })
}

async function watchedBefore(
  engine: Engine,
  bucket: Bucket,
  watch: Watch,
): Promise<Set<string> | undefined> {
  const reading = withStoredList(bucket, watch, (file) =>
    readList(engine, watch, file, undefined, { acceptedBefore: true }),
  )
  const read = await reading.catch((error: unknown) => {
    if (error instanceof UserError) return undefined
    throw error
  })
  return read?.watched
}

/**
 * Removes a watch; its batches stay.
 * @throws UserError (1) while a night is running, (2) for an unknown watch
 */
export async function removeWatch(engine: Engine, name: string): Promise<void> {
  const records = await removableWatch(engine, name)
  // A running night would write its state after the removal.
  const lease = await requireWatchLease(engine, name)
  try {
    await records.remove()
  } finally {
    await lease.release()
  }
}

/**
 * Returns the records of a watch, also the remains of an interrupted removal.
 * @throws UserError (2) for an unknown watch
 */
export async function removableWatch(
  engine: Pick<Engine, 'bucket'>,
  name: string,
): Promise<WatchRecords> {
  const records = new WatchRecords(await engine.bucket(), name)
  if (isWatchName(name) && (await records.isThere())) return records
  throw await unknownWatch(records, { isRemoval: true })
}

/** Reads the list the way each night will read it. */
async function readList(
  engine: Engine,
  watch: Omit<Watch, 'input' | 'registrations'>,
  file: string,
  onRead: OnRead | undefined,
  { acceptedBefore } = { acceptedBefore: false },
): Promise<{ watched: Set<string>; list: ListUnderstood; notes: Sentence[] }> {
  const night = dateInSaoPaulo(engine.clock.now())
  const unknown = { ...watch, input: { name: '', sha256: '', bytes: 0 }, registrations: 0 }
  const { job, parameters, accept: asked } = requestFor(engine, unknown, file, night)
  const accepted = await accept(file, job.fields, { ...asked, acceptedBefore })
  try {
    const { name, sheet, mapping, unused } = accepted
    const left = unused.length > 0 ? [sentence('columns_left_out', { columns: unused })] : []
    const list = { file: name, input: { sheet, mapping }, remarks: [...accepted.remarks, ...left] }
    onRead?.(list)
    const columns = new Set(mapping.map(({ field }) => field))
    const problems = job.checkParameters(parameters, columns)
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
    const watched = new Set<string>()
    const rejected = new Map<string, Reason>()
    const addresses: string[] = []
    const letters: string[] = []
    const unaddressed: string[] = []
    const names = new NamesOfRegistrations()
    for await (const row of accepted.rows()) {
      if (row.ignored) continue
      const planned = job.planRow(row.fields, parameters, {})
      const ofPlan = planned.is === 'rejected' ? planned.problems : []
      const [problem] = [...row.problems, ...ofPlan]
      if (problem) noteRejected(rejected, problem, row.line)
      else if (planned.is === 'item') {
        const registration = String(planned.parameters.registration)
        watched.add(registration)
        names.add(registration, row)
        const bad = planned.notes.filter(({ code }) => code === 'watch_bad_address')
        addresses.push(...bad.map(({ facts }) => `${row.line} «${facts.value}»`))
        unaddressed.push(...lineWithoutAddress(row, columns))
        const odd = row.notes.filter(({ code }) => code === 'cell_oab_letter')
        letters.push(...odd.map(({ facts }) => `${row.line} «${facts.value}»`))
      }
    }
    const reasons = [...rejected.values()]
    if (watched.size === 0) {
      const lines = reasons.flatMap((one) => one.lines)
      throw new UserError(EXIT.usage, [
        sentence('watch_empty', { file: name, rejected: lines.length }),
        ...reasons.map(({ problem }) => problem),
      ])
    }
    const notes = notesOn(reasons, { addresses, letters, unaddressed, names: names.twice() })
    return { watched, list, notes }
  } finally {
    await accepted.close()
  }
}
