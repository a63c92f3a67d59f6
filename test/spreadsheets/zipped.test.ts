import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_BOUNDS } from '../../src/spreadsheets/bounds.js'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { refusalOf } from './support/read.js'
import { zipOf } from './support/zip.js'

const folder = testFolder()
const TEXT = 'a;b\n1;2\n'
/** Folders for what was unzipped, of whichever test, in which a file of this name lies. */
async function holding(name: string): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((each) => each.startsWith('lote-planilha-'))
  return folders.filter((each) => existsSync(join(tmpdir(), each, name)))
}

test('a zip with one spreadsheet → read, and what was unzipped is gone', async () => {
  const path = await folder.write('um.zip', await zipOf({ 'x/so-deste-teste.csv': TEXT }))
  const source = await openSource(path)
  expect(await holding('so-deste-teste.csv')).toHaveLength(1)
  await source.close()
  expect(await holding('so-deste-teste.csv')).toEqual([])
})

test('a zip with several → refused with their names; with none, with a zip within → refused', async () => {
  const several = await folder.write('dois.zip', await zipOf({ 'um.csv': TEXT, 'dois.xlsx': 'x' }))
  expect(await refusalOf(several)).toMatchObject({
    code: 'zip_several',
    detail: 'um.csv, dois.xlsx',
  })
  const none = await folder.write('nada.zip', await zipOf({ 'foto.jpg': 'x' }))
  expect((await refusalOf(none)).code).toBe('zip')
  const within = await zipOf({ 'um.csv': await zipOf({ 'um.csv': TEXT }) })
  const path = await folder.write('dentro.zip', within)
  expect(await refusalOf(path)).toMatchObject({ code: 'zip', path })
})

test('an entry that climbs out of its folder → refused, nothing written', async () => {
  const zip = await zipOf({ 'aa/aa/um.csv': TEXT })
  const bytes = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1')
  expect((await refusalOf(await folder.write('sobe.zip', bytes))).code).toBe('damaged')
})

test('a spreadsheet that unzips beyond its bounds → refused before it is written', async () => {
  const path = await folder.write('bomba.zip', await zipOf({ 'um.csv': 'a;b\n'.repeat(50_000) }))
  const bounds = { ...DEFAULT_BOUNDS, ratio: 10, ratioFromBytes: 1_000 }
  expect((await refusalOf(path, bounds)).exceeded).toMatchObject({ bound: 'ratio', part: 'um.csv' })
  const small = { ...DEFAULT_BOUNDS, zippedBytes: 1_000 }
  expect((await refusalOf(path, small)).exceeded).toMatchObject({ bound: 'zippedBytes' })
})
