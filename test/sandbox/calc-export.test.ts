import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { CALC_TYPES, type CalcType } from '../../src/sandbox/calc/calc-type.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf } from '../spreadsheets/support/zip.js'
import { ask, LIST, type Named, open, patch, pathOf, refusal, run } from './calc-support.js'
import { sandboxFor } from './support.js'

const FORMATS = ['html', 'pdf', 'docx', 'excel'] as const
type Format = (typeof FORMATS)[number]

const OOXML = 'application/vnd.openxmlformats-officedocument'
const FILES: Record<Format, { type: string; begins: string; extension: string }> = {
  html: { type: 'text/html; charset=utf-8', begins: '<!doctype html>', extension: 'html' },
  pdf: { type: 'application/pdf', begins: '%PDF-', extension: 'pdf' },
  docx: { type: `${OOXML}.wordprocessingml.document`, begins: 'PK', extension: 'docx' },
  excel: { type: `${OOXML}.spreadsheetml.sheet`, begins: 'PK', extension: 'xlsx' },
}

/** Rule 4 of the contract. */
const AVAILABLE: Record<CalcType, Format[]> = {
  atualizacaoMonetaria: ['html', 'pdf', 'docx'],
  calculosJudiciais: ['html', 'pdf', 'docx'],
  cartaoPonto: ['html', 'pdf'],
  pensaoAlimenticia: ['html', 'pdf', 'excel'],
  saldoDevedor: ['html'],
  tabelasFinanciamento: ['html'],
  tabelasJudiciais: ['html', 'pdf'],
  prevDifNRecebidas: ['html'],
}

const folder = testFolder()

/** The parts of a zip of XML, each found well-formed. */
async function partsIn(bytes: Buffer) {
  return partsOf(await folder.write('export.zip', bytes))
}

function exported(sandbox: Sandbox, of: Named, format?: string) {
  return ask(
    sandbox,
    'GET',
    pathOf(of, format === undefined ? '/export' : `/export?format=${format}`),
  )
}

test.each(CALC_TYPES)('%s comes in its formats and no others', async (type) => {
  const sandbox = await sandboxFor()
  const one = sandbox.seeded.ready[type]
  for (const format of FORMATS) {
    const answer = await exported(sandbox, one, format)
    if (AVAILABLE[type].includes(format)) {
      const file = FILES[format]
      expect([answer.status, answer.type]).toEqual([200, file.type])
      expect(answer.disposition).toContain(`filename="${type}-${one.calcId}.${file.extension}"`)
      expect(answer.bytes.subarray(0, file.begins.length).toString()).toBe(file.begins)
    } else {
      expect(refusal(answer)).toEqual([400, 'EXPORT_UNAVAILABLE'])
      expect(answer.body.error.message).toContain(AVAILABLE[type].join(', '))
    }
  }
})

test('html is the default, and a format that there is not is unavailable', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  expect((await exported(sandbox, one)).type).toBe(FILES.html.type)
  expect(refusal(await exported(sandbox, one, 'xml'))).toEqual([400, 'EXPORT_UNAVAILABLE'])
})

test('of a legacy calculation there is the stored PDF and nothing else', async () => {
  const sandbox = await sandboxFor()
  const { legacy } = sandbox.seeded
  const pdf = await exported(sandbox, legacy, 'pdf')
  expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf'])
  for (const format of [undefined, 'html', 'docx', 'excel']) {
    const answer = await exported(sandbox, legacy, format)
    expect(refusal(answer)).toEqual([400, 'EXPORT_UNAVAILABLE'])
    expect(answer.body.error.message).toContain('disponíveis: pdf.')
  }
})

test('an export needs no run before, and shows the figures of one', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const page = (await exported(sandbox, one)).bytes.toString()
  expect(await open(sandbox, one)).not.toHaveProperty('resultado')
  expect((await run(sandbox, one)).body.total).toBe(12_488.94)
  for (const text of ['12.488,94', '11.765,15', '15/06/2024', 'Confissão de dívida']) {
    expect(page).toContain(text)
  }
})

test('what cannot be calculated is not exported: 422', async () => {
  const sandbox = await sandboxFor()
  const answer = await exported(sandbox, sandbox.seeded.empty, 'pdf')
  expect(refusal(answer)).toEqual([422, 'ENGINE_ERROR'])
})

