import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { counted, watchedOf } from '../../messages/format.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { schedulesOf } from '../../schedules/watch-schedules.js'
import { removableWatch, removeWatch } from '../../watches/manage-watch.js'
import { listWatches, nightsOf, watchDetails } from '../../watches/overview.js'
import type { WatchRecords } from '../../watches/records.js'
import { agreed } from '../keys/credentials.js'
import { type Cli, type Output, words } from '../output.js'
import { printTable } from '../print-table.js'
import { terminalOf } from '../terminal/asking.js'

export async function listWatchesCommand({ app, output }: Cli): Promise<ExitStatus> {
  const all = await listWatches(await app.bucket())
  if (output.json) output.result(JSON.stringify({ watches: all }))
  else {
    const w = (pt: string, en: string) => words(output.language, pt, en)
    printTable(
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
      sentence('watches_none'),
    )
  }
  return EXIT.done
}

/** Shows the spellings of each registration, and how far each was read completely. */
export async function showWatchCommand({ app, output }: Cli, name: string): Promise<ExitStatus> {
  const details = await watchDetails(await app.bucket(), name)
  const { watch, seen, registrations, readings, unsettled } = details
  if (output.json) {
    output.result(JSON.stringify({ ...watch, seen, registrations, unsettled }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(output.language, pt, en)
  output.tell(
    w(
      `${name}: ${watch.input.name}, ${watchedOf('pt', watch.registrations)}, ${counted('pt', seen, ['publicação já mostrada', 'publicações já mostradas'], ['', ''])}`,
      `${name}: ${watch.input.name}, ${watch.registrations} watched, ${seen} publications shown so far`,
    ),
  )
  printTable(
    [
      w('Acompanhado', 'Watched'),
      w('Grafia', 'Spelling'),
      [w('Lido desde', 'Read from'), 'day'],
      [w('Lido por inteiro até', 'Read whole to'), 'day'],
      [w('Em aberto desde', 'Open from'), 'day'],
    ],
    readings.map(({ watched, spelling, from, wholeTo, openFrom }) => [
      ...[watched, spelling],
      ...[from, wholeTo, openFrom].map((day) => (day ? { day } : null)),
    ]),
    output,
    sentence('nights_none', { name }),
  )
  return EXIT.done
}

export async function watchHistoryCommand({ app, output }: Cli, name: string): Promise<ExitStatus> {
  const nights = await nightsOf(await app.bucket(), name)
  if (output.json) {
    output.result(JSON.stringify({ watch: name, nights }))
    return EXIT.done
  }
  const w = (pt: string, en: string) => words(output.language, pt, en)
  const figure = (number: number) => ({ number: String(number) })
  printTable(
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
    sentence('nights_none', { name }),
  )
  return EXIT.done
}

/**
 * Removes a watch with `--yes`, or when the user agrees at the terminal.
 * @throws UserError (4) without both; (1) and (2) as {@link removeWatch}
 */
export async function removeWatchCommand(
  { app, output }: Cli,
  name: string,
  { yes = false }: { yes?: boolean },
): Promise<ExitStatus> {
  const records = await removableWatch(app, name)
  const schedules = (await schedulesOf(records.bucket, name)).map((one) => one.name)
  const scheduled = schedules.length > 0 ? [sentence('watch_scheduled', { name, schedules })] : []
  // Without a question the state is not read: a damaged one can be removed as well.
  const told = yes ? scheduled : [await forgotten(records), ...scheduled]
  const terminal = output.json ? undefined : terminalOf(output)
  if (!yes && !terminal)
    throw new UserError(EXIT.decision, [...told, sentence('watch_remove_unconfirmed', { name })])
  for (const one of told) output.say(one)
  if (!yes && terminal && !(await agreed(terminal, removeQuestion(output)))) {
    output.say(sentence('declined'))
    return EXIT.interrupted
  }
  await removeWatch(app, name)
  output.result(output.json ? JSON.stringify({ removed: name }) : name)
  return EXIT.done
}

async function forgotten(records: WatchRecords): Promise<Sentence> {
  const { seen } = await records.state()
  return sentence('watch_forgets', { name: records.name, count: Object.keys(seen).length })
}

const removeQuestion = ({ language }: Output) =>
  words(language, 'Remover? [s/N] ', 'Remove it? [y/N] ')
