import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { CALC_TYPES, type CalcType } from '../../src/sandbox/calc/calc-type.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { convert, SHOWN_AS_CSV } from '../spreadsheets/support/office.js'
import { ask, type CalcBody, type Named, patch, pathOf, run } from './calc-support.js'
import { sandboxFor } from './support.js'

const folder = testFolder()
const execute = promisify(execFile)

async function saved(sandbox: Sandbox, of: Named, format: string, name: string): Promise<string> {
  const { status, bytes } = await ask(sandbox, 'GET', pathOf(of, `/export?format=${format}`))
  expect(status).toBe(200)
  return folder.write(name, bytes)
}

/** As a Brazilian reads it. */
function money(value: unknown): string {
  return Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
}

async function pdfText(path: string): Promise<string> {
  return (await execute('pdftotext', ['-layout', path, '-'])).stdout
}

async function shown(path: string): Promise<string> {
  const files = await convert(path, SHOWN_AS_CSV)
  return [...files.values()].join('\n')
}

test.each([
  'atualizacaoMonetaria',
  'calculosJudiciais',
  'pensaoAlimenticia',
  'cartaoPonto',
] as const)('the PDF of %s has title, figures and notice in it', async (type) => {
  const sandbox = await sandboxFor()
  const one = sandbox.seeded.ready[type]
  const { total, memoria } = (await run(sandbox, one)).body
  const text = await pdfText(await saved(sandbox, one, 'pdf', `${type}.pdf`))
  expect(text).toContain('Ambiente de ensaio (sandbox): sem valor')
  expect(text).toContain('Memória de cálculo')
  expect(text).toContain(`Total: ${money(total)}`)
  for (const row of memoria) expect(text).toContain(row.data)
})

test('a table of many pages has every month, and the notice on every page', async () => {
  const sandbox = await sandboxFor()
  const { tabelasJudiciais: one } = sandbox.seeded.ready
  const { memoria } = (await run(sandbox, one)).body
  const pages = (await pdfText(await saved(sandbox, one, 'pdf', 'tabela.pdf'))).split('\f')
  pages.pop()
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toContain('sem valor')
  for (const { mes } of memoria) expect(pages.join('')).toContain(mes)
})

test('a memory of 1,000 rows comes whole', async () => {
  const sandbox = await sandboxFor()
  const { calculosJudiciais: one } = sandbox.seeded.ready
  const parcelas = Array.from({ length: 1000 }, (_, at) => ({
    data: '01/01/2023',
    valor: 1,
    descricao: `linha${at}.`,
  }))
  await patch(sandbox, one, { parcelas })
  const text = await pdfText(await saved(sandbox, one, 'pdf', 'longa.pdf'))
  const missing = parcelas.filter(({ descricao }) => !text.includes(descricao))
  expect(missing).toEqual([])
})

test('the archived statement opens', async () => {
  const sandbox = await sandboxFor()
  const text = await pdfText(await saved(sandbox, sandbox.seeded.legacy, 'pdf', 'arquivado.pdf'))
  expect(text).toContain('15.199,74')
})

test('LibreOffice opens the workbook: the memory are numbers, the totals are there', async () => {
  const sandbox = await sandboxFor()
  const { pensaoAlimenticia: one } = sandbox.seeded.ready
  const { total, memoria } = (await run(sandbox, one)).body
  const text = await shown(await saved(sandbox, one, 'excel', 'pensao.xlsx'))
  expect(text).toContain('Ambiente de ensaio (sandbox): sem valor')
  expect(text).toContain('Alimentos & atrasados <2024>')
  expect(text).toContain(money(total))
  for (const row of memoria) expect(text).toContain(`${row.data},${row.descricao}`)
})

/** What each has to show, and what LibreOffice, started once for all of them, makes of it. */
async function convertedAll(
  types: readonly CalcType[],
  format: string,
  as: string,
  reader?: string,
) {
  const sandbox = await sandboxFor()
  const all = new Map<CalcType, CalcBody>()
  const paths: string[] = []
  for (const type of types) {
    const one = sandbox.seeded.ready[type]
    all.set(type, (await run(sandbox, one)).body)
    paths.push(await saved(sandbox, one, format, `${type}.${format}`))
  }
  const files = [...(await convert(paths, as, reader))]
  return (type: CalcType) => ({
    ...all.get(type)!,
    files: files.filter(([name]) => name.startsWith(type)).map(([, bytes]) => bytes),
  })
}

let pages: ReturnType<typeof convertedAll> | undefined

test.each(CALC_TYPES)('LibreOffice opens the page of %s', async (type) => {
  pages ??= convertedAll(CALC_TYPES, 'html', SHOWN_AS_CSV, 'HTML (StarCalc)')
  const { total, memoria, files } = (await pages)(type)
  const text = files.join('\n')
  expect(text).toContain('Ambiente de ensaio (sandbox): sem valor')
  if (total !== undefined) expect(text).toContain(money(total))
  const [first] = Object.values(memoria.at(-1)!)
  expect(text).toContain(String(first))
})

const IN_DOCX = ['atualizacaoMonetaria', 'calculosJudiciais'] as const
let documents: ReturnType<typeof convertedAll> | undefined

test.each(
  IN_DOCX,
)('the DOCX of %s opens, and has title, figures and notice in it', async (type) => {
  documents ??= convertedAll(IN_DOCX, 'docx', 'pdf')
  const { total, memoria, files } = (await documents)(type)
  const [bytes] = files as [Buffer]
  const text = await pdfText(await folder.write(`${type}-docx.pdf`, bytes))
  expect(text).toContain('sem valor')
  expect(text).toContain(money(total))
  for (const row of memoria) expect(text).toContain(row.data)
})
