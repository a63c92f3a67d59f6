import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { readWorkbook } from '../support/workbook.js'

const bench = useWorkbench({ publishedTo: '2025-10', clock: () => Date.UTC(2025, 11, 10) })

const run = (...args: string[]) => lote(args, bench.env, bench.dir)
const jsonOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split('\n').at(-1)!)

test('lists, entries and series cost nothing, and only read', async () => {
  const commands = [
    ['index', 'list'],
    ['index', 'show', '5'],
    ['index', 'series', 'ipca', '--daily'],
    ['table', 'list'],
    ['table', 'show', 'tjes-inpc'],
    ['table', 'series', '262'],
  ]
  for (const command of commands) {
    expect((await run(...command)).status, command.join(' ')).toBe(0)
  }
  const journal = bench.sandbox.journal()
  expect(journal.map(({ units }) => units)).toEqual(journal.map(() => 0))
  expect(new Set(journal.map(({ method }) => method))).toEqual(new Set(['GET']))
})

test('index list: a line each, and with --json what the service gave', async () => {
  const shown = await run('index', 'list')
  const [header, ...lines] = shown.stdout.trimEnd().split('\n')
  expect(header).toMatch(/^Nome curto +ID +Nome +Valores +Desde +Até +Mesclável$/)
  expect(lines.find((line) => line.startsWith('ipca '))).toMatch(
    /^ipca +5 +IPCA \(IBGE\) +variação % +01\/01\/2013 +01\/10\/2025 +sim$/,
  )
  const listed = jsonOf(await run('index', 'list', '--json'))
  expect(listed).toContainEqual(expect.objectContaining({ slug: 'ipca', id: 5, type: 'perc' }))
  expect(listed).toHaveLength(lines.length)
})

test('table list: one without a slug too', async () => {
  const { stdout } = await run('table', 'list')
  expect(stdout).toMatch(/^tjes-inpc +262 +TJES.* 1262$/m)
  expect(stdout).toMatch(/^ +317 +Contratos/m)
})

test('show: each field on a line, by slug or id', async () => {
  const bySlug = await run('index', 'show', 'ipca')
  const byId = await run('index', 'show', '5')
  expect(bySlug.stdout).toMatch(/^Nome curto +ipca\nID +5\nNome +IPCA \(IBGE\)\n/)
  expect(byId.stdout).toBe(bySlug.stdout)
  expect(jsonOf(await run('table', 'show', '262', '--json'))).toMatchObject({ kind: 'table' })
})

test('series on a terminal: months, Brazilian numbers, and what is not published', async () => {
  const { stdout, stderr, status } = await run('index', 'series', 'ipca', '--from', '2025-09')
  expect(status).toBe(0)
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^Mês +Variação \(%\) +Acumulado +Acumulado sem deflação +Situação$/)
  expect(lines[1]).toMatch(/^09\/2025 +0,48 +2,03303356\d+ +2,0908\d+$/)
  expect(lines[3]).toMatch(/^11\/2025 +2,04\d+ +2,10\d+ +não publicado$/)
  expect(lines).toHaveLength(5)
  expect(stderr).toMatch(/Como usar: corrigido = valor \* accumulated/)
  expect(stderr).toMatch(/Coluna que corrige: Acumulado\n/)
  expect(stderr).toMatch(/Cobertura: 01\/2013 a 12\/2025/)
  expect(stderr).toMatch(/não publicados: 2\b.*deflação/)
  expect(stderr).toMatch(/ENSAIO/)
})

test('in English the same with a decimal point', async () => {
  const env = { ...bench.env, LOTE_LANG: 'en' }
  const { stdout } = await lote(['index', 'series', 'ipca', '--from', '2025-10'], env, bench.dir)
  expect(stdout).toMatch(/^Month +Variation \(%\)/)
  expect(stdout).toMatch(/^11\/2025 +2\.0\d+ +2\.1\d+ +not published$/m)
})

test('--out .csv: a Brazilian Excel opens it, and the rehearsal is told in each line', async () => {
  const period = ['--from', '2025-10', '--to', '2025-11']
  const { stdout, status } = await run('index', 'series', 'ipca', ...period, '--out', 'ipca.csv')
  expect([status, stdout]).toEqual([0, 'ipca.csv\n'])
  const [header, october, november, end] = await linesOf('ipca.csv')
  expect(header).toBe('\ufeffMês;Variação (%);Acumulado;Acumulado sem deflação;Situação;Origem')
  expect(october).toMatch(/^10\/2025;0,09;2,04\d+;2,10\d+;;ENSAIO \(sandbox\)$/)
  expect(november).toMatch(/^11\/2025;;2,04\d+;2,10\d+;não publicado;ENSAIO \(sandbox\)$/)
  expect(end).toBe('')
})

