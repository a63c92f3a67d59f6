import type { carePt } from './care-pt.js'
import type { Facts } from './message.js'
import { list, type Message, manyInEnglish, moment, quoted, quotedCell, span } from './message.js'

const RESTORE = 'Restore the storage from a copy; do not use the figures of those rows before.'
const PUT_BACK = 'Make the workbook again from the records: lote resume BATCH.'
const COMPARE = 'Compare with another copy of the workbook or the storage.'
const was = (f: Facts) => (f.was === 'missing' ? 'was not in the storage' : 'was damaged')
const why = (f: Facts) =>
  f.why === 'release'
    ? `it was made by ${f.madeBy ?? 'another release'}, and this is ${f.now}`
    : 'the records have changed since it was made'

/** The same in English. */
export const careEn: Record<keyof typeof carePt, Message> = {
  submitted_before: {
    text: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and spent ${f.units} units${f.place ? `; its workbook is at ${f.place}` : ''}.`,
    todo: (f) => `Use lote result ${f.batch}, or --again to pay a second time.`,
  },
  submitted_rows: {
    text: (f) =>
      `The rows of this file have the ids of those of batch ${f.batch}, of ${moment(f.at, 'en')}, which asked the same: they would be paid a second time.`,
    todo: (f) =>
      `To mend that batch, use --patch ${f.again}, which pays for what changed alone; --again makes a new batch and pays for all.`,
  },
  submitted_open: {
    text: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and is not finished.`,
    todo: (f) => `Go on with lote resume ${f.again}; --again pays a second time.`,
  },
  submitted_cancelled: {
    text: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and was cancelled after calls had been made.`,
    todo: (f) =>
      `Use lote resume ${f.again}, which hands out what was answered and calls nothing, or --again to pay for all rows.`,
  },
  submitted_stopped: {
    text: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and stopped early: ${f.refused} of the first ${f.of} calls were refused (${f.code}: ${f.message}).`,
    todo: (f) =>
      `See what was answered with lote result ${f.batch}; when what was missing is mended, --again pays for all rows.`,
  },

  rendered_same: {
    text: () => 'The workbook was made again from the records: the same, byte for byte.',
  },
  rendered_restored: {
    text: (f) =>
      `The workbook ${was(f)}: it was made again from the records and is back, the same byte for byte.`,
  },
  rendered_other: {
    text: (f) => `Made again from the records, the workbook would have other bytes: ${why(f)}.`,
    todo: (f) => `The stored one is intact and stays. Check it with lote verify ${f.batch}.`,
  },
  rendered_replaced: {
    text: (f) =>
      `The workbook ${was(f)}: it was made again from the records, with other bytes: ${why(f)}.`,
    todo: (f) => `Check it with lote verify ${f.batch}.`,
  },

  verify_good: {
    text: (f) =>
      `All fits: ${f.rows} rows, ${f.cells} cells, ${f.calls} calls, ${f.units} units. ${f.windows === 0 ? 'The limit of the account could not be checked, because the batch does not keep it' : 'The limit of the account was kept'} (${f.grants} uses).`,
  },
  verify_wrong: {
    text: (f) => `It does not fit. Looked at: ${f.rows} rows, ${f.cells} cells, ${f.calls} calls.`,
  },
  verify_uncertain: {
    text: (f) =>
      `${manyInEnglish(f.count, 'call counts', 'calls count')} as uncertain: how ${Number(f.count) === 1 ? 'it' : 'they'} ended is not known.`,
    todo: () => 'Their rows tell the name to look for at the service.',
  },
  verify_more: {
    text: (f) => `And ${f.count} more problems like those above (${f.code}).`,
  },
  verify_no_batch: {
    text: (f) =>
      `${f.path} does not say of which batch it is (sheet Leia-me, row Lote), and has no seal: it is not the result of a batch, and there is nothing to check it by.`,
    todo: () =>
      'Make a report or a comparison of an earlier release again (lote report, lote diff): it comes with a seal. For pending rows, marked copies and templates check the result: lote verify BATCH.',
  },
  verify_not_finished: {
    text: (f) => `Batch ${f.batch} is not finished: ${f.pending} calls to come.`,
    todo: (f) => `Go on with lote resume ${f.batch}.`,
  },
  verify_input_missing: {
    text: (f) => `The input file is not in the storage (${f.key}).`,
    todo: () => RESTORE,
  },
  verify_input_changed: {
    text: (f) => `The input file is not the one that was submitted: it has other bytes (${f.key}).`,
    todo: () => RESTORE,
  },
  verify_input_line: {
    text: (f) =>
      f.line === undefined
        ? `Line ${f.found} of the plan is not in the input file.`
        : `Line ${f.line} of the input file is not in its place in the plan.`,
    todo: () => RESTORE,
  },
  verify_input_cells: {
    text: (f) => `Line ${f.line} of the plan does not have the cells of the input file.`,
    todo: () => RESTORE,
  },
  verify_plan_row_missing: {
    text: (f) => `${f.rows} rows are missing in the plan between lines ${f.after} and ${f.before}.`,
    todo: () => RESTORE,
  },
  verify_plan_row_twice: {
    text: (f) => `Line ${f.line} stands in the plan more than once.`,
    todo: () => RESTORE,
  },
  verify_plan_row_fates: {
    text: (f) => `Line ${f.line} of the plan has ${f.fates} fates instead of one.`,
    todo: () => RESTORE,
  },
  verify_plan_row_place: {
    text: (f) =>
      `Line ${f.line} of the plan points to place ${f.place} of task ${f.task}, which is not its own.`,
    todo: () => RESTORE,
  },
  verify_plan_rows: {
    text: (f) => `The plan has ${f.rows} rows, and the manifest says ${f.expected}.`,
    todo: () => RESTORE,
  },
  verify_task_rows: {
    text: (f) => `Task ${f.task} has ${f.items} items, and ${f.rows} rows of the plan point to it.`,
    todo: () => RESTORE,
  },
  verify_outcome_missing: {
    text: (f) =>
      `The outcome ${f.key} of ${manyInEnglish(f.items, 'row', 'rows')} is missing${f.hasAnswer ? '; its answer is stored' : ''}.`,
    todo: () => RESTORE,
  },
  verify_outcome_items: {
    text: (f) => `The outcome ${f.key} has ${f.found} items, and its task has ${f.items}.`,
    todo: () => RESTORE,
  },
  verify_outcome_changed: {
    text: (f) =>
      `The outcome ${f.key} does not say what the stored answer says: item ${Number(f.item) + 1}, ${f.figure || 'situation'} ${quoted(f.found)} instead of ${quoted(f.expected)}.`,
    todo: () => RESTORE,
  },
  verify_outcome_twice: {
    text: (f) => `The rows of the outcome ${f.key} have another: the task has two outcomes.`,
    todo: () => COMPARE,
  },
  verify_outcome_of_nothing: {
    text: (f) => `The outcome ${f.key} belongs to no task of the plan.`,
    todo: () => COMPARE,
  },
  verify_answer_missing: {
    text: (f) => `The answer ${f.key}, of which the outcome was made, is missing.`,
    todo: () => RESTORE,
  },
  verify_document_missing: {
    text: (f) =>
      `The document ${f.key} («${f.name}»), which was taken along, is not in the storage.`,
    todo: () => RESTORE,
  },
  verify_document_changed: {
    text: (f) => `The document ${f.key} («${f.name}») is not what was taken along.`,
    todo: () => RESTORE,
  },
  verify_file_missing: {
    text: (f) => `The file ${f.key}, which the service delivered, is not in the storage.`,
    todo: () => RESTORE,
  },
  verify_file_changed: {
    text: (f) => `The file ${f.key} is not what the service delivered.`,
    todo: () => RESTORE,
  },
  verify_answer_changed: {
    text: (f) => `The answer ${f.key} is not the one the outcome was made of: it has other bytes.`,
    todo: () => RESTORE,
  },
  verify_answer_unused: {
    text: (f) => `The answer ${f.key} was paid for and is in no outcome.`,
    todo: () => COMPARE,
  },
  verify_attempt_missing: {
    text: (f) => `The record of the attempt ${f.key} is missing.`,
    todo: () => RESTORE,
  },
  verify_called_again: {
    text: (f) => `The attempt ${f.key} called the service after the task had its answer.`,
    todo: () => 'See whether two workers have the same host name (docs/operations.md).',
  },
  verify_spent_without_attempt: {
    text: (f) => `The ledger has ${f.units} units of call ${f.call}, which has no attempt.`,
    todo: () => RESTORE,
  },
  verify_units: {
    text: (f) =>
      `The attempt of call ${f.call} says ${f.found} units, and the ledger ${f.expected}.`,
    todo: () => RESTORE,
  },
  verify_window: {
    text: (f) =>
      `The limit of ${f.limit} in ${span(f.windowMs)} was exceeded: ${f.units} units from ${moment(f.from, 'en')} to ${moment(f.to, 'en')}.`,
    todo: () => 'See whether all processes use the same Redis and the same limits.',
  },
  verify_manifest: {
    text: (f) =>
      `The manifest says ${f.what} = ${f.found ?? 'nothing'}, and the records come to ${f.expected}.`,
    todo: () => COMPARE,
  },
  verify_result_missing: {
    text: () => 'The workbook is not in the storage.',
    todo: (f) => `Make it again from the records: lote resume ${f.batch}.`,
  },
  verify_result_bytes: {
    text: (f) => `The workbook is not the one that was made: it has other bytes (${f.bytes}).`,
    todo: () => `It was saved again, changed or damaged. ${PUT_BACK}`,
  },
  verify_result_unreadable: {
    text: (f) => `The workbook cannot be read (${f.detail}).`,
    todo: () => PUT_BACK,
  },
  verify_sheet_missing: {
    text: (f) => `The sheet ${f.sheet} is not in the workbook.`,
    todo: () => PUT_BACK,
  },
  verify_column_missing: {
    text: (f) => `The column ${quoted(f.title)} is not in the sheet ${f.sheet}.`,
    todo: () => PUT_BACK,
  },
  verify_row_missing: {
    text: (f) =>
      `Line ${f.line}${f.line === 'Total' ? '' : ' of the input'} is not in the sheet ${f.sheet}.`,
    todo: () => PUT_BACK,
  },
  verify_row_extra: {
    text: (f) =>
      f.line === undefined
        ? `Beyond what belongs to the sheet ${f.sheet}: ${list(f.cells)} (${quotedCell(f, 'found', 'en')}).`
        : `The sheet ${f.sheet} has line ${f.line} of the input once too often or out of its place (${f.cells}).`,
    todo: () => PUT_BACK,
  },
  verify_cell: {
    text: (f) =>
      `${f.cell}: the cell has ${quotedCell(f, 'found', 'en')}, and the records say ${quotedCell(f, 'expected', 'en')}.`,
    todo: () => PUT_BACK,
  },
  verify_summary: {
    text: (f) =>
      `Sheet Resumo, ${f.section}, ${f.label}${f.cell ? ` (${f.cell})` : ''}: the cell has ${quotedCell(f, 'found', 'en')}, and the records come to ${quotedCell(f, 'expected', 'en')}.`,
    todo: () => PUT_BACK,
  },

  prune_plan: {
    text: (f) =>
      `${f.batches} batches would go (${f.megabytes} MB${f.oldest ? `, ${f.oldest} to ${f.newest}` : ''}), ${f.ledger} entries of the ledger, ${f.notices} delivered notices and ${f.firings} firings.`,
    todo: () => 'Nothing was removed; --yes does it.',
  },
  prune_done: {
    text: (f) =>
      `Removed ${f.batches} batches (${f.megabytes} MB${f.oldest ? `, ${f.oldest} to ${f.newest}` : ''}), ${f.ledger} entries of the ledger, ${f.notices} delivered notices and ${f.firings} firings.`,
  },
  prune_open: {
    text: (f) => `Those that are not finished stay: ${list(f.batches)}.`,
    todo: () => 'Finish them with lote resume, also those that were cancelled.',
  },
  prune_untold: {
    text: (f) => `Nights of watches that nobody was told of yet stay: ${list(f.batches)}.`,
    todo: () => 'lote watch run brings them to their end.',
  },
  prune_headless: {
    text: (f) =>
      `Those that have answers and no manifest that can be read stay: ${list(f.batches)}.`,
    todo: () => 'Restore the manifest from a copy, or remove the folder of the batch by hand.',
  },
  pruned_batch: {
    text: (f) => `Batch ${f.batch} was removed by lote prune.`,
    todo: () => 'What is kept of it is under pruned/ in the storage.',
  },
}
