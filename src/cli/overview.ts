import {
  type AccountOverview,
  accountOverview,
  externalUnitsIn,
  overviewReport,
  type UnservedBatch,
  unservedBatches,
  type Wait,
  waitsFor,
} from '../batches/view/account-overview.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import type { LimiterState } from '../rate-limit/limiter-state.js'
import { queueName } from '../services/account.js'
import { unservedWords } from './follow.js'
import { type Cli, count, duration, type Output, pauseWords, timeOf, words } from './output.js'
import { waitWords } from './wait-words.js'

/**
 * Shows for each account the use of its windows, when units are free again, and what each batch
 * waits for.
 */
export async function overviewCommand({ app, output }: Cli): Promise<ExitStatus> {
  const overviews: AccountOverview[] = []
  for (const account of app.accounts())
    overviews.push(await accountOverview(app, app.connect(account)))
  const unserved = await unservedBatches(app, app.accounts().map(queueName))
  if (overviews.length === 0 && !output.json) output.tell(noAccount(output.language))
  if (output.json) output.result(JSON.stringify(overviewReport(overviews, unserved)))
  else {
    for (const overview of overviews) tell(overview, output, app.clock.now())
    for (const one of unserved) output.result(unservedLine(one, output.language))
  }
  return EXIT.done
}

function unservedLine({ manifest, isCancelled }: UnservedBatch, language: Language): string {
  const { id, input } = manifest
  return `${id}  ${unservedWords(id, isCancelled, language)}  ${input.name}`
}

function noAccount(language: Language): string {
  return words(
    language,
    'Nenhuma conta configurada: lote config pergunta endereço e chave. De um lote, também de um ensaio: lote status NÚMERO.',
    'No account is configured: lote config asks for address and key. Of a batch, a rehearsal too: lote status NUMBER.',
  )
}

function tell(overview: AccountOverview, output: Output, now: number): void {
  const { connection, state, held, takeable, workers, standstill, batches } = overview
  const translate: Translate = (pt, en) => words(output.language, pt, en)
  output.result(`${connection.account.name} (${connection.account.service})`)
  const lines = [
    translate(`workers vivos: ${workers}`, `workers alive: ${workers}`),
    ...state.windows.map((_, at) =>
      windowLine(state, at, held[at]!.units, takeable[at]!, translate),
    ),
    ...messageLines(overview, translate),
    ...sizeLines(overview, output.language, translate),
    ...stateLines(state, output.language, now, translate),
    ...batches.map((batch) =>
      batchLine(
        batch,
        { wait: waitsFor(state, takeable), standstill, now },
        output.language,
        translate,
      ),
    ),
  ]
  for (const line of lines) output.result(`  ${line}`)
}

type Translate = (pt: string, en: string) => string

/**
 * Returns the limit that the service gives for the key, where it differs from the configured one.
 */
function messageLines({ connection, told }: AccountOverview, translate: Translate): string[] {
  const { windows } = connection.account
  const { units, ms } = windows.reduce((a, b) => (a.ms <= b.ms ? a : b))
  if (told === undefined || told === units) return []
  const all = translate(
    `o serviço diz que a chave tem ${told}`,
    `the service says that the key has ${told}`,
  )
  const window = translate(
    `em ${duration(ms)}; configurado: ${units}`,
    `in ${duration(ms)}; configured: ${units}`,
  )
  const used = translate(`usam-se ${Math.min(told, units)}`, `${Math.min(told, units)} are used`)
  return [`${all} ${window}; ${used}`]
}

function sizeLines({ sizes }: AccountOverview, language: Language, translate: Translate): string[] {
  return sizes.map(({ job, limit: { most, refused, at } }) => {
    const many = refused ?? most * 2
    const when = at === undefined ? '' : ` (${timeOf(language, Date.parse(at))})`
    return translate(
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
  translate: Translate,
): string {
  const { window, used, nextFreeMs } = windows[at]!
  const { ms } = window
  const kept = units - takeable
  const parts = [
    translate(
      `${used} de ${units} unidades usadas em ${duration(ms)}`,
      `${used} of ${units} units used in ${duration(ms)}`,
    ),
    kept > 0 && translate(`${kept} reservadas a pessoas`, `${kept} reserved for people`),
    used > 0 &&
      translate(
        `a próxima se libera em ${duration(nextFreeMs)}`,
        `the next is free in ${duration(nextFreeMs)}`,
      ),
  ]
  return parts.filter(Boolean).join('; ')
}

function stateLines(
  state: LimiterState,
  language: Language,
  now: number,
  translate: Translate,
): string[] {
  const foreign = externalUnitsIn(state)
  const lines = [
    foreign > 0 &&
      translate(
        `${foreign} unidades são de outro uso do mesmo usuário, segundo o serviço`,
        `${foreign} units are of another use of the same user, by the service's word`,
      ),
    state.pausedMs > 0 && pauseWords(state, language, now),
    state.unpricedCost > 1 &&
      translate(
        `o que o contrato não diz quanto custa (correct, extract, atualiza) custa ${state.unpricedCost} unidades, pelo que se viu`,
        `what the contract does not price (correct, extract, atualiza) costs ${state.unpricedCost} units, from what was seen`,
      ),
  ]
  return lines.filter((line) => line !== false)
}

function batchLine(
  { open, waiting, finishMs }: AccountOverview['batches'][number],
  { wait, standstill, now }: { wait: Wait; standstill: Wait | undefined; now: number },
  language: Language,
  translate: Translate,
): string {
  const { id, input } = open.manifest
  const todo = count(language, open.missing)
  const why = waiting > 0 && !standstill ? ` (${waitWords(wait, language, now)})` : ''
  const at = `~${duration(finishMs)} (${timeOf(language, now + finishMs)})`
  const end = standstill
    ? waitWords(standstill, language, now)
    : translate(`pronto em ${at}`, `done in ${at}`)
  const what = open.control.paused
    ? translate('pausado', 'paused')
    : translate(
        `${waiting} à espera de unidades${why}; ${end}`,
        `${waiting} waiting for units${why}; ${end}`,
      )
  const calls =
    open.missing === 1
      ? translate('falta 1 chamada', '1 call to come')
      : translate(`faltam ${todo} chamadas`, `${todo} calls to come`)
  return `${id}  ${open.lane}  ${calls}, ${what}  ${input.name}`
}
