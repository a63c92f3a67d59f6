import type { Counter, Histogram, Registry } from 'prom-client'
import type { Engine } from '../batches/engine.js'
import { type Account, queueName } from '../services/account.js'
import type { Gate } from '../services/caller.js'

/** The parts of the engine that the metrics read. */
type MeasuredApp = Pick<Engine, 'gate' | 'queues' | 'clock' | 'accounts' | 'halts'>

const LABELS = ['account', 'service'] as const
type Label = (typeof LABELS)[number]

/** From an immediate answer to the timeout of a call. */
const ANSWER_S = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** Waiting for units may take as long as the longest window. */
const WAIT_S = [0.01, 0.1, 1, 5, 15, 60, 300, 900, 3_600]

/**
 * The counters of a process, and the state of its accounts as of the request; labelled by account,
 * without personal data.
 */
export class Metrics {
  private constructor(
    readonly registry: Registry,
    private readonly counted: {
      rows: Counter<Label>
      units: Counter<Label>
      refused: Counter<Label>
      failed: Counter<Label>
      answers: Histogram<Label>
      waits: Histogram<Label>
    },
  ) {}

  /** Imports the library here, as most commands count nothing. */
  static async open(app: MeasuredApp): Promise<Metrics> {
    const prom = await import('prom-client')
    const registry = new prom.Registry()
    prom.collectDefaultMetrics({ register: registry })
    const base = { registers: [registry], labelNames: LABELS }
    const metrics = new Metrics(registry, {
      rows: new prom.Counter({ ...base, name: 'lote_rows_total', help: 'Rows settled here.' }),
      units: new prom.Counter({ ...base, name: 'lote_units_total', help: 'Units granted here.' }),
      refused: new prom.Counter({ ...base, name: 'lote_429_total', help: 'Answers 429.' }),
      failed: new prom.Counter({
        ...base,
        name: 'lote_failed_calls_total',
        help: 'Calls that the service left unanswered.',
      }),
      answers: new prom.Histogram({
        ...base,
        name: 'lote_call_seconds',
        help: 'From grant to answer.',
        buckets: ANSWER_S,
      }),
      waits: new prom.Histogram({
        ...base,
        name: 'lote_unit_wait_seconds',
        help: 'Waits for units.',
        buckets: WAIT_S,
      }),
    })
    metrics.observe(app, prom)
    return metrics
  }

  /** Wraps the limiter of an account so that its calls are counted. */
  metered(gate: Gate, account: Account): Gate {
    const { units, refused, failed, answers, waits } = this.counted
    const labels = labelsOf(account)
    return {
      enter: async (id, count, entering) => {
        const over = waits.startTimer(labels)
        const grant = await gate.enter(id, count, entering)
        if (grant.is === 'granted') {
          over()
          units.inc(labels, count)
        }
        return grant
      },
      confirm: (id, count) => gate.confirm(id, count),
      settle: (id, count, tookMs) => {
        if (tookMs !== undefined) answers.observe(labels, tookMs / 1000)
        return gate.settle(id, count, tookMs)
      },
      release: (id, count) => gate.release(id, count),
      failed: () => {
        failed.inc(labels)
        return gate.failed()
      },
      refused: (id, waitMs, from) => {
        refused.inc(labels)
        return gate.refused(id, waitMs, from)
      },
      advertised: (advertised) => gate.advertised(advertised),
    }
  }

  rowsSettled(account: Account, rows: number): void {
    this.counted.rows.inc(labelsOf(account), rows)
  }

  /** Registers the gauges that are read at each request; they are the same in every process. */
  private observe(app: MeasuredApp, { Gauge }: typeof import('prom-client')): void {
    const gauge = (name: string, help: string, labelNames: readonly string[] = LABELS) =>
      new Gauge({ name, help, labelNames, registers: [] })
    const used = gauge('lote_window_units_used', 'Units that occupy a window.', WINDOWED)
    const limit = gauge('lote_window_units_limit', 'Units that a window holds.', WINDOWED)
    const paused = gauge('lote_paused_seconds', 'How long the account still has to wait.')
    const waiting = gauge('lote_waiting_calls', 'Calls that wait for units.')
    const depth = gauge('lote_queue_tasks', 'Tasks in the queue.')
    const oldest = gauge('lote_queue_oldest_seconds', 'Age of the task that waits longest.')
    const halted = gauge('lote_halted', '1 while the service refuses or does not answer.')
    const all = [used, limit, paused, waiting, depth, oldest, halted]
    for (const one of all) this.registry.registerMetric(one)
    const readGauges = async (account: Account) => {
      const labels = labelsOf(account)
      const queue = queueName(account)
      const gate = await app.gate(account)
      const state = await gate.state()
      gate.windows().forEach(({ units, ms }, at) => {
        const window = `${ms / 1000}s`
        limit.set({ ...labels, window }, units)
        used.set({ ...labels, window }, state.windows[at]!.used)
      })
      paused.set(labels, state.pausedMs / 1000)
      waiting.set(labels, state.waiting.length)
      const { tasks, oldestMs } = await (await app.queues.of(queue)).depth(app.clock.now())
      depth.set(labels, tasks)
      oldest.set(labels, oldestMs / 1000)
      halted.set(labels, (await app.halts.last(queue)) ? 1 : 0)
    }
    this.refresh = async () => {
      for (const one of all) one.reset()
      await Promise.all(app.accounts().map(readGauges))
    }
  }

  private refresh: () => Promise<void> = async () => undefined

  /**
   * Returns the metrics in the format of Prometheus.
   * @throws while Redis is away
   */
  async text(): Promise<string> {
    await this.refresh()
    return this.registry.metrics()
  }
}

const WINDOWED = [...LABELS, 'window']

function labelsOf({ name, service }: Account): Record<Label, string> {
  return { account: name, service }
}
