import type { App } from '../app.js'
import { EXIT, type ExitStatus } from '../errors.js'
import { WatchRecords, watchNames } from '../watches/records.js'
import type { Watch } from '../watches/watch.js'
import { type Voice, words } from './say.js'
import { definitionOf } from './watch-run.js'
import { tellTable } from './watch-told.js'

export async function listWatchesCommand(app: App, voice: Voice): Promise<ExitStatus> {
  const bucket = await app.bucket()
  const all: (Watch & { last: string | null })[] = []
  for (const name of await watchNames(bucket)) {
    const records = new WatchRecords(bucket, name)
    const watch = await records.definition()
    const last = (await records.nights()).at(-1)?.night ?? null
    if (watch) all.push({ ...watch, last })
  }
  if (voice.json) voice.result(JSON.stringify({ watches: all }))
  else {
    const w = (pt: string, en: string) => words(voice.language, pt, en)
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
      voice,
    )
  }
  return EXIT.done
}

/** Each registration: how it is spelled, and to which day each spelling was read completely. */
export async function showWatchCommand(app: App, name: string, voice: Voice): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  const watch = await definitionOf(records)
  const { registrations, seen } = await records.state()
  const unsettled = await records.open()
  if (voice.json) {
    const known = { seen: Object.keys(seen).length, registrations, unsettled }
    voice.result(JSON.stringify({ ...watch, ...known }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(voice.language, pt, en)
  voice.tell(
    w(
      `${name}: ${watch.input.name}, ${watch.registrations} acompanhados, ${Object.keys(seen).length} publicações já mostradas`,
      `${name}: ${watch.input.name}, ${watch.registrations} watched, ${Object.keys(seen).length} publications shown so far`,
    ),
  )
  tellTable(
    [
      w('Acompanhado', 'Watched'),
      w('Grafia', 'Spelling'),
      [w('Completo até', 'Complete to'), 'day'],
      [w('A ler desde', 'To read from'), 'day'],
    ],
    Object.entries(registrations).flatMap(([key, { spellings }]) =>
      Object.entries(spellings).map(([spelling, { complete, again }]) => [
        key,
        spelling,
        complete ? { day: complete } : null,
        again ? { day: again } : null,
      ]),
    ),
    voice,
  )
  return EXIT.done
}

export async function watchHistoryCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  await definitionOf(records)
  const nights = await records.nights()
  if (voice.json) {
    voice.result(JSON.stringify({ watch: name, nights }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(voice.language, pt, en)
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
    voice,
  )
  return EXIT.done
}

export async function removeWatchCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  await definitionOf(records)
  await records.remove()
  voice.result(voice.json ? JSON.stringify({ removed: name }) : name)
  return EXIT.done
}
