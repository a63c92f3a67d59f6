import type { Connection } from '../../services/connection.js'
import type { Engine } from '../engine.js'
import type { SubmitDeps } from './submit.js'

/**
 * Returns the dependencies of a submission through a connection; `onRows` is called with the number
 * of rows read so far.
 */
export async function submitDepsOf(
  engine: Engine,
  connection: Connection,
  onRows: (rows: number) => void = () => undefined,
): Promise<SubmitDeps> {
  const { account, book, queue, ownSandbox, reads } = connection
  const gate = await engine.gate(account)
  const forecast = await engine.forecast(connection, gate)
  return {
    bucket: await engine.bucket(),
    reads,
    clock: engine.clock,
    random: engine.random,
    account: { name: account.name, book, queue, windows: account.windows, ownSandbox },
    isRehearsal: connection.isRehearsal,
    ...officeOf(engine.config.office),
    quote: async (price, { job, lane }) => {
      const seen = await gate.state()
      const times = job.unpricedRoute ? engine.costOf(job.unpricedRoute, 1, seen).units : 1
      const units = price.units * times
      const estimateMs = await forecast.finishMs(units, { lane })
      return { calls: price.calls, units, freeCalls: reads.calls, estimateMs }
    },
    progress: onRows,
  }
}

/** The logo is too large for each manifest; a workbook has none. */
function officeOf({ name, place }: Engine['config']['office']): Pick<SubmitDeps, 'office'> {
  if (name === undefined && place === undefined) return {}
  return { office: { ...(name ? { name } : {}), ...(place ? { place } : {}) } }
}
