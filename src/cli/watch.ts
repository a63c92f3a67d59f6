import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { ReadState } from '../legal/gazette/look-back.js'
import { nameOf, watchedOf } from '../legal/gazette/subject.js'
import { addDays, type IsoDate } from '../values/dates.js'
import { definitionOf } from '../watches/definition.js'
import { holdWatch } from '../watches/lock.js'
import { WatchRecords, watchNames } from '../watches/records.js'
import { isWatchName, type Watch } from '../watches/watch.js'
import { type Output, words } from './output.js'
import { tellTable } from './watch-told.js'

export async function listWatchesCommand(app: App, output: Output): Promise<ExitStatus> {
  const bucket = await app.bucket()
  const all: (Watch & { last: string | null })[] = []
  for (const name of await watchNames(bucket)) {
    const records = new WatchRecords(bucket, name)
    const watch = await records.definition()
    const last = (await records.nights()).at(-1)?.night ?? null
    if (watch) all.push({ ...watch, last })
  }
  if (output.json) output.result(JSON.stringify({ watches: all }))
  else {
    const w = (pt: string, en: string) => words(output.language, pt, en)
    tellTable(
      [
        w('Nome', 'Name'),
        w('Arquivo', 'File'),
        [w('Acompanhados', 'Watched'), 'integer'],
        [w('Última noite', 'Last night'), 'day'],
      ],
      all.map(({ name, input, registrations, last }) => [
        name,
        input.name,
        { number: String(registrations) },
        last === null ? null : { day: last },
      ]),
      output,
    )
  }
  return EXIT.done
}

/** Each registration: how it is spelled, and to which day each spelling was read completely. */
export async function showWatchCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  const watch = await definitionOf(records)
  const { registrations, seen } = await records.state()
  const unsettled = await records.open()
  if (output.json) {
    const known = { seen: Object.keys(seen).length, registrations, unsettled }
    output.result(JSON.stringify({ ...watch, ...known }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(output.language, pt, en)
  output.tell(
    w(
      `${name}: ${watch.input.name}, ${watch.registrations} acompanhados, ${Object.keys(seen).length} publicações já mostradas`,
      `${name}: ${watch.input.name}, ${watch.registrations} watched, ${Object.keys(seen).length} publications shown so far`,
    ),
  )
  tellTable(
    [
      w('Acompanhado', 'Watched'),
      w('Grafia', 'Spelling'),
      [w('Lido desde', 'Read from'), 'day'],
      [w('Lido por inteiro até', 'Read whole to'), 'day'],
      [w('Em aberto desde', 'Open from'), 'day'],
    ],
    Object.entries(registrations).flatMap(([key, { spellings }]) =>
      Object.entries(spellings).map(([spelling, state]) => [
        nameOfKey(key),
        spelling,
        ...[state.from, wholeTo(state), state.again].map((day) => (day ? { day } : null)),
      ]),
    ),
    output,
  )
  return EXIT.done
}

function nameOfKey(key: string): string {
  const watched = watchedOf(key)
  return watched ? nameOf(watched) : key
}

/** A day that is open again is not whole, though it was once. */
function wholeTo({ from, complete, again }: ReadState): IsoDate | undefined {
  const day = again !== undefined && complete && again <= complete ? addDays(again, -1) : complete
  return day !== undefined && from !== undefined && day < from ? undefined : day
}

export async function watchHistoryCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  await definitionOf(records)
  const nights = await records.nights()
  if (output.json) {
    output.result(JSON.stringify({ watch: name, nights }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(output.language, pt, en)
  const figure = (number: number) => ({ number: String(number) })
  tellTable(
    [
      [w('Noite', 'Night'), 'day'],
      [w('Novas', 'New'), 'integer'],
      [w('Tardias', 'Late'), 'integer'],
      [w('Conferir', 'To check'), 'integer'],
      [w('Canceladas', 'Cancelled'), 'integer'],
      [w('Não inteiras', 'Not complete'), 'integer'],
      w('Lote', 'Batch'),
    ],
    nights.map((one) => [
      { day: one.night },
      ...[one.new, one.late, one.check, one.cancelled].map(figure),
      figure(one.coverage.incomplete + one.coverage.failed),
      one.batch,
    ]),
    output,
  )
  return EXIT.done
}

export async function removeWatchCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  if (!isWatchName(name) || !(await records.isThere())) {
    throw UserError.usage('watch_unknown', { name })
  }
  // A night that is under way would write its state after it.
  const lease = await holdWatch(app, name)
  try {
    await records.remove()
  } finally {
    await lease.release()
  }
  output.result(output.json ? JSON.stringify({ removed: name }) : name)
  return EXIT.done
}
