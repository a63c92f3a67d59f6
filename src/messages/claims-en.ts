import type { claimsPt } from './claims-pt.js'
import { list, type Message, manyInEnglish, quoted } from './message.js'

const TERM_EN: Record<string, string> = {
  index: 'another index',
  fine: 'another fine',
  fees: 'other fees',
  start: 'another start of the interest',
  none: 'that this is not charged',
}

export const claimsEn: Record<keyof typeof claimsPt, Message> = {
  ask_sum_row: {
    text: (f) =>
      `Column ${f.amount}: line ${f.line} (${quoted(f.value)}) is the sum of lines ${f.from} to ${f.to}, and the same debt would be computed twice.`,
    todo: (f) =>
      `Keep the sum or its parts, not both; if all are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_same_debt: {
    text: (f) =>
      `Column ${f.column}: lines ${f.line} and ${f.other} are of the same paper (${quoted(f.value)})${f.isReissue ? ', which was issued again' : ' and the same amount, as of a debtor and of who guarantees it, of a cheque that was presented twice, or of a bill and its second copy'}.`,
    todo: (f) =>
      `Keep one line for each debt; if they are different debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_whole_and_parts: {
    text: (f) =>
      `Column ${f.column}: line ${f.line} (${quoted(f.value)}) seems to be ${f.isAgreement ? 'of an agreement, which takes the place of earlier debts' : 'the whole debt'}, and line ${f.other} (${quoted(f.beside)}) ${f.isAgreement ? 'one of them' : 'an instalment of it'}; both would be added up.`,
    todo: (f) =>
      `Leave ${f.isAgreement ? 'the agreement or the debts that it replaced' : 'the whole debt or the instalments'}; if they are not the same debt, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_broken_relation: {
    text: (f) =>
      `Column ${f.amount}: on line ${f.line} the amount (${quoted(f.value)}) is not ${f.is === 'sum' ? 'the sum of ' : ''}${f.one} ${f.is === 'sum' ? 'and' : f.is === 'product' ? 'times' : 'less'} ${f.other}, as ${Number(f.count) > 1 ? `on the others (so on ${f.count} lines)` : 'on the other lines'}. Check which number is right.`,
  },
  ask_product: {
    text: (f) =>
      `Column ${f.amount}: the amount is ${f.base} times ${f.factor} (line ${f.line}: ${quoted(f.value)}), as of an amount that was corrected by a factor; it would be corrected again.`,
    todo: (f) =>
      `Use the column of the amount before the factor; if this one is to be corrected, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_day_of_today: {
    text: (f) =>
      `The date of line ${f.line} (${quoted(f.value)}) comes from a formula of today's date: tomorrow it would be another.`,
    todo: (f) =>
      `Write the date of each amount; if the one in sight is meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_due_later: {
    text: (f) =>
      `Column ${f.column}: there is a term, a time of grace or a later instalment (line ${f.line}: ${quoted(f.value)}), and the amount fell due after the date of its line.`,
    todo: (f) =>
      `Put in each line the day on which its amount fell due; if it is that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_undone_payment: {
    text: (f) =>
      `Line ${f.line} takes off a payment that, by what is written there (${quoted(f.value)}), did not come in or was given back.`,
    todo: (f) =>
      `Remove the payment that was none; if it was received, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_new_terms: {
    text: (f) =>
      `Column ${f.column}: the sheet wants other terms (line ${f.line}: ${quoted(f.value)}), and no field takes the column; the calculation would be made without them.`,
    todo: (f) =>
      `Say the terms with -p, in a batch for each of them; if the column is not for this calculation, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_whole_each: {
    text: (f) =>
      `Column ${f.amount}: it looks like the whole amount, and column ${f.column} says that each line is an instalment (line ${f.line}: ${quoted(f.value)}); the whole would be computed for each.`,
    todo: (f) =>
      `Give each line the amount of its instalment; if it is that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_note: {
    text: (f) =>
      `A note of the sheet says that something was paid, deducted or cancelled, is owed by another, or is not valid (line ${f.line}: ${quoted(f.value)}), and the lines would be computed whole.`,
    todo: (f) =>
      `Put the payment on a line of its own, with a negative amount and its date, and take out what is not owed any more; if the lines are right already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_deduction_section: {
    text: (f) =>
      `Line ${f.line} opens a section of what is deducted (${quoted(f.value)}), and line ${f.row} below it has a positive amount: it would be added to the debt.`,
    todo: (f) =>
      `Put a minus before the amounts of the section; if they are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_section: {
    text: (f) =>
      `Line ${f.line} opens a section of what is not owed any more (${quoted(f.value)}), and the lines below it, from ${f.row} on, would be computed like the others.`,
    todo: (f) =>
      `Take these lines out; if all are owed after all, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_accelerated: {
    text: (f) =>
      `The sheet says that the whole debt fell due at once (line ${f.line}: ${quoted(f.value)}), and each instalment would be corrected from its own due date, that of line ${f.row} after that day.`,
    todo: (f) =>
      `Write the day on which the whole debt fell due; if each instalment is corrected from its own, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_charge_not_on_all: {
    text: (f) =>
      `Column ${f.column}: some lines do not bear this charge (line ${f.line}: ${quoted(f.value)}), and what is asked for would go to all of them.`,
    todo: (f) =>
      `Write the percentage in a column, 0 where there is none, or send the lines in two sheets; if all bear it, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_limit: {
    text: (f) =>
      `The sheet says since when, or until when, something is owed (line ${f.line}: ${quoted(f.value)}), and ${manyInEnglish(f.count, 'row is', 'rows are')} beyond it: ${list(f.lines)}.`,
    todo: (f) =>
      `Remove the rows that are not claimed; if all of them are, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_later_prices: {
    text: (f) =>
      `The sheet says that the amounts are those in force at a later day (line ${f.line}: ${quoted(f.value)}); they would be corrected again.`,
    todo: (f) =>
      `Give each line the amount owed at its time; if these are to be corrected, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_swapped: {
    text: (f) =>
      `Columns ${f.amount} and ${f.column}: in ${manyInEnglish(f.count, 'row', 'rows')} (${list(f.lines)}) the amount looks like a number of the other column (${quoted(f.value)}), which has the cents: the two cells seem to have changed places.`,
    todo: (f) =>
      `Check these rows; if they are right, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_some_formulas: {
    text: (f) =>
      `Column ${f.amount}: ${manyInEnglish(f.count, 'amount is', 'amounts are')} the result of a formula (${f.count === 1 ? 'line' : 'lines'} ${list(f.lines)}), and the others were typed; a fine, interest or an adjustment may be inside.`,
    todo: (f) =>
      `Check the formulas; if these are the amounts to correct, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_insolvency_day: {
    text: (f) =>
      `The sheet tells of ${f.isDebtor ? 'a debtor in judicial reorganisation, bankruptcy or liquidation' : 'a judicial reorganisation, bankruptcy or liquidation with a date'} (line ${f.line}: ${quoted(f.value)}), and the computation ${f.isDebtor ? 'may go beyond that day' : 'goes to another'}; in the first two claims are updated until the petition or the decree (Law 11.101/2005, art. 9, II).`,
    todo: (f) =>
      `Ask for that date${f.isDebtor ? ', and for the other debtors apart' : ''}; if it is to be the one that was asked for, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_fees_on_fees: {
    text: (f) =>
      `Column ${f.column}: there are lines that are fees or the fine of art. 523 already (line ${f.line}: ${quoted(f.value)}), and the fees asked for would be charged on them as well.`,
    todo: (f) =>
      `Remove those lines, or make a batch of them without fees; if the fees are on everything, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_two_sides: {
    text: (f) =>
      `Column ${f.column}: lines of both sides, of debit and of credit or to receive and to pay (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}), whose amounts have no sign; all would be added up as debts.`,
    todo: (f) =>
      `Write what is taken off with a minus, or each side in a sheet of its own; if all are debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_changing_parties: {
    text: (f) =>
      `${quoted(f.value)} stands on both sides: in column ${f.creditor} (line ${f.otherLine}) and in column ${f.debtor} (line ${f.line}); what is owed to them and by them would be added up.`,
    todo: (f) =>
      `Write what is taken off with a minus, or each side in a sheet of its own; if all is to be added up, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_two_creditors: {
    text: (f) =>
      `Column ${f.column}: the debts are of more than one creditor (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}), and all would be summed as those of one.`,
    todo: (f) =>
      `Leave the lines of the one who claims, or put each creditor in a sheet of its own; if all is to be summed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_share: {
    text: (f) =>
      `The sheet says that a multiple or a part of the amounts is owed (line ${f.line}: ${quoted(f.value)}), and each line would be computed as it is.`,
    todo: (f) =>
      `Give each line the amount that is owed; if the amounts are that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_revised: {
    text: (f) =>
      `Column ${f.column}: it looks like the amount that took the place of the one in column ${f.amount} (line ${f.line}: ${quoted(f.value)}), and it is not said which is owed.`,
    todo: (f) => `Say with --map ${f.field}="Heading" which of the two columns is to be corrected.`,
  },
  ask_postponed: {
    text: (f) =>
      `Column ${f.column}: due dates were moved (line ${f.line}: ${quoted(f.value)}), and the correction would begin at the date in the column of due dates.`,
    todo: (f) =>
      `Put the day that holds into the column of due dates; if it is there already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_not_owed: {
    text: (f) =>
      `Column ${f.column}: some lines are no debts, such as a security, a quote or goods sent without a price (line ${f.line}: ${quoted(f.value)}), and would be computed like the others.`,
    todo: (f) =>
      `Take these lines out. If all are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_rate: {
    text: (f) =>
      `The sheet states another rate of interest (line ${f.line}: ${quoted(f.value)}), and the request is for ${f.rate}% a month.`,
    todo: (f) =>
      `Say the rate that is owed with -p ${f.parameter ?? 'juros'}=; if it is that of the request, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_term: {
    text: (f) =>
      `The sheet states ${TERM_EN[String(f.of)] ?? 'other terms'} (line ${f.line}: ${quoted(f.value)}), and the request is ${f.parameter}=${f.asked}.`,
    todo: (f) =>
      `Say what is owed with -p ${f.parameter}=${f.of === 'none' ? ', or leave it out of the request' : ''}; if it is that of the request, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_less_delivered: {
    text: (f) =>
      `Column ${f.column}: on line ${f.line} there is less than was ordered (${quoted(f.value)} of ${quoted(f.ordered)}), and the amount in column ${f.amount} would be computed whole.`,
    todo: (f) =>
      `Put the amount of what was delivered on each line; if it is that already, or is owed whole, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_stated_terms: {
    text: (f) =>
      `The sheet says how the amounts are to be corrected (line ${f.line}: ${quoted(f.value)}); the calculation follows what was asked, and not what the sheet says. Compare it with the terms.`,
  },
  told_unseen_year: {
    text: (f) =>
      `Column ${f.column}: the dates are shown without their year, and the stored year counts (line ${list(f.examples)}). Check that it is the right one.`,
  },
  told_other_texts: {
    text: (f) =>
      `Outside the table the sheet also says (line ${list(f.examples)}), and none of it is computed. Check that it does not change what is owed.`,
  },
  told_states: {
    text: (f) =>
      `Column ${f.column}: not all lines have the same state (line ${list(f.examples)}), and all are computed. Check that they are owed.`,
  },
  told_odd_day: {
    text: (f) =>
      `There is a date on ${manyInEnglish(f.count, 'line', 'lines')} that differs from the one before and the one after by about a year or more: ${list(f.lines)} (${quoted(f.value)}). Check whether the year is right.`,
  },
  told_odd_amount: {
    text: (f) =>
      `The amount of ${manyInEnglish(f.count, 'line', 'lines')} is of another size than that of most (ten, a hundred, a thousand times or more, a hundredth or a thousandth of it): ${list(f.lines)} (${quoted(f.value)}). Check the comma, the point and the unit.`,
  },
  told_amount_of_months: {
    text: (f) =>
      `The amount of ${manyInEnglish(f.count, 'line', 'lines')} is two or more times that of most, and the due date before or after is as many months away: ${list(f.lines)} (${quoted(f.value)}). If it is the amount of several months, only one due date is counted: give each its own line.`,
  },
  told_dragged_amounts: {
    text: (f) =>
      `The amounts of ${f.count} lines in a row go up one by one: ${list(f.lines)} (from ${quoted(f.value)}), as when a cell is dragged down. Check the amounts.`,
  },
  told_pages_missing: {
    text: (f) =>
      `The sheet says that it has ${f.pages} pages (line ${f.line}: ${quoted(f.value)}), and the last one is not there.`,
  },
  told_rows_missing: {
    text: (f) =>
      `The sheet says how many lines it has (line ${f.line}: ${quoted(f.value)}), and ${manyInEnglish(f.rows, 'was', 'were')} found.`,
  },
  told_only_money: {
    text: (f) => `${f.label}: column ${f.column} was used, the only one with amounts of money.`,
  },
  told_only_date: {
    text: (f) => `${f.label}: column ${f.column} was used, the only one with days that can be it.`,
  },
  told_only_such: {
    text: (f) => `${f.label}: column ${f.column} was used, the only one whose cells are that.`,
  },
  told_mark_by_total: {
    text: (f) =>
      `Column ${f.column}: ${f.mark === 'comma' ? 'decimal comma' : 'decimal dot'}, since only so do its rows add up to the total of the sheet (${f.total}).`,
  },
  told_serial_texts: {
    text: (f) =>
      `Column ${f.column}: the dates are written as day numbers, as Excel counts them (lines ${list(f.examples)}), and were read so.`,
  },
  told_list: {
    text: (f) =>
      `${f.label}: the list has no line of headings; column ${f.column} was used, the only one that is filled.`,
  },
  told_beside: {
    text: (f) =>
      `There are columns with amounts that are not used: ${list(f.columns)}. Check that none of them lowers what is owed.`,
  },
  told_exchange: {
    text: (f) =>
      `There is a column of an exchange rate beside the amounts (${list(f.columns)}), which is not used: check whether the amounts are in reais already.`,
  },
  ask_remarks: {
    text: (f) =>
      `Column ${f.column}: there are remarks that change what is owed, since when or on what terms (line ${list(f.examples)}), and the lines would be calculated without them.`,
    todo: (f) =>
      `Put them into the amount, the date or the terms of the line; if they do not change the calculation, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_remarks: {
    text: (f) =>
      `Column ${f.column}: there are remarks on ${manyInEnglish(f.count, 'line', 'lines')} (line ${list(f.examples)}), which do not enter the calculation. Check that none changes what is owed.`,
  },
  told_notes_beside: {
    text: (f) =>
      `There are notes beside the rows, in column ${f.column} without a heading (line ${f.line}: ${quoted(f.value)}); they are not used. Check that none says that something is not owed.`,
  },
  told_beside_later: {
    text: (f) =>
      `There are columns with dates after the day of the update, that are not used: ${list(f.columns)}. Check that none of them says that something is not due yet.`,
  },
  told_sheet_explains: {
    text: (f) =>
      `The sheet ${quoted(f.sheet)}, which is not processed, explains the other (line ${list(f.examples)}). Colours are not read, and nothing of what it says is computed. Check the rows.`,
  },
  told_beside_days: {
    text: (f) =>
      `There are columns with a date on some lines only, that are not used: ${list(f.columns)}. Check that none of them says that something is not owed any more.`,
  },
  told_selic_and_interest: {
    text: () =>
      'Interest was asked for beside SELIC, which contains it: the amount will count interest twice.',
    todo: () => 'Remove the interest, or use another index.',
  },
  cell_period: {
    text: (f) =>
      `${f.label} (column ${f.column}): ${quoted(f.value)} is a span of time, not a day or a month.`,
    todo: () => 'Write a line for each month, with its amount and its due date.',
  },
}
