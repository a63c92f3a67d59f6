import { expect, test } from 'vitest'
import { SHEETS, useBatch } from './support.js'

const batch = useBatch(10_000)

test('one changed cell among 10,000 rows → it alone is named', async () => {
  const copy = await batch()
  const path = await copy.copyOf({
    [SHEETS.Resultado]: (xml) =>
      xml.replace(/(<c r="J7700" s="\d+"><v>)[\d.]+/, (_, before) => `${before}66838.14`),
  })
  expect(await copy.problems(path)).toEqual(['verify_result_bytes', 'verify_cell Resultado 7699 J'])
})
