import { expect, test } from 'vitest'
import {
  nextOffset,
  nextStep,
  type RoundFacts,
  type Step,
} from '../../src/services/gazette/completeness.js'

const BOUNDS = { rounds: 3, pages: 10 }

/** The first page of 200, of a list of 500; then what the case says. */
function facts(said: Partial<RoundFacts>): RoundFacts {
  const first = {
    round: 1,
    pages: 1,
    offset: 0,
    came: 200,
    fresh: 200,
    total: 500,
    distinct: 200,
    repeats: 0,
    joined: true,
    shrank: false,
    sameAsBefore: false,
  }
  const full = (said.came ?? first.came) >= 200
  return { firstTotal: said.total ?? first.total, full, ...first, ...said }
}

const one = (came: number, total: number, said: Partial<RoundFacts> = {}) =>
  facts({ came, fresh: came, distinct: came, total, ...said })
/** The last of three pages: items 398 to 499, of which the first was on the page before. */
const LAST = { pages: 3, offset: 398, came: 102, fresh: 101, distinct: 500 }
const READ = { ...LAST, confirmed: 500 }
const complete = (reason: string) => ({ do: 'end', complete: true, reason })
const incomplete = (reason: string) => ({ do: 'end', complete: false, reason })
const again = (reason: string) => ({ do: 'again', reason })

const CASES: [name: string, facts: RoundFacts, step: unknown][] = [
  ['one page holds all', one(7, 7), complete('one-page')],
  ['nothing is told and nothing came', one(0, 0), complete('one-page')],
  ['one page, exactly full: asked behind it', one(200, 200), { do: 'page', offset: 199 }],
  [
    'and nothing is behind it',
    facts({ pages: 2, offset: 199, came: 1, fresh: 0, total: 200, confirmed: 200 }),
    complete('total-agrees'),
  ],
  [
    'and more is behind it, though total counted the page',
    facts({ pages: 2, offset: 199, came: 200, fresh: 199, total: 200, distinct: 399 }),
    again('more-than-told'),
  ],
  ['one page tells an item twice', one(7, 7, { distinct: 6, repeats: 1 }), again('repeats')],
  ['one page holds more than is told', one(7, 6), again('more-than-told')],
  ['a page longer than its limit that is all', one(300, 300), { do: 'page', offset: 299 }],
  ['a page longer than its limit, with more', one(300, 500), { do: 'page', offset: 299 }],
  ['there is more', facts({}), { do: 'page', offset: 199 }],
  ['a short page before the end', one(90, 500), { do: 'page', offset: 89 }],
  ['a page of one item cannot overlap', one(1, 3), { do: 'page', offset: 1 }],
  ['an empty page before the end', one(0, 5), again('cut-short')],
  [
    'a page that holds only its joint',
    facts({ pages: 2, offset: 199, came: 1, fresh: 0 }),
    again('cut-short'),
  ],
  ['more pages than we read', facts({ pages: 10 }), incomplete('too-many-pages')],
  ['the last page, and all agrees so far', facts(LAST), { do: 'confirm' }],
  ['total read again agrees', facts(READ), complete('total-agrees')],
  ['total grew at the end', facts({ ...READ, confirmed: 501 }), again('missing')],
  ['total fell at the end', facts({ ...READ, confirmed: 499 }), again('more-than-told')],
  ['total grew between pages', facts({ ...READ, firstTotal: 498 }), complete('total-agrees')],
  ['total fell between pages', facts({ ...LAST, shrank: true }), again('moved')],
  ['a page did not join the one before', facts({ ...LAST, joined: false }), again('moved')],
  [
    'an item came twice',
    facts({ ...LAST, distinct: 499, repeats: 1, joined: false }),
    again('repeats'),
  ],
  ['fewer came than are told', facts({ ...LAST, distinct: 499 }), again('missing')],
  ['more came than are told', facts({ ...LAST, distinct: 501 }), again('more-than-told')],
  [
    'pages without an order, the same items as before',
    facts({ ...LAST, round: 2, joined: false, sameAsBefore: true }),
    { do: 'confirm' },
  ],
  [
    'pages without an order, the same items as before, and total agrees',
    facts({ ...READ, round: 2, joined: false, repeats: 3, sameAsBefore: true }),
    complete('same-twice'),
  ],
  [
    'the same items as before, but another total in between',
    facts({ ...READ, round: 2, joined: false, sameAsBefore: true, firstTotal: 501 }),
    again('moved'),
  ],
  ['the last round fails', one(7, 8, { round: 3, pages: 3, offset: 1 }), incomplete('missing')],
  ['the last round is cut short', one(0, 5, { round: 3 }), incomplete('cut-short')],
]

test.each(CASES)('%s', (_name, given, step) => {
  expect(nextStep(given, BOUNDS)).toEqual(step satisfies unknown as Step)
})

test.each([
  [0, 200, 199],
  [199, 200, 398],
  [0, 2, 1],
  [5, 1, 6],
])('after %i + %i items the next page begins at %i', (offset, came, next) => {
  expect(nextOffset(offset, came)).toBe(next)
})
