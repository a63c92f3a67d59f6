import { EXIT, type ExitStatus } from '../../core/errors.js'
import { firstNames, watchedOf } from '../../messages/format.js'
import {
  addWatch,
  type ListOptions,
  type ListUnderstood,
  replaceWatch,
  type StoredWatch,
} from '../../watches/manage-watch.js'
import { type Cli, type Output, words } from '../output.js'
import { printInput } from '../quote.js'

export async function addWatchCommand(
  { app, output }: Cli,
  name: string,
  file: string,
  wishes: ListOptions,
): Promise<ExitStatus> {
  const stored = await addWatch(app, { name, file, wishes }, printList(output))
  const { registrations } = stored.watch
  printStored(
    stored,
    words(
      output.language,
      `Acompanhamento ${name}: ${watchedOf('pt', registrations)}. Para a primeira noite: lote watch run ${name}`,
      `Watch ${name}: ${watchedOf('en', registrations)}. For the first night: lote watch run ${name}`,
    ),
    output,
  )
  return EXIT.done
}

export async function replaceWatchCommand(
  { app, output }: Cli,
  name: string,
  file: string,
  wishes: ListOptions,
): Promise<ExitStatus> {
  const stored = await replaceWatch(app, { name, file, wishes }, printList(output))
  const after = stored.watch.registrations
  const before = stored.before.registrations
  const { left = [], came = [] } = stored.watch.changes ?? {}
  const changed = [
    namedChanges(words(output.language, 'Saem', 'Leaving'), left, output),
    namedChanges(words(output.language, 'Entram', 'New'), came, output),
  ].join('')
  printStored(
    stored,
    words(
      output.language,
      `Acompanhamento ${name}: ${watchedOf('pt', after)} (antes, ${before}).${changed} O que já foi mostrado continua guardado.`,
      `Watch ${name}: ${watchedOf('en', after)} (${before} before).${changed} What was shown is remembered.`,
    ),
    output,
  )
  return EXIT.done
}

/** Formats ` Saem: OAB/SP 123.456, OAB/RJ 9 e mais 3.`, or an empty text. */
function namedChanges(title: string, all: readonly string[], { language }: Output): string {
  if (all.length === 0) return ''
  return ` ${title}: ${firstNames(language, all)}.`
}

const printList = (output: Output) => (list: ListUnderstood) =>
  printInput({ ...list, told: list.remarks }, output)

function printStored({ watch, notes }: StoredWatch, summary: string, output: Output): void {
  for (const note of notes) output.say(note)
  output.tell(summary)
  output.result(output.json ? JSON.stringify(watch) : watch.name)
}
