import type { Exceeded } from '../spreadsheets/source.js'
import { againEn } from './again-en.js'
import { askingEn } from './asking-en.js'
import { careEn } from './care-en.js'
import { claimsEn } from './claims-en.js'
import { doubledLinesEn } from './doubled-lines-en.js'
import { gazetteEn } from './gazette-en.js'
import { gazetteJobsEn } from './gazette-jobs-en.js'
import { layoutEn } from './layout-en.js'
import type { Facts } from './message.js'
import {
  atLines,
  didYouMean,
  groupedFirst,
  isIpcaE,
  list,
  type Message,
  manyInEnglish,
  quoted,
  spans,
} from './message.js'
import type { MessageCode } from './message-code.js'
import { nightlyEn } from './nightly-en.js'
import { noneEn } from './none-en.js'
import { patchEn } from './patch-en.js'
import { placeFault } from './place-fault.js'
import { RAISED } from './raised-bound.js'
import { readingEn } from './reading-en.js'
import { reportEn } from './report-en.js'
import { savedEn } from './saved-en.js'
import { sealEn } from './seal-en.js'
import { rateEn, termsEn } from './terms-en.js'
import { watchEn } from './watch-en.js'
import { webEn } from './web-en.js'

const twinLists = ({ twins }: Facts) =>
  twins ? 'If these are two lists side by side, put one below the other. ' : ''
