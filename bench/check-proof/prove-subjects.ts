import type { CorrectItem } from '../../jobs/correct/item.js'
import type { Knowledge, Parameters, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { randomFrom } from '../../src/sandbox/random.js'
import { complete, NOW, openSandbox } from './ask.js'
import { FALSIFICATIONS, type Falsification, falsified } from './falsify.js'
import { type Asked, type Caught, count, type Honest } from './prove.js'
import { drawItems, SCENES } from './scenes.js'
import { type Figure, planned, SUBJECTS, type Subject } from './subjects.js'

const PACK = 250

/** Honest figures of `update` and of saved calculations; none may be marked divergent. */
export async function proveHonestSubjects({
  figures,
  seed,
}: Omit<Asked, 'share'>): Promise<Honest> {
  const honest: Honest = { figures: 0, alarms: {}, unchecked: {} }
  const sandbox = await openSandbox()
  try {
    for (const subject of SUBJECTS) {
      for (const items of calls(subject, figures, seed)) {
        const { right } = await askBoth(subject, items, { truth: sandbox, falsifying: sandbox })
        for (const { verdict } of right.figures) {
          honest.figures += 1
          if (verdict === 'DIVERGENTE') count(honest.alarms, subject.name)
          else if (verdict !== 'confere') count(honest.unchecked, subject.name)
        }
      }
    }
  } finally {
    await sandbox.close()
  }
  return honest
}

/** Falsified figures of `update` and of saved calculations, for each way. */
export async function proveFalsifiedSubjects({
  figures,
  seed,
  share,
}: Asked): Promise<Record<Falsification, Caught>> {
  const all: [Falsification, Caught][] = []
  for (const way of FALSIFICATIONS) {
    const caught: Caught = { wrong: 0, caught: 0, undetectable: {}, missed: [] }
    const truth = await openSandbox()
    const falsifying = await openSandbox({ calculate: falsified({ way, share }, seed), seed })
    try {
      for (const subject of SUBJECTS)
        for (const items of calls(subject, figures, seed))
          countCall(subject, await askBoth(subject, items, { truth, falsifying }), caught)
    } finally {
      await truth.close()
      await falsifying.close()
    }
    all.push([way, caught])
  }
  return Object.fromEntries(all) as Record<Falsification, Caught>
}

interface Read {
  figures: Figure[]
  read: ReadAnswer
}

async function askBoth(
  subject: Subject,
  items: CorrectItem[],
  { truth, falsifying }: { truth: Sandbox; falsifying: Sandbox },
): Promise<{ right: Read; wrong: Read }> {
  const plan = await planned(subject, items, truth)
  const right = await run(subject, plan, truth)
  return { right, wrong: falsifying === truth ? right : await run(subject, plan, falsifying) }
}

async function run(
  { job, figures }: Subject,
  {
    items,
    knowledge,
    parameters,
  }: { items: unknown[]; knowledge: Knowledge; parameters: Parameters },
  sandbox: Sandbox,
): Promise<Read> {
  let asking: TaskState = { parameters, items, name: 'proof', answers: [], answeredAtMs: NOW }
  // A job without further calls answers the same call again: `update` asks once.
  for (;;) {
    const call =
      job.service === 'update' && asking.answers.length > 0
        ? undefined
        : job.next(asking, knowledge)
    if (!call) break
    asking = { ...asking, answers: [...asking.answers, await complete(job, call, sandbox)] }
  }
  const read = job.read(asking, knowledge)
  return { figures: figures(asking, read), read }
}

/** Lines that are missing count as caught if the row, or the whole answer, says so. */
function countCall(
  { name }: Subject,
  { right, wrong }: { right: Read; wrong: Read },
  caught: Caught,
): void {
  const isTold =
    wrong.read.is !== 'read' || wrong.read.items.some(({ outcome }) => outcome !== 'ok')
  const lost = right.figures.length - wrong.figures.length
  if (lost > 0) {
    caught.wrong += lost
    if (isTold) caught.caught += lost
    else caught.missed.push(`${name}: ${lost} lines are missing`)
    return
  }
  right.figures.forEach((one, at) => {
    const other = wrong.figures[at]!
    if (one.corrected === other.corrected && one.total === other.total) return
    caught.wrong += 1
    if (other.verdict === 'DIVERGENTE') {
      if (isTold) caught.caught += 1
      else caught.missed.push(`${name}: the line says it and the row does not`)
      return
    }
    const reason = reasonOf(one, other)
    if (reason === undefined) caught.missed.push(`${name}: ${JSON.stringify([one, other])}`)
    else count(caught.undetectable, reason)
  })
}

function reasonOf(right: Figure, wrong: Figure): string | undefined {
  if (wrong.verdict !== 'confere') return `not checked: ${wrong.why ?? ''}`
  if (Math.abs(right.corrected - wrong.corrected) > 0.0201) return undefined
  if (right.corrected !== wrong.corrected)
    return 'corrected value within R$ 0.02 of the series, as every rounding is'
  return 'interest of a saved calculation: no contract says what its fields mean'
}

/** The days and amounts of the first scene serve every subject. */
function* calls(subject: Subject, figures: number, seed: number): Iterable<CorrectItem[]> {
  const random = randomFrom(seed + SUBJECTS.indexOf(subject))
  for (let left = figures; left > 0; left -= PACK)
    yield drawItems(Math.min(PACK, left), SCENES[0]!, random)
}
