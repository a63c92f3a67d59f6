import { defineJob } from '../../src/core/job/define-job.js'
import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import { HOLDS_ANSWERS } from '../answer-check.js'
import { readList } from '../saved/account.js'
import { CHECKS_RUNS, learnChecks } from '../saved/check-run.js'
import { givenFieldRates } from '../saved/rates.js'
import { readReferences } from '../saved/references.js'
import { termsOfNew } from '../saved/terms.js'
import { checkAgainstType, checkParameters } from './check-parameters.js'
import { describedType, fields, fieldsOf, parameters } from './fields.js'
import { read } from './interpret.js'
import { type CalcItem, type CalcKnowledge, groupOf, planRow } from './plan-row.js'
import { createdAnothers, createdBy, lookUp, next, price } from './steps.js'
import { templateOf } from './template.js'
import { sheets } from './workbook.js'

/** New saved calculations of any type, one for each row or for each group of rows. */
export const calc = defineJob<CalcItem>({
  kind: 'calc',
  aliases: ['calcular', 'calculo', 'calculos'],
  service: 'calculation',
  title: 'Cálculos salvos',
  fields,
  parameters,
  template: {
    headings: [
      'Grupo',
      'Cliente',
      'Nome do cálculo',
      'Parcelas: data',
      'Parcelas: valor',
      'Parcelas: descrição',
      'Juros',
    ],
    rows: [
      ['A', 'Maria da Luz', 'Maria x Oficina', '05/02/2019', '2.500,00', 'Principal', '1'],
      ['A', 'Maria da Luz', '', '20/08/2023', '-500,00', 'Depósito', ''],
      ['', 'Padaria Estrela', 'Padaria x Banco', '10/03/2020', '1.890,10', 'Parcela 3', '0,5'],
    ],
    args: [
      '-p',
      'type=calculosJudiciais',
      '-p',
      'fields.indexador=262',
      '-p',
      'fields.dia_atualiza=31/12/2025',
      '-p',
      'export=html',
    ],
  },
  pack: 1,
  templateOf,
  fieldsOf,
  groupOf,
  checkParameters,
  catalogue: readKnowledge,
  checkAgainstCatalogue: (given, knowledge, ...sheet) =>
    checkAgainstType(given, knowledge as CalcKnowledge, ...sheet),
  rates: (given, knowledge) => givenFieldRates(given, (knowledge as CalcKnowledge).info),
  planRow: (row, given, knowledge) => planRow(row, given, knowledge as CalcKnowledge),
  learn: ({ checks = [] }, reads) => learnChecks(checks, reads),
  terms: (survey, headings, knowledge) => {
    const known = knowledge as CalcKnowledge
    return termsOfNew(survey, headings, known.info, known)
  },
  price: ({ items, parameters }, knowledge) => price(items, parameters, knowledge),
  next: (asking, knowledge) => next(asking, knowledge),
  createdId: ({ answers }) => createdBy(answers).id || undefined,
  createdAnothers,
  lookUp,
  read: (asking, knowledge) => read(asking, knowledge),
  sheets,
})

/**
 * Reads the description of the type and the indices and tables that its fields may name; all of it
 * costs no units.
 */
async function readKnowledge(reads: FreeReads, given: Parameters): Promise<CalcKnowledge> {
  const info = await describedType(given, reads)
  const own = await readList(reads, 'tabelasJudiciais')
  const references = await readReferences(
    reads,
    own?.map(({ calcId }) => calcId),
  )
  return { info, references, isDeep: true, ...HOLDS_ANSWERS, ...CHECKS_RUNS }
}
