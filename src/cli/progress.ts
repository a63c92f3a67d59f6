import { waitsFor } from '../batches/view/account-overview.js'
import type { Quote } from '../core/batch.js'
import type { Progress } from '../gather/deps.js'
import type { RateLimiter } from '../rate-limit/limiter.js'
import { count, duration, type Output, timeOf, words } from './output.js'
import { callsAndUnits } from './quote.js'
import { waitWords } from './wait-words.js'

const REDRAW_MS = 500
/**
 * Interval of the forecast, which covers all calls to come: too much for each redraw of a large
 * batch.
 */
const FORECAST_MS = 5_000
/** Interval of lines without a terminal, so that a log shows that the process is alive. */
const LINE_MS = 15_000

/** Shows finished rows, free units of each window, and the expected end. */
export class ProgressBar {
  private last: Progress | undefined
  private forecast = { atMs: Number.NEGATIVE_INFINITY, endMs: 0 }
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly rows: number,
    private readonly gate: RateLimiter,
    private readonly asks: {
      /** Returns the milliseconds until that many more tasks are settled. */
      finishMs(tasks: number): Promise<number>
      /** Returns the latest quote, which answers may have raised. */
      quote(): Promise<Quote>
      /** Whether the storage takes no write, so that no task can be settled. */
      stands(): boolean
    },
    private readonly output: Output,
  ) {
    this.timer = setInterval(() => void this.draw(), output.terminal ? REDRAW_MS : LINE_MS)
    this.timer.unref()
  }

  update(progress: Progress): void {
    this.last = progress
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    if (this.output.terminal && this.last) {
      await this.draw()
      process.stderr.write('\n')
    }
  }

  private async draw(): Promise<void> {
    if (!this.last) return
    const { tasks, missing, paused } = this.last
    const done = tasks === 0 ? 1 : (tasks - missing) / tasks
    const { language } = this.output
    const parts = [
      `${bar(done)} ${Math.floor(done * 100)}%`,
      words(
        language,
        `${count(language, Math.round(this.rows * done))} de ${count(language, this.rows)} linhas`,
        `${count(language, Math.round(this.rows * done))} of ${count(language, this.rows)} rows`,
      ),
      ...(await this.quoted()),
      ...(await this.windows()),
      paused ? words(language, 'pausado', 'paused') : await this.left(missing),
    ].filter(Boolean)
    if (this.output.terminal)
      process.stderr.write(`\r\u001b[2K${fitted(parts, process.stderr.columns)}`)
    else this.output.tell(parts.join('  '))
  }

  private async left(missing: number): Promise<string> {
    const { language } = this.output
    if (missing === 0) return ''
    if (this.asks.stands())
      return words(language, 'parado: nada se grava', 'standing: nothing can be written')
    try {
      const ms = await this.leftMs(missing)
      const at = timeOf(language, Date.now() + ms)
      return words(language, `faltam ~${duration(ms)} (${at})`, `~${duration(ms)} left (${at})`)
    } catch {
      // The bar is still useful without a forecast.
      return ''
    }
  }

  private async leftMs(missing: number): Promise<number> {
    const now = Date.now()
    if (now - this.forecast.atMs >= FORECAST_MS)
      this.forecast = { atMs: now, endMs: now + (await this.asks.finishMs(missing)) }
    return Math.max(0, this.forecast.endMs - now)
  }

  /** Shows the quote where the first one covered only a first stage. */
  private async quoted(): Promise<string[]> {
    const { language } = this.output
    try {
      const quote = await this.asks.quote()
      if (!quote.first) return []
      return [`${words(language, 'orçamento', 'quote')}: ${callsAndUnits(quote, language)}`]
    } catch {
      // The bar is still useful without the quote.
      return []
    }
  }

  private async windows(): Promise<string[]> {
    const { language } = this.output
    try {
      const state = await this.gate.state()
      const { windows, grants } = state
      const takeable = this.gate.limits().map(({ units }) => units)
      const wait = waitsFor(state, takeable)
      // The service may have advertised a lower limit than the configured one.
      const held = this.gate.windows()
      const others = grants.filter((grant) => grant === undefined).length
      return [
        ...windows.map(
          ({ window, used }, at) =>
            `${Math.max(0, held[at]!.units - used)}/${held[at]!.units} ${words(language, 'por', 'per')} ${span(window.ms)}`,
        ),
        others > 0
          ? words(language, `${others} de outro uso do mesmo usuário`, `${others} used by others`)
          : '',
        wait.is === 'turn' ? '' : waitWords(wait, language, Date.now()),
      ]
    } catch {
      // The bar is still useful without the units.
      return []
    }
  }
}

/**
 * Returns the parts that fit on one line, so that the next one can replace it: the price is left
 * out first, then the windows; progress and end stay longest.
 */
export function fitted(parts: readonly string[], columns: number | undefined): string {
  const line = parts.join('  ')
  if (!columns || line.length < columns || parts.length === 1)
    return line.slice(0, columns && columns - 1)
  return fitted(parts.length > 3 ? parts.toSpliced(2, 1) : parts.slice(0, -1), columns)
}

function bar(done: number): string {
  const filled = Math.round(done * 20)
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}]`
}

function span(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000} h`
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`
}
