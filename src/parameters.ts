import { fromBrazilian, isoDate } from './dates.js'
import { D } from './decimal.js'
import { EXIT, Refusal } from './errors.js'
import type { FieldValue, Job, Parameter, Parameters } from './job.js'
import { type Sentence, sentence } from './sentence.js'

/** Reads `-p name=value` pairs by the job's own list; all that is wrong is told at once. */
export function readParameters(pairs: readonly string[], job: Job): Parameters {
  const parameters: Parameters = {}
  const problems: Sentence[] = []
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = (at < 0 ? pair : pair.slice(0, at)).trim()
    const known = job.parameters.find((parameter) => parameter.name === name)
    if (!known) {
      problems.push(
        sentence('unknown_parameter', {
          name,
          job: job.kind,
          known: job.parameters.map((one) => one.name),
        }),
      )
      continue
    }
    const text = at < 0 ? '' : pair.slice(at + 1).trim()
    const value = text === '' ? undefined : readValue(known, text)
    if (value === undefined)
      problems.push(sentence('bad_parameter', { name, value: text, expected: expected(known) }))
    else parameters[name] = value
  }
  if (problems.length > 0) throw new Refusal(EXIT.usage, problems)
  return parameters
}

function readValue(parameter: Parameter, text: string): FieldValue | undefined {
  switch (parameter.type) {
    case 'date':
      return fromBrazilian(text) ?? isoOf(text)
    case 'percent':
    case 'number':
    case 'amount':
      return numberOf(text.replace(/%$/, ''))
    case 'yesno':
      return /^(?:true|sim|s|1)$/i.test(text)
        ? true
        : /^(?:false|n[ãa]o|n|0)$/i.test(text)
          ? false
          : undefined
    case 'choice':
      return parameter.choices?.find((choice) => choice.toLowerCase() === text.toLowerCase())
    case 'text':
      return text
  }
}

function isoOf(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** A decimal comma or dot; no thousands, so that nothing is ambiguous. */
function numberOf(text: string): string | undefined {
  const match = /^(\d{1,12})(?:[.,](\d{1,8}))?$/.exec(text)
  return match ? new D(`${match[1]}.${match[2] ?? '0'}`).toFixed() : undefined
}

/** Told in Portuguese in both languages: the words are the service's own. */
function expected(parameter: Parameter): string {
  switch (parameter.type) {
    case 'date':
      return 'esperava uma data DD/MM/AAAA'
    case 'percent':
      return 'esperava um percentual, como 1 ou 0,5'
    case 'number':
    case 'amount':
      return 'esperava um número, como 10 ou 1500,00'
    case 'yesno':
      return 'esperava true ou false'
    case 'choice':
      return `esperava um destes: ${parameter.choices?.join(', ')}`
    case 'text':
      return 'esperava um texto'
  }
}
