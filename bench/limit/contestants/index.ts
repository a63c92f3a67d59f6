import type { Contestant } from '../contestant.js'
import { bottleneckChain, bottleneckPaced } from './bottleneck.js'
import { bullmqPaced, bullmqRow, bullmqShort } from './bullmq.js'
import { flexibleQueues, flexibleUnion } from './flexible.js'
import { lote } from './lote.js'

/** The contestants in the order of the table. */
export const CONTESTANTS: readonly Contestant[] = [
  lote,
  bullmqShort,
  bullmqRow,
  bullmqPaced,
  bottleneckChain,
  bottleneckPaced,
  flexibleUnion,
  flexibleQueues,
]
