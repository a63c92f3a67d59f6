import { expect, test } from 'vitest'
import { strayAnswers } from '../../src/batches/answers/answerable.js'
import { answering, type OpenQuestions } from '../../src/batches/answers/answering.js'
import { type Choice, choicesOf } from '../../src/batches/answers/choices.js'
import { UserError } from '../../src/core/errors.js'
import { messages } from '../../src/messages/catalogue.js'
import type { MessageCode } from '../../src/messages/message-code.js'
import { accruedAndSaved } from './support/accrued-and-saved-sheets.js'
import { chargesAndTitles } from './support/charges-sheets.js'
import { claimDoubledSheets, claimReducedSheets } from './support/claims-doubled-sheets.js'
import { managerLedgers } from './support/claims-ledgers-sheets.js'
import { claimPartsSheets } from './support/claims-parts-sheets.js'
import { claimRateSheets } from './support/claims-rates-sheets.js'
import { councilsDoubts } from './support/councils-doubts-sheets.js'
import { councilsLists } from './support/councils-lists.js'
import { datesAndAmounts } from './support/dates-sheets.js'
import { doubtfulSheets } from './support/doubtful-sheets.js'
import { dutiesDoubts } from './support/duties-doubts-sheets.js'
import { dutiesKinDoubts } from './support/duties-kin-sheets.js'
import { endedDutiesDoubts } from './support/ended-duties-doubts-sheets.js'
import { habitsDoubts } from './support/habits-sheets.js'
import { institutionsDoubts } from './support/institutions-doubts-sheets.js'
import { institutionsSecondDoubts } from './support/institutions-second-doubts-sheets.js'
import { layouts } from './support/layouts-sheets.js'
import { reviewed } from './support/lists-review.js'
import { markedLists } from './support/marked-lists.js'
import { type OfficeSheet, officeFolder, planned } from './support/outcome.js'
import { overtakenDoubts } from './support/overtaken-doubts-sheets.js'
import { saidBesideSheets } from './support/said-beside-sheets.js'
import { sectorsDoubts } from './support/sectors-doubts-sheets.js'
import { sectorsLists } from './support/sectors-lists.js'
import { termsInNotes } from './support/terms-in-notes-sheets.js'
import { uglyLists } from './support/ugly-lists.js'
import { uglyMoney } from './support/ugly-money-sheets.js'

/** Nothing that is said answers these: the sheet has to be mended. */
const MENDED: MessageCode[] = [
  ...(['ask_header', 'ask_header_any', 'ask_shared', 'ask_items_above'] as const),
  ...(['ask_other_header', 'ask_debit_letter', 'ask_in_thousands', 'ask_foreign_said'] as const),
  ...(['ask_group_blank', 'ask_group_spelling', 'ask_two_states', 'ask_group_mixed'] as const),
  ...(['ask_group_none', 'ask_periods_overlap', 'ask_transposed'] as const),
]

const withSheet = officeFolder()
const asks = [
  ...doubtfulSheets,
  ...layouts,
  ...markedLists,
  ...uglyLists,
  ...uglyMoney,
  ...reviewed,
  ...accruedAndSaved,
  ...chargesAndTitles,
  ...claimDoubledSheets,
  ...claimReducedSheets,
  ...managerLedgers,
  ...claimPartsSheets,
  ...claimRateSheets,
  ...datesAndAmounts,
  ...saidBesideSheets,
  ...councilsDoubts,
  ...councilsLists,
  ...termsInNotes,
  ...sectorsDoubts,
  ...sectorsLists,
  ...institutionsDoubts,
  ...institutionsSecondDoubts,
  ...dutiesDoubts,
  ...endedDutiesDoubts,
  ...dutiesKinDoubts,
  ...overtakenDoubts,
  ...habitsDoubts,
].filter(({ expects }) => expects.some((one) => one.startsWith('asks ')))

test('a question → choices, unless the sheet has to be mended', () => {
  const facts = { field: 'valor', amount: 'B «Valor»', column: 'C «X»', heading: 'Valor' }
  const more = {
    candidates: ['B', 'C'],
    headings: ['Valor'],
    sheet: 'A',
    sheets: ['A'],
    columns: ['B'],
  }
  const rates = { most: 'juros.maximo=2', parameter: 'juros.inicio', value: '1', letter: 'B' }
  const codes = Object.keys(messages).filter((code) => code.startsWith('ask_')) as MessageCode[]
  const none = codes.filter(
    (code) => choicesOf({ code, facts: { ...facts, ...more, ...rates } }).length === 0,
  )
  expect(none.toSorted()).toEqual(MENDED.toSorted())
})

test.each(asks)('$sheet → each choice is taken, and settles its question', async (given) => {
  const asked = await questionsOf(given)
  const choices = asked.questions.map((one) => choicesOf(one, asked.headings))
  for (const [at, question] of asked.questions.entries()) {
    for (const { answers } of choices[at]!) {
      expect(strayAnswers([question], {}, answers)).toEqual([])
      const left = await questionsOf(given, { at, answers: answers })
      expect(left.questions.map(same)).not.toContain(same(question))
    }
  }
})

const same = (asked: object) => JSON.stringify(asked)

/** What is asked, and with an answer to one of it what is asked then. */
function questionsOf(
  given: OfficeSheet,
  choice?: { at: number; answers: Choice['answers'] },
): Promise<Pick<OpenQuestions, 'questions' | 'headings'>> {
  return withSheet(given, async (request, reads) => {
    const seen: OpenQuestions[] = []
    const source = async (asking: OpenQuestions) => {
      seen.push(asking)
      const asked = choice && seen.length === 1 ? asking.questions[choice.at] : undefined
      return asked && choice ? [{ asked, answers: choice.answers }] : []
    }
    const ended = await answering(request, [source], (one) => planned(one, reads)).catch(
      (error: unknown) => {
        if (!(error instanceof UserError)) throw error
        expect(error.sentences.map(({ code }) => code).join()).not.toMatch(
          /map_|unknown_parameter|bad_parameter/,
        )
        return error.status
      },
    )
    const isAsked = choice === undefined || (ended === 4 && seen.length > 1)
    return isAsked ? seen.at(-1)! : { questions: [], headings: [] }
  })
}
