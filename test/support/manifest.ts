import type { Manifest, Plan } from '../../src/core/batch.js'

type Facts = Partial<Omit<Manifest, 'plan'>> & { plan?: Partial<Plan> }

/** A whole manifest of an open batch of no rows, but for what is given. */
export function manifestOf({ plan, ...facts }: Facts): Manifest {
  return {
    id: 'b1',
    job: 'correct',
    lote: '0.0.0',
    createdAt: '2026-11-20T12:00:00.000Z',
    state: 'open',
    account: 'default',
    book: 'calc-book',
    lane: 'normal',
    rehearsal: false,
    ownSandbox: false,
    parameters: {},
    input: {
      name: 'a.csv',
      sha256: '0',
      bytes: 1,
      format: 'csv',
      sheet: '',
      headings: [],
      mapping: [],
    },
    told: [],
    quote: { calls: 0, units: 0, estimateMs: 0 },
    ...facts,
    plan: {
      rows: 0,
      chunks: 0,
      tasks: 0,
      rejected: 0,
      duplicate: 0,
      ignored: 0,
      toCall: 0,
      hidden: 0,
      groups: 0,
      ...plan,
    },
  }
}
