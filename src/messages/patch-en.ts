import { atLines, type Message, manyInEnglish, quoted } from './message.js'
import type { patchPt } from './patch-pt.js'

export const patchEn: Record<keyof typeof patchPt, Message> = {
  told_patch: {
    text: (f) =>
      `Version ${f.version}, mending batch ${f.batch}: ${manyInEnglish(f.same, 'row the same', 'rows the same')}, ${f.changed} changed, ${f.added} new, ${f.removed} removed. ${manyInEnglish(f.kept, 'answer kept', 'answers kept')}, ${manyInEnglish(f.asked, 'row to ask', 'rows to ask')}.`,
  },
  told_patch_reverted: {
    text: (f) =>
      `${atLines(f.lines, 'Line', 'Lines')} of the file: again as before a correction. The file is of an older version, and what was corrected since is undone.`,
    todo: (f) =>
      `If that is not meant, mend a file of the newest version: lote result ${f.batch} --marked, or lote pending ${f.batch}.`,
  },
  patch_unchanged: {
    text: (f) =>
      `Nothing changed: the file has the same rows as batch ${f.batch}, which still stands, and nothing was spent${f.place ? `; its workbook is at ${f.place}` : ''}.`,
  },
  patch_of_another: {
    text: (f) =>
      `The file has rows of batch ${f.other}, not of batch ${f.batch}: nothing was asked.`,
    todo: (f) => `Use --patch ${f.other}, or the file that mends batch ${f.batch}.`,
  },
  patch_header_moved: {
    text: (f) =>
      `Column ${f.column} of batch ${f.batch} is ${quoted(f.heading)}, and in the file it is ${f.found === '' ? 'without that heading' : quoted(f.found)}: headings have moved.`,
    todo: () =>
      'Keep the columns in the order of the original file; new ones go to the right. Or run the file as a new batch, without --patch.',
  },
  patch_rows_missing: {
    text: (f) =>
      `The file has ${manyInEnglish(f.found, 'row', 'rows')} of batch ${f.batch} and lacks the other ${f.removed}; nothing says whether they are to go.`,
    todo: (f) =>
      `If they are to go, repeat with --drop-missing. To mend only some, use the whole file or the sheet of pending rows: lote pending ${f.batch} --out pending.xlsx`,
  },
  patch_row_gone: {
    text: (f) =>
      `Line ${f.line} of the file mends a row that the present version (${f.batch}) no longer has.`,
    todo: () => 'Delete that line; or only its row id, and it comes in as a new row.',
  },
  patch_row_twice: {
    text: (f) =>
      `Lines ${f.line} and ${f.other} of the file mend the same row of batch ${f.batch}.`,
    todo: () => 'Delete one of them; or only the row id of one, and it comes in as a new row.',
  },
  patch_later_version: {
    text: (f) => `Batch ${f.batch} has a version ${f.version} already, batch ${f.later}.`,
    todo: (f) => `Mend the newest: --patch ${f.later}`,
  },
  patch_takes_from_batch: {
    text: (f) =>
      `${f.option} does not go with --patch: job, parameters and columns are those of the batch.`,
    todo: () => 'Leave the option out; with other parameters, run the file as a new batch.',
  },
  patch_needs_whole: {
    text: (f) =>
      `The table of batch ${f.batch} cannot be made again from the sheet of pending rows (it has no headings, or is read otherwise outside the whole file).`,
    todo: () => 'Mend the whole original file and give it with --patch.',
  },
  patch_rehearsal: {
    text: (f) =>
      f.sandbox
        ? `Batch ${f.batch} is no rehearsal: its answers do not mix with those of the sandbox.`
        : `Batch ${f.batch} is a rehearsal (sandbox).`,
    todo: (f) => (f.sandbox ? 'Leave --sandbox out.' : 'Repeat with --sandbox.'),
  },
  result_older: {
    text: (f) =>
      `This is version ${f.version} of the batch; the newest is version ${f.newest}, which is batch ${f.later}.`,
    todo: (f) => `For the newest at the same place: lote result ${f.later}, with the same --out.`,
  },
  pending_none: {
    text: (f) => `Batch ${f.batch} has no rows to mend.`,
  },
  rows_to_mend: {
    text: (f) => `Without a result: ${manyInEnglish(f.count, 'row', 'rows')}.`,
    todo: (f) =>
      `To mend: lote pending ${f.batch} --out pending.xlsx; correct in it what is wrong; then lote run pending.xlsx --patch ${f.again}`,
  },
  rows_to_mark: {
    text: (f) =>
      `Your file, with the cells refused and warned of marked: lote result ${f.batch} --marked marked.xlsx`,
  },
  planned_pending: {
    text: (f) =>
      f.rows === 0
        ? 'No row is rejected: there is nothing pending to write.'
        : `Rejected rows, with what is to be mended in each: ${f.path} (${manyInEnglish(f.rows, 'row', 'rows')}). Nothing was paid.`,
  },
}
