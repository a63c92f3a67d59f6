import { list, type Message, manyInEnglish, quoted, quotedCell } from './message.js'
import type { sealPt } from './seal-pt.js'

const CHANGED = 'Somebody changed it: make the workbook again from the records (lote resume BATCH).'
const PARTS: Record<string, string> = {
  charts: 'the charts',
  banner: 'the header ENSAIO of the pages',
  conditions: 'conditional formats or the headers of some pages',
}

/** Messages about the seal of a workbook. */
export const sealEn: Record<keyof typeof sealPt, Message> = {
  seal_none: {
    text: () => 'The workbook has no seal: an earlier release made it, or it is not of lote.',
  },
  seal_foreign: {
    text: (f) => `The seal is not of this installation (key ${f.key}), or it was changed.`,
    todo: () =>
      'Do not trust the workbook before you know where it comes from. If another installation made it, check it with the public key of that one in LOTE_SEAL_KEY.',
  },
  seal_changed: {
    text: (f) => {
      const parts = Array.isArray(f.parts) ? f.parts : []
      const cells = list(f.sheets) && `cells were changed in: ${list(f.sheets)}`
      const others = parts.length > 0 && `${parts.map((one) => PARTS[one]).join(' and ')} changed`
      return `By the seal, ${[cells, others].filter(Boolean).join('; ')}.`
    },
    todo: () => 'With the storage of the batch, lote verify says which.',
  },
  seal_own: {
    text: (f) =>
      `The workbook is as its seal says, but without the key of the installation nobody knows whose seal it is: anybody can seal with a key of his own (this one is ${f.key}).`,
    todo: () =>
      'Ask whoever made it for the public key of the seal, by another way than this file (43 characters; lote verify shows it where the batch is stored), and check again with it in the variable LOTE_SEAL_KEY.',
  },
  seal_report: {
    text: (f) => `It is a report (${f.report}), without a batch to compare with: its seal counts.`,
  },
  seal_diff: {
    text: (f) =>
      `It is the comparison of the batches ${f.before} and ${f.now}, without a batch to compare with: its seal counts.`,
  },
  seal_whole: {
    text: (f) =>
      `Seal: all cells are as they were made (${manyInEnglish(f.sheets, 'sheet', 'sheets')}, key ${f.key}).`,
  },
  seal_saved_again: {
    text: (f) =>
      `Seal: another program saved the workbook again and changed no cell; only its looks may be others (${manyInEnglish(f.sheets, 'sheet', 'sheets')}, key ${f.key}).`,
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
  verify_formula: {
    text: (f) =>
      `${f.cell} is a formula (${quotedCell(f, 'found', 'en')} is its last result), and lote writes values only.`,
    todo: () => CHANGED,
  },
  verify_format: {
    text: (f) =>
      `${f.cell} holds ${quotedCell(f, 'found', 'en')}, and the format of the cell shows another thing.`,
    todo: () => CHANGED,
  },
  verify_conditional: {
    text: (f) =>
      `The sheet ${f.sheet} has conditional formats, or headers of some pages only, which lote does not write: it may show or print another thing.`,
    todo: () => CHANGED,
  },
  verify_banner: {
    text: (f) =>
      `It is a rehearsal, and the header ENSAIO was removed from the pages of: ${list(f.sheets)}.`,
    todo: () => CHANGED,
  },
  verify_chart: {
    text: (f) => `The chart ${quoted(f.title)} does not show what the batch says, or is missing.`,
    todo: () => CHANGED,
  },
  verify_rows_hidden: {
    text: (f) => `The sheet ${f.sheet} has hidden rows that lote shows: ${list(f.rows)}.`,
    todo: () => 'They are checked like the others; show them before you read or print.',
  },
  verify_sheet_hidden: {
    text: (f) => `The sheet ${f.sheet} is hidden, and lote shows it.`,
    todo: () => 'It is checked like the others; show it before you read or print.',
  },
  verify_chain: {
    text: (f) =>
      `The manifest does not fit ${f.part === 'records' ? 'the records' : 'the batch'}: the chain of hashes is another.`,
    todo: () => 'Somebody changed what was stored. Restore the storage from a copy.',
  },
}
