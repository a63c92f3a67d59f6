import type { Facts } from '../sentence.js'
import type { gazetteJobsPt } from './gazette-jobs-pt.js'
import { type Message, quoted } from './message.js'

const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (got ${quoted(f.value)})`

export const gazetteJobsEn: Record<keyof typeof gazetteJobsPt, Message> = {
  row_not_cnj: {
    text: (f) => `No case number of the CNJ, or its check digits do not close${cell(f)}.`,
    todo: () => 'Check the number: it has 20 digits. Nothing was asked of the service.',
  },
  row_no_such_court: {
    text: (f) => `No court has the code ${f.code} of the number${cell(f)}.`,
    todo: () => 'Check the number. Nothing was asked of the service.',
  },
  note_case_incident: {
    text: (f) => `The main case was asked for, without the suffix of the incident${cell(f)}.`,
    todo: () => 'Nothing, if that was the case.',
  },
  case_nothing_published: {
    text: (f) => `The base has the ${f.court}, and no publication of this case.`,
    todo: () => 'If something happened, it did not go to the national gazette: ask the court.',
  },
  case_out_of_coverage: {
    text: (f) => `The base does not have the ${f.court}, or has it as inactive.`,
    todo: () => "Look into the court's own gazette: absence here says nothing.",
  },
  case_coverage_unknown: {
    text: (f) => `The base does not have the case, and did not say whether it has the ${f.court}.`,
    todo: () => 'Do not take it for a case without publications: send the row again later.',
  },
  case_without_items: {
    text: () => 'The base knows the case, and sent no publication of it.',
    todo: () => 'Check at the court.',
  },
  case_cut: {
    text: (f) => `The service tells of ${f.told} publications and sent ${f.came}.`,
    todo: () => 'The dossier is incomplete: look for the case with --job publications.',
  },
  case_unrecognised: {
    text: () => 'The answer has no list that can be told to be of publications.',
    todo: () => 'Its other fields are on the sheet Capa, and the whole answer is stored.',
  },
  told_price_not_found: {
    text: () =>
      'Each case that the base does not have costs one more call, to the list of courts: the quote is the least.',
  },
}
