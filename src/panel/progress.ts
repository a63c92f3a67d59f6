import type { WindowCourse } from '../batches/account-usage.js'
import type { BatchState, BatchStatus, WindowUse } from '../batches/batch-status.js'
import { OUTCOMES, type Outcome, type RowCounts } from '../core/outcome.js'
import { count, duration, timeOf } from '../messages/format.js'
import type { Language } from '../messages/index.js'
import { courseChart } from './charts.js'
import { type Html, html } from './html.js'
import type { Say } from './page.js'

/** Shows the progress of an open batch; replaced in place at each change. */
export function progressHtml(
  say: Say,
  language: Language,
  status: BatchStatus & { courses: WindowCourse[] },
  nowMs: number,
): Html {
  const { rows, settled, tasks, units, windows, courses, finishAt } = status
  const number = (value: number) => count(language, value)
  const done = rows.read - rows.pending
  const label = say(
    `${number(done)} de ${number(rows.read)} linhas`,
    `${number(done)} of ${number(rows.read)} rows`,
  )
  const finish = finishAt && timeOf(language, Date.parse(finishAt))
  return html`<section class="card"><h2 role="status">${label}</h2>
<progress class="wide" max="${Math.max(1, tasks)}" value="${settled}" aria-label="${say('Andamento', 'Progress')}"></progress>
<p class="soft">${waitText(say, language, status, nowMs)}${finish && say(` Deve ficar pronto em ${finish}.`, ` It should be done at ${finish}.`)}</p>
${countsHtml(say, language, rows)}</section>
<section class="card"><h2>${say('Unidades', 'Units')}</h2>
<p>${say(`Gastas: ${number(units.spent)}; orçadas: ${number(units.quoted)}.`, `Spent: ${number(units.spent)}; quoted: ${number(units.quoted)}.`)}</p>
${windows.map((window) => windowHtml(say, language, window))}
${courses.map((course) => courseChart(say, language, course))}</section>`
}

/** Shows the number of rows by outcome, without zeros. */
export function countsHtml(say: Say, language: Language, rows: RowCounts): Html {
  const shown = OUTCOMES.filter((outcome) => rows[outcome] > 0)
  return html`<dl class="figures">${shown.map(
    (outcome) =>
      html`<div><dt>${outcomeWord(say, outcome)}</dt><dd class="${TONES[outcome]}">${count(language, rows[outcome])}</dd></div>`,
  )}</dl>`
}

const TONES: Partial<Record<Outcome, string>> = {
  ...{ ok: 'good', warned: 'look', rejected: 'bad', failed: 'bad' },
}

function outcomeWord(say: Say, outcome: Outcome): string {
  const texts: Record<Outcome, string> = {
    ok: say('prontas', 'done'),
    warned: say('prontas, com aviso', 'done, with a warning'),
    rejected: say('a corrigir por você', 'for you to correct'),
    failed: say('sem resposta', 'without an answer'),
    duplicate: say('repetidas', 'repeated'),
    ignored: say('títulos, totais e notas', 'titles, totals, notes'),
    pending: say('na fila', 'in the queue'),
  }
  return texts[outcome]
}

/** Returns the word for the outcome of one row. */
export function rowWord(say: Say, outcome: Outcome): string {
  const texts: Record<Outcome, string> = {
    ok: say('pronta', 'done'),
    warned: say('pronta, com aviso', 'done, with a warning'),
    rejected: say('a corrigir', 'to correct'),
    failed: say('sem resposta', 'no answer'),
    duplicate: say('repetida', 'repeated'),
    ignored: say('título, total ou nota', 'title, total or note'),
    pending: say('na fila', 'in the queue'),
  }
  return texts[outcome]
}

/** Shows the use of one window of the limit, and how much of it `more` units may take. */
export function windowHtml(
  say: Say,
  language: Language,
  { units, ms, used }: WindowUse,
  more?: number,
): Html {
  const most = count(language, Math.min(more ?? 0, units))
  const own = more ? say(`; este lote, até ${most}`, `; this batch, up to ${most}`) : ''
  const text = `${count(language, used)} ${say('de', 'of')} ${count(language, units)}${own}`
  const name = say(`Em ${duration(ms)}: ${text}`, `In ${duration(ms)}: ${text}`)
  return html`<div class="window"><span>${name}</span><progress max="${units}" value="${used}" aria-label="${name}"></progress></div>`
}

function waitText(
  say: Say,
  language: Language,
  { state, waitsFor }: BatchStatus,
  nowMs: number,
): string {
  if (state === 'paused')
    return say(
      'Pausado: nada novo é pedido até você continuar.',
      'Paused: nothing new is asked until you resume.',
    )
  if (state === 'cancelling')
    return say('Terminando o que está em curso.', 'Ending with what is under way.')
  if (!waitsFor) return say('Em andamento.', 'Under way.')
  const until = `${duration(waitsFor.ms)} (${timeOf(language, nowMs + waitsFor.ms)})`
  if (waitsFor.is === 'turn') return say('Aguarda a sua vez na fila.', 'Waits for its turn.')
  if (waitsFor.is === 'window')
    return say(
      `O limite de ${waitsFor.window.units} unidades está tomado: continua em ${until}.`,
      `The limit of ${waitsFor.window.units} units is used up: goes on in ${until}.`,
    )
  return waitsFor.isOutage
    ? say(
        `O serviço não responde: nova tentativa em ${until}.`,
        `The service does not answer: asked again in ${until}.`,
      )
    : say(`O serviço pediu espera: mais ${until}.`, `The service asked to wait: ${until} more.`)
}

export function stateMark(say: Say, state: BatchState): Html {
  return html`<span class="state ${STATE_TONES[state]}">${stateWord(say, state)}</span>`
}

const STATE_TONES: Partial<Record<BatchState, string>> = {
  ...{ planned: 'look', paused: 'look', cancelling: 'look', finished: 'good', cancelled: 'bad' },
}

export function stateWord(say: Say, state: BatchState): string {
  const texts: Record<BatchState, string> = {
    planned: say('à espera de você', 'waiting for you'),
    open: say('em andamento', 'under way'),
    paused: say('pausado', 'paused'),
    cancelling: say('cancelando', 'being cancelled'),
    finished: say('pronto', 'finished'),
    cancelled: say('cancelado', 'cancelled'),
  }
  return texts[state]
}
