import { afterAll, expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { listSheets, moneySheets } from './support/sheets.js'

/** What a sentence tells to give, `Título` standing for one that the reader has to choose. */
const MAPS = /--map ([\w.]+)=(?:"(?!Título)([^"]+)"| \(vazio\))/g
const desk = officeDesk()
let obeyed = 0
// Most questions name a column; where none does, the sheet itself has to be mended.
afterAll(() => expect(obeyed).toBeGreaterThan(asking.length / 2))
const asking = [...moneySheets, ...listSheets]
  .flatMap(([, sheets]) => sheets)
  .filter(({ expects }) => expects.length === 1 && expects[0]!.startsWith('asks'))

test.each(
  asking,
)('$job: $sheet → a column that is given as the question says is not asked about again', async (given) => {
  const { said } = await desk(given)
  for (const [advice, field = '', title = ''] of said.matchAll(MAPS)) {
    obeyed += 1
    const { rows } = await desk({ ...given, map: { ...given.map, [field]: title } })
    expect(rows, advice).not.toEqual(given.expects)
  }
})
