import { list, type Message, quoted } from './message.js'
import type { savedPt } from './saved-pt.js'

const MADE = 'Nothing was spent on the row.'

export const savedEn: Record<keyof typeof savedPt, Message> = {
  nothing_listed: {
    text: () => 'No saved calculation of the account fits what was asked.',
    todo: () => 'Check type, name and updatedBefore with lote calc list, or give a sheet.',
  },
  list_not_shown: {
    text: () => 'The service did not show the list of saved calculations of this account.',
    todo: () => 'Check the key (scope calc:read), or give a sheet with the ids.',
  },
  only_without_file: {
    text: (f) => `${f.name} chooses from the account's list and means nothing beside a sheet.`,
    todo: (f) => `Leave -p ${f.name} out, or run without a file.`,
  },
  export_unavailable: {
    text: (f) =>
      `The service does not export ${f.type} as ${f.format}. Formats of this type: ${list(f.formats)}.`,
    todo: () => `${MADE} Choose another format, or part the types with -p type=...`,
  },
  ask_shared_id: {
    text: (f) =>
      `Column ${f.amount}: the number ${quoted(f.value)} stands on lines ${f.line} and ${f.otherLine}, which are of others by column ${f.column} (${quoted(f.one)} and ${quoted(f.other)}); the calculation is made once, and one of the two would have that of the other.`,
    todo: (f) =>
      `Check the number of each line; if the calculation is of both, confirm with --map ${f.field}="${f.heading}".`,
  },
  calc_id_wrong: {
    text: (f) => `${quoted(f.value)} is not the id of a saved calculation.`,
    todo: () => 'Use the number that lote calc list shows.',
  },
  calc_type_unknown: {
    text: (f) => `Calculation ${f.id} is not on the account's list, and the row tells no type.`,
    todo: () => `${MADE} Fill in the column, or give -p type=..., if it exists.`,
  },
  calc_of_other_type: {
    text: (f) => `Calculation ${f.id} is of type ${f.is}, not ${f.type}.`,
    todo: () => `${MADE} Correct the type, or leave it blank.`,
  },
  calc_of_other_name: {
    text: (f) =>
      `The row says ${quoted(f.name)}, which is the name of calculation ${f.other}, not of ${f.id}.`,
    todo: () => `${MADE} Correct the id or the name.`,
  },
  type_not_described: {
    text: (f) => `The service does not describe type ${f.type}: its fields cannot be checked.`,
    todo: () => `${MADE} Check the key and the type.`,
  },
  type_without_update_date: {
    text: (f) => `Type ${f.type} has no update date.`,
    todo: () => `${MADE} Leave this type out (-p type=...), or run it without updateTo.`,
  },
  type_without_field: {
    text: (f) => `Type ${f.type} has no field ${f.name}. It has: ${list(f.known)}.`,
    todo: () => 'Use one of the fields of the type.',
  },
  field_value: {
    text: (f) => `${f.name}: ${quoted(f.value)} will not do (${f.expected}).`,
    todo: () => 'Correct the value.',
  },
  field_legacy_id: {
    text: (f) =>
      `${f.name}: ${f.value} is the former catalogue number of a judicial table; today's is ${f.right}.`,
    todo: (f) => `Use ${f.right}.`,
  },
  field_wants_table: {
    text: (f) =>
      `${f.name}: type ${f.type} takes a judicial table, and ${f.value} is index ${f.is}.`,
    todo: () => 'Use the ID of a judicial table; lote table list shows them all.',
  },
  field_wants_index: {
    text: (f) =>
      `${f.name}: type ${f.type} takes an index, and ${f.value} is judicial table ${f.is}.`,
    todo: () => 'A judicial table goes in tabelaJudicial; lote index list shows the indices.',
  },
  field_unknown_index: {
    text: (f) => `${f.name}: the service does not know index ${quoted(f.value)}.`,
    todo: () => 'Use the ID of an index; lote index list shows them all.',
  },
  field_unknown_table: {
    text: (f) =>
      `${f.name}: ${quoted(f.value)} is neither a judicial table of the catalogue nor a table of the account.`,
    todo: () => 'Use the ID of a judicial table; lote table list shows them all.',
  },
  field_unknown_index_or_table: {
    text: (f) =>
      `${f.name}: the service knows neither index nor judicial table ${quoted(f.value)}.`,
    todo: () => 'Use an ID of lote index list or of lote table list.',
  },
  field_index_and_table: {
    text: (f) =>
      `A calculation takes an index or a judicial table, and here are both: indexador ${f.index} and tabelaJudicial ${f.value}.`,
    todo: () => 'Keep only one of them.',
  },
  field_inline_missing: {
    text: () => 'indexador -1 needs a table of its own in tabelaPersonalizada, which is blank.',
    todo: () => 'Fill in tabelaPersonalizada, or use the ID of a judicial table.',
  },
  total_ambiguous: {
    text: (f) =>
      `The service shows totals that disagree: ${list(f.paths)}. The total is left empty.`,
    todo: (f) => `Say which is the total: -p total=${f.path}, or another of them.`,
  },
  total_path_wrong: {
    text: (f) => `The result of the service has no number at ${f.path}; the total is left empty.`,
    todo: () =>
      'Correct -p total=...; the names that the service gives head the columns resultado.',
  },
  update_date_twice: {
    text: (f) => `updateTo and fields.${f.campo} tell different dates.`,
    todo: () => 'Give only one of them.',
  },
  calc_legacy: {
    text: (f) =>
      `Calculation ${f.id} is of the generation before and read-only. Its stored statement was fetched, if the service gave it.`,
    todo: () => 'To update it, make a new calculation.',
  },
  calc_gone: {
    text: (f) => `The data of calculation ${f.id} is no longer at the service.`,
    todo: () => "Ask the service's support, or make a new calculation.",
  },
  calc_foreign: {
    text: (f) => `Calculation ${f.id} belongs to another account.`,
    todo: () => "Check the id, or use the owner's key.",
  },
  calc_not_found: {
    text: (f) => `The service did not find calculation ${f.id}.`,
    todo: () => "Check id and type; it may be in the website's trash.",
  },
  calc_engine_error: {
    text: (f) => `The service could not calculate ${f.id}: ${f.message}`,
    todo: () => 'Complete or correct the calculation and send the row again.',
  },
  calc_written: {
    text: (f) => `Written before that: ${list(f.campos)}.`,
    todo: () => 'The calculation has the new fields and no new result.',
  },
  calc_blocked: {
    text: (f) =>
      `Account without subscription: ${f.rows ? `${f.rows} entries` : 'entries'} of more than 2 years ago entered uncorrected.${f.message ? ` The service says: ${f.message}` : ''}`,
    todo: () => 'The row has no total: settle the subscription and run it again.',
  },
  calc_nominal: {
    text: (f) =>
      `Old amounts came back as they went in (lines of memory: ${f.rows}): an account without subscription corrects the last 2 years only, or the calculation asks for no correction.`,
    todo: () =>
      'The row has no total: check the subscription of the account and the sheet Memória.',
  },
  calc_divergent: {
    text: (f) =>
      Number(f.missing) > 0
        ? `DIVERGENT: the memory of the calculation lacks ${f.missing} of the entries that were sent; lines that differ from the value computed again from the service's series: ${f.rows} of ${f.of}.`
        : `DIVERGENT: ${f.rows} of ${f.of} lines of the calculation's memory differ from the value computed again from the service's series.`,
    todo: () => 'See the column Conferência of the sheet Memória, and check before using it.',
  },
  calc_not_exported: {
    text: (f) => `The file as ${f.format} did not come: ${f.message} (${f.code}).`,
    todo: () => 'The calculation was made; export it on the website.',
  },
  calc_no_type: {
    text: () => 'The type of the calculation is missing.',
    todo: (f) => `Say -p type=... with one of: ${list(f.types)}.`,
  },
  calc_field_missing: {
    text: (f) =>
      `Type ${f.type} needs ${f.name}: none of the headings that were read (${list(f.headings)}) is that, nor is there -p fields.${f.name}.`,
    todo: (f) =>
      `Give the column that heading${f.parts ? ` (or ${list(f.parts)})` : ''}, or add it, with one calculation a line; or give -p fields.${f.name}=... for all.`,
  },
  calc_cell_missing: {
    text: (f) => `Type ${f.type} needs ${f.name}, which is blank.`,
    todo: () => 'Fill in the cell.',
  },
  calc_field_twice: {
    text: (f) => `${f.name} came whole and in parts as well.`,
    todo: () => 'Use the whole column or those of its parts, not both.',
  },
  calc_payment_below_zero: {
    text: (f) =>
      `${f.name}: ${quoted(f.value)} has a minus, and what is in this list is taken off already: it would be added to the debt.`,
    todo: () => 'Write the payment without a sign.',
  },
  ask_group_blank: {
    text: (f) =>
      `Line ${f.line} has no group and no name, while lines above have one (group ${quoted(f.other)}, line ${f.other_line}): it would be a calculation of its own, saved and paid.`,
    todo: () =>
      'Write the group in all rows of the calculation; if the row is one of its own, give it a name or a group of its own.',
  },
  ask_group_spelling: {
    text: (f) =>
      `Group ${quoted(f.group)} on line ${f.line} and ${quoted(f.other)} on line ${f.other_line}: they would be two calculations, each without the rows of the other.`,
    todo: () =>
      'Write the group in the same way in all rows of the calculation; if they are two, give them different names.',
  },
  ask_two_states: {
    text: (f) =>
      `Calculation ${f.id} is on lines ${f.other_line} and ${f.line} with different requests, and it holds one only: the result of one line would come out on the other.`,
    todo: () =>
      'Keep the calculation on one line; for two dates send two sheets, one after the other.',
  },
  ask_group_mixed: {
    text: (f) =>
      `Group ${quoted(f.group)}: line ${f.line} is of ${quoted(f.value)}, and line ${f.other_line} of ${quoted(f.other)}; they would go into one calculation.`,
    todo: () =>
      'Correct the group, or client and case; if the calculation is of all of them, write the same in all rows of the group.',
  },
  field_period_reversed: {
    text: (f) => `The period ends (${f.value}) before it begins (${f.from}).`,
    todo: () => 'Correct data_inicio or data_fim.',
  },
  field_paid_before: {
    text: (f) =>
      `The payment of ${f.value} comes before the beginning (data_inicio ${f.from}): nothing is paid of a debt before it.`,
    todo: () => 'Correct the day of the payment, or data_inicio.',
  },
  field_amount_or_percent: {
    text: (f) =>
      `The row has valor_pensao (${f.amount}) and percentual_salario_minimo (${f.value}): the service takes one or the other.`,
    todo: () => 'Keep one of the two.',
  },
  calc_group_differs: {
    text: (f) =>
      `The rows of group ${quoted(f.group)} tell different ${f.name}: ${list(f.values)}.`,
    todo: () =>
      'A group is one calculation: make the field the same in all rows, or fill it in one.',
  },
  calc_field_refused: {
    text: (f) =>
      `The service refused ${f.label}: ${f.message} (${f.code}). Nothing was written; calculation ${f.id} was created and stays in the account, empty.`,
    todo: () =>
      'Correct the cell and send the row again; the empty one can be trashed on the website.',
  },
  calc_patch_refused: {
    text: (f) =>
      `The service refused the fields: ${f.message} (${f.code}). Nothing was written; calculation ${f.id} was created and stays in the account, empty.`,
    todo: () =>
      'Correct what it names and send the row again; the empty one can be trashed on the website.',
  },
  made_by_another: {
    text: (f) =>
      `The service answered the creation with calculation ${f.id}, which another row of this batch has: nothing was written into it for this one.`,
    todo: () =>
      'See in the account whether the calculation of this row is there; if not, send the row again.',
  },
  answer_other_day: {
    text: (f) =>
      `The service says that it computed until ${f.answered}, and ${f.asked} was asked: the figure may be of another day.`,
    todo: () =>
      'Do not use the figure before the day is checked at the service; send the row again.',
  },
  answer_other_index: {
    text: (f) =>
      `The service says that it computed by index or table ${quoted(f.answered)}, and ${quoted(f.asked)} was asked.`,
    todo: () => 'Do not use the figure before the index is checked at the service.',
  },
  changed_meanwhile: {
    text: (f) =>
      `Calculation ${f.id} was left half done and another batch has changed it since: the figure that it gives now may be that of the other request, and is not read.`,
    todo: () => 'Send the row again.',
  },
  calc_stays: {
    text: (f) => `Calculation ${f.id} was created and filled, and stays in the account.`,
    todo: () => 'Correct it on the website, or send the row again and trash this one.',
  },
  calc_without_hash: {
    text: (f) =>
      `Calculation ${f.id} was created; only the address of its public link did not arrive.`,
    todo: () => 'Copy the link from the calculation on the website, if you need it.',
  },
  link_base_wrong: {
    text: (f) => `linkBase ${quoted(f.value)} is no http(s) address.`,
    todo: () => 'Give the beginning of the public link of the website.',
  },
  recalc_atypical: {
    text: (f) =>
      f.percent === undefined
        ? `Atypical change: the total was zero and changed by ${f.by}.`
        : `Atypical change: the total changed by ${Number(f.percent).toFixed(2)}%, and the limit is ${Number(f.limit)}%.`,
    todo: () => 'Check the calculation before using the figure.',
  },
}
