import type { App } from '../app/app.js'
import { type OpenBatch, openBatches } from '../batches/finish-estimate.js'
import { type BatchProgress, progressOf } from '../batches/progress.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import type { Job } from '../core/job/job.js'
import type { Window } from '../core/window.js'
import { type PackLimit, readPackLimit } from '../execute/pack-limit.js'
import type { Language } from '../messages/index.js'
import type { LimiterState } from '../rate-limit/limiter-state.js'
import type { Connection } from '../services/connection.js'
import { reportOf } from './json.js'
import { count, duration, type Output, pauseWords, timeOf, words } from './output.js'

/** An account as `lote status` shows it. */
interface Overview {
  connection: Connection
  state: LimiterState
  /** The windows as the book holds to them: what the service told of the key may be less. */
  held: Window[]
  told: number | undefined
  /** What may be taken of each window now; less than that while some is reserved. */
  takeable: number[]
  /** Jobs of which the service has refused a call by its size. */
  sizes: { job: Job; limit: PackLimit }[]
  batches: { open: OpenBatch; waiting: number; finishMs: number; standing: BatchProgress }[]
}

/** For each account: what is used of each window, when more is free, and what each batch waits for. */
export async function overviewCommand(app: App, output: Output): Promise<ExitStatus> {
  const overviews: Overview[] = []
  for (const account of app.accounts()) overviews.push(await look(app, app.connect(account)))
  if (output.json) output.result(JSON.stringify(asJson(overviews)))
  else for (const overview of overviews) tell(overview, output, app.clock.now())
  return EXIT.done
}

async function look(app: App, connection: Connection): Promise<Overview> {
  const gate = await app.gate(connection.account)
  const forecast = await app.forecast(connection, gate)
  const state = await gate.state()
  const batches: Overview['batches'] = []
  for (const open of await openBatches(await app.bucket(), connection.book)) {
    const { id } = open.manifest
    const finishMs = await forecast.leftMs(open.manifest, open.missing, open.lane)
    const waiting = state.waiting.filter((one) => one.id.startsWith(`${id}.`)).length
    const standing = await progressOf(open.manifest, await app.bucket())
    batches.push({ open, waiting, finishMs, standing })
  }
  const takeable = gate.limits().map(({ units }) => units)
  const sizes = await sizesOf(app, connection)
  const held = gate.windows()
  return { connection, state, held, told: gate.toldLimit, takeable, sizes, batches }
}

async function sizesOf(app: App, { account, book }: Connection): Promise<Overview['sizes']> {
  const deps = { bucket: await app.bucket(), book, clock: app.clock }
  const sizes: Overview['sizes'] = []
  for (const job of app.jobs.values()) {
    if (job.service !== account.service || job.pack === 1) continue
    const limit = await readPackLimit(job, deps)
    if (limit && limit.most < job.pack) sizes.push({ job, limit })
  }
  return sizes
}

function asJson(overviews: Overview[]) {
  return {
    accounts: overviews.map(
      ({ connection: { account }, state, held, told, takeable, sizes, batches }) => ({
        account: account.name,
        service: account.service,
        told: told ?? null,
        windows: state.windows.map(({ window, used, nextFreeMs }, at) => ({
          ...window,
          held: held[at]!.units,
          used,
          takeable: takeable[at],
          nextFreeMs,
        })),
        foreign: foreignIn(state),
        untoldCost: state.untoldCost,
        mostItems: Object.fromEntries(sizes.map(({ job, limit }) => [job.kind, limit.most])),
        pausedMs: state.pausedMs,
        answerMs: state.answerMs ?? null,
        batches: batches.map(({ open, waiting, finishMs }) => ({
          batch: open.manifest.id,
          lane: open.lane,
          state: open.control.paused ? 'paused' : 'open',
          missing: open.missing,
          waiting,
          waitsFor: waiting > 0 ? waitsFor(state, takeable) : null,
          finishMs: Number.isFinite(finishMs) ? finishMs : null,
        })),
      }),
    ),
    open: overviews.flatMap(({ batches }) =>
      batches.map(({ open, standing }) => ({ ...reportOf(open.manifest, null, 0), ...standing })),
    ),
  }
}

/** Units of somebody else who uses the same user, as far as the service let us know. */
function foreignIn({ grants }: LimiterState): number {
  return grants.filter((grant) => grant === undefined).length
}

function tell(overview: Overview, output: Output, now: number): void {
  const { connection, state, held, takeable, batches } = overview
  const say: Say = (pt, en) => words(output.language, pt, en)
  output.result(`${connection.account.name} (${connection.account.service})`)
  const lines = [
    ...state.windows.map((_, at) => windowLine(state, at, held[at]!.units, takeable[at]!, say)),
    ...toldLines(overview, say),
    ...sizeLines(overview, output.language, say),
    ...stateLines(state, output.language, now, say),
    ...batches.map((batch) =>
      batchLine(batch, waitsFor(state, takeable), now, output.language, say),
    ),
  ]
  for (const line of lines) output.result(`  ${line}`)
}

