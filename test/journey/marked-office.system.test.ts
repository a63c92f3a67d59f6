import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convert, SHOWN_AS_CSV } from '../spreadsheets/support/office.js'
import { lote } from '../support/cli.js'
import { PACKED } from '../support/portfolio.js'
import { richWorkbook } from '../support/rich-workbook.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

/** The first columns of each sheet, as LibreOffice shows them. */
async function shown(path: string): Promise<string[][]> {
  const sheets = [...(await convert(path, SHOWN_AS_CSV)).values()]
  const lines = sheets.flatMap((csv) => String(csv).trim().split('\n'))
  return lines.map((line) => line.split(',').slice(0, 6))
}

test('the marked copy in LibreOffice → the cells of the own file, its formulas and sheets', async () => {
  const own = join(bench.dir, 'carteira.xlsx')
  await richWorkbook(own, 12, { 3: '31/02/2020', 6: 'a definir' })
  const marked = join(bench.dir, 'marcada.xlsx')
  const asked = [...PACKED, '--marked', marked, '--with-figures']
  expect((await lote(['run', own, ...asked], bench.env, bench.dir)).status).toBe(3)
  expect(await shown(marked)).toEqual(await shown(own))
  const [page] = [...(await convert(marked, 'html')).values()].map(String)
  expect(page).toContain('bgcolor="#FFC7CE"')
  expect(page).toContain('bgcolor="#1F3864"')
  expect(page).toContain('lote: ')
  expect(page).toContain('Falar com o Dr. Souza')
})