test('--out .xlsx: real months and numbers, what it is, and the bands of a table', async () => {
  const asOf = ['--from', '11/2021', '--to', '2022-02', '--as-of', '15/03/2022']
  const { status } = await run('table', 'series', '184', ...asOf, '--out', 'tabela.xlsx')
  expect(status).toBe(0)
  const book = await readWorkbook(join(bench.dir, 'tabela.xlsx'))
  expect([...book.keys()]).toEqual(['Leia-me', 'Série', 'Marcos'])
  expect(book.get('Série')!.slice(0, 3)).toEqual([
    ['Mês', 'Fator', 'SELIC acumulada (%)'],
    [new Date('2021-11-01'), 1.0117, 2.26],
    [new Date('2021-12-01'), 1, 2.26],
  ])
  const page = Object.fromEntries(book.get('Leia-me')!.map(([label, text]) => [label, text]))
  expect(page).toMatchObject({
    ENSAIO: expect.anything(),
    'Tabela judicial': expect.stringMatching(/^Justiça Federal.*184\)$/),
    'Como usar': 'corrigido = valor * factor * (1 + selicAccrued / 100)',
    Cobertura: '01/2013 a 12/2025',
    Período: '11/2021 a 02/2022',
    'Data de referência': '15/03/2022',
    Fonte: `serviço de cálculo, ${bench.sandbox.calc}`,
    'Lido em': expect.stringMatching(/^\d\d\/\d\d\/\d{4},? \d\d:\d\d:\d\d \(São Paulo\)$/),
  })
  expect(book.get('Marcos')![2]!.slice(0, 3)).toEqual([new Date('2021-12-01'), undefined, 'SELIC'])
})

test('a list goes into a file as well', async () => {
  expect((await run('index', 'list', '--out', 'indices.csv')).status).toBe(0)
  const lines = await linesOf('indices.csv')
  expect(lines[0]).toMatch(/^\ufeffNome curto;ID;Nome;/)
})

test('--sandbox needs no service', async () => {
  const env = { ...bench.env, CALC_BASE_URL: '', CALC_API_KEY: '' }
  const ran = await lote(['index', 'show', 'selic', '--sandbox', '--json'], env, bench.dir)
  expect(ran.status).toBe(0)
  expect(jsonOf(ran)).toMatchObject({ slug: 'selic' })
  expect(ran.stderr).toMatch(/ENSAIO/)
})

describe('one clear sentence, and the right status', () => {
  test.each<[string, string[], number, RegExp]>([
    ['a composite index', ['index', 'series', 'multi'], 2, /«multi» é composto.*não tem série/],
    ['a former id', ['index', 'series', '1262'], 2, /atual é 262\. Use lote table series 262\./],
    ['a former id of a table', ['table', 'show', '1262'], 2, /Use lote table show 262\./],
    ['an unknown index', ['index', 'show', 'igpx'], 2, /não conhece o índice «igpx».*index list/],
    ['an unknown table', ['table', 'series', '999'], 2, /não conhece a tabela judicial «999»/],
    ['an index for a table', ['table', 'show', 'ipca'], 2, /«ipca» é um índice/],
    ['what is no name', ['index', 'show', '..'], 2, /Não há como pedir isso/],
    ['no month', ['index', 'series', 'ipca', '--from', '13/2024'], 2, /--from: é preciso MM\/AAAA/],
    ['no date', ['table', 'series', '262', '--as-of', '2024-02-30'], 2, /--as-of/],
    [
      '--as-of for an index',
      ['index', 'series', 'ipca', '--as-of', '2024-01-01'],
      2,
      /Não há a op/,
    ],
    [
      'an end before the start',
      ['index', 'series', 'ipca', '--from', '2024-02', '--to', '2024-01'],
      2,
      /--to: é preciso um mês a partir de --from/,
    ],
    ['another kind of file', ['index', 'series', 'ipca', '--out', 'x.pdf'], 2, /\.csv nem em \.xl/],
    [
      'a folder that is not there',
      ['index', 'list', '--out', 'nada/x.csv'],
      2,
      /a pasta nada não existe/,
    ],
    ['an account that is not there', ['index', 'list', '--account', 'x'], 2, /Não há conta «x»/],
    ['an unknown command', ['index', 'foo'], 2, /Não há o comando foo/],
  ])('%s', async (_, args, status, says) => {
    const ran = await run(...args)
    expect(ran.stderr).toMatch(says)
    expect([ran.status, ran.stdout]).toEqual([status, ''])
  })

  test.each<[string, Record<string, string>, number, RegExp]>([
    ['a service that is not there', { CALC_BASE_URL: 'http://127.0.0.1:9' }, 1, /falar com o serv/],
    ['a wrong key', { CALC_API_KEY: 'svc_live_nenhuma' }, 2, /recusou a chave/],
    ['no key', { CALC_API_KEY: '' }, 2, /CALC_API_KEY/],
    ['no service', { CALC_BASE_URL: '' }, 2, /CALC_BASE_URL/],
  ])('%s', async (_, env, status, says) => {
    const ran = await lote(['index', 'list', '--json'], { ...bench.env, ...env }, bench.dir)
    expect(ran.stderr).toMatch(says)
    expect(ran.status).toBe(status)
    expect(ran.report.problems).toHaveLength(1)
    expect(ran.stderr).not.toMatch(/svc_live/)
  })

  test('a request that the service refuses', async () => {
    const envelope = { code: 'BAD_REQUEST', message: 'from inválido' }
    bench.sandbox.fault({ service: 'calc', path: '/v1/indices', status: 400, envelope })
    const { status, stderr } = await run('index', 'list')
    expect(stderr).toContain('recusou o pedido: from inválido (BAD_REQUEST).')
    expect(status).toBe(2)
  })

  test('a file that cannot be written after all', async () => {
    const { status, stdout, stderr } = await run('index', 'list', '--out', `${'x'.repeat(300)}.csv`)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/x+\.csv não pôde ser gravado \(ENAMETOOLONG\)/)
  })

  test('a key without the scope', async () => {
    const env = { ...bench.env, CALC_API_KEY: bench.sandbox.keys.readOnly }
    const ran = await lote(['index', 'list'], env, bench.dir)
    expect(ran.status).toBe(2)
    expect(ran.stderr).toMatch(/não tem permissão.*index:read/)
  })
})

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(join(bench.dir, name), 'utf8')).split('\r\n')
}
