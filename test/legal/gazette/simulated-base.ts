import {
  type PlanAnswer,
  progressOf,
  type ReadingPlan,
} from '../../../src/legal/gazette/reading-plan.js'
import type { CommunicationsQuery } from '../../../src/services/gazette/client.js'

export interface Entry {
  id: number
  data_disponibilizacao: string
}

/** A base in whose list anything may come, anywhere, between two calls; it gives what the contract says. */
export class SimulatedBase {
  readonly asked: CommunicationsQuery[] = []
  /** What was there at each call. */
  readonly states: Entry[][] = []

  constructor(
    public entries: Entry[],
    /** Happens after the n-th answer (0 for the first). */
    private readonly after: (answered: number, base: SimulatedBase) => void = () => {},
    /** Ways to answer otherwise than the contract has it; undefined answers as it does. */
    private readonly instead: (
      asked: CommunicationsQuery,
      nth: number,
    ) => PlanAnswer | undefined = () => undefined,
  ) {}

  answer(asked: CommunicationsQuery): PlanAnswer {
    this.asked.push(asked)
    this.states.push([...this.entries])
    const { data_inicio: from = '', data_fim: to = '9', limit = 25, offset = 0 } = asked
    const found = this.entries.filter(({ data_disponibilizacao: day }) => from <= day && day <= to)
    const page: PlanAnswer = {
      is: 'page',
      total: found.length,
      items: found.slice(offset, offset + limit).map((entry) => ({ ...entry })),
    }
    const told = this.instead(asked, this.asked.length - 1) ?? page
    this.after(this.asked.length - 1, this)
    return told
  }
}

/** Asks until the plan has no question left. */
export function readAll(plan: ReadingPlan, base: SimulatedBase): PlanAnswer[] {
  const answers: PlanAnswer[] = []
  for (;;) {
    const query = progressOf(plan, answers).next
    if (!query) return answers
    answers.push(base.answer(query))
  }
}

/** So many items on a day, newest first as the base may list them. */
export function entries(counts: Record<string, number>): Entry[] {
  let id = 0
  return Object.entries(counts)
    .flatMap(([day, count]) =>
      Array.from({ length: count }, () => ({ id: ++id, data_disponibilizacao: day })),
    )
    .reverse()
}