type Say = (pt: string, en: string) => string

/** The key's own limit, where it is another than what was configured. */
function toldLines({ connection, told }: Overview, say: Say): string[] {
  const { windows } = connection.account
  const { units, ms } = windows.reduce((a, b) => (a.ms <= b.ms ? a : b))
  if (told === undefined || told === units) return []
  const all = say(
    `o serviço diz que a chave tem ${told}`,
    `the service says that the key has ${told}`,
  )
  const window = say(
    `em ${duration(ms)}; configurado: ${units}`,
    `in ${duration(ms)}; configured: ${units}`,
  )
  const used = say(`usam-se ${Math.min(told, units)}`, `${Math.min(told, units)} are used`)
  return [`${all} ${window}; ${used}`]
}

function sizeLines({ sizes }: Overview, language: Language, say: Say): string[] {
  return sizes.map(({ job, limit: { most, refused, at } }) => {
    const many = refused ?? most * 2
    const when = at === undefined ? '' : ` (${timeOf(language, Date.parse(at))})`
    return say(
      `${job.kind}: no máximo ${most} linhas por chamada, pois o serviço recusou ${many}${when}`,
      `${job.kind}: at most ${most} rows a call, as the service refused ${many}${when}`,
    )
  })
}

function windowLine(
  { windows }: LimiterState,
  at: number,
  units: number,
  takeable: number,
  say: Say,
): string {
  const { window, used, nextFreeMs } = windows[at]!
  const { ms } = window
  const kept = units - takeable
  const parts = [
    say(
      `${used} de ${units} unidades usadas em ${duration(ms)}`,
      `${used} of ${units} units used in ${duration(ms)}`,
    ),
    kept > 0 && say(`${kept} reservadas a pessoas`, `${kept} reserved for people`),
    used > 0 &&
      say(
        `a próxima se libera em ${duration(nextFreeMs)}`,
        `the next is free in ${duration(nextFreeMs)}`,
      ),
  ]
  return parts.filter(Boolean).join('; ')
}

function stateLines(state: LimiterState, language: Language, now: number, say: Say): string[] {
  const foreign = foreignIn(state)
  const lines = [
    foreign > 0 &&
      say(
        `${foreign} unidades são de outro uso do mesmo usuário, segundo o serviço`,
        `${foreign} units are of another use of the same user, by the service's word`,
      ),
    state.pausedMs > 0 && pauseWords(state, language, now),
    state.untoldCost > 1 &&
      say(
        `o que o contrato não diz quanto custa (correct, extract, atualiza) custa ${state.untoldCost} unidades, pelo que se viu`,
        `what the contract does not price (correct, extract, atualiza) costs ${state.untoldCost} units, from what was seen`,
      ),
  ]
  return lines.filter((line) => line !== false)
}

/** Why the next unit is not there: for all who wait it is the same. */
function waitsFor({ windows, pausedMs, isOutage }: LimiterState, takeable: number[]): Wait {
  if (pausedMs > 0) return { is: 'paused', ms: pausedMs, isOutage }
  const full = windows.filter(({ used }, at) => used >= takeable[at]!)
  const [last] = full.sort((a, b) => b.nextFreeMs - a.nextFreeMs)
  return last ? { is: 'window', window: last.window, ms: last.nextFreeMs } : { is: 'turn', ms: 0 }
}

type Wait =
  | { is: 'paused'; ms: number; isOutage: boolean }
  | { is: 'window'; window: Window; ms: number }
  /** There is room: it goes to whose turn it is. */
  | { is: 'turn'; ms: number }

function waitWords(wait: Wait, say: Say): string {
  const ms = duration(wait.ms)
  if (wait.is === 'paused' && wait.isOutage)
    return say(`(o serviço não responde: ${ms})`, `(the service does not answer: ${ms})`)
  if (wait.is === 'paused')
    return say(`(o serviço pediu espera: ${ms})`, `(the service asked to wait: ${ms})`)
  if (wait.is === 'turn') return say('(na vez de cada um)', '(each in its turn)')
  const of = duration(wait.window.ms)
  return say(`(o limite de ${of} está cheio: ${ms})`, `(the limit of ${of} is full: ${ms})`)
}

function batchLine(
  { open, waiting, finishMs }: Overview['batches'][number],
  wait: Wait,
  now: number,
  language: Language,
  say: Say,
): string {
  const { id, input } = open.manifest
  const todo = count(language, open.missing)
  const why = waiting > 0 ? ` ${waitWords(wait, say)}` : ''
  const at = `~${duration(finishMs)} (${timeOf(language, now + finishMs)})`
  const what = open.control.paused
    ? say('pausado', 'paused')
    : say(
        `${waiting} à espera de unidades${why}; pronto em ${at}`,
        `${waiting} waiting for units${why}; done in ${at}`,
      )
  const calls = say(`faltam ${todo} chamadas`, `${todo} calls to come`)
  return `${id}  ${open.lane}  ${calls}, ${what}  ${input.name}`
}
