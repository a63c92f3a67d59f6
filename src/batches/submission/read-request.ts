import { LANES, type Lane } from '../../core/batch.js'
import { choiceOf } from '../../core/choice.js'
import { UserError } from '../../core/errors.js'
import type { Job } from '../../core/job/job.js'
import { readParameters } from '../../core/job/parse-parameters.js'
import { openDocuments } from '../../documents/open.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { openBucket } from '../../storage/open.js'
import { type IsoDate, isIsoDate } from '../../values/dates.js'
import { compacted, folded } from '../../values/folded.js'
import type { Engine } from '../engine.js'
import type { AskedFor } from './request-input.js'

/** Options of `run`, `plan` and `submit`, as commander returns them. */
export interface RequestOptions {
  job: string
  param: string[]
  map: string[]
  sheet?: string
  decimal?: string
  dates?: string
  duplicates?: string
  lane?: string
  method?: string
  onlyIfOlderThan?: string
  again?: boolean
  /** Folders in which a sheet may name documents, besides its own. */
  documents?: string[]
}

export type CellOptions = Partial<Pick<RequestOptions, 'map' | 'decimal' | 'dates'>>

/** Other names by which a person may know a field. */
const ALIASES: Record<string, string> = {
  amount: 'valor',
  date: 'data_base',
  processo: 'numero_processo',
}

/**
 * Calls `doing` with the request of the options. For a folder, a zip or a prefix it makes a sheet
 * of the documents, which is removed afterwards. Relative dates count from `today`, which is that of
 * the clock where none is given.
 */
export async function withRequest<T>(
  engine: Engine,
  input: string | undefined,
  options: RequestOptions,
  doing: (asked: AskedFor) => Promise<T>,
  today?: IsoDate,
): Promise<T> {
  const { documents } = engine.job(options.job)
  if (!documents || input === undefined) return doing(readRequest(engine, input, options, today))
  // Wrong options are reported before documents are read.
  readRequest(engine, input, options, today)
  const opened = await openDocuments(
    input,
    { mostBytes: documents.mostBytes, folders: options.documents },
    (url) => openBucket({ ...engine.config.storage, url }),
  )
  try {
    const request = readRequest(engine, opened.file, options, today)
    return await doing({ ...request, documents: opened.documents })
  } finally {
    await opened.close()
  }
}

export function readRequest(
  engine: Engine,
  file: string | undefined,
  options: RequestOptions,
  today: IsoDate = dateInSaoPaulo(engine.clock.now()),
): AskedFor {
  const job = engine.job(options.job)
  const parameters = readParameters(pairsOf(options), job, today)
  const last = isIsoDate(parameters.updateTo) ? parameters.updateTo : today
  choiceOf('--method', options.method, ['service'])
  return {
    file,
    job,
    parameters,
    duplicates: choiceOf('--duplicates', options.duplicates, ['warn', 'drop']) ?? 'warn',
    ...(options.again ? { again: true } : {}),
    lane: laneOf(options.lane) ?? 'normal',
    accept: {
      sheet: options.sheet,
      ...readCellOptions(options, job),
      lastYear: Math.max(Number(last.slice(0, 4)), Number(today.slice(0, 4))),
      given: parameters,
    },
  }
}

/**
 * Reads the options that choose columns and say how cells are written.
 * @throws UserError (2) for one that is none
 */
export function readCellOptions({ map = [], decimal, dates }: CellOptions, job: Job) {
  return {
    map: readMap(map, job.fieldsOf ? undefined : job.fields.map((field) => field.name)),
    decimal: choiceOf('--decimal', decimal, ['comma', 'dot']),
    dates: choiceOf('--dates', dates, ['dmy', 'mdy']),
  }
}

/**
 * Returns the lane of that name.
 * @throws UserError (2) for another word
 */
export function laneOf(text: string | undefined): Lane | undefined {
  return choiceOf('--lane', text, LANES)
}

/** Adds the options that are shorter names of parameters. */
function pairsOf({ param, onlyIfOlderThan }: RequestOptions): string[] {
  return onlyIfOlderThan === undefined ? param : [...param, `onlyIfOlderThan=${onlyIfOlderThan}`]
}

/**
 * Reads `--map` options. `known` is undefined when parameters bring further columns, which are
 * known only after a read at the service.
 * @throws UserError (2) for an unknown field
 */
export function readMap(pairs: string[], known: string[] | undefined): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const text = pair.slice(0, Math.max(at, 0)).trim()
      const field = fieldNamed(text, known)
      if (at <= 0 || (known && !known.includes(field)))
        throw UserError.usage('map_no_such_field', { field: text || pair, known: known ?? [] })
      return [field, pair.slice(at + 1)]
    }),
  )
}

/** Takes `data-base` and `responsável` for the names that they are without signs and accents. */
function fieldNamed(text: string, known: string[] = []): string {
  const isNamed = (name: string) => compacted(name) === compacted(text)
  return ALIASES[folded(text)] ?? known.find(isNamed) ?? text
}
