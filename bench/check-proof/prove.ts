import { correct } from '../../jobs/correct/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type { ItemOutcome, Knowledge, TaskState } from '../../src/core/job/job.js'
import { randomFrom } from '../../src/sandbox/random.js'
import { ask, knowledgeOf, openSandbox } from './ask.js'
import { FALSIFICATIONS, type Falsification, falsified } from './falsify.js'
import { drawItems, SCENES, type Scene } from './scenes.js'

const PACK = 500

export interface Asked {
  /** Number of figures of each scene; at least one call is made. */
  figures: number
  seed: number
  /** Share of falsified items, between 0 and 1. */
  share: number
}

/** The counts for honest figures. */
export interface Honest {
  figures: number
  /** Figures marked divergent, by scene. */
  alarms: Record<string, number>
  unchecked: Record<string, number>
}

/** The counts for one way of falsifying. */
export interface Caught {
  wrong: number
  caught: number
  /** Wrong figures without a mark, by the reason why no check can detect them. */
  undetectable: Record<string, number>
  /** Wrong figures without a mark and without such a reason: failures of the check. */
  missed: string[]
}

export async function proveHonest({ figures, seed }: Omit<Asked, 'share'>): Promise<Honest> {
  const honest: Honest = { figures: 0, alarms: {}, unchecked: {} }
  const sandbox = await openSandbox()
  try {
    for (const scene of SCENES) {
      const deps = { sandbox, knowledge: await knowledgeOf(scene, sandbox) }
      for (const items of calls(scene, figures, seed)) {
        const outcomes = itemsOf(await ask(scene, items, deps), deps.knowledge) ?? []
        for (const outcome of outcomes) countHonest(outcome, scene.name, honest)
      }
    }
  } finally {
    await sandbox.close()
  }
  return honest
}

function countHonest({ figures }: ItemOutcome, scene: string, honest: Honest): void {
  honest.figures += 1
  if (figures.conferencia === 'DIVERGENTE' || figures.inicioJuros === 'não confere')
    count(honest.alarms, scene)
  else if (figures.conferencia !== 'confere') count(honest.unchecked, scene)
}

export async function proveFalsified({
  figures,
  seed,
  share,
}: Asked): Promise<Record<Falsification, Caught>> {
  const all: [Falsification, Caught][] = []
  for (const way of FALSIFICATIONS) all.push([way, await proveWay(way, { figures, seed, share })])
  return Object.fromEntries(all) as Record<Falsification, Caught>
}

async function proveWay(way: Falsification, { figures, seed, share }: Asked): Promise<Caught> {
  const caught: Caught = { wrong: 0, caught: 0, undetectable: {}, missed: [] }
  const truth = await openSandbox()
  const falsifying = await openSandbox({ calculate: falsified({ way, share }, seed), seed })
  try {
    for (const scene of SCENES) {
      const knowledge = await knowledgeOf(scene, truth)
      for (const items of calls(scene, figures, seed)) {
        const honest = await ask(scene, items, { sandbox: truth, knowledge })
        const wrong = await ask(scene, items, { sandbox: falsifying, knowledge })
        countCall({ scene, honest, wrong, knowledge }, caught)
      }
    }
  } finally {
    await truth.close()
    await falsifying.close()
  }
  return caught
}

interface CallPair {
  scene: Scene
  honest: TaskState<CorrectItem>
  wrong: TaskState<CorrectItem>
  knowledge: Knowledge
}

/** A call that is refused as a whole counts as caught for each of its wrong items. */
function countCall({ scene, honest, wrong, knowledge }: CallPair, caught: Caught): void {
  const right = answeredItems(honest)
  const answered = answeredItems(wrong)
  if (right.length !== answered.length) {
    const lost = right.length - answered.length
    caught.wrong += lost
    if (itemsOf(wrong, knowledge) === undefined) caught.caught += lost
    else caught.missed.push(`${scene.name}: ${lost} items are missing`)
    return
  }
  const outcomes = itemsOf(wrong, knowledge)
  right.forEach((one, at) => {
    const other = answered[at]!
    if (one.corrected === other.corrected && one.total === other.total) return
    caught.wrong += 1
    const outcome = outcomes?.[at]
    if (!outcome || isFlagged(outcome)) caught.caught += 1
    else {
      const reason = reasonOf(one, other, { outcome, scene })
      if (reason === undefined)
        caught.missed.push(`${scene.name}: ${JSON.stringify([honest.items[at], one, other])}`)
      else count(caught.undetectable, reason)
    }
  })
}

interface AnsweredItem {
  corrected: number
  total: number
}

function answeredItems({ answers: [answer] }: TaskState): AnsweredItem[] {
  const body = answer?.is === 'answered' ? answer.body : undefined
  return (body as { items: AnsweredItem[] }).items
}

function itemsOf(asking: TaskState<CorrectItem>, knowledge: Knowledge): ItemOutcome[] | undefined {
  const read = correct.read(asking, knowledge)
  return read.is === 'read' ? read.items : undefined
}

/** Any note on a row counts, because the user of the figure sees it. */
function isFlagged({ figures, outcome }: ItemOutcome): boolean {
  return outcome !== 'ok' || figures.conferencia === 'DIVERGENTE'
}

interface Undetected {
  outcome: ItemOutcome
  scene: Scene
}

function reasonOf(
  right: AnsweredItem,
  wrong: AnsweredItem,
  { outcome, scene }: Undetected,
): string | undefined {
  const { figures } = outcome
  if (figures.conferencia !== 'confere') return `not checked: ${figures.causa ?? ''}`
  if (Math.abs(right.corrected - wrong.corrected) > 0.0201) return undefined
  if (right.corrected !== wrong.corrected && Math.abs(right.total - wrong.total) <= 0.0401)
    return 'within R$ 0.02 of the series, as every rounding is'
  const { parameters } = scene
  if (parameters.table !== undefined) return 'interest of a table stands in no series'
  if (parameters.selic === true) return 'interest before SELIC: its end is not told'
  // A month of interest is one percent; corrected values and interest are rounded.
  if (Math.abs(right.total - wrong.total) <= 2 * Math.abs(right.corrected) * 0.0101 + 0.04)
    return 'interest: a month at each end is open'
  return undefined
}

function* calls(scene: Scene, figures: number, seed: number): Iterable<CorrectItem[]> {
  const random = randomFrom(seed + SCENES.indexOf(scene))
  for (let left = figures; left > 0; left -= PACK)
    yield drawItems(Math.min(PACK, left), scene, random)
}

export function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
