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
  const watches = await listWatches(await app.bucket())
  return printTable(
    {
      json: { watches },
      titles: [
        ['Nome', 'Name'],
        ['Arquivo', 'File'],
        ['Acompanhados', 'Watched', 'integer'],
        ['Última noite', 'Last night', 'day'],
      ],
      rows: () =>
        watches.map(({ name, input, registrations, last }) => [
          name,
          input.name,
          { number: String(registrations) },
          last === null ? null : { day: last },
        ]),
      none: sentence('watches_none'),
    },
    output,
  )
}

/** Shows the spellings of each registration, and how far each was read completely. */
export async function showWatchCommand({ app, output }: Cli, name: string): Promise<ExitStatus> {
  const details = await watchDetails(await app.bucket(), name)
  const { watch, seen, registrations, readings, unsettled } = details
  if (!output.json)
    output.tell(
      words(
        output.language,
        `${name}: ${watch.input.name}, ${watchedOf('pt', watch.registrations)}, ${counted('pt', seen, ['publicação já mostrada', 'publicações já mostradas'], ['', ''])}`,
        `${name}: ${watch.input.name}, ${watch.registrations} watched, ${seen} publications shown so far`,
      ),
    )
  return printTable(
    {
      json: { ...watch, seen, registrations, unsettled },
      titles: [
        ['Acompanhado', 'Watched'],
        ['Grafia', 'Spelling'],
        ['Lido desde', 'Read from', 'day'],
        ['Lido por inteiro até', 'Read whole to', 'day'],
        ['Em aberto desde', 'Open from', 'day'],
      ],
      rows: () =>
        readings.map(({ watched, spelling, from, wholeTo, openFrom }) => [
          watched,
          spelling,
          ...[from, wholeTo, openFrom].map((day) => (day ? { day } : null)),
        ]),
      none: sentence('nights_none', { name }),
    },
    output,
  )
}

export async function watchHistoryCommand({ app, output }: Cli, name: string): Promise<ExitStatus> {
  const nights = await nightsOf(await app.bucket(), name)
  const figure = (number: number) => ({ number: String(number) })
  return printTable(
    {
      json: { watch: name, nights },
      titles: [
        ['Noite', 'Night', 'day'],
        ['Novas', 'New', 'integer'],
        ['Tardias', 'Late', 'integer'],
        ['Conferir', 'To check', 'integer'],
        ['Canceladas', 'Cancelled', 'integer'],
        ['Não inteiras', 'Not complete', 'integer'],
        ['Lote', 'Batch'],
      ],
      rows: () =>
        nights.map((one) => [
          { day: one.night },
          ...[one.new, one.late, one.check, one.cancelled].map(figure),
          figure(one.coverage.incomplete + one.coverage.failed),
          one.batch,
        ]),
      none: sentence('nights_none', { name }),
    },
    output,
  )
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
