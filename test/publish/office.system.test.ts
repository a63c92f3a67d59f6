import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { convert, SHOWN_AS_CSV } from '../spreadsheets/support/office.js'
import { partsOf, zipOf } from '../spreadsheets/support/zip.js'
import { BATCH, published } from './batch.js'

const folder = testFolder()

async function workbook(): Promise<string> {
  const bucket = await openFolder(folder.path('dados'))
  await published(bucket)
  const path = folder.path('resultado.xlsx')
  await writeFile(path, (await bucket.get(keys.result(BATCH)))!)
  return path
}

test('LibreOffice opens every sheet, and dates, money and case numbers look as they should', async () => {
  const shown = await convert(await workbook(), SHOWN_AS_CSV)
  expect(shown.size).toBe(11)
  const result = shown.get('resultado-Resultado.csv')!.toString().split('\n')
  expect(result[3]).toMatch(
    /^4,1000001-45\.2021\.8\.26\.0100,ACME,"1,000\.10",10\/03\/2020,TRUE,,10\/03\/2020,"1\.000,10","1,3000000000","1\.300,13"/,
  )
  const pending = shown.get('resultado-Pendências.csv')!.toString()
  expect(pending).toContain('6,Créditos,Com aviso,Valor corrigido,')
})

/*
 * Formulas without a saved result, put into the first sheet: LibreOffice has to compute them from
 * our cells. Numbers that were text, or that a repair had changed, would not be in them.
 */
test('the columns of money sum in LibreOffice to what Resumo says', async () => {
  const parts = Object.fromEntries(await partsOf(await workbook()))
  const sum = (cell: string, sheet: string, column: string) =>
    `<c r="${cell}999"><f>SUM(${sheet}!${column}2:${column}11)</f></c>`
  const sums = `${sum('A', 'Resultado', 'K')}${sum('B', 'Resultado', 'R')}${sum('C', 'Memória', 'F')}`
  const first = 'xl/worksheets/sheet1.xml'
  parts[first] = parts[first]!.replace('</sheetData>', `<row r="999">${sums}</row></sheetData>`)
  const path = folder.path('somas.xlsx')
  await writeFile(path, await zipOf(parts))
  const shown = await convert(path, SHOWN_AS_CSV)
  const last = shown.get('somas-Leia-me.csv')!.toString().trim().split('\n').at(-1)
  expect(last).toBe('4050.46,4180.47,4050.46')
})
