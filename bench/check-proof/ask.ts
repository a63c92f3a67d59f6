import { correct } from '../../jobs/correct/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type { FreeReads, Knowledge, Survey, TaskState } from '../../src/core/job/job.js'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.js'
import type { Scene } from './scenes.js'

/** A day after the last published month of the sandbox's series. */
const NOW = Date.UTC(2026, 0, 15, 15)
const UNLIMITED = [{ units: 1_000_000_000, ms: 60_000 }]

/** Starts a sandbox for the proof, with a fixed clock and without limits. */
export function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return startSandbox({ clock: () => NOW, calcLimits: UNLIMITED, ...options })
}

/** Returns the knowledge of the job for a scene, read from the service as in production. */
export async function knowledgeOf(scene: Scene, sandbox: Sandbox): Promise<Knowledge> {
  const get: FreeReads['get'] = async (_route, path) => {
    const response = await fetch(sandbox.calc + path, { headers: headersOf(sandbox) })
    const { status } = response
    if (status !== 200) return { is: 'absent', status, message: await response.text() }
    return { is: 'found', body: await response.json() }
  }
  const reads: FreeReads = { get, tryGet: get }
  const catalogue = await correct.catalogue(reads, scene.parameters)
  const { parameters, from, to } = scene
  const survey: Survey = { groups: [{ parameters, from, to, rows: 1 }] }
  return { ...catalogue, ...(await correct.learn(survey, reads, catalogue)) }
}

/** Makes one call of the job and returns it with its answer. */
export async function ask(
  { parameters }: Scene,
  items: CorrectItem[],
  { sandbox, knowledge }: { sandbox: Sandbox; knowledge: Knowledge },
): Promise<TaskState<CorrectItem>> {
  const asking = { parameters, items, name: 'proof', answers: [] }
  const { path, body } = correct.next(asking, knowledge)!
  const response = await fetch(sandbox.calc + path, {
    method: 'POST',
    headers: { ...headersOf(sandbox), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = { is: 'answered', status: response.status, body: await response.json() } as const
  return { ...asking, answers: [answer], answeredAtMs: NOW }
}

function headersOf({ apiKey }: Sandbox): Record<string, string> {
  return { authorization: `Bearer ${apiKey}` }
}
