import { hasCaseDigits } from '../values/case-number.js'
import type { gazetteJobsPt } from './gazette-jobs-pt.js'
import type { Facts } from './message.js'
import { list, type Message, manyInEnglish, quoted } from './message.js'

const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (got ${quoted(f.value)})`

/** Older records have no count. */
const placesOf = (f: Facts) =>
  Number(f.count ?? 1) > 1 ? `${f.count} rows, the first is ${f.line}: ` : `row ${f.line}: `

export const gazetteJobsEn: Record<keyof typeof gazetteJobsPt, Message> = {
  row_not_cnj: {
    text: (f) =>
      hasCaseDigits(String(f.value))
        ? `The check digits of the case number do not close${cell(f)}.`
        : `No case number of the CNJ${cell(f)}.`,
    todo: (f) =>
      hasCaseDigits(String(f.value))
        ? 'Check the number in the records, digit by digit. Nothing was asked of the service.'
        : 'Put the number of the records, with its 20 digits. Nothing was asked of the service.',
  },
  row_several_cases: {
    text: (f) => `The cell has more than one case${cell(f)}.`,
    todo: () => 'Put each on a line of its own, in full. Nothing was asked of the service.',
  },
  row_case_with_text: {
    text: (f) => `The cell has text or another number beside a CNJ number${cell(f)}.`,
    todo: () => 'Leave the number of the case alone. Nothing was asked of the service.',
  },
  note_case_left_out: {
    text: (f) =>
      `Only the case ${f.read} was looked for; the rest of the cell was left out${cell(f)}.`,
    todo: () => 'If there are other cases, put each on a line of its own.',
  },
  row_no_such_court: {
    text: (f) => `No court has the code ${f.code} of the number${cell(f)}.`,
    todo: () => 'Check the number. Nothing was asked of the service.',
  },
  note_case_incident: {
    text: (f) => `The main case was asked for, without the suffix of the incident${cell(f)}.`,
    todo: () => 'Nothing, if that was the case.',
  },
  note_one_of_both: {
    text: (f) =>
      `The row has ${quoted(f.value)} alone, and that was asked: there is nothing to combine (combine=${f.combine}).`,
    todo: () => 'If the empty cell means the one above, fill it in and send the row again.',
  },
  case_nothing_published: {
    text: (f) => `The base has the ${f.court}, and no publication of this case.`,
    todo: () => 'Not every gazette is in this base: look for the case in the system of the court.',
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
  publication_untold: {
    text: (f) =>
      `${f.count} of the publications do not tell the day of availability, or the text, in a field that is known.`,
    todo: () =>
      'Read them in the fields as the service sent them, in columns of their own, before counting a term.',
  },
  case_cut: {
    text: (f) => `The service tells of ${f.told} publications and sent ${f.came}.`,
    todo: () => 'The dossier is incomplete: look for the case with --job publications.',
  },
  case_unrecognised: {
    text: () => 'The answer has no list that can be told to be of publications.',
    todo: () => 'Its other fields are on the sheet Capa, and the whole answer is stored.',
  },
  cell_not_oab: {
    text: (f) => `No registration at the bar that can be told${cell(f)}.`,
    todo: () => 'Write state and number: SP 123456, or 123.456-A/RJ.',
  },
  cell_oab_turned: {
    text: (f) =>
      `The state stands in the place of the registration${cell(f)}, and the number in that of the state.`,
    todo: () => 'Change the two cells over. Nothing was asked of the service.',
  },
  cell_oab_of_firm: {
    text: (f) =>
      `The registration of a firm${cell(f)}: the lawyer who has that number is somebody else.`,
    todo: () => 'Put the registrations of its lawyers, one to a row.',
  },
  cell_oab_letter: {
    text: (f) =>
      `The letter of the registration is not a usual one (A, B, D, N, O, P, S)${cell(f)}.`,
    todo: () =>
      'Check that it is no slip: the number is looked for with that letter and without it.',
  },
  cell_oab_of_trainee: {
    text: (f) =>
      `The registration of a trainee (letter E)${cell(f)}: the lawyer who has that number is somebody else.`,
    todo: () => 'Put the registration of a lawyer, without the letter E, or take the row out.',
  },
  cell_two_oabs: {
    text: (f) => `More than one registration at the bar in the cell${cell(f)}.`,
    todo: () => 'Put one registration to a row: each is a question of its own.',
  },
  ask_left_column: {
    text: (f) =>
      `Column ${f.column}: no field reads it, and it has ${f.label} (row ${f.line}: ${quoted(f.value)}). What is in it would not be looked for.`,
    todo: (f) =>
      f.taken
        ? `Put one on each row, in the column ${quoted(f.taken)}; or say --map ${f.field}="${f.taken}" and, after that, run again with --map ${f.field}=${f.letter}.`
        : `If it is to be read, say --map ${f.field}="Heading", or the letter of the column; if not, --map ${f.field}= (empty).`,
  },
  told_left_remark: {
    text: (f) => {
      const what = f.field === 'numero_processo' ? 'another case' : 'another name'
      const said = f.field === 'oab_numero' ? 'a registration' : what
      return `Column ${f.column}: a text tells of ${said} (line ${f.line}: ${quoted(f.value)}), which is not looked for.`
    },
    todo: (f) =>
      f.field === 'oab_numero'
        ? 'If it is to be, put it on a line of its own, in the column of registrations.'
        : `If it is to be, put it on a line of its own, in the column ${quoted(f.taken)}.`,
  },
  told_left_column: {
    text: (f) =>
      `Column ${f.column}: no field reads it, and it has ${f.label} (${placesOf(f)}${quoted(f.value)}). What is in it is not looked for.`,
    todo: (f) =>
      `Put one on each row, in the column that is read${f.letter ? `, or run again with --map ${f.field}=${f.letter}` : ''}.`,
  },
  told_left_list: {
    text: (f) =>
      `Column ${f.column}: has the heading of column ${f.taken}, which is the one read, and values (${placesOf(f)}${quoted(f.value)}). They are left out.`,
    todo: (f) =>
      `If it is another list beside the first, put one below the other, or run again with --map ${f.field}=${f.letter} and its other columns.`,
  },
  line_key_elsewhere: {
    text: (f) =>
      `The row has ${f.label} only outside the column that is read: ${f.column} says ${quoted(f.value)}.`,
    todo: (f) =>
      f.taken
        ? `If it counts, put it on a row of its own, in column ${f.taken}; if not, take the row out.`
        : `If it is to be read, put it alone in a column of its own and say --map ${f.field}=${f.letter}; if not, take the row out.`,
  },
  told_left_mails: {
    text: (f) =>
      `Column ${f.column}: no field reads it, and it has e-mail addresses (row ${f.line}: ${quoted(f.value)}). Nobody is told by it.`,
    todo: (f) =>
      `If they are to be told, say --map ${f.field}="Heading", or the letter of the column.`,
  },
  row_oab_without_uf: {
    text: (f) => `The registration at the bar has no state${cell(f)}.`,
    todo: () =>
      'Several states have the number: write the state in the cell or in a column of its own.',
  },
  row_oab_two_ufs: {
    text: (f) => `The registration tells one state and its column tells ${f.other}${cell(f)}.`,
    todo: () => 'Correct one of them; nothing was asked of the service.',
  },
  row_not_a_uf: {
    text: (f) => `No state${cell(f)}.`,
    todo: () => 'Write its two letters, such as SP.',
  },
  row_ditto: {
    text: (f) => `«${f.value}» refers to another row, and each row is looked for by itself.`,
    todo: () => 'Write what is looked for in this row too.',
  },
  row_nobody_to_look_for: {
    text: () => 'The row has neither registration nor name.',
    todo: () => 'Fill one of the columns.',
  },
  row_not_a_name: {
    text: (f) => `«${f.value}» is not just a name, and the base is searched by name.`,
    todo: () =>
      'Leave the name alone, and whole; tax numbers, registrations, «Autor:», «...» and marks are no part of it.',
  },
  row_several_names: {
    text: (f) => `«${f.value}» has more than one person: nobody would be found by that name.`,
    todo: () => 'Put one person on each row, without «e outros».',
  },
  row_name_lost_letters: {
    text: (f) =>
      `«${f.value}» has lost letters on its way (an accent that a program could not read): nobody is called so.`,
    todo: () => 'Write the name with its accents and send the row again.',
  },
  told_cut_names: {
    text: (f) =>
      `Column ${f.column}: several names have ${f.letters} letters, and none has more (line ${list(f.examples)}); the program they came from may have cut them, and nothing is found by a name that was cut. Check them.`,
  },
  row_name_turned: {
    text: (f) => `«${f.value}» has a comma, and the base is searched by the name as it is read.`,
    todo: () => 'Write the first name before the surname; two people, each on a row.',
  },
  row_name_with_title: {
    text: (f) =>
      `«${f.value}» has more than the name (a title or a role), and the base is searched by name.`,
    todo: () => 'Leave the name alone, without Dr., Dra., (sócia) and the like.',
  },
  row_name_with_digits: {
    text: (f) => `«${f.value}» has a digit in the middle of the name, as misread.`,
    todo: () => 'Correct the name: 0 for O, 1 for I or L, 5 for S.',
  },
  people_contains: {
    text: (f) =>
      `The base has only ${quoted(f.found)}, which contains the name and is not the same: it may be somebody else.`,
    todo: () => 'See on the sheet Encontrados whether it is who is looked for.',
  },
  need_who: {
    text: () => 'Whom to look for is not said.',
    todo: () => 'Say -p who=lawyers or -p who=parties.',
  },
  need_people_column: {
    text: (f) => `The sheet has no column ${f.columns}.`,
    todo: () => 'Give the column a heading, or say which it is with --map.',
  },
  people_none: {
    text: () => 'The base has nobody like that.',
    todo: (f) =>
      `Check ${f.who === 'parties' ? '' : 'the registration or '}the spelling of the name; sealed cases show initials.`,
  },
  people_type_unverified: {
    text: () => 'Nobody came with that type, and it is not known whether the base writes it so.',
    todo: () => 'Do not take it for nobody: ask again without -p tipo=, or with another spelling.',
  },
  people_several: {
    text: (f) => `The base has ${f.count} people like that, and none was chosen.`,
    todo: (f) =>
      `See the sheet Encontrados, and ask again by ${f.who === 'parties' ? 'the whole name' : 'registration'} or with -p details=all.`,
  },
  people_cut: {
    text: (f) => `${f.count} records came, the most that the service gives: there may be more.`,
    todo: (f) =>
      f.who === 'parties'
        ? 'Look for more of the name.'
        : 'Look for the registration, or for more of the name.',
  },
  people_incomplete: {
    text: (f) => `The list could not be read to its end: ${f.came} of ${f.told} came.`,
    todo: () => 'Give more of the name, or send the row again.',
  },
  people_name_differs: {
    text: (f) => `The registration is of ${f.found}, and the row says ${quoted(f.value)}.`,
    todo: () => 'Check the registration: it was asked for, and not the name.',
  },
  people_registration_unshown: {
    text: () => 'The base does not show the registration of whom it found by it.',
    todo: () => 'See on the sheet Encontrados whether it is who is looked for.',
  },
  people_unreadable: {
    text: () => 'The answer has no list that can be told.',
    todo: () => 'Do not take it for nobody found; the whole answer is stored.',
  },
  people_profile_missing: {
    text: (f) => `The service did not give ${f.count} of the profiles asked for: ${f.message}`,
    todo: () => 'Their cases are not on the sheet Processos; send the row again.',
  },
  told_price_pages: {
    text: () =>
      'The first stage is the first page of each name. The rest hangs on the answers: each 200 parties of a name are one more call. The quote is told again before each stage.',
  },
  told_price_profiles: {
    text: (f) =>
      f.details === 'all'
        ? 'The first stage is the search for each name or registration. The rest hangs on the answers: each person found is one more call, of the profile (-p details=all). The quote is told again before each stage.'
        : 'The first stage is the search for each name or registration. The rest hangs on the answers: each record of a person found beyond doubt is one more call, of the profile; with -p details=none, none. The quote is told again before each stage.',
  },
  row_short_text: {
    text: (f) => `The text has fewer than 3 letters${cell(f)}.`,
    todo: () => 'The service wants 3 at least: write more.',
  },
  row_turned_period: {
    text: (f) => `The period ends (${f.to}) before it begins (${f.from}).`,
    todo: () => 'Turn the dates around.',
  },
  row_placeholder: {
    text: (f) => `${f.label} says "${f.value}", which is nothing to look for.`,
    todo: () => 'Fill in the text to look for, or leave the cell empty.',
  },
  row_future_period: {
    text: (f) => `The period begins on ${f.from}, which is yet to come.`,
    todo: () => 'Look at the year of the date.',
  },
  row_half_period: {
    text: () => 'The period has one date only.',
    todo: () => 'Give both, data_inicio and data_fim, or none.',
  },
  row_no_filter: {
    text: () => 'The row does not say what to look for: a period alone is the whole gazette.',
    todo: () => 'Fill registration, case, text, court, type or organ.',
  },
  need_oab_uf: {
    text: () => 'numero_oab and uf_oab go together: a number is unique with its state only.',
    todo: () => 'Give both: -p numero_oab=123456 -p uf_oab=SP.',
  },
  pub_incomplete: {
    text: (f) => `INCOMPLETE: ${f.came} publications were read, and there may be others.`,
    todo: () => 'See the sheet Cobertura; narrow the period, or send the row again.',
  },
  pub_filter_unverified: {
    text: (f) =>
      `Nothing came with ${f.filter}=${quoted(f.value)}, and it could not be verified that the base writes it so.`,
    todo: () => 'Do not take it for no publication: check the spelling, or send the row again.',
  },
  pub_text_number: {
    text: (f) =>
      `Nothing came, and ${quoted(f.value)} was searched as text, letter by letter: a publication may have the number written otherwise.`,
    todo: () =>
      'Do not take it for no publication: put the case in a column Processo, or the registration in a column OAB.',
  },
  pub_text_marks: {
    text: (f) =>
      `Nothing came, and ${quoted(f.value)} was searched as it is written, with quotation marks, stars and operators, which the service does not say that it understands.`,
    todo: () =>
      'Do not take it for no publication: search the words alone, one expression to a row.',
  },
  pub_case_of_another: {
    text: (f) =>
      `Nothing came: by its number the case is of ${f.court}, and only the court ${f.filter} was searched.`,
    todo: () => 'Correct the court or the number, or leave the court empty.',
  },
  row_court_unknown: {
    text: (f) =>
      `The base has no court that can be told from ${quoted(f.value)}: nothing would be found with it.`,
    todo: (f) =>
      `Write the acronym${list(f.near) ? ` (similar: ${list(f.near)})` : ''}, or leave the court empty. The publications were not asked for.`,
  },
  row_value_nowhere: {
    text: (f) => `The base has no publication at all with ${f.filter}=${quoted(f.value)}.`,
    todo: () =>
      'Write the value as the base does (accents and capitals count), or leave it empty. The publications of the row were not asked for.',
  },
  ask_oab_and_case: {
    text: (f) =>
      `Line ${f.line}: there is a registration (${quoted(f.oab)}) and a case (${quoted(f.number)}). Both at once would leave out what the case has without that registration, and the registration in other cases.`,
    todo: () =>
      'Say -p combine=case (all of the case), -p combine=lawyer (all of the registration) or -p combine=both (only what has both). To search for each, put them on lines of their own.',
  },
  told_filter_columns: {
    text: (f) =>
      `These filter what each row searches for, because the sheet has the column: ${list(f.columns)}. What has not the value of the cell does not come.`,
    todo: (f) => `If they should not filter: ${list(f.maps)} (empty).`,
  },
  pub_failed: {
    text: (f) => `FAILED, and nothing is known of what there is: ${f.reason}`,
    todo: () => 'Do not take it for no publication: send the row again.',
  },
  pub_spellings: {
    text: (f) =>
      f.state === 'cut'
        ? 'The list of spellings came full: there may be others, which were not asked.'
        : 'The service did not tell the spellings: only the plain number and those of the sheet were asked.',
    todo: () => 'Do not take it for complete: send the row again.',
  },
  pub_check: {
    text: (f) =>
      `${manyInEnglish(f.count, 'publication does', 'publications do')} not name the registration.`,
    todo: () => 'Check them on the sheet Publicações, column Nomeia a inscrição.',
  },
  pub_details: {
    text: (f) =>
      `The service did not give the lawyers of ${manyInEnglish(f.count, 'publication', 'publications')}${f.message ? `: ${f.message}` : ' (details of a row have a bound)'}.`,
    todo: () => 'Check them on the sheet Publicações, column Nomeia a inscrição: não informado.',
  },
  told_period_open: {
    text: (f) =>
      `The period goes until ${f.to}, after today (${f.today}): what is published until then is not in the result.`,
    todo: () => 'Run it again at the end of the period, or watch it with lote watch.',
  },
  told_price_reading: {
    text: () =>
      'The first stage is the spellings of each registration and the beginning of each search. The rest hangs on the answers: how many spellings there are, how many publications (a call for each 200), which periods do not fit a page, and of which the list does not tell the lawyers. The quote is told again before each stage.',
  },
}
