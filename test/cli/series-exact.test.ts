import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { json, serverFor } from '../services/support/server.js'
import { partsOf } from '../spreadsheets/support/zip.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()

const LONG = '1.12345678901234567891'
/** As much as the contract names, and one field and one row that it does not. */
const SERIES = `{"index":{"kind":"index"},"basis":{"factorField":"accumulated","formula":"f"},
  "sampling":"as_stored","coverage":{"primeiro":"1990-01"},"from":"2024-01","to":"2024-01",
  "count":2,"truncated":true,"series":[
    {"data":"02/01/2024","value":-0.10,"accumulated":${LONG},"fonte":"BCB"},
    {"data":"03/01/2024","value":null,"accumulated":1e-7,"published":false,"fonte":{"a":1.50}}
  ]}`

/** A service of one index, whose series is written as it stands. */
async function service(series: string) {
  const server = await serverFor(({ path }, response) => {
    if (path.includes('/series')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(series)
    } else if (path === '/health') {
      json(response, { ok: 1, service: 'calc', env: 'live' })
    } else {
      json(response, { slug: 'dolar', name: 'Dólar', type: 'moeda' })
    }
  })
  const env = { ...bench.env, CALC_BASE_URL: server.url }
  const read = (...args: string[]) => lote(['index', 'series', 'dolar', ...args], env, bench.dir)
  return { server, read }
}

test('no digit of a number is lost, and none has an exponent: on a terminal, in JSON, in csv and in a workbook', async () => {
  const { read } = await service(SERIES)
  expect((await read('--daily')).stdout).toContain(LONG.replace('.', ','))
  const line = (await read('--json')).stdout.trim()
  expect(line).toContain(`"value":-0.10,"accumulated":${LONG},`)
  expect(JSON.parse(line)).toEqual({ ...JSON.parse(SERIES), rehearsal: false })
  await read('--out', 's.csv')
  expect(await readFile(join(bench.dir, 's.csv'), 'utf8')).toContain(
    `;-0,10;${LONG.replace('.', ',')};`,
  )
  expect(await readFile(join(bench.dir, 's.csv'), 'utf8')).toContain(';0,0000001;')
  await read('--out', 's.xlsx')
  const sheet = (await partsOf(join(bench.dir, 's.xlsx'))).get('xl/worksheets/sheet2.xml')
  expect(sheet).toContain(`<v>${LONG}</v>`)
})

test('a daily series goes by days, and fields that nobody named are columns', async () => {
  const { server, read } = await service(SERIES)
  await read('--daily', '--out', 's.xlsx')
  expect(server.seen.map(({ path }) => path)).toContain('/v1/indices/dolar/series?sampling=daily')
  const rows = (await readWorkbook(join(bench.dir, 's.xlsx'))).get('Série')!
  expect(rows[0]).toEqual(['Data', 'Valor', 'Acumulado', 'fonte', 'Situação'])
  expect(rows[1]!.slice(0, 2)).toEqual([new Date('2024-01-02'), -0.1])
  expect(rows[2]!.slice(3)).toEqual(['{"a":1.50}', 'não publicado'])
})

test('a series that was cut says so, before it is read and in the file', async () => {
  const { read } = await service(SERIES)
  const { stderr, status } = await read('--out', 's.xlsx')
  expect(status).toBe(0)
  expect(stderr).toMatch(/cortou a série em 2 linhas.*--from e --to/)
  expect(stderr).not.toMatch(/ENSAIO/)
  const page = (await readWorkbook(join(bench.dir, 's.xlsx'))).get('Leia-me')!
  expect(page).toContainEqual(['Atenção', expect.stringMatching(/^O serviço cortou a série/)])
  expect(page.flat().join()).not.toMatch(/ENSAIO/)
})

test('it is asked for as JSON', async () => {
  const { server, read } = await service(SERIES)
  await read()
  const asked = server.seen.find(({ path }) => path.includes('/series'))
  expect(asked?.headers.accept).toBe('application/json')
  expect(asked?.path).toBe('/v1/indices/dolar/series')
})

test.each([
  ['a page', '<html>1</html>'],
  ['rows that are none', '{"series":[1]}'],
  ['a number written as a text', '{"series":[{"value":"1,5"}]}'],
])('%s with a good status is no series', async (_, answer) => {
  const { read } = await service(answer)
  const { status, stdout, stderr } = await read()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/respondeu com falha/)
})

test('a series without rows is a table without lines', async () => {
  const { read } = await service('{"series":[]}')
  expect((await read()).stdout).toBe('Mês\n')
})
