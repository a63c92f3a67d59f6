import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import {
  listNotices,
  type NoticeLine,
  noticeDetails,
  replayNotices,
} from '../../notices/overview.js'
import { type Cli, type Output, timeOf, words } from '../output.js'
import { printTable } from '../print-table.js'

export async function listNoticesCommand(
  { app, output }: Cli,
  options: { all?: boolean },
): Promise<ExitStatus> {
  const asked = { all: options.all === true, language: output.language }
  const notices = (await listNotices(await app.bucket(), asked)).map(({ line }) => line)
  return printTable(
    {
      json: { notices },
      titles: [
        ['Aviso', 'Notice'],
        ['Situação', 'State'],
        ['Para', 'To'],
        ['Tentativas', 'Attempts', 'integer'],
        ['Próxima', 'Next'],
        ['Assunto', 'Subject'],
      ],
      rows: () =>
        notices.map(({ notice, state, to, attempts, due, subject }) => [
          notice,
          stateText(state, output),
          to,
          { number: String(attempts) },
          due === null ? null : timeOf(output.language, Date.parse(due)),
          subject,
        ]),
      none: sentence(asked.all ? 'notices_none' : 'notices_none_open'),
    },
    output,
  )
}

export async function showNoticeCommand({ app, output }: Cli, id: string): Promise<ExitStatus> {
  const { line, facts, sendings } = await noticeDetails(await app.bucket(), id, output.language)
  if (output.json) {
    output.result(JSON.stringify({ ...line, facts, sendings }))
    return EXIT.done
  }
  output.result(`${line.notice}  ${stateText(line.state, output)}  ${line.to}`)
  output.result(line.subject)
  for (const { round, n, at, ended, detail } of sendings) {
    const when = timeOf(output.language, Date.parse(at))
    output.result(`${round + 1}.${n}  ${when}  ${ended}  ${detail ?? ''}`.trimEnd())
  }
  return EXIT.done
}

export async function replayNoticesCommand(
  { app, output }: Cli,
  ids: readonly string[],
  options: { all?: boolean },
): Promise<ExitStatus> {
  if (ids.length === 0 && !options.all)
    throw UserError.usage('usage_missing_argument', { what: 'ID' })
  const which = ids.length > 0 ? ids : 'all'
  const bucket = await app.bucket()
  const replayed = await replayNotices(bucket, which, app.clock.now())
  if (replayed.length > 0) output.say(sentence('notices_replayed', { notices: replayed }))
  else {
    const open = await listNotices(bucket, { all: false, language: output.language })
    output.say(sentence('notices_none_dead', { waiting: open.length }))
  }
  if (output.json) output.result(JSON.stringify({ replayed }))
  return EXIT.done
}

function stateText(state: NoticeLine['state'], { language }: Output): string {
  if (state === 'dead') return words(language, 'abandonado', 'given up')
  return state === 'waiting'
    ? words(language, 'espera', 'waits')
    : words(language, 'entregue', 'delivered')
}
