import type { ItemOutcome, RefusedStep } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { Step } from './steps.js'

export interface RefusedRow {
  outcome: ItemOutcome['outcome']
  /** A few words for the column of the workbook. */
  situation: string
  note: Sentence
}

/** Returns the outcome and the note of a refusal that concerns one calculation. */
export function refusedRow(refused: RefusedStep, step: Step['do'], id: string): RefusedRow {
  const { status, code, message } = refused
  const facts = { label: 'ID do cálculo', value: id, id, code, message, step }
  const rejected = (situation: string, note: Sentence): RefusedRow => ({
    outcome: 'rejected',
    situation,
    note,
  })
  if (code === 'LEGACY_CALC_READ_ONLY')
    return {
      outcome: 'warned',
      situation: 'legado, só leitura',
      note: sentence('calc_legacy', facts),
    }
  if (code === 'CALC_DATA_GONE' || status === 410)
    return {
      outcome: 'failed',
      situation: 'perdido no serviço',
      note: sentence('calc_gone', facts),
    }
  if (status === 403) return rejected('de outra conta', sentence('calc_foreign', facts))
  if (status === 404) return rejected('não encontrado', sentence('calc_not_found', facts))
  if (status === 422) return rejected('não calculado', sentence('calc_engine_error', facts))
  return rejected('recusado', sentence('row_refused', facts))
}
