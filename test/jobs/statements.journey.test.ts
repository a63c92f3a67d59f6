import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { partsOf } from '../spreadsheets/support/zip.js'
import { lote } from '../support/cli.js'

const CSV = `Processo;Cliente;Parte contrária;Data;Valor;Descrição
0001234-47.2019.8.26.0100;Oficina São João Ltda.;Banco Aurora S.A.;15/03/2019;1.000,00;Nota 1
0001234-47.2019.8.26.0100;Oficina São João Ltda.;Banco Aurora S.A.;20/08/2020;-100,00;
0009876-39.2021.8.19.0001;Maria da Luz - Freitas;;02/05/2021;890,10;Parcela 3
1001274-04.2018.8.26.0114;Rui Dias;;31/02/2021;300,00;Parcela 1
`
const ONE = '0001234-47.2019.8.26.0100-Oficina-São-João-Ltda'
const TWO = '0009876-39.2021.8.19.0001-Maria-da-Luz-Freitas'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-statements-'))
  await writeFile(join(dir, 'c.csv'), CSV)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

function run(...more: string[]) {
  const input = more[0]?.endsWith('.csv') ? more.shift()! : 'c.csv'
  const asked = ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024', '--sandbox', '--yes', '--json']
  const env = {
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    LOTE_OFFICE: 'Silva & Souza',
    LOTE_OFFICE_PLACE: 'Porto Alegre',
  }
  return lote(['run', input, '--job', 'correct', ...asked, ...more], env, dir)
}

async function entriesOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return entries
}

async function texts(path: string, entry: string): Promise<string> {
  const inner = join(dir, 'inner.docx')
  await writeFile(inner, (await entriesOf(path)).get(entry)!)
  const xml = (await partsOf(inner)).get('word/document.xml')!
  return [...xml.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join('\n')
}

test('--statements docx → one document a case with a value, its total in words, and no other case in it', async () => {
  const { status } = await run('--out', 'r.xlsx', '--statements', 'docx')
  expect(status).toBe(3)
  const zip = join(dir, 'r-demonstrativos-docx.zip')
  expect([...(await entriesOf(zip)).keys()]).toEqual([`${ONE}.docx`, `${TWO}.docx`])
  const text = await texts(zip, `${ONE}.docx`)
  for (const said of ['Oficina São João Ltda.', 'Banco Aurora S.A.', 'TJSP', 'Silva &amp; Souza']) {
    expect(text).toContain(said)
  }
  expect(text).toMatch(/Total do débito em \d\d\/\d\d\/\d{4}: R\$ 1\.\d{3},\d\d \(mil .* reais/)
  expect(text).toMatch(/Porto Alegre, \d+ de \p{L}+ de \d{4}\./u)
  // The last row of the table says what it is.
  expect(text.split('\n')).toContain('Total')
  expect(text.match(/^Total$/gm)).toHaveLength(2)
  expect(text).not.toContain('Maria')
  expect(text).not.toContain('Multa')
})

test('creditors of a public body in one case → a document each, under names that no file system takes for one', async () => {
  const number = '0001234-47.2019.8.26.0100'
  const rows = ['Ana Lima', 'ANA-LIMA', 'Bia', 'Ána Lima'].map(
    (name, at) => `${number};${name};Município de Exemplo;15/03/2019;1.00${at},00;Nota ${at}\n`,
  )
  await writeFile(join(dir, 'credores.csv'), [CSV.split('\n')[0], '\n', ...rows].join(''))
  const { status } = await run('credores.csv', '--out', 'e.xlsx', '--statements', 'docx')
  expect(status).toBe(0)
  const zip = join(dir, 'e-demonstrativos-docx.zip')
  const names = ['Ana-Lima', 'ANA-LIMA-2', 'Bia'].map((name) => `${number}-${name}.docx`)
  expect([...(await entriesOf(zip)).keys()]).toEqual(names)
  const text = await texts(zip, names[0]!)
  expect(text.match(/Nota \d/g)).toEqual(['Nota 0', 'Nota 3'])
})

test('a case whose interest does not run from the start that was asked for → no document, named in a list', async () => {
  const asked = [
    '-p',
    'juros.percentual=1',
    '-p',
    'juros.from=citacao',
    '-p',
    'juros.citacao=10/02/2022',
  ]
  await run('--out', 'j.xlsx', ...asked, '--statements', 'pdf')
  const entries = await entriesOf(join(dir, 'j-demonstrativos-pdf.zip'))
  expect([...entries.keys()]).toEqual(['Processos sem demonstrativo.txt'])
  expect(String(entries.get('Processos sem demonstrativo.txt'))).toMatch(
    /^Processo: 0001234-47.2019.8.26.0100; Oficina São João Ltda\.; Banco Aurora S\.A\.\nDemonstrativo não impresso: os juros .*\n\nProcesso: 0009876/,
  )
})

test('--statements pdf of the same batch again → the same bytes', async () => {
  const first = await run('--again', '--out', 'a.xlsx', '--statements', 'pdf')
  const asked = [
    'resume',
    first.report.batch!,
    '--sandbox',
    '--out',
    'b.xlsx',
    '--statements',
    'pdf',
  ]
  const env = {
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    LOTE_OFFICE: 'Silva & Souza',
    LOTE_OFFICE_PLACE: 'Porto Alegre',
  }
  expect((await lote(asked, env, dir)).status).toBe(3)
  const inStorage = asked.filter((word) => word !== '--out' && word !== 'b.xlsx')
  const [, place] = /Demonstrativos: (.*)/.exec((await lote(inStorage, env, dir)).stderr) ?? []
  expect(place).toMatch(/^\//)
  expect((await readFile(place!)).length).toBeGreaterThan(2_000)
  const [a, b] = await Promise.all(
    ['a', 'b'].map((name) => readFile(join(dir, `${name}-demonstrativos-pdf.zip`))),
  )
  expect(a!.equals(b!)).toBe(true)
  expect(a!.length).toBeGreaterThan(2_000)
})

test('no row with a result → no zip, and the reason', async () => {
  const rows = CSV.split('\n')
  await writeFile(join(dir, 'nenhuma.csv'), [rows[0], rows[4], ''].join('\n'))
  const { status, stderr } = await run('nenhuma.csv', '--out', 'n.xlsx', '--statements', 'docx')
  expect(status).toBe(3)
  expect(stderr).toContain('Nenhum demonstrativo foi feito: ')
  expect(stderr).not.toContain('.zip')
  expect((await readdir(dir)).filter((name) => /^n.*zip$/.test(name))).toEqual([])
})

test.each([
  [['--statements', 'doc'], 'pdf ou docx'],
  [['--statements', 'pdf', '--job', 'update', '-p', 'indiceAtualizacao=ipca'], 'demonstrativo'],
])('%j → told before anything is spent, status 2', async (more, said) => {
  const { status, stderr } = await run(...more)
  expect({ status, isSaid: stderr.includes(said) }).toEqual({ status: 2, isSaid: true })
})
