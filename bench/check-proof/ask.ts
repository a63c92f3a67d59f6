import { correct } from '../../jobs/correct/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type {
  CallRequest,
  FreeReads,
  Job,
  Knowledge,
  StepAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.js'
import type { Scene } from './scenes.js'

/** A day after the last published month of the sandbox's series. */
export const NOW = Date.UTC(2026, 0, 15, 15)
const UNLIMITED = [{ units: 1_000_000_000, ms: 60_000 }]

/** Starts a sandbox for the proof, with a fixed clock and without limits. */
export function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return startSandbox({
    clock: () => NOW,
    calcLimits: UNLIMITED,
    updateLimits: UNLIMITED,
    ...options,
  })
}

/** Returns the knowledge of the job for a scene, read from the service as in production. */
export async function knowledgeOf(
  { parameters, from }: Scene,
  sandbox: Sandbox,
): Promise<Knowledge> {
  const reads = readsAt(sandbox)
  const catalogue = await correct.catalogue(reads, parameters)
  const survey = { groups: [{ parameters, from, to: from, rows: 1 }] }
  return { ...catalogue, ...(await correct.learn(survey, reads, catalogue)) }
}

export function readsAt(sandbox: Sandbox): FreeReads {
  const get: FreeReads['get'] = async (route, path) => {
    const service = route.includes('/atualiza-v1/') ? 'update' : 'calculation'
    const response = await fetch(baseOf(service, sandbox) + path, {
      headers: headersOf(service, sandbox),
    })
    const { status } = response
    if (status !== 200) return { is: 'absent', status, message: await response.text() }
    return { is: 'found', body: await response.json() }
  }
  return { get, tryGet: get }
}

/** Makes the first call of `correct` and returns it with its answer. */
export async function ask(
  { parameters }: Scene,
  items: CorrectItem[],
  { sandbox, knowledge }: { sandbox: Sandbox; knowledge: Knowledge },
): Promise<TaskState<CorrectItem>> {
  const asking = { parameters, items, name: 'proof', answers: [] }
  const answer = await complete(correct, correct.next(asking, knowledge)!, sandbox)
  return { ...asking, answers: [answer], answeredAtMs: NOW }
}

/** Sends a call of a job and returns its answer, which must be a good one. */
export async function complete(
  { service }: Pick<Job, 'service'>,
  { method, path, body }: CallRequest,
  sandbox: Sandbox,
): Promise<StepAnswer> {
  const key = service === 'update' ? { apikey: sandbox.apiKey } : {}
  const response = await fetch(baseOf(service, sandbox) + path, {
    method,
    headers: { ...headersOf(service, sandbox), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify({ ...(body as object), ...key }) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return { is: 'answered', status: response.status, body: await response.json() }
}

function baseOf(service: Job['service'], sandbox: Sandbox): string {
  return service === 'update' ? sandbox.update : sandbox.calc
}

/**
 * The update service takes the key as it is; contract, "Authentication". Each request has a connection
 * of its own: while the check computes, the server ends an idle one.
 */
function headersOf(service: Job['service'], { apiKey }: Sandbox): Record<string, string> {
  const authorization = service === 'update' ? apiKey : `Bearer ${apiKey}`
  return { authorization, connection: 'close' }
}
