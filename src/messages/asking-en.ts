import type { askingPt } from './asking-pt.js'
import { type Facts, list, type Message, manyInEnglish, moment, quoted } from './message.js'
import { placeFault } from './place-fault.js'

/** Formats `is column D «Saldo»` or `has no column`. */
function answered({ column }: Facts): string {
  return column === '' ? 'has no column' : `is column ${column}`
}

const WHY: Record<string, string> = {
  missing: 'it is not there',
  large: 'it is too large',
  json: 'it is not JSON',
  shape: 'it is not what is expected there',
}

export const askingEn = {
  choice_column: { text: (f) => `column ${f.column}` },
  choice_heading: { text: (f) => `column ${quoted(f.heading)}` },
  choice_no_column: { text: () => 'no column: it is not used' },
  choice_as_it_is: { text: (f) => `it is right as it is, in column ${f.column}` },
  choice_left_out: { text: (f) => `the other column of ${f.label} is left out` },
  choice_comma: { text: () => 'the comma is decimal: 1.234,56' },
  choice_dot: { text: () => 'the dot is decimal: 1,234.56' },
  choice_dmy: { text: () => 'day, month, year: 31/12/2024' },
  choice_mdy: { text: () => 'month, day, year: 12/31/2024' },
  choice_sheet: { text: (f) => `sheet ${quoted(f.sheet)}` },
  choice_parameter: { text: (f) => `${f.name} is ${f.value}` },
  choice_drop_missing: { text: () => 'rows that are not in the file go from the batch' },
  choice_stop: { text: () => 'stop here, to mend the spreadsheet' },
  asking_in_place: {
    text: (f) =>
      `${manyInEnglish(f.count, 'question', 'questions')} before the quote. Nothing was spent; Ctrl-C ends.`,
  },
  asking_rows: {
    text: (f) =>
      f.part === true
        ? `It touches ${manyInEnglish(f.rows, 'row', 'rows')} of the spreadsheet.`
        : `It holds for ${Number(f.rows) === 1 ? 'the only row' : `all ${f.rows} rows`} of the spreadsheet.`,
  },
  asking_unknown_choice: { text: (f) => `Answer with a number from 0 to ${f.most}.` },
  told_answer_remembered: {
    text: (f) =>
      `Answer remembered from ${moment(f.at, 'en')}, for the same headings: ${f.label} ${answered(f)}.`,
    todo: (f) => `To be asked again: lote answers forget ${f.id}.`,
  },
  answer_remembered: {
    text: (f) => `Answer kept for the same headings: ${f.label} ${answered(f)}.`,
    todo: (f) => `To forget it: lote answers forget ${f.id}.`,
  },
  answers_forgotten: {
    text: (f) => `Answer ${f.id} is forgotten: the next time it is asked again.`,
  },
  answers_no_such: {
    text: (f) => `There is no kept answer ${quoted(f.id)}.`,
    todo: () => 'See their codes with lote answers list.',
  },
  answers_saved: {
    text: (f) => `Answers written to ${f.path}: ${f.count}.`,
    todo: (f) => `To give them again: --answers ${f.path}.`,
  },
  answers_unreadable: {
    text: (f) =>
      `${f.path} is no file of answers${f.where ? `, at ${f.where}` : ''}: ${WHY[String(f.why)]}.`,
    todo: () => 'Use one that --save-answers wrote.',
  },
  answers_place: {
    text: (f) => `--save-answers ${f.path}: it cannot be written there: ${placeFault(f, 'en')}.`,
    todo: () => 'Choose another file; nothing was spent.',
  },
  answers_not_asked: {
    text: (f) => `${f.path} answers what was not asked: ${list(f.questions)}.`,
    todo: () => 'Take those answers out of the file; nothing was spent.',
  },
} satisfies Record<keyof typeof askingPt, Message>
