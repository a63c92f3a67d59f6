import { checkDigitsClose } from '../../src/case-digits.js'
import { toBrazilian } from '../../src/dates.js'
import type { Parameters, RowFields, RowPlan } from '../../src/job.js'
import { readOneOab } from '../../src/oab.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { oabOfRow } from '../gazette/row-oab.js'
import { fields } from './fields.js'

/** What is asked for is all in the parameters: rows that ask for the same share their calls. */
export type PublicationsItem = Record<string, never>

const FILTERS = ['numero_oab', 'numero_processo', 'q', 'tribunal', 'tipo_comunicacao', 'orgao_id']

/** A registration of the batch has to be whole before any row is read. */
export function checkParameters({ numero_oab, uf_oab }: Parameters): Sentence[] {
  if (numero_oab === undefined && uf_oab === undefined) return []
  const oab = readOneOab(`${uf_oab ?? ''} ${numero_oab ?? ''}`)
  return numero_oab === undefined || oab?.uf === undefined ? [sentence('need_oab_uf')] : []
}

/** Columns override the parameters of the batch; what was asked has to stand by itself then. */
export function planRow(row: RowFields, batch: Parameters): RowPlan<PublicationsItem> {
  const parameters: Parameters = { ...batch }
  for (const { name, parameter } of fields) {
    const value = row[name]
    if (parameter !== undefined && value !== undefined) parameters[parameter] = value
  }
  const own = oabOfRow(row)
  if (own.is === 'rejected') return { is: 'rejected', problems: [own.problem] }
  const oab =
    own.is === 'oab'
      ? own.oab
      : readOneOab(`${parameters.uf_oab ?? ''} ${parameters.numero_oab ?? ''}`)
  if (oab?.uf) Object.assign(parameters, { numero_oab: oab.digits, uf_oab: oab.uf })
  const problems = problemsOf(parameters)
  if (problems.length > 0) return { is: 'rejected', problems }
  if (typeof parameters.numero_processo === 'string') {
    parameters.numero_processo = caseDigitsOf(parameters.numero_processo)
  }
  return { is: 'item', parameters, item: {}, notes: [] }
}

function problemsOf(parameters: Parameters): Sentence[] {
  const { q, numero_processo: number, data_inicio: from, data_fim: to } = parameters
  if (!FILTERS.some((name) => parameters[name] !== undefined)) return [sentence('row_no_filter')]
  const problems: Sentence[] = []
  if (typeof number === 'string' && !checkDigitsClose(caseDigitsOf(number))) {
    problems.push(sentence('row_not_cnj', { label: 'Nº do processo', value: number }))
  }
  if (typeof q === 'string' && [...q.trim()].length < 3) {
    problems.push(sentence('row_short_text', { label: 'Texto procurado', value: q }))
  }
  if ((from === undefined) !== (to === undefined)) problems.push(sentence('row_half_period'))
  if (typeof from === 'string' && typeof to === 'string' && from > to) {
    const facts = { from: toBrazilian(from), to: toBrazilian(to) }
    problems.push(sentence('row_turned_period', facts))
  }
  return problems
}

/** Of the case itself, without the suffix of an incident. */
function caseDigitsOf(number: string): string {
  return (number.split('/')[0] ?? '').replace(/\D/g, '')
}
