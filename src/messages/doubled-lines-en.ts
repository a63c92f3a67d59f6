import { list, type Message, manyInEnglish, quoted } from './message.js'

/** What the lines of a sheet say against one another. */
export const doubledLinesEn = {
  ask_part_of_year: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line}, ${quoted(f.value)} seems to be a half or another part of the year, and would be read as the month of that number.`,
    todo: (f) =>
      `Write the due date on each line; if they are months indeed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_joined_lines: {
    text: (f) =>
      `Lines ${f.line} and ${f.other} differ in the contact alone (column ${f.column}, line ${f.other}: ${quoted(f.value)}), as when a program repeats the debt for each telephone or address; they would be added up.`,
    todo: (f) =>
      `Keep one line for each debt; if they are different debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_alternatives: {
    text: (f) =>
      `There are lines of several hypotheses (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}), of which one alone is owed, and all would be summed.`,
    todo: (f) =>
      `Keep one hypothesis, or put each into a sheet of its own; if all is to be summed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_offered: {
    text: (f) =>
      `Column ${f.column}: the heading is that of a quote, an offer or a forecast, which is no debt yet, and all lines would be computed.`,
    todo: (f) =>
      `Name the column of what is owed with --map ${f.field}="Heading"; if the amounts are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_instalment_twice: {
    text: (f) =>
      `Column ${f.column}: the instalment ${quoted(f.value)} stands on lines ${f.line} and ${f.other}, which differ in the date alone; both are computed. Check whether one of them is too many.`,
  },
  told_instalment_beyond: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line} the number of the instalment (${quoted(f.value)}) is past how many there are. Check the number and whether the instalment is owed.`,
  },
  told_due_before_issue: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line} the due date (${quoted(f.value)}) is before the date in ${f.issued} (${quoted(f.other)})${others(f.count)}. Check which date is right.`,
  },
  told_due_off_term: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line} the due date (${quoted(f.value)}) is not ${f.days} days after the date in ${f.issued} (${quoted(f.other)}), as ${f.term} says and as on the other lines${others(f.count)}. Check which is right.`,
  },
  told_consecutive_oabs: {
    text: (f) =>
      `Column ${f.column}: from line ${f.from} to ${f.to} the numbers go up one by one (from ${quoted(f.first)} to ${quoted(f.last)})${f.isOfMany ? '' : ' for the same name'}, as when a cell is dragged down. Check the registrations.`,
  },
  told_oab_of_two: {
    text: (f) =>
      `Column ${f.column}: the registration ${f.value} stands on lines ${f.line} and ${f.other} with different names (${list(f.names)}). Check whose it is.`,
  },
  told_key_of_two: {
    text: (f) =>
      `Column ${f.column}: ${quoted(f.value)} is on lines ${f.line} and ${f.other} with different names (${list(f.names)}). If it is not the same for both, check that of each line.`,
  },
  ask_opponents: {
    text: (f) =>
      `By the heading ${quoted(f.value)}, the registrations are of lawyers of the other side (${manyInEnglish(f.count, 'row', 'rows')}, from line ${f.row} on), and their publications would come.`,
    todo: (f) =>
      `Give the registrations of the office's lawyers. If those of the other side are meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_two_oabs_of_one: {
    text: (f) =>
      `Column ${f.column}: ${quoted(f.value)} stands on lines ${f.line} and ${f.other} with different registrations of one state (${list(f.numbers)}). Check which one is right.`,
  },
  ask_written_amount: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line} the amount in words (${quoted(f.value)}) is not that of the figures (${quoted(f.figures)}); on a cheque the words prevail (Lei 7.357/1985, art. 12).`,
    todo: (f) =>
      `Correct the amount of the line; if the figures are right, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_brought_back: {
    text: (f) =>
      `Column ${f.column}: some calculations already stand at a later day than the one asked for (line ${f.line}: ${quoted(f.value)}), and would be brought back.`,
    todo: (f) =>
      `Ask for a later day; if they are to go back, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_brought_forward: {
    text: (f) =>
      `Column ${f.column}: line ${f.line} (${quoted(f.value)}) brings forward what was before the sheet, and is corrected from its date like one debt. Check whether it is owed, and has no charges in it.`,
  },
} satisfies Record<string, Message>

function others(count: unknown): string {
  return Number(count) > 1 ? `; ${count} lines are like that` : ''
}
