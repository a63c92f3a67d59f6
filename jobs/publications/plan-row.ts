import { toBrazilian } from '../../src/dates.js'
import { writtenAs } from '../../src/gazette/spellings.js'
import type { Parameters, RowFields, RowPlan } from '../../src/job.js'
import { readOneOab } from '../../src/oab.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { caseOfRow, type RowCase } from '../gazette/row-case.js'
import { oabOfRow } from '../gazette/row-oab.js'
import { fields } from './fields.js'

/** What is asked for is in the parameters: rows that ask for the same share their calls. */
export interface PublicationsItem {
  /** How the row writes its registration, beside the plain number; absent where it has that alone. */
  spellings?: string[]
}

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
  const { numero_processo: number } = parameters
  // Of the batch it comes as it was typed, or copied from a page.
  const ofCase = typeof number === 'string' ? caseOfRow(number.replace(/[\s–—]/g, '')) : undefined
  const problems = problemsOf(parameters, ofCase)
  if (problems.length > 0) return { is: 'rejected', problems }
  if (ofCase?.is === 'case') parameters.numero_processo = ofCase.digits
  const spellings = oab ? writtenAs(oab) : []
  const item = spellings.length > 0 ? { spellings } : {}
  return { is: 'item', parameters, item, notes: ofCase?.is === 'case' ? ofCase.notes : [] }
}

function problemsOf(parameters: Parameters, ofCase: RowCase | undefined): Sentence[] {
  const { q, data_inicio: from, data_fim: to } = parameters
  if (!FILTERS.some((name) => parameters[name] !== undefined)) return [sentence('row_no_filter')]
  const problems: Sentence[] = []
  if (ofCase?.is === 'rejected') problems.push(ofCase.problem)
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
