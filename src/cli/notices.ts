import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import type { Notice, Sending } from '../notices/notice.js'
import { Outbox } from '../notices/outbox.js'
import { replay, type Standing, standingOf, standings } from '../notices/standing.js'
import { shownTarget } from '../notices/target.js'
import { subjectOf } from '../notices/words.js'
import { AS_WRITTEN } from '../spreadsheets/tables/shown.js'
import type { Table, TableColumn } from '../spreadsheets/tables/table.js'
import { terminalLines } from '../spreadsheets/tables/terminal.js'
import { type Output, timeOf, words } from './output.js'

/** One line of the list, and of its JSON. */
interface Told {
  notice: string
  state: Standing['state']
  createdAt: string
  to: string
  subject: string
  attempts: number
  /** When it is sent next. */
  due: string | null
  /** How the last attempt ended. */
  last: string | null
}

export async function listNoticesCommand(
  app: App,
  options: { all?: boolean },
  output: Output,
): Promise<ExitStatus> {
  const outbox = new Outbox(await app.bucket())
  const told: Told[] = []
  for (const standing of await standings(outbox, options.all === true)) {
    const one = await toldOf(standing, outbox, output)
    if (one) told.push(one.told)
  }
  told.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.notice.localeCompare(b.notice))
  if (output.json) output.result(JSON.stringify({ notices: told }))
  else for (const line of terminalLines(tableOf(told, output), AS_WRITTEN)) output.result(line)
  return EXIT.done
}

export async function showNoticeCommand(app: App, id: string, output: Output): Promise<ExitStatus> {
  const outbox = new Outbox(await app.bucket())
  const standing = await standingOf(outbox, id)
  const found = standing && (await toldOf(standing, outbox, output))
  if (!found) throw UserError.usage('no_notice', { notice: id })
  const { told, notice, sendings } = found
  const attempts = sendings.map(({ round, n, at, ended }) => ({
    ...{ round, n, at },
    ended: ended?.is ?? 'interrupted',
    detail: ended?.detail ?? null,
  }))
  if (output.json) {
    output.result(JSON.stringify({ ...told, facts: notice.facts, sendings: attempts }))
    return EXIT.done
  }
  output.result(`${told.notice}  ${stateText(told.state, output)}  ${told.to}`)
  output.result(told.subject)
  for (const { round, n, at, ended, detail } of attempts) {
    const when = timeOf(output.language, Date.parse(at))
    output.result(`${round + 1}.${n}  ${when}  ${ended}  ${detail ?? ''}`.trimEnd())
  }
  return EXIT.done
}

/** Sends dead letters again: those that are named, or all. */
export async function replayNoticesCommand(
  app: App,
  ids: readonly string[],
  options: { all?: boolean },
  output: Output,
): Promise<ExitStatus> {
  const outbox = new Outbox(await app.bucket())
  if (ids.length === 0 && !options.all)
    throw UserError.usage('usage_missing_argument', { what: 'ID' })
  const known = await standings(outbox, ids.length > 0)
  const chosen = ids.length > 0 ? ids : known.filter(isDead).map(({ notice }) => notice)
  for (const id of chosen) {
    const standing = known.find(({ notice }) => notice === id)
    if (!standing) throw UserError.usage('no_notice', { notice: id })
    if (!isDead(standing)) {
      throw UserError.usage('notice_not_dead', { notice: id, state: standing.state })
    }
  }
  const replayed: string[] = []
  for (const id of chosen) {
    if (await replay(outbox, id, app.clock.now())) replayed.push(id)
  }
  output.told(
    replayed.length > 0
      ? sentence('notices_replayed', { notices: replayed })
      : sentence('notices_none_dead'),
  )
  if (output.json) output.result(JSON.stringify({ replayed }))
  return EXIT.done
}

const isDead = ({ state }: Standing) => state === 'dead'

async function toldOf(
  standing: Standing,
  outbox: Outbox,
  output: Output,
): Promise<{ told: Told; notice: Notice; sendings: Sending[] } | undefined> {
  const notice = await outbox.notice(standing.notice)
  // Its writer has only laid the mark so far.
  if (!notice) return undefined
  const sendings = await outbox.sendings(notice.id)
  const due = standing.state === 'waiting' ? standing.dueMs : undefined
  const told: Told = {
    notice: notice.id,
    state: standing.state,
    createdAt: notice.createdAt,
    to: shownTarget(notice.target),
    subject: subjectOf(notice.facts, output.language),
    attempts: sendings.length,
    due: due === undefined ? null : new Date(due).toISOString(),
    last: sendings.at(-1)?.ended?.detail ?? null,
  }
  return { told, notice, sendings }
}

function tableOf(told: readonly Told[], output: Output): Table {
  const say = (pt: string, en: string) => words(output.language, pt, en)
  const text = (title: string): TableColumn => ({ title, kind: 'text' })
  return {
    name: 'notices',
    columns: [
      text(say('Aviso', 'Notice')),
      text(say('Situação', 'State')),
      text(say('Para', 'To')),
      { title: say('Tentativas', 'Attempts'), kind: 'integer' },
      text(say('Próxima', 'Next')),
      text(say('Assunto', 'Subject')),
    ],
    rows: told.map(({ notice, state, to, attempts, due, subject }) => [
      notice,
      stateText(state, output),
      to,
      { number: String(attempts) },
      due === null ? null : timeOf(output.language, Date.parse(due)),
      subject,
    ]),
  }
}

function stateText(state: Standing['state'], { language }: Output): string {
  if (state === 'dead') return words(language, 'abandonado', 'given up')
  return state === 'waiting'
    ? words(language, 'espera', 'waits')
    : words(language, 'entregue', 'delivered')
}
