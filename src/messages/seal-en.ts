import { list, type Message } from './message.js'
import type { sealPt } from './seal-pt.js'

/** Messages about the seal of a workbook. */
export const sealEn: Record<keyof typeof sealPt, Message> = {
  seal_none: {
    text: () => 'The workbook has no seal: an earlier release made it, or it is not of lote.',
  },
  seal_foreign: {
    text: (f) => `The seal is not of this installation (key ${f.key}), or it was changed.`,
    todo: () => 'Do not trust the workbook before you know where it comes from.',
  },
  seal_changed: {
    text: (f) => `By the seal, cells were changed in: ${list(f.sheets)}.`,
    todo: () => 'With the storage of the batch, lote verify says which.',
  },
  seal_whole: {
    text: (f) => `Seal: all cells of the ${f.sheets} sheets are as they were made (key ${f.key}).`,
  },
  seal_saved_again: {
    text: (f) =>
      `Seal: another program saved the workbook again and changed no cell of its ${f.sheets} sheets; only its looks may be others (key ${f.key}).`,
  },
  seal_alone: {
    text: (f) => `Batch ${f.batch} is not in this storage: only the seal of the workbook counts.`,
  },
  seal_part: {
    text: (f) => `The workbook is of a part of batch ${f.batch}: its seal counts.`,
  },
  trace_where: {
    text: (f) => `The place ${f.where} is not understood.`,
    todo: () =>
      "Give the line of the input (lote trace BATCH 17) or the cell (lote trace file.xlsx 'Resultado!K17').",
  },
  trace_no_cell: {
    text: (f) => `${f.path} has no line of the input at ${f.where}.`,
    todo: () => 'Give a cell of a sheet whose first column is Linha.',
  },
  trace_no_line: {
    text: (f) => `Batch ${f.batch} has no line ${f.line}.`,
    todo: () => 'It is the number of the line in the input, as in the column Linha.',
  },
  statements_format: {
    text: (f) => `--statements does not know ${f.value}.`,
    todo: () => 'Use pdf or docx.',
  },
  statements_none: {
    text: (f) => `Job ${f.job} has no statements.`,
    todo: () => 'Only correct has them; the workbook is ready.',
  },
  statements_empty: {
    text: () => 'No statement was made: no row of the batch has a result.',
    todo: () => 'The sheet Pendências of the workbook says what each of them needs.',
  },
  verify_chain: {
    text: (f) =>
      `The manifest does not fit ${f.part === 'records' ? 'the records' : 'the batch'}: the chain of hashes is another.`,
    todo: () => 'Somebody changed what was stored. Restore the storage from a copy.',
  },
}
