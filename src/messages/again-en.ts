import type { againPt } from './again-pt.js'
import { list, type Message, manyInEnglish, quoted } from './message.js'

const WHY: Record<string, string> = {
  format: 'its format holds neither colours nor comments',
  headings: 'its table has no row of headings',
  heavy: 'it is too large to be copied with its formats',
  damage: 'it could not be copied cell by cell with its formats',
}

const LOST: Record<string, string> = {
  charts: 'charts',
  pivots: 'pivot tables',
  macros: 'macros',
  links: 'links to other files (their values stay)',
  shapes: 'text boxes and shapes',
  controls: 'buttons and objects',
  threads: 'threaded comments',
  criteria: 'what the filter chooses by (hidden rows stay hidden)',
}

export const againEn: Record<keyof typeof againPt, Message> = {
  marked_not: {
    text: (f) => `${quoted(f.name)} does not come back marked: ${WHY[String(f.why)]}.`,
    todo: () => 'Use the sheet of pending rows: it says the same of rows without a result.',
  },
  input_gone: {
    text: (f) =>
      `The storage no longer has the file ${quoted(f.name)} that batch ${f.batch} was made from.`,
    todo: () => 'Run the original file as a new batch.',
  },
  last_published_unknown: {
    text: (f) =>
      `Nothing tells the last published month for ${f.name}: only the catalogue of an index of the whole batch does.`,
    todo: () => 'Give -p index=, or write the date.',
  },
  rerun_not: {
    text: (f) => `A batch of ${f.job} is not run again by lote rerun.`,
    todo: (f) => (f.job === 'watch' ? 'Use lote watch run NAME.' : 'Run the sheet as a new batch.'),
  },
  rerun_later: {
    text: (f) => `Batch ${f.batch} was mended: the version of today is batch ${f.later}.`,
    todo: (f) => `Run the newest again: lote rerun ${f.later}`,
  },
  diff_same: {
    text: (f) => `Batch ${f.batch} has nothing to be compared with: both are it.`,
    todo: () => 'Give two batches: lote diff BEFORE NOW.',
  },
  diff_other_job: {
    text: (f) =>
      `The batches are of different jobs: ${f.before} is of ${f.other}, and ${f.now} of ${f.job}.`,
    todo: () => 'Compare two batches of one job.',
  },
  diff_no_worth: {
    text: (f) => `The rows of a batch of ${f.job} have no worth to be compared.`,
    todo: () => 'lote diff compares batches of correct, update and recalc.',
  },
  marked: {
    text: (f) => `Copy of your file, with refused and warned cells marked: ${f.path}`,
  },
  marked_without: {
    text: (f) =>
      `The copy lacks of the original: ${list((f.parts as string[]).map((part) => LOST[part] ?? part))}.`,
  },
  marked_plain: {
    text: (f) =>
      `${f.path} is a plain sheet of ${manyInEnglish(f.rows, 'pending row', 'pending rows')} alone, and no copy of your file: ${WHY[String(f.why)]}.`,
  },
  marked_none: {
    text: (f) =>
      `${f.path} was not written: ${WHY[String(f.why)]}, and there are no pending rows for a plain sheet.`,
  },
}
