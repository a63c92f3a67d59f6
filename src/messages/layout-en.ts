import type { layoutPt } from './layout-pt.js'
import { atLines, list, type Message, manyInEnglish, quoted, quotes, reais } from './message.js'

const AROUND: Record<string, string> = {
  file: 'The name of the file',
  page: 'The head or foot of the page',
}
const around = (where: unknown) => AROUND[String(where)] ?? 'The name of the sheet'

/** The same in English. */
export const layoutEn: Record<keyof typeof layoutPt, Message> = {
  ask_hidden_sheets: {
    text: (f) =>
      `The whole table is in no visible sheet; there are hidden ones: ${quotes(f.sheets)}.`,
    todo: (f) =>
      `If the table is in one of them, say which with --sheet NAME${Array.isArray(f.other) ? `; or which of the visible: ${quotes(f.other)}` : ''}.`,
  },
  ask_hidden_column: {
    text: (f) =>
      `Column ${f.column} is hidden, and ${list(f.candidates)} can be seen: any of them may be ${f.label}.`,
    todo: (f) => `Choose with --map ${f.field}="Heading", or the letter of the column.`,
  },
  told_hidden_columns: {
    text: (f) => `Read from a hidden column: ${list(f.columns)}.`,
    todo: () => 'Unhide the column and check it before you confirm.',
  },
  ask_header_any: {
    text: (f) => `No header that is known (sheets read: ${list(f.sheets)}).`,
    todo: (f) =>
      `Name the columns with --map FIELD="Heading". Needed is one of: ${list(f.asked)}. If there is no line of headings, put one above the data.`,
  },
  swallowed_lines: {
    text: (f) =>
      `Line ${f.line}: the quote opened there closes only on line ${f.last}, and all between was read as one cell (${quoted(f.value)}).`,
    todo: () => 'Close or take away the quote, or save it as .xlsx.',
  },
  ask_items_above: {
    text: (f) =>
      `Above the header on line ${f.header} there seems to be another table (${atLines(f.lines, 'line', 'lines')}), which would be left out.`,
    todo: () =>
      'Put each table on its own sheet and say which with --sheet NAME, or delete what is not of the table.',
  },
  ask_other_header: {
    text: (f) =>
      `Line ${f.line} seems to be the header of another table (${quotes(f.headings)}); the lines below would be read by the columns of the header on line ${f.header}.`,
    todo: () =>
      'Put each table on its own sheet and say which with --sheet NAME, or delete what is not of the table.',
  },
  ask_said_corrected: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Line ${f.line}:`} ${quoted(f.value)}: the amounts of column ${f.amount} may be corrected already or have charges in them, which would count twice.`,
    todo: (f) =>
      `If they are the original amounts, confirm with --map ${f.field}="${f.heading}"; if they are corrected, use the column of the original ones, or give each line the date of the last correction.`,
  },
  ask_instalments: {
    text: (f) =>
      `Column ${f.column}: there are lines of several instalments or units (line ${f.line}: ${quoted(f.value)}), and a line has one amount and one date; only that would be corrected.`,
    todo: (f) =>
      `Put a line for each instalment, with its due date; if column ${f.amount} is all there is to correct, from the date of its line, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_first_due: {
    text: (f) =>
      `Column ${f.column} is the due date of the first instalment (line ${f.line}: ${quoted(f.value)}), and every line would be corrected from it, that of another instalment too.`,
    todo: (f) =>
      `Put the due date of each instalment in its line; if every line is a first instalment, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_running_balance: {
    text: (f) =>
      `Column ${f.amount}: the balance only grows, or only shrinks, from line to line (from line ${f.line}: ${quoted(f.value)}), as one that accumulates; the same entry would be corrected in several lines.`,
    todo: (f) =>
      `Use the column of each entry's amount; if each balance is a debt of its own, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_all_negative: {
    text: (f) =>
      `Column ${f.amount}: the sum of the amounts is negative (line ${f.line}: ${quoted(f.value)}); those below zero would go as payments, and the total would be negative.`,
    todo: (f) =>
      `Write debts without a minus sign; if they are payments or credits, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_sheet: {
    text: (f) =>
      `${around(f.around)} ${quoted(f.value)} seems to say that the debts were paid or cancelled, or that the spreadsheet is void, and its lines would be computed like others.`,
    todo: (f) =>
      `Use the spreadsheet or the sheet (--sheet NAME) of what is owed; if these are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_interest_on_charges: {
    text: (f) =>
      `Column ${f.column}: there are lines that are interest or a fine already (line ${f.line}: ${quoted(f.value)}), and the interest asked for would run on them too.`,
    todo: (f) =>
      `Leave the principal alone in the sheet, or make a batch of its own, without interest, for those lines; if interest runs on all, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_rate_by_year: {
    text: (f) =>
      `Column ${f.column}: the sheet speaks of a rate by the year (line ${f.line}: ${quoted(f.value)}), and the service takes interest by the month.`,
    todo: (f) =>
      `Write the rate of each month; if the column holds ${f.label} by the month, confirm with --map ${f.field}="${f.heading}"; to leave it out, --map ${f.field}= (empty).`,
  },
  ask_interest_beside_selic: {
    text: (f) =>
      `Column ${f.column}: it has interest beside SELIC, which contains it (line ${f.line}: ${quoted(f.value)}); it would be counted twice.`,
    todo: (f) =>
      `To leave the column out, --map ${f.field}= (empty); if it is interest of another time than SELIC's, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_constant_day: {
    text: (f) =>
      `Column ${f.column}: the same day on every line (${quoted(f.value)}), while column ${f.other} has a day for each; correction would begin at the first.`,
    todo: (f) =>
      `Say which it is with --map ${f.field}="${f.otherHeading}" or --map ${f.field}="${f.heading}".`,
  },
  ask_thousandths: {
    text: (f) =>
      `Column ${f.amount}: amounts are shown with three decimals (line ${f.line}: ${quoted(f.value)} in reais), as thousands are whose mark was read as a decimal one.`,
    todo: (f) =>
      `Compare with the original and mend it; if they are reais and fractions, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_no_strikes: {
    text: () =>
      'In .xls and .xlsb files nobody sees what is struck through, and such lines are read like others.',
    todo: () => 'If there are any, remove them, or save the file as .xlsx.',
  },
  told_comments: {
    text: (f) =>
      `Cells or text boxes of the sheet have comments (line ${list(f.examples)}), and not all are understood.`,
    todo: () => 'See whether one says that an amount is corrected, paid or in another unit.',
  },
  ask_payments_positive: {
    text: (f) =>
      `Column ${f.column}: there are payments among the debts (line ${f.line}: ${quoted(f.value)}) without a minus sign; they would be corrected as debts.`,
    todo: (f) =>
      `Put the sign on the amount: a payment is negative. If all lines are debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled: {
    text: (f) =>
      `Column ${f.column}: there are lines that are paid, cancelled, deleted, suspended, assigned or of a contract that has ended among the others (line ${f.line}: ${quoted(f.value)}), and they would be computed like the others.`,
    todo: (f) =>
      `Remove those lines. If all of them are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_not_chosen: {
    text: (f) =>
      `Column ${f.column}: the sheet itself does not choose some lines (line ${f.line}${f.value === '' ? '' : `: ${quoted(f.value)}`}), and they would be computed like the others.`,
    todo: (f) =>
      `Remove those lines. If all of them are meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_struck: {
    text: (f) =>
      `Lines of the sheet are struck through (line ${f.line}: ${quoted(f.value)}), and would be corrected like the others.`,
    todo: (f) =>
      `Take these lines out. If they are owed as well, confirm it with --map ${f.field}="${f.heading}".`,
  },
  ask_struck_rows: {
    text: (f) =>
      `${manyInEnglish(f.count, 'line is', 'lines are')} struck through in the sheet (line ${f.line}: ${quoted(f.value)}), and what is struck through would be read like the rest.`,
    todo: (f) =>
      `Take out what is not to be read. If those struck through are to be read too, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_struck_rows: {
    text: (f) =>
      `Lines struck through are read like the others: ${manyInEnglish(f.count, 'line', 'lines')} (line ${f.line}: ${quoted(f.value)}).`,
  },
  ask_marked_rows: {
    text: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} not to read it, or that it was read (line ${f.line}: ${quoted(f.value)}), and what says so would be read and paid like the rest.`,
    todo: (f) =>
      `Take out what is not to be read. If all are to be read, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_marked_rows: {
    text: (f) =>
      `Column ${f.column}: is not used, and says of ${manyInEnglish(f.count, 'line', 'lines')} not to read it, or that it was read (line ${f.line}: ${quoted(f.value)}); all are read.`,
  },
  ask_unread_periods: {
    text: (f) =>
      `Column ${f.column}: says the period of each line, but not in dates (line ${f.line}: ${quoted(f.value)}), and nothing reads it; the period of the request would be searched for all.`,
    todo: (f) =>
      `Write the first and the last day of each line in two columns, Data início and Data fim; if the period of the request is meant for all, say --map ${f.field}= (empty).`,
  },
  ask_exceptions: {
    text: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} what is not to be searched (line ${f.line}: ${quoted(f.value)}), and nothing reads it; that would be searched and paid like the rest.`,
    todo: (f) =>
      `Take the column out, and filter the result afterwards; if all is to be searched, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_exceptions: {
    text: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} what is not to be searched (line ${f.line}: ${quoted(f.value)}), and is not used; nothing is left out.`,
  },
  ask_doubtful_keys: {
    text: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'row', 'rows')} that the number or the file is wrong, was replaced or is not confirmed (line ${f.line}: ${quoted(f.value)}), and that of the row would be read as it is.`,
    todo: (f) =>
      `Correct the rows. If what they have is to be read after all, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_doubtful_keys: {
    text: (f) =>
      `Column ${f.column}: is not used, and says of ${manyInEnglish(f.count, 'row', 'rows')} that the number or the file is wrong, was replaced or is not confirmed (line ${f.line}: ${quoted(f.value)}); that of the row is read.`,
  },
  told_list_remarks: {
    text: (f) =>
      `Column ${f.column}: there are remarks on ${manyInEnglish(f.count, 'row', 'rows')} (line ${list(f.examples)}), which are not used. Check that none says that a row is not to be read, that the number or the file is another one, or that more is to be looked for.`,
  },
  ask_list_note: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Line ${f.line}:`} ${quoted(f.value)} seems to say that the list, or a part of it, is not to be read, is void or was not checked, and all of it would be read as it is.`,
    todo: (f) =>
      `Take out what is not to be read, or correct it. If all is to be read, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_list_note: {
    text: (f) =>
      `${f.line === undefined ? around(f.around) : `Line ${f.line}:`} ${quoted(f.value)} seems to say that the list, or a part of it, is not to be read, is void or was not checked; all of it is read as it is.`,
  },
  told_state_of_title: {
    text: (f) =>
      `Registrations without a state are read as those of ${f.uf}, as the title on line ${f.line} says (${quoted(f.value)}). If one is of another section, write the state beside its number.`,
  },
  told_list_notes: {
    text: (f) =>
      `There are texts beside the rows of the table (line ${list(f.examples)}), which are not used. Check that none concerns the rows; colours are not read.`,
  },
  ask_open_periods: {
    text: (f) =>
      `Column ${f.column}: ${f.count} of ${manyInEnglish(f.starts, 'line', 'lines')} have the start of a period and not its end (line ${f.line}: ${quoted(f.value)}). As the period of a search these lines would be rejected.`,
    todo: (f) =>
      `If they are days of the case or the contract, leave them out: --map data_inicio= --map data_fim= (empty). If they are the period of the search, fill in the end, or confirm with --map data_inicio="${f.heading}".`,
  },
  ask_trainees: {
    text: (f) =>
      `${f.line === f.row ? 'Beside' : 'Below'} ${quoted(f.value)} (line ${f.line}) there are ${manyInEnglish(f.count, 'registration', 'registrations')} without the letter E, from line ${f.row} on. Trainees are numbered apart: the lawyer of that number is somebody else.`,
    todo: (f) =>
      `Take these lines out. If they are registrations of lawyers, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_firms: {
    text: (f) =>
      `${f.line === f.row ? 'Beside' : 'Below'} ${quoted(f.value)} (line ${f.line}) there are ${manyInEnglish(f.count, 'registration', 'registrations')}, from line ${f.row} on. Firms are numbered apart: the lawyer of that number is somebody else.`,
    todo: (f) =>
      `Give the registrations of the firm's lawyers. If these are theirs, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_deducted: {
    text: (f) =>
      `Column ${f.column}: there seems to be a payment, a discount or a share beside the amount (line ${f.line}: ${quoted(f.value)}), and the amount of column ${f.amount} would be corrected whole.`,
    todo: (f) =>
      `Put each payment on a line of its own, with its date and a minus sign, or use the column of the balance; if the amount is to be corrected whole, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_other_sheet: {
    text: (f) =>
      `The table is in sheet ${quoted(f.sheet)}, and sheet ${quoted(f.other)} seems to have it too (line ${f.line}: ${quoted(f.value)}), under a heading that is unknown.`,
    todo: () => 'Say which with --sheet NAME.',
  },
  ask_transposed: {
    text: (f) =>
      `The table of the sheet ${quoted(f.sheet)} lies on its side: its headings (${list(f.headings)}) stand below each other, with the values beside them.`,
    todo: () =>
      'Copy the table and paste it with Paste special → Transpose, for one heading a column.',
  },
  ask_left_out_sheet: {
    text: (f) =>
      `The sheet ${quoted(f.other)} seems to tell what is left out (line ${f.line}: ${quoted(f.value)}), and that is on the sheet ${quoted(f.sheet)} too, which would be read as a whole.`,
    todo: (f) =>
      `Remove the lines that are left out; if all of them are meant, say --sheet ${quoted(f.sheet)}.`,
  },
  ask_merged_heading: {
    text: (f) =>
      `Column ${f.column}: the heading is merged over several filled columns (${list(f.columns)}); which of them is ${f.label} is unknown.`,
    todo: (f) =>
      `Give each column its heading, or say the letter of the column: --map ${f.field}=LETTER.`,
  },
  ask_group_title: {
    text: (f) =>
      `Column ${f.column}: it stands under the title ${quoted(f.group)}, and may not be ${f.label}.`,
    todo: (f) =>
      `If it is, confirm with --map ${f.field}=${f.letter}; else say the right column${f.required === true ? '' : ` or, if there is none, --map ${f.field}= (empty)`}.`,
  },
  ask_group_reais: {
    text: (f) =>
      `Column ${f.column}: it stands under the title ${quoted(f.group)}, and ${f.label} is a rate for the service.`,
    todo: (f) =>
      `If it is a rate, confirm with --map ${f.field}=${f.letter}; else --map ${f.field}= (empty).`,
  },
  told_total_differs: {
    text: (f) =>
      `Line ${f.line}: the total of the sheet${f.label ? ` (${quoted(f.label)})` : ''} is ${reais(f.value)}, and the rows that are read sum to ${reais(f.sum)} in ${f.column}: a difference of ${reais(f.difference)}.`,
    todo: () => 'See whether a row is missing or there is one too many, or one cannot be read.',
  },
  told_total_skips_texts: {
    text: (f) =>
      `Line ${f.line}: the total of the sheet${f.label ? ` (${quoted(f.label)})` : ''} is ${reais(f.value)} because it passes over ${manyInEnglish(f.count, 'amount stored as text', 'amounts stored as text')}, ${reais(f.of_texts)} in all: ${list(f.cells)}${Number(f.count) > 12 ? ', …' : ''}. The rows that are read sum to ${reais(f.sum)}.`,
    todo: () =>
      'Those amounts are read and calculated: it is the total of the sheet that is wrong.',
  },
  told_total_visible: {
    text: (f) =>
      `Line ${f.line}: the total of the sheet is that of the visible rows, and ${manyInEnglish(f.hidden, 'hidden row', 'hidden rows')} count as well.`,
    todo: () => 'If they do not count, take them out of the sheet.',
  },
  line_maybe_note: {
    text: (f) => `The cell of ${f.label} says ${quoted(f.value)}: it may be an item or a remark.`,
    todo: () =>
      'If an item, leave only what is looked for in the cell; if a remark, put it outside this column.',
  },
  line_maybe_total_undated: {
    text: (f) =>
      `The line says ${quoted(f.value)} and has no date: it may be a debt, or the sum or mean of others.`,
    todo: () => 'If a debt, fill in the date; if not, write Total alone.',
  },
}
