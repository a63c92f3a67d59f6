import { toBrazilian } from '../../src/dates.js'
import { writtenAs } from '../../src/gazette/spellings.js'
import type { Parameters, RowFields, RowPlan } from '../../src/job.js'
import { isState, readOneOab } from '../../src/oab.js'
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

/** What no column overrides has to be right before any row is read. */
export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const { numero_oab, uf_oab } = given
  const kept = fields.filter(({ name, parameter }) => parameter !== undefined && !columns.has(name))
  const names = new Set(kept.flatMap(({ parameter }) => parameter ?? []))
  const fixed = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)))
  const isDated = names.has('data_inicio') && names.has('data_fim')
  const { data_inicio: _from, data_fim: _to, ...undated } = fixed
  const problems = wrongIn(isDated ? fixed : undated)
  if (numero_oab === undefined && uf_oab === undefined) return problems
  if (typeof uf_oab === 'string' && !isState(uf_oab)) {
    return [...problems, sentence('row_not_a_uf', { label: 'uf_oab', value: uf_oab })]
  }
  const oab = readOneOab(`${uf_oab ?? ''} ${numero_oab ?? ''}`)
  const isWhole = numero_oab !== undefined && oab?.uf !== undefined
  return isWhole ? problems : [...problems, sentence('need_oab_uf')]
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
  const isFilter = FILTERS.some((name) => parameters[name] !== undefined)
  const problems = isFilter ? wrongIn(parameters) : [sentence('row_no_filter')]
  if (problems.length > 0) return { is: 'rejected', problems }
  const ofCase = caseIn(parameters)
  if (ofCase?.is === 'case') parameters.numero_processo = ofCase.digits
  const spellings = oab ? writtenAs(oab) : []
  const item = spellings.length > 0 ? { spellings } : {}
  return { is: 'item', parameters, item, notes: ofCase?.is === 'case' ? ofCase.notes : [] }
}

/** Of the batch the number comes as it was typed, or copied from a page. */
function caseIn({ numero_processo: number }: Parameters): RowCase | undefined {
  return typeof number === 'string' ? caseOfRow(number.replace(/[\s–—]/g, '')) : undefined
}

function wrongIn(parameters: Parameters): Sentence[] {
  const { q, data_inicio: from, data_fim: to } = parameters
  const problems: Sentence[] = []
  const ofCase = caseIn(parameters)
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
