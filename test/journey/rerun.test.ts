import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { PACKED, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const ROWS = 4
/** The last row has a day that is none. */
const FILE = portfolio(ROWS).replace(/;[^;]*\r\n$/, ';31/02/2020\r\n')

async function ran(...args: string[]) {
  const yes = args[0] === 'plan' ? [] : ['--yes']
  const ended = await lote([...args, '--json', ...yes], bench.env, bench.dir)
  return { ...ended, batch: ended.report?.batch as string, units: ended.report?.units.spent }
}

test('rerun with another date → the same file asked again, and each row compared', async () => {
  const first = await ran('run', await bench.file('carteira.csv', FILE), ...PACKED)
  const out = join(bench.dir, 'outra.xlsx')
  const asked = ['rerun', first.batch, '-p', 'updateTo=31/03/2025', '--out', out]
  const second = await ran(...asked)
  expect(second, second.stderr).toMatchObject({ status: 3, units: 1 })
  expect(second.stderr).toMatch(
    /Total: antes R\$ [\d.]+,\d\d, agora R\$ [\d.]+,\d\d, diferença R\$ -?[\d.]+,\d\d; por quê: aba Comparação/,
  )
  const sheets = await readWorkbook(out)
  const compared = asObjects(sheets.get('Comparação')!)
  const results = asObjects(sheets.get('Resultado')!).slice(1)
  const [one] = compared
  expect(one).toMatchObject({
    'Situação antes': 'OK',
    'Por quê': 'Atualizar até: 31/12/2024 → 31/03/2025',
    Agora: results[0]!.Total,
  })
  const before = asObjects((await readWorkbook(await resultOf(first.batch))).get('Resultado')!)
  expect(one!.Antes).toBe(before[1]!.Total)
  expect(Number(one!.Diferença)).toBeCloseTo(Number(one!.Agora) - Number(one!.Antes), 2)
  expect(compared[ROWS - 1]).toMatchObject({ 'Situação agora': 'Rejeitada' })
  expect(compared.at(-1)).toMatchObject({ Linha: 'Total' })
  expect((await lote(['verify', second.batch], bench.env, bench.dir)).status).toBe(0)
  const again = await ran(...asked)
  expect(again).toMatchObject({ status: 4, batch: second.batch })
})

async function resultOf(batch: string): Promise<string> {
  const path = join(bench.dir, `${batch}.xlsx`)
  await lote(['result', batch, '--out', path], bench.env, bench.dir)
  return path
}

test('the last published month → a date in the quote and the manifest; without an index, refused', async () => {
  const file = await bench.file('carteira.csv', FILE)
  const asked = ['--job', 'correct', '-p', 'updateTo=último mês publicado']
  const ended = await ran('run', file, ...asked, '-p', 'index=ipca')
  expect(ended.status, ended.stderr).toBe(3)
  const [, month, year] = / até \d\d\/(\d\d)\/(\d{4})/.exec(ended.stderr) ?? []
  const { indices } = await catalogue()
  const { latestAvailable } = indices.find(({ slug }) => slug === 'ipca')!
  expect(`${year}-${month}`).toBe(latestAvailable.slice(0, 7))
  const neither = await ran('plan', file, ...asked, '-p', 'table=tjsp')
  expect(neither).toMatchObject({ status: 2, stderr: expect.stringContaining('último mês') })
})

async function catalogue() {
  const answer = await fetch(`${bench.sandbox.calc}/v1/indices`, {
    headers: { authorization: `Bearer ${bench.sandbox.apiKey}` },
  })
  return (await answer.json()) as { indices: { slug: string; latestAvailable: string }[] }
}

test('rerun of a batch that was mended since → asked, with the newest', async () => {
  const first = await ran('run', await bench.file('carteira.csv', FILE), ...PACKED)
  const mended = await bench.file('b.csv', FILE.replace('31/02/2020', '28/02/2020'))
  const second = await ran('run', mended, '--patch', first.batch)
  const ended = await ran('rerun', first.batch, '-p', 'updateTo=31/03/2025')
  expect(ended).toMatchObject({ status: 4, stderr: expect.stringContaining(second.batch) })
})

test('two calculations that are of one name since a column is left out → a rerun is not asked', async () => {
  const lines = (amount: string) =>
    `name;Cliente;parcelas.data;parcelas.valor\r\nAna x Loja;Ana;05/02/2019;2.500,00\r\nAna x Loja;Bia;05/03/2019;10,00\r\nCid x Loja;Cid;05/03/2019;${amount}\r\n`
  const given = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']
  const asked = ['--job', 'calc', ...given.flatMap((one) => ['-p', one])]
  const first = await ran('run', await bench.file('a.csv', lines('10,00')), ...asked)
  expect(first.status, first.stderr).toBe(0)
  const file = await bench.file('b.csv', lines('20,00'))
  const fresh = await ran('plan', file, ...asked, '--map', 'cliente=')
  expect(fresh).toMatchObject({ status: 4, stderr: expect.stringContaining('grupo') })
  const mended = await ran('run', file, '--patch', first.batch, '--map', 'cliente=')
  expect(mended.status, mended.stderr).toBe(0)
  const again = await ran('rerun', mended.batch, '-p', 'fields.dia_atualiza=31/10/2025')
  expect(again.status, again.stderr).toBe(0)
})
