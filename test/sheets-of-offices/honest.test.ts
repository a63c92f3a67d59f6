import fc from 'fast-check'
import { expect, test } from 'vitest'
import { honestSheet } from './support/honest-sheets.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()
const plain = (row = '') => row.replace(/,description:[^}]*/, '')

test('clear sheets of offices, 120 drawn → none asked, each line read exactly', async () => {
  const drawn = fc.noShrink(fc.noBias(fc.integer()))
  await fc.assert(
    fc.asyncProperty(drawn, async (seed) => {
      const sheet = honestSheet(seed)
      const { rows, said } = await desk(sheet)
      const read = new Map(rows.map((row) => [Number.parseInt(row, 10), row]))
      const wrong = [...sheet.truth].filter(
        ([line, truth]) => !plain(read.get(line)).includes(truth),
      )
      const others = rows.filter(
        (row) => !/^\d+ -/.test(row) && !sheet.truth.has(Number.parseInt(row, 10)),
      )
      expect({ sheet: sheet.sheet, said, wrong, others }).toMatchObject({ wrong: [], others: [] })
    }),
    { numRuns: 120 },
  )
})
