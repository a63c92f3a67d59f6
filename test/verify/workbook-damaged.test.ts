import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { keys } from '../../src/records/keys.js'
import { verify } from '../../src/verify/verify.js'
import { type Batch, rowXml, SHEETS, useBatch } from './support.js'

const batch = useBatch()

/** Puts another number into the first cell of the row whose number has a fraction. */
const otherNumber = (row: number) => (xml: string) => {
  const found = rowXml(xml, row)
  return xml.replace(found, found.replace(/<v>(\d+)\.(\d+)<\/v>/, '<v>$1.9$2</v>'))
}
const otherText = (from: string, to: string) => (xml: string) => xml.replace(`>${from}<`, `>${to}<`)
const without = (row: number) => (xml: string) => xml.replace(rowXml(xml, row), '')
const twice = (row: number) => (xml: string) => {
  const found = rowXml(xml, row)
  return xml.replace(found, found + found)
}
const swapped = (row: number) => (xml: string) => {
  const a = rowXml(xml, row)
  const b = rowXml(xml, row + 1)
  return xml.replace(a + b, b + a)
}

type Damage = [name: string, (batch: Batch) => Promise<unknown>, told: string[]]
const edit =
  (sheet: keyof typeof SHEETS, change: (xml: string) => string) =>
  ({ editResult }: Batch) =>
    editResult(SHEETS[sheet], change)

/** The header is the first row of a sheet, and the first line of the input: rows and lines agree but for one. */
const DAMAGES: Damage[] = [
  ['a figure', edit('Resultado', otherNumber(300)), ['verify_cell Resultado 299 H']],
  [
    'an original cell',
    edit('Resultado', otherText('Cliente 3', 'Cliente 4')),
    ['verify_cell Resultado 4 C'],
  ],
  [
    'a situation',
    edit('Resultado', (xml) => {
      const row = rowXml(xml, 500)
      return xml.replace(row, row.replace('>OK<', '>Falha<'))
    }),
    ['verify_cell Resultado 499 R'],
  ],
  [
    'a warning, which only the rendering knows',
    edit('Resultado', otherText('cabeçalho', 'título')),
    ['verify_cell Resultado 2 S'],
  ],
  [
    'a title of ours',
    edit('Resultado', otherText('Fator', 'Fattor')),
    ['verify_column_missing Resultado Fator'],
  ],
  ['a row missing', edit('Resultado', without(300)), ['verify_row_missing Resultado 299']],
  [
    'the last row missing',
    edit('Resultado', without(1_014)),
    ['verify_row_missing Resultado 1013'],
  ],
  ['a row twice', edit('Resultado', twice(300)), ['verify_row_extra Resultado 299']],
  [
    'two rows in each other’s place',
    edit('Resultado', swapped(300)),
    ['verify_row_missing Resultado 299', 'verify_row_extra Resultado 299'],
  ],
  [
    'the total',
    edit('Resultado', (xml) => xml.replace(/<v>(\d+)\.(\d+)<\/v>(?!.*<v>)/s, '<v>1$1.$2</v>')),
    ['verify_cell Resultado Total Q'],
  ],
  ['the total missing', edit('Resultado', without(1_015)), ['verify_row_missing Resultado Total']],
  [
    'a sum',
    edit('Resumo', (xml) => {
      const at = xml.indexOf('Somas das linhas')
      return xml.slice(0, at) + xml.slice(at).replace(/<v>(\d+)\.(\d+)<\/v>/, '<v>1$1.$2</v>')
    }),
    ['verify_summary Valor histórico'],
  ],
  [
    'a count',
    edit('Resumo', (xml) => {
      const at = xml.indexOf('>OK<')
      return xml.slice(0, at) + xml.slice(at).replace('<v>1010</v>', '<v>1011</v>')
    }),
    ['verify_summary OK'],
  ],
  [
    'the hash of the input',
    edit('Resumo', (xml) => xml.replace(/>([0-9a-f]{63})[0-9a-f]</, '>$1x<')),
    ['verify_summary SHA-256'],
  ],
  ['a memory', edit('Memória', otherNumber(200)), ['verify_cell Memória 200 D']],
  ['a sum by case', edit('Por processo', otherNumber(100)), ['verify_cell Por processo 100 E']],
  ['a row of a memory missing', edit('Memória', without(200)), ['verify_cell Memória 200']],
]

test.each(
  DAMAGES,
)('%s: told by where it is, and that the bytes are others', async (_, damage, told) => {
  const copy = await batch()
  await damage(copy)
  const problems = await copy.problems()
  const last = told.at(-1)!
  expect(problems[0]).toBe('verify_result_bytes')
  // A missing row of a sheet without line numbers is all its cells.
  const rest = problems.slice(1).map((one) => (one.startsWith(`${last} `) ? last : one))
  expect([...new Set(rest)]).toEqual(told)
})

test('all sheets handed out → the same records, byte for byte, and one changed cell of them is named', async () => {
  const copy = await batch()
  expect(await copy.problems(await copy.allSheets())).toEqual([])
  const input = SHEETS['Entrada original']
  const changed = await copy.allSheets(input, otherText('Cliente 3', 'Cliente 4'))
  expect(await copy.problems(changed)).toEqual([
    'verify_result_bytes',
    'verify_cell Entrada original 4 C',
  ])
  const short = await copy.allSheets(input, without(300))
  expect(await copy.problems(short)).toEqual([
    'verify_result_bytes',
    'verify_row_missing Entrada original 299',
  ])
})

test('a bit flipped in the zip', async () => {
  const copy = await batch()
  const bytes = (await copy.bucket.get(keys.result(copy.id)))!
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  await copy.bucket.put(keys.result(copy.id), bytes)
  const kinds = (await copy.problems()).map((one) => one.split(' ')[0])
  expect(kinds).toContain('verify_result_bytes')
  expect(kinds).toContain('verify_result_unreadable')
})

test('no workbook at all', async () => {
  const copy = await batch()
  await copy.bucket.delete(keys.result(copy.id))
  expect(await copy.problems()).toEqual(['verify_result_missing'])
})

test('a workbook of which everything differs is told in few words', async () => {
  const copy = await batch()
  await copy.editResult(SHEETS.Resultado, (xml) => xml.replaceAll('>Cliente ', '>Outro '))
  const problems = await copy.problems()
  expect(problems).toHaveLength(1 + 20 + 1)
  expect(problems.at(-1)).toBe('verify_more')
  const { count } = await verify(await copy.manifest(), {
    bucket: copy.bucket,
    job: jobs.get('correct')!,
  })
  // 1,010 rows have a client; the bytes of the file differ too.
  expect(count).toBe(1_010 + 1)
})

test('where the records themselves are wrong, the rows they are of are not held against the workbook', async () => {
  const copy = await batch()
  await copy.bucket.delete(keys.outcome(copy.id, 't000001'))
  await copy.editResult(SHEETS.Resultado, otherNumber(302))
  const problems = await copy.problems()
  expect(problems).toEqual([
    'verify_outcome_missing outcomes/t000001.json.gz',
    'verify_result_bytes',
    'verify_cell Resultado 301 I',
  ])
})
