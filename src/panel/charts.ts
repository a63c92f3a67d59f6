import type { WindowCourse } from '../batches/view/account-usage.js'
import { count, duration, timeOf } from '../messages/format.js'
import type { Language } from '../messages/index.js'
import { type Html, html } from './html.js'
import type { Translate } from './page.js'

const WIDTH = 600
const HEIGHT = 120
/** Factor that leaves space above the limit, so that its line is visible. */
const ROOM = 1.1

/** Draws the past use of a window with the line of its limit. */
export function courseChart(translate: Translate, language: Language, course: WindowCourse): Html {
  const { window, used, fromMs, toMs } = course
  const top = Math.max(window.units, ...used) * ROOM
  const x = (at: number) => rounded((WIDTH * at) / (used.length - 1))
  const y = (units: number) => rounded(HEIGHT - (HEIGHT * units) / top)
  const points = used.map((units, at) => `${x(at)},${y(units)}`).join(' ')
  const now = used.at(-1) ?? 0
  const most = Math.max(0, ...used)
  const number = (value: number) => count(language, value)
  const text = translate(
    `Unidades em ${duration(window.ms)}: ${number(now)} de ${number(window.units)} agora; ${number(most)} no máximo desde ${timeOf(language, fromMs)}.`,
    `Units in ${duration(window.ms)}: ${number(now)} of ${number(window.units)} now; ${number(most)} at most since ${timeOf(language, fromMs)}.`,
  )
  return html`<figure class="chart"><figcaption>${text}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${text}">
<polygon class="area" points="0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}"/><polyline class="line" points="${points}"/>
<line class="limit" x1="0" x2="${WIDTH}" y1="${y(window.units)}" y2="${y(window.units)}"/></svg>
<p class="axis"><span>${timeOf(language, fromMs)}</span><span>${translate('limite', 'limit')} ${number(window.units)}</span><span>${timeOf(language, toMs)}</span></p></figure>`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
