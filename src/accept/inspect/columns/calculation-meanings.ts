import type { Parameters } from '../../../core/job/job.js'
import { otherTerm } from '../terms/compared-terms.js'
import { isNotGiven, type Meaning } from './column-meanings.js'

/** Of a new or a saved calculation, whose terms are fields of its type. */
const isCalculation = ({ type }: Parameters) => type !== undefined

/** What a column that no field of a calculation reads says of its terms. */
export const MEANINGS_OF_CALCULATIONS: readonly Meaning[] = [
  // "Juros a.m.", "Multa (%)": no field of a calculation, into which another rate, or none, goes.
  ...['juro', 'multa', 'honorario'].map((name): Meaning => {
    const field = name.replace(/[^a]$/, '$&s')
    const stated = (given: Parameters) => given[`fields.${field}`]
    return {
      code: 'ask_new_terms',
      heads: new RegExp(`^(?:taxa )?${name}(?: (?:mora|mes|mensal|%|a|m|am|art|\\d+))*$`),
      isOpen: ({ columns, given }) =>
        columns.has('calc_id')
          ? stated(given) !== undefined
          : isCalculation(given) && !columns.has(field) && !columns.has('taxa'),
      says: ({ text, given }) =>
        Number.parseFloat(text.replace(',', '.')) !== Number(stated(given) ?? 0),
    }
  }),
  ...['indice|indexador', 'tabela'].map(
    (name): Meaning => ({
      code: 'ask_new_terms',
      heads: new RegExp(`^(?:${name})(?: (?:correcao|atualizacao|judicial|pratica))?$`),
      isOpen: ({ columns, given }) => isCalculation(given) && !columns.has('calc_id'),
      says: ({ text, given, named }) =>
        otherTerm(`Correção: ${name === 'tabela' ? name : ''} ${text}`, given, named) !== undefined,
    }),
  ),
  {
    code: 'ask_new_terms',
    heads: /^(?:data )?(?:atualizacao|atualizar ate|final correcao)$|^data base calculo$/,
    isOpen: ({ columns, given }) => isCalculation(given) && !columns.has('calc_id'),
    says: isNotGiven,
  },
  // "Nova data" beside the day of a saved calculation that is read.
  {
    code: 'ask_new_terms',
    heads: /^nov[oa] (?:data|dia|posicao)(?: (?:calculo|atualizacao))?$/,
    isOpen: ({ columns }) => columns.has('calc_id'),
    says: isNotGiven,
  },
  // Beside saved calculations: the target date, or the day on which they were made.
  {
    code: 'ask_new_terms',
    heads: /^(?:data|dia|ate)$/,
    isOpen: ({ columns, given }) =>
      columns.has('calc_id') && given.updateTo === undefined && !columns.has('data_atualizacao'),
    says: () => true,
  },
]