const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (got ${quoted(f.value)})`
const mark = (f: Facts) =>
  f.mark === 'comma' ? 'decimal comma (1.234,56)' : 'decimal dot (1,234.56)'
/** Dates and months are stored in ISO form and shown in the local form. */
const day = (value: Facts[string]) =>
  String(value ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
const month = (value: Facts[string]) => String(value ?? '').replace(/^(\d{4})-(\d{2})$/, '$2/$1')
const embedded = (url: Facts[string]) => String(url).replace(/^embedded:/, '')
const order = (f: Facts) => (f.order === 'mdy' ? 'month/day/year' : 'day/month/year')
/** The count knows dates, and debtors by their names alone. */
const whoever = ({ law, laws = law, treasury }: Facts) => {
  if (!/\bEC /.test(list(laws))) return ''
  if (treasury === undefined) return ' Those of the Treasury are counted by date, whoever owes.'
  const which = manyInEnglish(treasury, 'row has a party', 'rows have a party')
  return ` Those of the Treasury are counted by date: ${treasury === 0 ? 'no row has a party' : which} that its name shows to be public.`
}
const pending = 'What was answered is kept.'

/** Names the setting by which the operator can raise a bound. */
function raisedBy(setting: string | undefined): string {
  return setting === undefined
    ? ''
    : ` If the file is trusted, whoever runs the program raises the bound: LOTE_FILE_BOUNDS="${setting}".`
}

/** The bound that a file exceeds, in the user's words. */
const BEYOND: Record<Exceeded['bound'], (most: Facts[string]) => string> = {
  entryBytes: (most) =>
    `has a part that unzips to more than ${Math.round(Number(most) / 1024 ** 2)} MB`,
  ratio: (most) => `has a part that unzips to more than ${most} times its size`,
  entries: (most) => `has more than ${most} parts`,
  columns: (most) => `has more than ${most} columns`,
  cellCharacters: (most) => `has a cell of more than ${most} characters`,
  binaryBytes: (most) =>
    `has more than ${Number(most) / 1024 ** 2} MB in the binary format, which is read whole into memory (save it as .xlsx or .csv)`,
  zippedBytes: (most) =>
    `holds a zipped sheet of more than ${Number(most) / 1024 ** 2} MB (unzip it and send it)`,
  rows: (most) => `has more than ${most} rows on a sheet`,
  lineBytes: (most) => `has a line of more than ${most} bytes`,
  lineCharacters: (most) => `has a line of more than ${most} characters`,
  recordBytes: (most) =>
    `has a quoted text of more than ${most} bytes: is a closing quote missing?`,
  blankLines: (most) => `has more than ${most} blank lines one after the other`,
  sheets: (most) => `has more than ${most} sheets`,
  styles: (most) => `has more than ${most} cell formats`,
  sharedStrings: (most) => `has more than ${most} texts`,
  sharedCharacters: (most) => `has texts of more than ${most} characters in all`,
  merges: (most) => `has more than ${most} merged ranges`,
  depth: (most) => `has tags within tags, more than ${most}`,
  attributes: (most) => `has a tag with more than ${most} attributes`,
  openCharacters: () => 'has a cell without an end',
}

/** What a document may be, where its content does not match its name. */
const CONTENTS = {
  html: 'is a web page and not the document (a page of an error or a login saved in its place?)',
  zip_empty: 'is an empty archive',
  encrypted: 'is protected by a password',
  other_document: 'is not what the ending of its name says: it is a document of another format',
}

/** The English messages, for `LOTE_LANG=en`. */
export const messages: Record<MessageCode, Message> = {
  ...askingEn,
  ...careEn,
  ...claimsEn,
  ...gazetteEn,
  ...gazetteJobsEn,
  ...againEn,
  ...doubledLinesEn,
  ...patchEn,
  ...readingEn,
  ...termsEn,
  ...nightlyEn,
  ...noneEn,
  ...sealEn,
  ...watchEn,
  ...webEn,
  ...reportEn,
  ...savedEn,
  ...layoutEn,
  file_special: {
    text: (f) => `${f.path} is no regular file (it is a pipe, a device or a socket).`,
    todo: () => 'Write what it holds to a file, and name that.',
  },
  file_missing: {
    text: (f) => `No such file: ${f.path}.`,
    todo: () => 'Check the path and the name.',
  },
  file_folder: {
    text: (f) => `${f.path} is a folder.`,
    todo: () => 'Give the file of the spreadsheet. Folders are for --job extract.',
  },
  file_empty: {
    text: (f) => `The file ${f.path} is empty.`,
    todo: () => 'Save the spreadsheet again.',
  },
  file_lock: {
    text: (f) =>
      `${f.path} is not the spreadsheet: Excel or LibreOffice keeps it beside one that is open.`,
    todo: (f) => `Close the spreadsheet and send ${f.detail}.`,
  },
  file_encrypted: {
    text: (f) => `The workbook ${f.path} has a password.`,
    todo: () => 'Open it with the password, take the password off and save a copy.',
  },
  file_html: {
    text: (f) => `${f.path} is a web page with the name of a spreadsheet.`,
    todo: () => 'Open it in Excel and save it as .xlsx.',
  },
  file_pdf: {
    text: (f) => `${f.path} is a PDF, not a spreadsheet.`,
    todo: () => 'Send the spreadsheet it was made from.',
  },
  file_zip: {
    text: (f) => `${f.path} is an archive without a spreadsheet in it.`,
    todo: () => 'Extract the spreadsheet and send that.',
  },
  file_zip_several: {
    text: (f) => `${f.path} is an archive with several spreadsheets in it: ${f.detail}.`,
    todo: () => 'Extract the one you want and send that.',
  },
  file_binary: {
    text: (f) => `${f.path} is no spreadsheet that can be read here.`,
    todo: () => 'Send an .xlsx or .csv file.',
  },
  file_open_quote: {
    text: (f) =>
      `${f.path}: line ${f.detail} opens a quote that is not closed to the end of the file.`,
    todo: () => 'Close or take away the quote, or save it as .xlsx.',
  },
  file_damaged: {
    text: (f) => `${f.path} is damaged and cannot be read to its end.`,
    todo: () => 'Open it in Excel, save a copy and send the copy.',
  },
  file_too_big: {
    text: (f) =>
      `${f.path} ${BEYOND[f.bound as Exceeded['bound']]?.(f.most) ?? 'exceeds the bounds of reading'}${f.line ? ` (line ${f.line})` : ''}.`,
    todo: (f) =>
      `Split it, or delete rows and columns outside the table.${raisedBy(RAISED[f.bound as Exceeded['bound']])}`,
  },
  file_too_slow: {
    text: (f) =>
      `${f.path} was not read: reading it stopped making progress, as it does with files that are damaged or made to block a program.`,
    todo: () =>
      `Open it in Excel, copy the table alone to a new workbook and send that copy.${raisedBy('time=60s')}`,
  },
  told_large_file: {
    text: (f) => `Reading ${f.path} takes long: ${f.read} of ${f.of} MB of this step are done.`,
    todo: () => 'Wait, or stop with Ctrl-C; reading itself spends nothing.',
  },
  file_too_heavy: {
    text: (f) => `${f.path} was not read: it needs more memory than a spreadsheet may take.`,
    todo: () =>
      `Copy the table alone to a new workbook, or split the sheet into smaller files.${raisedBy('memory=512MB')}`,
  },
  no_such_sheet: {
    text: (f) => `There is no sheet ${quoted(f.sheet)}; the sheets are: ${list(f.sheets)}.`,
    todo: (f) =>
      f.isResult
        ? 'This is the workbook of a result: mend the sheet that lote pending writes, or the copy of lote result --marked.'
        : 'Choose one with --sheet.',
  },
  ask_sheet: {
    text: (f) => `More than one sheet has the table: ${list(f.sheets)}.`,
    todo: () => 'Say which with --sheet NAME.',
  },
  no_table: {
    text: (f) =>
      `There is no table: no line has more than one cell (sheets read: ${list(f.sheets)}).`,
    todo: () => 'Send the spreadsheet as .xlsx, or as .csv with semicolons between the columns.',
  },
  ask_header: {
    text: (f) => `No header that is known (sheets read: ${list(f.sheets)}).`,
    todo: (f) =>
      `Name the columns with --map, such as --map ${Array.isArray(f.fields) && f.fields.length > 0 ? f.fields[0] : 'valor'}="Heading". Needed: ${list(f.needed)}. If there is no line of headings, put one above the data.`,
  },
  ask_missing: {
    text: (f) => `No column of ${f.label}; the headings are: ${list(f.headings)}.`,
    todo: (f) => `Say which with --map ${f.field}="Heading".`,
  },
  ask_tie: {
    text: (f) => `More than one column may be ${f.label}: ${list(f.candidates)}.`,
    todo: (f) =>
      `${twinLists(f)}Choose with --map ${f.field}="Heading", or the letter of the column.`,
  },
  ask_tie_optional: {
    text: (f) => `More than one column may be ${f.label}: ${list(f.candidates)}.`,
    todo: (f) =>
      `${twinLists(f)}Choose with --map ${f.field}="Heading", or the letter of the column; if none is, --map ${f.field}= (empty).`,
  },
  ask_state_beside_court: {
    text: (f) =>
      `Column ${f.column}, beside ${f.beside}: it may be the state of that and not of the registration at the bar, and some registrations have none.`,
    todo: (f) =>
      `If it is the registration's, say --map oab_uf="${f.heading}"; if not, write the state with the number and say --map oab_uf= (empty).`,
  },
  ask_already_updated: {
    text: (f) =>
      `Column ${f.column}, beside amounts already corrected (${list(f.corrected)}): it may say until when to update, or until when it was done.`,
    todo: (f) =>
      `If until when to update, say --map ${f.field}="${f.heading}"; if not, --map ${f.field}= (empty).`,
  },
  ask_doubtful: {
    text: (f) =>
      `What may be ${f.label} is only ${list(f.candidates)}, and that may be corrected or summed already, or be something else.`,
    todo: (f) => `If it is the one, say --map ${f.field}="Heading".`,
  },
  ask_other_period: {
    text: (f) =>
      `Column ${f.column}: by its heading a rate by the year or the day, and the service takes ${f.field === 'multa_percentual' ? 'one percentage as the fine' : 'interest by the month'}.`,
    todo: (f) =>
      `To leave the column out, say --map ${f.field}= (empty); if it holds ${f.label}, --map ${f.field}="Heading".`,
  },
  ask_shared: {
    text: (f) => `The column ${quoted(f.heading)} was taken for two things: ${list(f.fields)}.`,
    todo: () => 'Say with --map what each column is.',
  },
  map_no_such_heading: {
    text: (f) =>
      `--map ${f.field}: there is no column ${quoted(f.heading)}; the headings are: ${list(f.headings)}.`,
    todo: () => 'Use one of them, or the letter of the column.',
  },
  map_same_heading: {
    text: (f) =>
      `--map ${f.field}: more than one column is called ${quoted(f.heading)} (${list(f.columns)}).`,
    todo: () => 'Use the letter of the column.',
  },
  cut_amounts: {
    text: (f) =>
      `Line ${f.line}: the decimal comma of ${quoted(f.value)} was read as a separator of columns, the file being separated by commas and the value unquoted.`,
    todo: () => 'Save it with semicolons between columns, or as .xlsx.',
  },
  told_wide_lines: {
    text: (f) =>
      `${manyInEnglish(f.count, 'line has', 'lines have')} more cells than the header (lines ${list(f.lines)}): check that nothing changed its column.`,
  },
  no_rows: {
    text: (f) => `The sheet ${quoted(f.sheet)} has no rows below its header (line ${f.line}).`,
    todo: () => 'Check that it is the right spreadsheet, and that the export is not empty.',
  },
  map_no_such_field: {
    text: (f) => `--map ${f.field}: unknown field.`,
    todo: (f) => `${didYouMean(f.field, f.known, 'en')}The fields are: ${list(f.known)}.`,
  },
  ask_mark: {
    text: (f) =>
      `Column ${f.column}: dot and comma may be decimal or thousands (${atLines(f.examples, 'line', 'lines')}).`,
    todo: () => 'Say --decimal comma or --decimal dot.',
  },
  ask_mark_contradiction: {
    text: (f) =>
      `Column ${f.column}: values in both conventions (${atLines(f.against, 'line', 'lines')}), so lines ${list(f.examples)} cannot be read.`,
    todo: () => 'Say --decimal comma or --decimal dot; what does not fit is rejected.',
  },
  ask_order: {
    text: (f) =>
      `Column ${f.column}: dates may be day/month or month/day (${atLines(f.examples, 'line', 'lines')}).`,
    todo: () => 'Say --dates dmy or --dates mdy.',
  },
  ask_order_heading: {
    text: (f) =>
      `Column ${f.column}: the heading says month/day/year, but some dates exist only as day/month/year (${atLines(f.examples, 'line', 'lines')}), and the others fit either order.`,
    todo: () => 'Say --dates dmy or --dates mdy; what does not fit is rejected.',
  },
  ask_order_mdy: {
    text: (f) =>
      `Column ${f.column}: some dates exist only as month/day/year (${atLines(f.examples, 'line', 'lines')}).`,
    todo: () => 'Say --dates dmy or --dates mdy; what does not fit is rejected.',
  },
  ask_swapped_dates: {
    text: (f) =>
      `Column ${f.column}: every text has a day after the 12th (${atLines(f.texts, 'line', 'lines')}) and every date one up to it (${atLines(f.examples, 'line', 'lines')}); Excel may have swapped day and month in the dates.`,
    todo: () =>
      'Compare those dates with their source. If they are right, say --dates dmy; if swapped, import again with the column as text.',
  },
  ask_debit_letter: {
    text: (f) =>
      `Column ${f.column}: D and C, debit and credit or a sign of its own (${atLines(f.examples, 'line', 'lines')}); which is a payment is not known.`,
    todo: () => 'Put the sign on the amount itself: a payment is negative.',
  },
  ask_in_thousands: {
    text: (f) => `Column ${f.column}: values in thousands or millions (${list(f.examples)}).`,
    todo: () => 'Write the values in full.',
  },
  ask_foreign_said: {
    text: (f) =>
      `Column ${f.column}: the sheet tells of another currency or unit than the real (line ${f.line}: ${quoted(f.value)}).`,
    todo: () => 'Write the amounts in reais; if they are, remove that sentence.',
  },
  ask_charge_in_reais: {
    text: (f) =>
      `Column ${f.column}: a charge in reais (${f.line === undefined ? '' : `line ${f.line}: `}${quoted(f.value)}) where the service takes a percentage.`,
    todo: (f) =>
      f.field === 'honorarios'
        ? `Use a percentage; for fixed fees, say -p ${f.mode ?? 'honorarios.modo'}=v; to leave the column out, --map honorarios= (empty).`
        : `Use a percentage; to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_high_rate: {
    text: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} would go to the service as ${rateEn(f.of ?? 'interest', f.points ?? f.value)}, which is unusual; it may be ${f.of === 'interest' ? 'a rate by the year (12% a year is 1% a month) or ' : ''}an amount in reais.`,
    todo: (f) =>
      `${f.of === 'interest' ? 'If it is by the year, write the rate by the month; i' : 'I'}f that percentage is meant, say -p ${f.most}; to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_fraction: {
    text: (f) =>
      f.isDaily
        ? `Column ${f.column}: ${quoted(f.value)} on line ${f.line} looks like a daily rate (0.033 % a day is 1 % a month), and the service expects interest by the month.`
        : `Column ${f.column}: ${quoted(f.value)} on line ${f.line} may be a fraction (0.01 = 1 %) or a percentage (0.01 %).`,
    todo: (f) =>
      f.isDaily
        ? `Write the monthly rate, or say -p juros.maximo=1 if it is one; to leave the column out, say --map ${f.field}= (empty).`
        : `Write it with the % sign, or in points (1 for 1 %); to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_unfit: {
    text: (f) =>
      `Column ${f.column}: taken for ${f.label}, but it holds amounts of money (line ${f.line}: ${quoted(f.value)}).`,
    todo: (f) =>
      f.required
        ? `If another column is the one, say --map ${f.field}="Heading"; if not, write the numbers without marks or cents.`
        : `If it is something else, say --map ${f.field}= (empty) to leave it out; if not, correct the cells.`,
  },
  told_csv: {
    text: (f) => `Text file read as ${f.encoding}, separated by ${quoted(f.separator)}.`,
  },
  told_double_encoded: {
    text: () =>
      'The accents were saved garbled (UTF-8 read as Latin-1) and read as they were meant.',
  },
  told_sheet_hidden: { text: (f) => `Hidden sheet, not processed: ${quoted(f.sheet)}.` },
  told_sheet_left: { text: (f) => `Sheet not processed: ${quoted(f.sheet)}.` },
  told_payments_left: {
    text: (f) =>
      `Sheet not processed: ${quoted(f.sheet)}, which seems to hold payments; nothing in it is taken off.`,
    todo: () =>
      'Put each payment into the table of the debts, on a line of its own, with its date and a minus.',
  },
  told_tie_settled: {
    text: (f) =>
      `${f.label}: of the columns ${list(f.candidates)}, ${f.column} was used, by what its cells hold.`,
  },
  told_due_day: {
    text: (f) =>
      `${f.label}: of the columns ${list(f.candidates)} ${f.column} is used, the day the debt fell due.`,
    todo: (f) =>
      `If the other counts, say --map ${f.field}="Heading", or the letter of the column.`,
  },
  told_tie_unused: {
    text: (f) => `${f.label}: more than one column may be (${list(f.candidates)}); none was used.`,
    todo: (f) => `To use one of them, say --map ${f.field}="Heading".`,
  },
  told_mark_stated: { text: (f) => `Column ${f.column}: ${mark(f)}, as you said.` },
  told_mark_by_column: {
    text: (f) =>
      `Column ${f.column}: ${mark(f)}, proved by other values of the column; so lines ${list(f.examples)} were read.`,
  },
  told_marks_mixed: {
    text: (f) =>
      `Column ${f.column}: values with decimal comma and with decimal dot; each can be read in one way only.`,
  },
  told_order_stated: { text: (f) => `Column ${f.column}: dates in ${order(f)}, as you said.` },
  told_order_heading: {
    text: (f) => `Column ${f.column}: dates in ${order(f)}, as its heading says.`,
  },
  told_order_brazilian: {
    text: (f) =>
      `Column ${f.column}: dates in day/month/year, the sheet being Brazilian and nothing speaking against it (lines ${list(f.examples)}).`,
  },
  told_hidden_rows: {
    text: (f) =>
      `${manyInEnglish(f.count, 'row', 'rows')} hidden by a filter, or whose amount its format hides, read like the others.`,
  },
  told_stopped_early: {
    text: (f) =>
      `The batch stopped early: ${f.refused} of the first ${f.of} calls, chosen all over it, were refused (${f.code}: ${f.message}).`,
    todo: () => 'Correct the parameter or the column and submit again; what is left was not spent.',
  },
  told_repeated: {
    text: (f) =>
      `${manyInEnglish(f.count, 'repeated row was', 'repeated rows were')} left out, as asked.`,
  },
  told_done_once: {
    text: (f) =>
      `${manyInEnglish(f.count, 'row asks', 'rows ask')} the same as a row above, of the same calculation: it is done once, with its result on the first row, and summed once.`,
  },
  told_catalogue_unavailable: {
    text: () => 'The service gave no list of indices or tables; names were not checked beforehand.',
  },
  told_price_charges: {
    text: (f) =>
      `Interest, fine and fees come summed for the call as a whole. Where the totals do not tell how much is of each row, up to ${f.most} rows of the call are asked alone too, one unit each (up to ${f.units} more in all); the quote is told again before that.`,
  },
  told_selic_whole_month: {
    text: (f) =>
      `SELIC was asked for from ${day(f.from)} with version 1, which counts by month: the whole month ${month(f.month)} enters, from its first day. To count from the day, give -p selicVersion=2.`,
  },
  told_selic_whole_month_until: {
    text: (f) =>
      `SELIC was asked for until ${day(f.until)} with version 1, which counts by month: the month ${month(f.month)} enters whole or not at all. To count up to the day, give -p selicVersion=2.`,
  },
  told_citation_not_sent: {
    text: () =>
      "The service's contract has no place for the date of citation: it is not sent. The interest that comes back is compared with it, and a row whose interest does not run from the citation comes with a warning.",
  },
  told_pack_limit: {
    text: (f) =>
      `The service refused ${f.refused} rows in one call on ${f.at}: the quote counts with at most ${f.most} a call, so that ${f.rows} rows are ${f.calls} calls. If it refuses these too, each refused call becomes two more.`,
    todo: () => 'The limit grows again with the answers, and is forgotten in a day.',
  },
  told_cost_untold: {
    text: (f) =>
      `The service's contract does not tell what ${f.route} costs: ${f.units === 1 ? '1 unit a call is' : `${f.units} units a call are`} counted, until a refusal of the service shows otherwise.`,
  },
  document_missing: {
    text: (f) => `The document ${quoted(f.name)} was not found.`,
    todo: () => 'Check the path; it is counted from the folder of the sheet.',
  },
  document_outside: {
    text: (f) =>
      `${quoted(f.name)} is a path or link that leads out of the folder; it was not read.`,
    todo: () =>
      'Copy the document into the folder, or name the folder in which it lies with --documents.',
  },
  document_unreadable: {
    text: (f) => `The document ${quoted(f.name)} could not be read (${f.reason}).`,
    todo: () => 'Check that the file opens and that you may read it.',
  },
  document_empty: {
    text: (f) => `The document ${quoted(f.name)} is empty.`,
  },
  document_not_itself: {
    text: (f) => `The document ${quoted(f.name)} ${CONTENTS[f.content as keyof typeof CONTENTS]}.`,
    todo: () =>
      'Open the file, save it again as the document it is, without a password, and send it once more.',
  },
  document_list: {
    text: (f) =>
      `${quoted(f.name)} is the spreadsheet that names the documents of the folder, and none of them: it was not sent.`,
    todo: (f) =>
      `To send what it names, run with it in the place of the folder: lote run .../${f.name}.`,
  },
  document_too_big: {
    text: (f) =>
      `The document ${quoted(f.name)} has ${(Number(f.bytes) / 1e6).toFixed(1)} MB; the service takes up to ${Number(f.most) / 1e6} MB.`,
    todo: () => 'Divide or compress the document.',
  },
  document_again: {
    text: (f) => `It is the same document as ${quoted(f.name)}: it was sent once.`,
  },
  document_without_client: {
    text: (f) => `The client ${quoted(f.client)} is not in what the service read of this document.`,
    todo: () => 'Check that the document is theirs, and the one that the row was to name.',
  },
  document_no_data: {
    text: () => 'The service answered, and read no data in the document.',
    todo: () => 'Check the type of the document and whether it can be read.',
  },
  row_several_documents: {
    text: (f) => `There is more than one document in the cell: ${quoted(f.value)}.`,
    todo: () => 'Put one document in each row, with its type.',
  },
  note_document_kind: {
    text: (f) =>
      `The name or the description of the file tells of another kind of document: ${quoted(f.name)} is sent as ${quoted(f.docType)}.`,
    todo: () => 'If it is of another kind, say which in a column Tipo, or with -p docType=.',
  },
  note_document_holder: {
    text: (f) =>
      `The document is in the name of ${quoted(f.holder)}, and the client is ${quoted(f.client)}.`,
    todo: () => 'Check whether it is the document of the client.',
  },
  note_whole_document: {
    text: (f) =>
      `The whole document is sent: what was read is not of pages ${quoted(f.value)} alone.`,
    todo: () => 'To have some pages read alone, save them as a file of their own.',
  },
  row_two_documents: {
    text: (f) => `There are two different documents: ${quoted(f.name)} and ${quoted(f.joined)}.`,
    todo: () => 'Write the whole path in the cell of the file, and leave that of the folder empty.',
  },
  told_documents_twice: {
    text: (f) =>
      `${manyInEnglish(f.documents, 'document stands', 'documents stand')} in the list with more than one type (${list(f.types)}): each type is sent and paid, ${f.calls} in all.`,
    todo: () => 'If there is only one type, correct the column Tipo do documento first.',
  },
  need_document_type: {
    text: () => 'The type of the documents is not said.',
    todo: () =>
      'Give -p docType=sentenca (or another) for all, or say the column that has it: --map tipo_documento="Tipo".',
  },
  row_no_document_type: {
    text: () => 'The row does not say the type of the document.',
    todo: () => 'Fill in the column or give -p docType=... for all.',
  },
  document_changed: {
    text: (f) => `The document ${quoted(f.name)} changed while it was read.`,
    todo: () => 'Try again when nobody is writing to it.',
  },
  documents_no_folder: {
    text: (f) => `--documents ${f.path}: there is no such folder.`,
    todo: () => 'Check the path of the folder.',
  },
  documents_none: {
    text: (f) => `There are no documents in ${quoted(f.path)}.`,
    todo: () => 'Hidden files do not count.',
  },
  documents_prefix_wrong: {
    text: (f) => `${quoted(f.path)} is no address s3://bucket/prefix.`,
    todo: () => 'A bucket has small letters, digits, dots and hyphens.',
  },
  documents_no_bucket: {
    text: (f) => `There is no bucket ${f.where}.`,
    todo: () => 'Check its name and S3_ENDPOINT.',
  },
  documents_denied: {
    text: (f) => `No permission at ${quoted(f.path)}.`,
    todo: () => 'The credential has to be able to list, read and write there.',
  },
  documents_zip_damaged: {
    text: (f) => `The zip ${quoted(f.path)} could not be read (${f.reason}).`,
    todo: () => 'Open it and pack it again.',
  },
  documents_zip_bomb: {
    text: (f) => `The zip ${quoted(f.path)} is too large inside (${f.reason}).`,
    todo: () => 'Unpack it and look at what it holds, or divide it.',
  },
  told_readings: {
    text: (f) =>
      f.count === 1
        ? '1 of the calls comes before the rows and reads what they have to know (indices, series, courts or spellings): this service charges for it too.'
        : `${f.count} of the calls come before the rows and read what they have to know (indices, series, courts or spellings): this service charges for them too.`,
  },
  told_regime: {
    text: (f) =>
      `${manyInEnglish(f.rows, 'row crosses', 'rows cross')} ${f.law}; which regime applies is the lawyer's choice.${whoever(f)}`,
  },
  told_regimes: {
    text: (f) =>
      `Rows that cross a change of law: ${groupedFirst(f.laws, 'en-US')}; which regime applies is the lawyer's choice.${whoever(f)}`,
  },
  cell_missing: {
    text: (f) => `${f.label} is missing.`,
    todo: (f) =>
      f.maySum === true
        ? 'If a debt, fill in the cell; if a sum, do not: write only Total.'
        : 'Fill in the cell.',
  },
  cell_merged_amount: {
    text: (f) => `${f.label} is in a cell merged with line ${f.line}, which counts the amount.`,
    todo: () => 'If each line has its own amount, unmerge the cells and fill them in.',
  },
  line_maybe_total: {
    text: (f) =>
      `The line says ${quoted(f.value)} and has a date: it may be a debt, or the sum or mean of others.`,
    todo: () => 'If a debt, write another name; if not, write Total alone.',
  },
  cell_no_value: {
    text: (f) => `${f.label} has no value${cell(f)}.`,
    todo: () => 'Write the value or remove the row.',
  },
  cell_error: {
    text: (f) => `The cell of ${f.label} holds a formula error${cell(f)}.`,
    todo: () => 'Mend the formula and save.',
  },
  cell_bare_formula: {
    text: (f) => `The cell of ${f.label} is a formula saved without its result.`,
    todo: () => 'Type the value; or open in Excel, let it calculate and save.',
  },
  cell_not_a_number: {
    text: (f) => `${f.label} is not a number${cell(f)}.`,
    todo: () => 'Write the number alone, such as 1.234,56.',
  },
  cell_rate_by_year: {
    text: (f) => `${f.label} is by the year${cell(f)}, and the service takes a rate by the month.`,
    todo: () => 'Write the rate of one month.',
  },
  cell_zero: {
    text: (f) => `${f.label} is zero: nothing to correct.`,
    todo: () => 'Check the value or remove the row.',
  },
  cell_too_many_digits: {
    text: (f) => `${f.label} has more than 15 digits${cell(f)}.`,
    todo: () => 'Check the value.',
  },
  cell_other_convention: {
    text: (f) => `${f.label} is in another convention than its column${cell(f)}.`,
    todo: () => 'Write it like the others.',
  },
  cell_foreign_currency: {
    text: (f) => `${f.label} is in a foreign currency or another unit${cell(f)}.`,
    todo: () => 'Convert it to reais; that is not done here.',
  },
  cell_other_unit: {
    text: (f) => `The format of the cell of ${f.label} shows another unit than reais${cell(f)}.`,
    todo: () => 'Write the amount in reais, in a format of numbers.',
  },
  cell_draws_minus: {
    text: (f) =>
      `The format of the cell of ${f.label} shows a minus sign that the amount does not have${cell(f)}.`,
    todo: () => 'Write the sign in the amount itself: a payment is negative, a debt is positive.',
  },
  cell_old_currency: {
    text: (f) => `${f.label} is in a currency before the real${cell(f)}.`,
    todo: () => 'Convert it to reais; that is not done here.',
  },
  cell_debit_letter: {
    text: (f) => `${f.label} has a letter D or C${cell(f)}.`,
    todo: () => 'Use the sign: a payment is negative.',
  },
  cell_padded_number: {
    text: (f) =>
      `${f.label} has leading zeros, as in a bank's file${cell(f)}: it may be in centavos.`,
    todo: () => 'Write the value in reais, without the leading zeros.',
  },
  cell_in_thousands: {
    text: (f) => `${f.label} is in thousands or millions${cell(f)}.`,
    todo: () => 'Write the value in full.',
  },
  cell_date_for_amount: {
    text: (f) => `A date stands where ${f.label} should${cell(f)}.`,
    todo: () => 'Check the column.',
  },
  cell_not_a_date: {
    text: (f) => `${f.label} is not a date${cell(f)}.`,
    todo: () => 'Write dd/mm/yyyy.',
  },
  cell_no_such_date: {
    text: (f) => `${f.label}: there is no such date${cell(f)}.`,
    todo: () => 'Correct the day or the month.',
  },
  cell_other_weekday: {
    text: (f) => `${f.label}: the date is not on that weekday${cell(f)}.`,
    todo: () => 'Correct the date, or take the weekday out.',
  },
  cell_other_date_order: {
    text: (f) => `${f.label} exists only in the other order of day and month${cell(f)}.`,
    todo: () => 'Write dd/mm/yyyy.',
  },
  cell_before_real: {
    text: (f) => `${f.label} is before the real (07/1994)${cell(f)}.`,
    todo: () => 'Amounts before 07/1994 are not computed here.',
  },
  cell_percent_out_of_range: {
    text: (f) => `${f.label}: percentage outside 0 to 1000${cell(f)}.`,
    todo: () => 'Check the percentage.',
  },
  cell_not_yes_no: {
    text: (f) => `${f.label}: expected S or N${cell(f)}.`,
    todo: () => 'Write S or N.',
  },
  cell_not_a_choice: {
    text: (f) => `${f.label}: not one of the service's values${cell(f)}.`,
    todo: (f) => `Use one of the service's values${f.choices ? `: ${list(f.choices)}` : ''}.`,
  },
  cell_case_digits_lost: {
    text: (f) => `The case number became a number in Excel and lost digits${cell(f)}.`,
    todo: () => 'Type it again in a column formatted as text.',
  },
  note_two_digit_year: {
    text: (f) => `Two-digit year in ${f.label}${cell(f)}: read as the only possible one.`,
  },
  note_month_only: { text: (f) => `${f.label} has month and year only${cell(f)}: day 1 was used.` },
  note_month_to_its_end: {
    text: (f) => `${f.label} has month and year only${cell(f)}: its last day was used.`,
  },
  note_date_shown_in_part: {
    text: (f) =>
      `The sheet shows only the month or the year of ${f.label}: the day that the cell holds was used${cell(f)}.`,
  },
  note_serial_date: { text: (f) => `${f.label} was an Excel serial number${cell(f)}.` },
  note_case_check_digits: {
    text: (f) => `The check digits of the case number do not close${cell(f)}.`,
    todo: () => 'Check the number; the figure does not depend on it.',
  },
  note_case_administrative: {
    text: (f) => `This looks like an administrative case (SEI), not a CNJ number${cell(f)}.`,
    todo: () => 'Check the number; the figure does not depend on it.',
  },
  note_repeated_row: {
    text: (f) => `The same as line ${f.line} (case, date and amount).`,
    todo: () => 'Check that it is not one debt twice; --duplicates drop leaves the repetition out.',
  },
  row_left_out: { text: (f) => `Left out, being the same as line ${f.line}.` },
  row_no_index: {
    text: () => 'The row names no index or table.',
    todo: (f) => `Fill in the column or give -p ${f.parameter ?? 'index'}=... for all.`,
  },
  row_unknown_index: {
    text: (f) => `The service knows no index or table ${quoted(f.value)}.`,
    todo: (f) => `${didYouMean(f.value, f.known, 'en')}Use a name of the service's list.`,
  },
  row_index_or_table: {
    text: (f) => `${quoted(f.value)} names an index and a table.`,
    todo: () => 'Use the slug of the one you mean.',
  },
  row_no_update_date: {
    text: () => 'The row does not say until when to update.',
    todo: (f) => `Fill in the column or give -p ${f.parameter ?? 'updateTo'}=... for all.`,
  },
  row_after_update: {
    text: (f) => `The row's date (${day(f.date)}) is after the update date (${day(f.updateTo)}).`,
    todo: () => 'Check the dates.',
  },
  row_before_coverage: {
    text: (f) =>
      `The row's date (${day(f.date)}) is before the index ${quoted(f.index)} begins (${month(f.begins)}).`,
    todo: () => 'Choose an index or a table for the row that reaches back to it.',
  },
  row_index_and_table: {
    text: (f) => `The row names an index (${quoted(f.indice)}) and a table (${quoted(f.tabela)}).`,
    todo: () => 'Leave one of them: the service takes one only.',
  },
  row_selic_not_on: {
    text: (f) => `The row gives ${f.parameter}, and nothing says whether SELIC applies.`,
    todo: () => 'Fill in the column selic with S or N, or give -p selic=true for all.',
  },
  selic_dates_reversed: {
    text: (f) => `SELIC ends (${day(f.until)}) before it begins (${day(f.from)}).`,
    todo: () => 'Check selicFrom and selicUntil.',
  },
  row_no_interest_rate: {
    text: () => 'The row says since when interest runs, and not its rate.',
    todo: () => 'Fill in the rate or give -p juros.percentual=... for all.',
  },
  row_no_citation: {
    text: () => 'Interest since the citation, without its date.',
    todo: () =>
      'Give -p juros.from=citacao with a column "Data da citação" filled in on the row, or -p juros.citacao=10/05/2020 for all.',
  },
  row_no_fee_mode: {
    text: () => 'Fees without saying whether they are a percentage or a fixed amount.',
    todo: () => 'Give -p honorarios.modo=p or -p honorarios.modo=v.',
  },
  row_refused: {
    text: (f) => `The service refused: ${f.message} (${f.code}).`,
    todo: () => 'Correct what it names and send the row again.',
  },
  row_group_broken: {
    text: () => 'Another row of the same group was rejected: the group was not sent.',
    todo: () => 'Correct the other row and send the whole group again.',
  },
  row_refused_together: {
    text: (f) =>
      `The service refused ${f.rows} rows together without naming one: ${f.message} (${f.code}).`,
    todo: () => 'Check the parameters; send the rows again in a smaller batch.',
  },
  row_service_failed: {
    text: (f) => `The service failed in ${f.attempts} attempts (${f.reason}).`,
    todo: () => 'Send the row again later.',
  },
  row_not_waited_for: {
    text: () => 'The service did not answer in the time that the night waits for it (--patience).',
    todo: () => 'It is read again later; where a deadline matters, look it up in the gazette.',
  },
  row_uncertain: {
    text: (f) =>
      `Uncertain (incerto): the answer was lost${f.id ? `, but the calculation was saved with ID ${f.id}` : ' and whether it was saved could not be found out'}.`,
    todo: (f) => `Look for ${quoted(f.name)} at the service before repeating.`,
  },
  row_nominal: {
    text: (f) =>
      `The service gave the amount back uncorrected${f.factor ? ` (by its series the factor would be ${f.factor})` : ''}: an account without subscription, or an index not published.`,
    todo: () => 'Do not use it before checking the subscription and the index.',
  },
  row_divergent: {
    text: (f) =>
      `DIVERGENT: differs by R$ ${f.difference} from the value computed again from the service's series.`,
    todo: () => 'Check before using it.',
  },
  row_charges_not_split: {
    text: () =>
      'The service tells interest, fine and fees only for the call as a whole, and nothing divides them between the rows to the cent: the total of this row may lack some of them.',
    todo: () =>
      "Use the service's totals, on Resumo. To have them divided, send the rows of the case in a sheet of up to 3 rows: those are asked one by one.",
  },
  row_interest_start: {
    text: (f) =>
      `The interest does not run from the start that was asked for (${f.from}): it comes to ${f.found} months, and from that date it would be ${f.expected}.`,
    todo: () => 'Check the interest before using it; the statement of its case is not printed.',
  },
  row_selic_whole_month: {
    text: (f) =>
      `Version 1 of SELIC counts by month: the whole month ${month(f.month)} entered, and not from ${day(f.from)}.`,
    todo: () => 'To count from the day, ask again with -p selicVersion=2.',
  },
  row_selic_whole_month_until: {
    text: (f) =>
      `Version 1 of SELIC counts by month: the month ${month(f.month)} was not counted up to ${day(f.until)}, but whole or not at all.`,
    todo: () => 'To count up to the day, ask again with -p selicVersion=2.',
  },
  row_unpublished: {
    text: (f) =>
      `Index not yet published ${spans(f.months, ['for', 'from', 'to'])}: those months entered without variation.`,
    todo: () => 'Compute again when it is published.',
  },
  answer_empty: {
    text: () => 'The service answered the call with nothing (null): there is no result.',
    todo: () => 'No figure was used; ask again later, or tell the support of the service.',
  },
  answer_unreadable: {
    text: (f) => `The answer lacks what was expected (${f.where}: ${f.problem}).`,
    todo: () => 'No figure was used.',
  },
  answer_not_recognised: {
    text: () =>
      'Answer not recognised: it cannot be told which value belongs to which row. The whole answer is on the sheet Respostas não reconhecidas.',
    todo: () => 'No value was taken from it, and the call is not repeated; tell the support.',
  },
  answer_value_unknown: {
    text: () =>
      'The answer tells the updated value in no field that is known; all its fields are in the columns to the right.',
    todo: () => 'Read the fields of the answer before you use the row.',
  },
  answer_wrong_count: {
    text: (f) => `The service answered ${f.answered} items for ${f.asked} asked.`,
    todo: () => 'No figure was used.',
  },
  answer_wrong_item: {
    text: (f) =>
      `The service answered item ${f.position} with another: asked ${f.asked}, answered ${f.answered}.`,
    todo: () => 'No figure was used.',
  },
  bad_parameter: {
    text: (f) => `-p ${f.name}=${f.value}: ${f.expected}.`,
    todo: () => 'Correct the value.',
  },
  unknown_parameter: {
    text: (f) => `-p ${f.name}: the job ${f.job} has no such parameter.`,
    todo: (f) =>
      `${f.isBare ? 'A parameter is written -p NAME=VALUE. ' : ''}${didYouMean(f.name, f.names, 'en')}The parameters are: ${list(f.known)}.`,
  },
  missing_parameter: {
    text: (f) => `The parameter ${f.parameter} is missing.`,
    todo: (f) => `Give -p ${f.parameter}=${f.example}, or a column of that heading.`,
  },
  missing_citation: {
    text: () => 'Interest since the citation (juros.from=citacao), without its date.',
    todo: (f) => `Give a column "Data da citação", or -p ${f.parameter}=10/05/2020 for all rows.`,
  },
  missing_index_or_table: {
    text: () => 'No index or table was given.',
    todo: () => 'Give -p index=ipca (or another), -p table=..., or a column "Índice".',
  },
  both_index_and_table: {
    text: () => 'Both index and table were given; the service takes one.',
    todo: () => 'Remove -p index or -p table.',
  },
  only_with_selic: {
    text: (f) => `The parameter ${f.parameter} goes with selic=true only.`,
    todo: () => 'Give -p selic=true too.',
  },
  not_an_index_name: {
    text: (f) =>
      `${quoted(f.name)} is not the name of an index: it has a rate, a percentage or two periods.`,
    todo: () => 'Say only a name or an id of the list of the service.',
  },
  unknown_index: {
    text: (f) => `The service knows no index ${quoted(f.name)}.`,
    todo: (f) =>
      `${isIpcaE(f) ? 'IPCA-E is IPCA-15 accumulated over the quarter: see ipca15. ' : didYouMean(f.name, f.known, 'en')}The indices are: ${list(f.known)}.`,
  },
  unknown_table: {
    text: (f) => `The service knows no table ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'en')}The tables are: ${list(f.known)}.`,
  },
  index_is_a_table: {
    text: (f) => `${quoted(f.name)} is a judicial table, not an index.`,
    todo: (f) => `Give -p table=${f.name}.`,
  },
  table_is_an_index: {
    text: (f) => `${quoted(f.name)} is an index, not a judicial table.`,
    todo: (f) => `Give -p index=${f.name}.`,
  },
  legacy_index_id: {
    text: (f) => `${f.id} is the former id of a table; it is now ${f.right}.`,
    todo: (f) => `Use table=${f.right}.`,
  },
  usage_missing_option: {
    text: (f) => `The option ${f.what} is missing.`,
    todo: (f) => `${f.known ? `Choose among ${list(f.known)}. ` : ''}See lote help.`,
  },
  usage_missing_argument: {
    text: (f) => `The argument ${f.what} is missing.`,
    todo: () => 'See lote help.',
  },
  usage_option_without_value: {
    text: (f) => `The option ${f.what} needs a value.`,
    todo: () => 'See lote help.',
  },
  usage_unknown_option: {
    text: (f) => `There is no option ${f.what}.`,
    todo: (f) =>
      `${didYouMean(f.what, f.known, 'en')}See lote help${f.command ? ` ${f.command}` : ''}.`,
  },
  usage_unknown_command: {
    text: (f) => `There is no command ${f.what}.`,
    todo: (f) =>
      `${didYouMean(f.what, f.known, 'en')}See lote help${f.group ? ` ${f.group}` : ''}.`,
  },
  usage_too_many: {
    text: (f) => `The command has no place for ${quoted(f.extra)}.`,
    todo: (f) =>
      `${f.whole ? `A name with a space is quoted: "${f.whole}". ` : ''}A parameter is -p name=value, without a space. See lote help ${f.command}.`,
  },
  usage: { text: (f) => String(f.message) },
  unknown_job: {
    text: (f) => `There is no job ${quoted(f.job)}.`,
    todo: (f) => `${didYouMean(f.job, f.names, 'en')}The jobs are: ${list(f.known)}.`,
  },
  bad_option: {
    text: (f) => `${f.option}: expected ${f.expected}, got ${quoted(f.got)}.`,
    todo: () => 'Correct the option.',
  },
  bad_environment: {
    text: (f) =>
      `${f.name}: expected ${f.expected}${f.got === undefined ? '' : `, got ${quoted(f.got)}`}.`,
    todo: () =>
      'Correct it where it was set: the environment, the .env of the folder or lote config.',
  },
  no_service: {
    text: (f) => `The job needs the service, and ${f.variable} is not set.`,
    todo: () =>
      'Run lote config, which asks for address and key once, or set it; --sandbox is a rehearsal.',
  },
  no_key: {
    text: (f) => `The service's key is missing: ${f.variable} is not set.`,
    todo: (f) => `Run lote config, or set ${f.variable} or ${f.variable}_FILE.`,
  },
  no_account: {
    text: (f) => `There is no account ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'en')}The accounts are: ${list(f.known)}.`,
  },
  accounts_one_key: {
    text: (f) =>
      `The accounts ${quoted(f.first)} and ${quoted(f.second)} use the same key, whose limit would be counted twice.`,
    todo: () =>
      'Give both the same user (CALC_USER, GAZETTE_USER, UPDATE_USER, or user in LOTE_ACCOUNTS).',
  },
  accounts_one_place: {
    text: (f) =>
      `The accounts ${quoted(f.first)} and ${quoted(f.second)} go to the same address with different keys, and nothing says whose each is.`,
    todo: () =>
      'If the keys are one person’s, the limit is one: give both the same user; if not, one to each.',
  },
  no_worker_alive: {
    text: (f) =>
      `No worker is alive, and something waits for one: ${manyInEnglish(f.schedules, 'schedule', 'schedules')}, ${manyInEnglish(f.batches, 'open batch', 'open batches')}.`,
    todo: () => 'Start one: lote worker.',
  },
  config_begin: {
    text: (f) =>
      `Addresses and keys are kept in ${f.path}, which this user alone reads. Enter keeps what stands in brackets, or leaves it empty; - takes it out.`,
  },
  config_unusable: {
    text: (f) =>
      String(f.name).endsWith('_KEY')
        ? 'A key is one line, without blanks and accents.'
        : 'An address begins with https:// (http:// on this machine alone), without user and password.',
  },
  config_kept: {
    text: (f) => `Kept in ${f.path}.`,
    todo: () => 'Check it with lote doctor --keys.',
  },
  config_no_terminal: {
    text: () => 'lote config asks at a terminal, and there is none.',
    todo: (f) =>
      `Put the variables into the environment, a file .env of the working folder, or ${f.path}.`,
  },
  env_file_unreadable: {
    text: (f) => `${f.path} cannot be read (${f.reason}).`,
    todo: () => 'Check the file and its permissions.',
  },
  insecure_url: {
    text: (f) => `${f.name}: ${f.url} is not https.`,
    todo: () => 'Use https; http only on this machine, or with LOTE_ALLOW_HTTP=1.',
  },
  unauthorized: {
    text: (f) => `The service refused the key (${f.code}: ${f.message}).`,
    todo: (f) => `Check ${f.variable ?? 'the key of the service'}; nothing is lost.`,
  },
  forbidden: {
    text: (f) => `The key may not do this (${f.code}: ${f.message}).`,
    todo: () => 'Use a key with that scope; nothing is lost.',
  },
  payment_required: {
    text: (f) =>
      `The service says that the account is not paid or has no plan (${f.code}: ${f.message}).`,
    todo: () => 'Put the subscription in order and resume the batch; what is left is pending.',
  },
  long_wait: {
    text: (f) => `The service asked to wait for more than a day (${f.message}).`,
    todo: () =>
      'Ask the support of the service and resume the batch later; what is left is pending.',
  },
  unreachable: {
    text: (f) => `The service cannot be reached${f.url ? ` at ${f.url}` : ''} (${f.reason}).`,
    todo: () => 'Check the address and the network and try again.',
  },
  not_the_service: {
    text: (f) => `${f.url} answers, but is not the address of the service (${f.reason}).`,
    todo: () =>
      'Check the address (CALC_BASE_URL, or that of the account) with whoever gave it; nothing was spent.',
  },
  service_broken: {
    text: (f) => `The service failed${f.url ? ` at ${f.url}` : ''} (${f.reason}).`,
    todo: () => 'Try again later; nothing was spent.',
  },
  store_slow: { text: () => 'The storage has not answered yet; waiting.' },
  variable_unknown: {
    text: (f) => `${f.name} is no variable of lote: it has no effect.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'en')}The variables are in docs/referencia.md.`,
  },
  storage_full: {
    text: (f) => `The storage is full (${f.where}).`,
    todo: () =>
      'Free some space. What was recorded stays; an answer that cannot be recorded within two minutes is lost: it is asked for again, or its row stays uncertain.',
  },
  storage_denied: {
    text: (f) => `No permission at ${f.where}.`,
    todo: () =>
      'Check credentials, or permissions and the owner of the files: worker and commands run as one user.',
  },
  storage_other_owner: {
    text: (f) =>
      `${f.where} is of user ${f.owner}, and this command runs as another: neither reads what the other writes, and each has an embedded Redis of its own.`,
    todo: (f) => `Run the commands as the user of the worker: sudo -u '#${f.owner}' npx lote …`,
  },
  service_down: {
    text: (f) =>
      `The service does not answer: ${f.probes} calls in a row without one (${f.reason}).`,
    todo: () => 'What is left stays pending; go on later with lote resume.',
  },
  storage_unreachable: {
    text: (f) => `The storage cannot be reached (${f.where}).`,
    todo: () => 'Check STORAGE_URL and S3_ENDPOINT.',
  },
  storage_no_bucket: {
    text: (f) => `The place of storage does not exist (${f.where}).`,
    todo: () => 'Create it or correct STORAGE_URL.',
  },
  storage_not_folder: {
    text: (f) => `The place of the storage is not a folder (${f.where}).`,
    todo: () => 'Correct STORAGE_URL.',
  },
  storage_failed: {
    text: (f) => `The storage failed (${f.where}).`,
    todo: () => `Try again. ${pending}`,
  },
  redis_evicts: {
    text: (f) =>
      `Redis drops data when it is full (maxmemory-policy ${f.policy}): it would lose tasks and the count of the limit.`,
    todo: () =>
      'Set maxmemory-policy noeviction in redis.conf, or redis-cli CONFIG SET maxmemory-policy noeviction.',
  },
  redis_policy_unread: {
    text: (f) => `Redis does not let its maxmemory-policy be read (${f.reason}).`,
    todo: () => 'Ask who keeps it whether it is noeviction.',
  },
  redis_clock: {
    text: (f) =>
      `The clock of this machine is ${Math.abs(Number(f.seconds))} s ${Number(f.seconds) > 0 ? 'ahead of' : 'behind'} that of Redis: limits may be broken.`,
    todo: () => 'Set both clocks (NTP).',
  },
  redis_unreachable: {
    text: (f) => `Redis cannot be reached at ${f.url}: it is not there, or does not answer.`,
    todo: () =>
      'Start it, or check REDIS_URL. Without it the embedded one is used, which other machines do not see.',
  },
  redis_unusable: {
    text: (f) => `Redis at ${f.url} cannot be used (${f.reason}).`,
    todo: () => 'Check its memory and configuration.',
  },
  redis_folder_shared: {
    text: (f) => `The embedded Redis cannot be in ${embedded(f.url)}: the folder is others' too.`,
    todo: () => 'Point LOTE_RUN_DIR to a folder of your own.',
  },
  redis_no_folder: {
    text: (f) =>
      `The embedded Redis cannot be in ${embedded(f.url)}: it is no folder, or cannot be made.`,
    todo: () => 'Point LOTE_RUN_DIR to a folder of your own.',
  },
  redis_no_space: {
    text: (f) => `The embedded Redis did not start: the disk of ${embedded(f.url)} is full.`,
    todo: () => 'Free some space there and run the command again; lote list does without it.',
  },
  redis_not_started: {
    text: (f) => `The embedded Redis did not start in ${embedded(f.url)}.`,
    todo: () => 'Try again; if it stays so, point REDIS_URL to a Redis of your own.',
  },
  out_not_usable: {
    text: (f) => `${f.option} ${f.path}: cannot be written there: ${placeFault(f, 'en')}.`,
    todo: () => 'Choose another .xlsx file; nothing was spent.',
  },
  sheets_asked: {
    text: () => '--sheets takes all, and needs --out.',
    todo: () => 'lote result BATCH --sheets all --out all.xlsx',
  },
  out_set_aside: {
    text: (f) => `${f.path} was there already: what it held is in ${f.kept}.`,
  },
  out_not_writable: {
    text: (f) => `Cannot write ${f.path} (${f.reason}).`,
    todo: (f) => `The result is kept: lote result ${f.batch} --out ANOTHER.xlsx`,
  },
  no_batch: {
    text: (f) => `There is no batch ${f.batch}.`,
    todo: () => 'See the batches with lote list; the last six letters of an id are enough.',
  },
  outcomes_missing: {
    text: (f) =>
      f.count === 1
        ? 'The outcome of 1 call is not in the storage any more; it is made again from the stored answer.'
        : `The outcomes of ${f.count} calls are not in the storage any more; they are made again from the stored answers.`,
  },
  record_unreadable: {
    text: (f) => {
      if (f.problem === 'version')
        return `The record ${f.key} was made by a later release of lote (${f.found}).`
      if (f.problem === 'missing') return `The record ${f.key} is not in the storage.`
      if (f.problem === 'kind') return `The record ${f.key} is of another kind (${f.found}).`
      return `The record ${f.key} is damaged.`
    },
    todo: (f) =>
      f.problem === 'version'
        ? 'Use the release that wrote it, or a later one.'
        : 'Restore it from a copy of the storage.',
  },
  not_finished: {
    text: (f) => `The batch ${f.batch} is not finished.`,
    todo: (f) => `Resume it with lote resume ${f.batch}.`,
  },
  resume_needs_sandbox: {
    text: (f) => `The batch ${f.batch} is a rehearsal.`,
    todo: (f) => `Resume it with lote resume ${f.batch} --sandbox.`,
  },
  repeat_cancelled: {
    text: (f) =>
      `The batch ${f.batch} was cancelled: its pending rows would be asked as well, and paid for.`,
    todo: () => 'Submit the uncertain rows, which stand in Pendências, in a sheet of their own.',
  },
  other_account: {
    text: (f) =>
      `The batch ${f.batch} was planned for account ${quoted(f.account)} and another service or key.`,
    todo: (f) =>
      `Resume it with the same URL and key; or end it with lote cancel ${f.batch} and lote resume ${f.batch}, which calls nothing, and submit the file again.`,
  },
  submit_needs_queue: {
    text: () =>
      'With --sandbox there is nobody to submit to: the rehearsal lives in this process only.',
    todo: () => 'Use lote run --sandbox.',
  },
  declined: { text: () => 'Nothing was done.' },
  interrupted: {
    text: () => `Interrupted. ${pending}`,
    todo: (f) => `Resume with: lote resume ${f.batch}`,
  },
  unexpected: {
    text: (f) => `Unexpected error: ${f.message}`,
    todo: () => `${pending} See the log.`,
  },
}
