import { chaos } from './chaos.js'
import { type LimiterServer, ModelServer } from './servers.js'
import { type Simulated, simulate } from './simulate.js'

export interface ProofOptions {
  /** Number of calls that must arrive at the service, over as many worlds as needed. */
  calls: number
  /** The seed of the first world; each further world has the next seed. */
  seed: number
  /** Default: the model. */
  serverOf?(seed: number): LimiterServer
  /** Number of concurrent worlds, for servers with waiting times. */
  atOnce?: number
  /** Called after each world. */
  onWorld?(proved: ProofResult): void
}

export interface ProofResult {
  worlds: number
  /** Calls that arrived at the service, without those of other clients. */
  calls: number
  units: number
  refusals: number
  mishaps: Simulated['mishaps']
  /** Seeds of worlds in which a window overflowed. */
  violated: number[]
  /** Seeds of worlds that did not finish. */
  stuck: number[]
}

/** Runs worlds until the requested number of calls has been made. */
export async function prove(proving: ProofOptions): Promise<ProofResult> {
  const proved: ProofResult = {
    worlds: 0,
    calls: 0,
    units: 0,
    refusals: 0,
    mishaps: { crashes: 0, stops: 0, losses: 0, setBacks: 0, moves: 0 },
    violated: [],
    stuck: [],
  }
  let seed = proving.seed
  const lane = async () => {
    while (proved.calls < proving.calls) {
      const own = seed++
      const server = proving.serverOf?.(own) ?? new ModelServer()
      add(proved, own, await simulate(chaos(own), { server }))
      proving.onWorld?.(proved)
    }
  }
  await Promise.all(Array.from({ length: proving.atOnce ?? 1 }, lane))
  return proved
}

function add(proved: ProofResult, seed: number, ended: Simulated): void {
  const { violations, arrivals, mishaps } = ended
  proved.worlds += 1
  proved.calls += arrivals.calls
  proved.units += arrivals.units
  proved.refusals += ended.refusals.length
  for (const name of Object.keys(mishaps) as (keyof typeof mishaps)[]) {
    proved.mishaps[name] += mishaps[name]
  }
  if (violations.sliding + violations.fixed + violations.bucket > 0) proved.violated.push(seed)
  if (!ended.done) proved.stuck.push(seed)
}

export const sentence = ({ worlds, calls, units, refusals, mishaps }: ProofResult): string =>
  `${calls} calls of ${units} units in ${worlds} worlds, ${refusals} of them refused for others' sake; ` +
  `${mishaps.crashes} crashes, ${mishaps.stops} stops, ${mishaps.losses} losses of Redis, ` +
  `${mishaps.setBacks} clocks set back, ${mishaps.moves} moves`
