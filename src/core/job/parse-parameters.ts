import { type Sentence, sentence } from '../../messages/message-code.js'
import { addDays, type IsoDate } from '../../values/dates.js'
import { D } from '../../values/decimal.js'
import { folded, wholeCharacters } from '../../values/folded.js'
import { EXIT, UserError } from '../errors.js'
import { typedDate } from '../typed-date.js'
import type { FieldValue, Job, Parameter, Parameters } from './job.js'

/** Placeholder for the day until the catalogue is read. */
export const LAST_PUBLISHED = 'último mês publicado'

/** Reads `-p name=value` pairs by the job's own list. @throws {UserError} with all problems */
export function readParameters(
  pairs: readonly string[],
  job: Pick<Job, 'kind' | 'parameters'>,
  today?: IsoDate,
): Parameters {
  const parameters: Parameters = {}
  const problems: Sentence[] = []
  for (const pair of pairs) {
    const { name: said, text } = splitPair(pair)
    const known = job.parameters.find((parameter) => matchesName(parameter, said))
    if (!known) {
      problems.push(unknownParameter(pair, job))
      continue
    }
    const name = isAlias(known, said) ? known.name : said
    const value = text === '' ? undefined : readValue(known, text, today)
    const earlier = parameters[name]
    if (value === undefined) problems.push(badParameter(said, text, expected(known)))
    else if (earlier !== undefined && earlier !== value)
      problems.push(badParameter(said, text, 'já foi dado com outro valor'))
    else parameters[name] = value
  }
  if (problems.length > 0) throw new UserError(EXIT.usage, problems)
  const ofToday = today === undefined ? [] : job.parameters.filter((one) => one.today)
  return { ...Object.fromEntries(ofToday.map(({ name }) => [name, today!])), ...parameters }
}

/** `fields.*` matches every name with this beginning. */
function matchesName(parameter: Parameter, name: string): boolean {
  if (!parameter.name.endsWith('.*')) return parameter.name === name || isAlias(parameter, name)
  const beginning = parameter.name.slice(0, -1)
  return name.startsWith(beginning) && name.length > beginning.length
}

function isAlias({ aliases = [] }: Parameter, name: string): boolean {
  return aliases.includes(folded(name))
}

/** Reads one `name=value`. */
export function splitPair(pair: string): { name: string; text: string } {
  const [name = '', ...text] = pair.split('=')
  return { name: name.trim(), text: text.join('=').trim() }
}

function unknownParameter(pair: string, job: Pick<Job, 'kind' | 'parameters'>): Sentence {
  return sentence('unknown_parameter', {
    name: splitPair(pair).name,
    isBare: !pair.includes('='),
    job: job.kind,
    known: job.parameters.map((one) => one.name),
    names: job.parameters.flatMap((one) => [...(one.aliases ?? []), one.name]),
  })
}

function badParameter(name: string, value: string, expected: string): Sentence {
  return sentence('bad_parameter', { name, value, expected })
}

function readValue(parameter: Parameter, text: string, today?: IsoDate): FieldValue | undefined {
  switch (parameter.type) {
    case 'date':
      if (parameter.published && folded(text) === folded(LAST_PUBLISHED)) return LAST_PUBLISHED
      return dateOf(parameter, typedDate(text) ?? relativeDay(text, today), today)
    case 'age':
      return typedDate(text) ?? daysAgo(text, today)
    case 'percent':
      return percentOf(text)
    case 'number':
    case 'amount':
      return numberOf(text)
    case 'yesno':
      return /^(?:true|sim|s|1)$/i.test(text)
        ? true
        : /^(?:false|n[ãa]o|n|0)$/i.test(text)
          ? false
          : undefined
    case 'choice':
      return parameter.choices?.find((choice) => folded(choice) === folded(text))
    case 'text':
      return wholeCharacters(text)
  }
}

/** A year further ahead is a slip of the pen, for which years of interest would be charged. */
const MOST_AHEAD_DAYS = 366

/** Rejects a day too far ahead: any future one for a parameter that defaults to today. */
function dateOf(
  { today: isToday }: Parameter,
  date: IsoDate | undefined,
  today: IsoDate | undefined,
): IsoDate | undefined {
  if (date === undefined || today === undefined) return date
  const last = isToday ? today : addDays(today, MOST_AHEAD_DAYS)
  return date > last ? undefined : date
}

/** A day relative to today, for users who repeat a request month after month. */
function relativeDay(text: string, today: IsoDate | undefined): IsoDate | undefined {
  if (today === undefined) return undefined
  switch (folded(text)) {
    case 'hoje':
      return today
    case 'ontem':
      return addDays(today, -1)
    case 'fim do mes passado':
      return addDays(`${today.slice(0, 8)}01`, -1)
    default:
      return undefined
  }
}

/** Reads `30d` as the day 30 days before today. */
function daysAgo(text: string, today: IsoDate | undefined): IsoDate | undefined {
  const days = /^(\d{1,5})d$/i.exec(text)?.[1]
  return days === undefined || today === undefined ? undefined : addDays(today, -Number(days))
}

/** In percent points, as in a column of the sheet. */
function percentOf(text: string): string | undefined {
  const points = numberOf(text.replace(/\s*%$/, ''))
  return points === undefined || Number(points) > MOST_PERCENT ? undefined : points
}

const MOST_PERCENT = 1000

/**
 * Accepts a decimal comma or dot but no thousands: `1.500` can mean one and a half or fifteen
 * hundred.
 */
function numberOf(text: string): string | undefined {
  const match = /^(\d{1,12})(?:[.,](\d{1,8}))?$/.exec(text)
  if (!match || /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return undefined
  return new D(`${match[1]}.${match[2] ?? '0'}`).toFixed()
}

/** Portuguese in both languages, because the words are the service's own. */
function expected(parameter: Parameter): string {
  switch (parameter.type) {
    case 'date':
      return `é preciso uma data que exista (DD/MM/AAAA), hoje, ontem${parameter.published ? `, ${LAST_PUBLISHED}` : ''} ou fim do mês passado${parameter.today ? ' (até hoje)' : ', no máximo daqui a um ano'}`
    case 'age':
      return 'é preciso um número de dias, como 30d, ou uma data DD/MM/AAAA'
    case 'percent':
      return 'é preciso um percentual de 0 a 1000, como 1 ou 0,5'
    case 'number':
    case 'amount':
      return 'é preciso um número sem separador de milhar, como 10 ou 1500,00'
    case 'yesno':
      return 'é preciso true ou false'
    case 'choice':
      return `é preciso um destes: ${parameter.choices?.join(', ')}`
    case 'text':
      return 'é preciso um texto'
  }
}
