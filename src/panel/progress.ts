import type { AccountHalt } from '../batches/run/account-halt.js'
import type { StorageRefusal } from '../batches/run/storage-refusal.js'
import { storageSentence } from '../batches/user-error.js'
import type { WindowCourse } from '../batches/view/account-usage.js'
import type { BatchState, BatchStatus, WindowUse } from '../batches/view/batch-status.js'
import { OUTCOMES, type Outcome, type RowCounts } from '../core/outcome.js'
import { count, duration, timeOf } from '../messages/format.js'
import { type Language, translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { courseChart } from './charts.js'
import { type Html, html } from './html.js'
import type { Translate } from './page.js'

/** Shows the progress of an open batch; replaced in place at each change. */
export function progressHtml(
  translate: Translate,
  language: Language,
  status: BatchStatus & { courses: WindowCourse[] },
  nowMs: number,
): Html {
  const { rows, settled, tasks, units, windows, courses, finishAt } = status
  const number = (value: number) => count(language, value)
  const done = rows.read - rows.pending
  const label = translate(
    `${number(done)} de ${number(rows.read)} linhas`,
    `${number(done)} of ${number(rows.read)} rows`,
  )
  const finish = finishAt && timeOf(language, Date.parse(finishAt))
  return html`<section class="card"><h2 role="status">${label}</h2>
<progress class="wide" max="${Math.max(1, tasks)}" value="${settled}" aria-label="${translate('Andamento', 'Progress')}"></progress>
<p class="soft">${waitText(translate, language, status, nowMs)}${finish && translate(` Deve ficar pronto em ${finish}.`, ` It should be done at ${finish}.`)}</p>
${countsHtml(translate, language, rows)}</section>
<section class="card"><h2>${translate('Unidades', 'Units')}</h2>
<p>${translate(`Gastas: ${number(units.spent)}; orçadas: ${number(units.quoted)}.`, `Spent: ${number(units.spent)}; quoted: ${number(units.quoted)}.`)}</p>
${windows.map((window) => windowHtml(translate, language, window))}
${courses.map((course) => courseChart(translate, language, course))}</section>`
}

/** Shows the number of rows by outcome, without zeros. */
export function countsHtml(translate: Translate, language: Language, rows: RowCounts): Html {
  const shown = OUTCOMES.filter((outcome) => rows[outcome] > 0)
  return html`<dl class="figures">${shown.map(
    (outcome) =>
      html`<div><dt>${outcomeWord(translate, outcome)}</dt><dd class="${TONES[outcome]}">${count(language, rows[outcome])}</dd></div>`,
  )}</dl>`
}

const TONES: Partial<Record<Outcome, string>> = {
  ok: 'good',
  warned: 'look',
  rejected: 'bad',
  failed: 'bad',
}

function outcomeWord(translate: Translate, outcome: Outcome): string {
  const texts: Record<Outcome, string> = {
    ok: translate('prontas', 'done'),
    warned: translate('prontas, com aviso', 'done, with a warning'),
    rejected: translate('a corrigir por você', 'for you to correct'),
    failed: translate('sem resposta', 'without an answer'),
    duplicate: translate('repetidas', 'repeated'),
    ignored: translate('títulos, totais e notas', 'titles, totals, notes'),
    pending: translate('na fila', 'in the queue'),
  }
  return texts[outcome]
}

export function rowWord(translate: Translate, outcome: Outcome): string {
  const texts: Record<Outcome, string> = {
    ok: translate('pronta', 'done'),
    warned: translate('pronta, com aviso', 'done, with a warning'),
    rejected: translate('a corrigir', 'to correct'),
    failed: translate('sem resposta', 'no answer'),
    duplicate: translate('repetida', 'repeated'),
    ignored: translate('título, total ou nota', 'title, total or note'),
    pending: translate('na fila', 'in the queue'),
  }
  return texts[outcome]
}

/** Shows the use of one window of the limit, and how much of it `more` units may take. */
export function windowHtml(
  translate: Translate,
  language: Language,
  { units, ms, used }: WindowUse,
  more?: number,
): Html {
  const most = count(language, Math.min(more ?? 0, units))
  const own = more ? translate(`; este lote, até ${most}`, `; this batch, up to ${most}`) : ''
  const text = `${count(language, used)} ${translate('de', 'of')} ${count(language, units)}${own}`
  const name = translate(`Em ${duration(ms)}: ${text}`, `In ${duration(ms)}: ${text}`)
  return html`<div class="window"><span>${name}</span><progress max="${units}" value="${used}" aria-label="${name}"></progress></div>`
}

function waitText(
  translate: Translate,
  language: Language,
  { state, waitsFor }: BatchStatus,
  nowMs: number,
): string {
  if (state === 'paused')
    return translate(
      'Pausado: nada novo é pedido até você continuar.',
      'Paused: nothing new is asked until you resume.',
    )
  if (state === 'cancelling' && waitsFor?.is !== 'account')
    return translate('Terminando o que está em curso.', 'Ending with what is under way.')
  if (!waitsFor) return translate('Em andamento.', 'Under way.')
  if (waitsFor.is === 'worker')
    return translate(
      'Parado: nenhum worker está ligado. Quem administra liga um: lote worker.',
      'Standing: no worker is running. Who administers starts one: lote worker.',
    )
  if (waitsFor.is === 'account')
    return translate(
      'Parado: espera outra chave ou endereço, que nenhuma conta desta configuração tem. Com os de quando foi enviado, continua sozinho. Se mudaram de vez, cancele-o para receber o que foi respondido, e envie o arquivo de novo.',
      'Standing: it waits for another key or address, which no account of this configuration has. With those of its submission it goes on by itself. If they changed for good, cancel it to get what was answered, and send the file again.',
    )
  if (waitsFor.is === 'halted') return haltText(translate, language, waitsFor.halt)
  if (waitsFor.is === 'storage') return refusalText(translate, language, waitsFor.refusal)
  const until = `${duration(waitsFor.ms)} (${timeOf(language, nowMs + waitsFor.ms)})`
  if (waitsFor.is === 'turn') return translate('Aguarda a sua vez na fila.', 'Waits for its turn.')
  if (waitsFor.is === 'window')
    return translate(
      `O limite de ${waitsFor.window.units} unidades está tomado: continua em ${until}.`,
      `The limit of ${waitsFor.window.units} units is used up: goes on in ${until}.`,
    )
  return waitsFor.isOutage
    ? translate(
        `O serviço não responde: nova tentativa em ${until}.`,
        `The service does not answer: asked again in ${until}.`,
      )
    : translate(
        `O serviço pediu espera: mais ${until}.`,
        `The service asked to wait: ${until} more.`,
      )
}

/** Tells why nothing can be written, and since when. */
export function refusalText(
  translate: Translate,
  language: Language,
  { reason, where, sinceMs }: StorageRefusal,
): string {
  const since = timeOf(language, sinceMs)
  const why = translateWhole(language, storageSentence(reason, where))
  return translate(
    `Parado desde ${since}, pois nada se grava: ${why}`,
    `Standing since ${since}, as nothing can be written: ${why}`,
  )
}

/** Tells why the service does not serve an account, and since when. */
export function haltText(
  translate: Translate,
  language: Language,
  { why, facts, sinceMs }: AccountHalt,
): string {
  const since = timeOf(language, sinceMs)
  const what = translateWhole(language, sentence(why, facts))
  return translate(`Parado desde ${since}: ${what}`, `Standing since ${since}: ${what}`)
}

export function stateMark(translate: Translate, state: BatchState): Html {
  return html`<span class="state ${STATE_TONES[state]}">${stateWord(translate, state)}</span>`
}

const STATE_TONES: Partial<Record<BatchState, string>> = {
  planned: 'look',
  paused: 'look',
  cancelling: 'look',
  finished: 'good',
  cancelled: 'bad',
}

export function stateWord(translate: Translate, state: BatchState): string {
  const texts: Record<BatchState, string> = {
    planned: translate('à espera de você', 'waiting for you'),
    open: translate('aberto', 'open'),
    paused: translate('pausado', 'paused'),
    cancelling: translate('cancelando', 'being cancelled'),
    finished: translate('pronto', 'finished'),
    cancelled: translate('cancelado', 'cancelled'),
  }
  return texts[state]
}
