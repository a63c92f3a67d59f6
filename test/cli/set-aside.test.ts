import { createWriteStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { setAside } from '../../src/cli/out/backup-file.js'
import { workbookOf } from '../../src/spreadsheets/tables/workbook.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { zipOf } from '../spreadsheets/support/zip.js'

const folder = testFolder()
const beside = async (stem: string) =>
  (await readdir(dirname(folder.path('x')))).filter((name) => name.startsWith(stem)).toSorted()

test('a file of somebody is kept beside, each time under another name', async () => {
  const out = await folder.write('notas.xlsx', 'as minhas notas')
  const kept = folder.path('notas (anterior).xlsx')
  expect(await setAside(out)).toMatchObject({ code: 'out_set_aside', facts: { path: out, kept } })
  await writeFile(out, 'outras')
  await setAside(out)
  expect(await readFile(kept, 'utf8')).toBe('as minhas notas')
  expect(await readFile(folder.path('notas (anterior 2).xlsx'), 'utf8')).toBe('outras')
})

test('a workbook of ours is replaced, until somebody saves it', async () => {
  const out = folder.path('resultado.xlsx')
  const readMe = { title: 'Lista', rehearsal: false, lines: [] }
  await pipeline(workbookOf(readMe, [], 0), createWriteStream(out))
  expect(await setAside(out)).toBeUndefined()
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(out)
  await book.xlsx.writeFile(out)
  await setAside(out)
  expect(await beside('resultado')).toEqual(['resultado (anterior).xlsx', 'resultado.xlsx'])
})

test('a workbook whose properties are no page of ours, though they begin so → it is kept beside', async () => {
  const out = folder.path('forjada.xlsx')
  const xml = `<Properties><Application>lote</Application>${' '.repeat(100_000)}</Properties>`
  await writeFile(out, await zipOf({ 'docProps/app.xml': xml }))
  await setAside(out)
  expect(await beside('forjada')).toEqual(['forjada (anterior).xlsx', 'forjada.xlsx'])
})

test('nothing is kept of what is not there, or is empty', async () => {
  expect(await setAside(folder.path('nada.xlsx'))).toBeUndefined()
  expect(await setAside(await folder.write('vazio.csv', ''))).toBeUndefined()
  expect(await beside('vazio')).toEqual(['vazio.csv'])
})