test('whatever someone wrote is text in the page', async () => {
  const sandbox = await sandboxFor()
  const evil = `</td><script>alert("x")</script>'&`
  const { calcId } = (
    await ask(sandbox, 'POST', LIST, { body: { type: 'calculosJudiciais', name: evil } })
  ).body
  const one = { type: 'calculosJudiciais', calcId } as const
  await patch(sandbox, one, {
    indexador: 262,
    dia_atualiza: '01/01/2024',
    parcelas: [{ data: '01/01/2023', valor: 1, descricao: evil }],
  })
  const page = (await exported(sandbox, one)).bytes.toString()
  expect(page).not.toContain('<script')
  expect(page.match(/&lt;\/td&gt;&lt;script&gt;/g)).toHaveLength(3)
})

test('control characters and lone surrogates do not break a document', async () => {
  const sandbox = await sandboxFor()
  const { calculosJudiciais: one } = sandbox.seeded.ready
  const descricao = 'a\u0000b\u001f\ud800c €ção 😀'
  await patch(sandbox, one, { parcelas: [{ data: '01/01/2023', valor: 1, descricao }] })
  const parts = await partsIn((await exported(sandbox, one, 'docx')).bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(parts.get('word/document.xml')).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  expect(parts.get('word/document.xml')).toContain('c €ção 😀')
  expect((await exported(sandbox, one, 'pdf')).status).toBe(200)
})

test('every format says that it is of a rehearsal', async () => {
  const sandbox = await sandboxFor()
  const { ready } = sandbox.seeded
  const notice = 'Ambiente de ensaio (sandbox): sem valor'
  const page = (await exported(sandbox, ready.saldoDevedor)).bytes.toString()
  const word = await partsIn((await exported(sandbox, ready.calculosJudiciais, 'docx')).bytes)
  const book = await partsIn((await exported(sandbox, ready.pensaoAlimenticia, 'excel')).bytes)
  expect(page).toContain(notice)
  expect(word.get('word/document.xml')).toContain(notice)
  expect(book.get('xl/worksheets/sheet1.xml')).toContain(notice)
})

test('the workbook holds the memory as numbers', async () => {
  const sandbox = await sandboxFor()
  const { pensaoAlimenticia: one } = sandbox.seeded.ready
  const { memoria } = (await run(sandbox, one)).body
  const book = await partsIn((await exported(sandbox, one, 'excel')).bytes)
  const sheet = book.get('xl/worksheets/sheet2.xml')!
  for (const { total } of memoria) expect(sheet).toContain(`<v>${total}</v>`)
})

test.each([
  ['pensaoAlimenticia', 'html'],
  ['pensaoAlimenticia', 'pdf'],
  ['pensaoAlimenticia', 'excel'],
] as const)('the same calculation gives the same bytes: %s as %s', async (type, format) => {
  const digest = async () => {
    const sandbox = await sandboxFor()
    const { bytes } = await exported(sandbox, sandbox.seeded.ready[type], format)
    return createHash('sha256').update(bytes).digest('hex')
  }
  expect(await digest()).toBe(await digest())
})

/** The file that a relationship points to, from the part that has it. */
function targetOf(relations: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  return posix.join(posix.dirname(posix.dirname(relations)), target)
}

test('the Word file is whole: every relationship leads to a part, every part has a type', async () => {
  const sandbox = await sandboxFor()
  const { calculosJudiciais: one } = sandbox.seeded.ready
  const parts = await partsIn((await exported(sandbox, one, 'docx')).bytes)
  const types = parts.get('[Content_Types].xml')!
  for (const [path, xml] of parts) {
    const known =
      types.includes(`PartName="/${path}"`) || types.includes(`="${path.split('.').at(-1)}"`)
    expect([path, known || path === '[Content_Types].xml']).toEqual([path, true])
    if (!path.endsWith('.rels')) continue
    for (const [, target] of xml.matchAll(/Target="([^"]+)"/g)) {
      expect([...parts.keys()]).toContain(targetOf(path, target!))
    }
  }
  expect(parts.get('_rels/.rels')).toContain('word/document.xml')
})

test('the Word file has the memory as a table and the totals', async () => {
  const sandbox = await sandboxFor()
  const { calculosJudiciais: one } = sandbox.seeded.ready
  const { memoria } = (await run(sandbox, one)).body
  const parts = await partsIn((await exported(sandbox, one, 'docx')).bytes)
  const document = parts.get('word/document.xml')!
  expect(document.match(/<w:tr>|<w:tr /g)).toHaveLength(memoria.length + 1)
  for (const text of ['5.916,13', '526,94', 'Total: 6.360,32', '31/12/2024']) {
    expect(document).toContain(text)
  }
})
