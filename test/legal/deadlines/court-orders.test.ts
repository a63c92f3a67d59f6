import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { suggest } from '../../../src/legal/deadlines/suggest.js'
import { plainText } from '../../../src/legal/gazette/plain-text.js'
import { DOUBTFUL_ORDERS, PLAIN_ORDERS } from './court-orders.js'
import { CIVIL } from './publications.js'

const read = (text: string) => suggest({ ...CIVIL, text: plainText(text) }, PROFILES)

test.each(PLAIN_ORDERS)('a plain order of %i days, %j → its end', (days, text) => {
  expect(read(text)).toMatchObject({ days, notes: [] })
})

test.each(DOUBTFUL_ORDERS)('%j → no end, and why', (text) => {
  const { end, notes } = read(text)
  expect(end).toBeUndefined()
  expect(notes).not.toEqual([])
})
