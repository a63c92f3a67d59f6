import type { Job, JobWorkbook } from './job.js'

type Filled =
  | 'parameters'
  | 'checkParameters'
  | 'catalogue'
  | 'checkAgainstCatalogue'
  | 'resolveParameters'
  | 'learn'
type FilledSheets = 'figures' | 'evidence' | 'sums' | 'tallies' | 'totals' | 'groups' | 'sources'

/** What a job adds to a workbook; what it leaves out is empty. */
export type WorkbookDeclaration = Omit<JobWorkbook, FilledSheets> &
  Partial<Pick<JobWorkbook, FilledSheets>>

/** A job; without what it leaves out it takes no parameters, reads nothing for free and learns nothing. */
type JobDeclaration<Item> = Omit<Job<Item>, Filled | 'sheets'> &
  Partial<Pick<Job<Item>, Filled>> & { sheets: WorkbookDeclaration }

const DEFAULTS: Pick<Job, Filled> = {
  parameters: [],
  checkParameters: () => [],
  catalogue: async () => ({}),
  checkAgainstCatalogue: () => [],
  resolveParameters: (parameters) => parameters,
  learn: async () => ({}),
}

const NO_SHEETS: Pick<JobWorkbook, FilledSheets> = {
  figures: [],
  evidence: [],
  sums: [],
  tallies: [],
  totals: [],
  groups: [],
  sources: [],
}

export function defineJob<Item>(declared: JobDeclaration<Item>): Job<Item> {
  return { ...DEFAULTS, ...declared, sheets: { ...NO_SHEETS, ...declared.sheets } }
}
