import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { translateWhole } from '../../src/messages/index.js'
import { keys } from '../../src/records/keys.js'
import { useBatch } from './support.js'

const batch = useBatch()
const T1 = 't000001'
const RESTORE = 'Restaure o armazenamento de uma cópia; não use os valores dessas linhas antes.'

test('verify_task_rows, a row of a task told as none → how many are left', async () => {
  const copy = await batch()
  const rows = await copy.records.rows(1)
  await copy.records.writeRows(
    1,
    rows.map(({ task, item, ...row }) =>
      task === T1 && item === 499
        ? { ...row, ignored: 'total' as const }
        : { ...row, ...(task === undefined ? {} : { task, item: item! }) },
    ),
  )
  const told = (await copy.all()).map((one) => translateWhole('pt', one))
  expect(told).toContain(
    `A tarefa t000001 tem 500 itens, e 499 linhas do plano apontam para ela. ${RESTORE}`,
  )
})

test('verify_input_line, the input and its hash replaced by those of other lines → which', async () => {
  const copy = await batch()
  const { input } = await copy.manifest()
  const key = keys.input(copy.id, input.name)
  const text = (await copy.bucket.get(key))!.toString()
  const said = async (changed: string) => {
    await copy.bucket.put(key, changed)
    const sha256 = createHash('sha256').update(changed).digest('hex')
    const manifest = await copy.manifest()
    const bytes = Buffer.byteLength(changed)
    await copy.records.writeManifest({ ...manifest, input: { ...manifest.input, sha256, bytes } })
    return (await copy.all()).map((one) => translateWhole('pt', one))
  }
  expect(await said(`${text}a;b;1,00;01/01/2020;ipca\r\n`)).toContain(
    `A linha 1014 do arquivo de entrada não está no lugar dela no plano. ${RESTORE}`,
  )
  expect(await said(text.split('\r\n').slice(0, -2).join('\r\n'))).toContain(
    `A linha 1013 do plano não está no arquivo de entrada. ${RESTORE}`,
  )
})

test('verify_sheet_missing, the workbook without Resumo → which, and what makes it again', async () => {
  const copy = await batch()
  await copy.editResult('xl/workbook.xml', (xml) => xml.replace('name="Resumo"', 'name="Outra"'))
  expect((await copy.all()).map((one) => translateWhole('pt', one))).toContain(
    'A aba Resumo não está na pasta de trabalho. Refaça a pasta de trabalho dos registros: lote resume LOTE.',
  )
})
