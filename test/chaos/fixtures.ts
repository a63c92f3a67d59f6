import { portfolio } from '../support/portfolio.js'

/** A small batch of a kind of job, with which it is killed and disturbed. */
export interface Fixture {
  name: string
  job: string
  /** Each row is a call of its own. */
  oneCallARow: boolean
  /** Calls make something at the service, which must not be made twice. */
  creates: boolean
  /** Options of `lote run`. */
  args: string[]
  /** The file, of so many rows. */
  file(rows: number): string
}

const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
/** A fixed fee belongs to one row. */
const ALONE = ['-p', 'honorarios.valor=100', '-p', 'honorarios.modo=v']
const SAVED = ['-p', 'save=true']

const correct = { job: 'correct', file: (rows: number) => portfolio(rows) }

/** At least one for each kind in the registry; a test holds that. */
export const fixtures: Record<string, Fixture[]> = {
  correct: [
    {
      ...correct,
      name: 'correct',
      oneCallARow: true,
      creates: false,
      args: [...CORRECT, ...ALONE],
    },
    { ...correct, name: 'correct packed', oneCallARow: false, creates: false, args: CORRECT },
    {
      ...correct,
      name: 'correct saved',
      oneCallARow: true,
      creates: true,
      args: [...CORRECT, ...ALONE, ...SAVED],
    },
    {
      ...correct,
      name: 'correct packed saved',
      oneCallARow: false,
      creates: true,
      args: [...CORRECT, ...SAVED],
    },
  ],
}
