import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { VERSION } from '../../src/runtime/version.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { workbookText } from '../support/workbook-text.js'
import { EACH_WORKBOOK, type Stored, storedIn } from './each-workbook.js'

const folder = testFolder()
let stored: Stored

beforeAll(async () => {
  stored = await storedIn(folder.path)
})

test.each(EACH_WORKBOOK)('%s → as it was approved', async (kind, make) => {
  const texts: string[] = []
  for (const book of await make(stored)) {
    const path = folder.path('livro.xlsx')
    await writeFile(path, book)
    texts.push(await workbookText(path))
  }
  const name = kind.normalize('NFD').replace(/[^a-z]+/gi, '-')
  const text = texts
    .join('\n')
    .replaceAll(`lote ${VERSION}`, 'lote ‹versão›')
    .replaceAll(folder.path('.'), '‹pasta›')
  await expect(text).toMatchFileSnapshot(`approved/${name}.txt`)
})
