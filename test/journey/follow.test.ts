import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const CSV = 'Valor;Data\n1.000,00;31/01/2020\nmil;31/01/2020\n'
const ARGS = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']

test('plan with a sheet of pending rows → the rejected row alone, with why, and nothing is paid', async () => {
  const file = await bench.file('carteira.csv', CSV)
  const out = join(bench.dir, 'pendencias.xlsx')
  const { status, stderr } = await lote(
    ['plan', file, ...ARGS, '--pending', out],
    bench.env,
    bench.dir,
  )
  expect(status).toBe(0)
  expect(stderr).toMatch(/1 rejeitada \(linha 3\): /)
  expect(stderr).toMatch(/Linhas rejeitadas, .*pendencias\.xlsx \(1 linha\)\. Nada foi pago/)
  const [, rows = []] = [...(await readWorkbook(out)).entries()][0]!
  expect(rows[0]).toContain('O que está errado')
  expect(rows.slice(1).map(([value]) => value)).toEqual(['mil'])
  expect(bench.corrections()).toEqual([])
})

test('plan of a calculation with a row that is wrong, with a sheet of pending rows → all rows of its group', async () => {
  const rows = ['A;10/01/2018;100,00', 'A;10/02/2018;abc', 'B;10/02/2018;200,00']
  const head = 'grupo;parcelas.data;parcelas.valor'
  const file = await bench.file('grupos.csv', [head, ...rows].join('\n'))
  const out = join(bench.dir, 'grupos-pendencias.xlsx')
  const fields = ['fields.indexador=262', 'fields.dia_atualiza=31/12/2024']
  const given = ['type=calculosJudiciais', ...fields].flatMap((one) => ['-p', one])
  const args = ['plan', file, '--job', 'calc', ...given, '--pending', out]
  const { status, stderr } = await lote(args, bench.env, bench.dir)
  expect(status).toBe(0)
  expect(stderr).toMatch(/1 a processar, 2 rejeitadas/)
  expect(stderr).toMatch(/grupos-pendencias\.xlsx \(2 linhas\)/)
  const [, pending = []] = [...(await readWorkbook(out)).entries()][0]!
  expect(pending.slice(1).map(([, , amount]) => String(amount))).toEqual(['100,00', 'abc'])
})

test('list and status of a batch that has ended → when, how many rows, their total, and the end of following', async () => {
  const file = await bench.file('carteira.csv', CSV)
  const ran = await lote(['run', file, ...ARGS, '--yes', '--json'], bench.env, bench.dir)
  const { batch } = JSON.parse(ran.stdout.trim().split('\n').at(-1)!) as { batch: string }
  const list = await lote(['list'], bench.env, bench.dir)
  expect(list.stdout).toMatch(
    /Lote +Criado em +Trabalho +Linhas +Sem resultado +Total +Situação +Arquivo/,
  )
  expect(list.stdout).toMatch(
    new RegExp(
      `${batch} +\\d\\d/\\d\\d, \\d\\d:\\d\\d +correct +2 +1 +R\\$ [\\d.]+,\\d\\d +pronto, ENSAIO +carteira\\.csv`,
    ),
  )
  const followed = await lote(['status', batch, '--follow'], bench.env, bench.dir)
  expect(followed.status).toBe(0)
  expect(followed.stdout).toContain('1 de 1 chamada pronta')
  // The screen is cleared at a terminal alone.
  expect(followed.stderr).not.toContain('\u001b')
})

test('status → the workers that live', async () => {
  const { stdout } = await lote(['status'], bench.env, bench.dir)
  expect(stdout).toMatch(/workers vivos: 0/)
})

test('status without any account → what makes one, and how a rehearsal is asked for', async () => {
  const env = { ...bench.env, CALC_BASE_URL: '', CALC_API_KEY: '', XDG_CONFIG_HOME: bench.dir }
  const { status, stderr } = await lote(['status'], env, bench.dir)
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr:
      'Nenhuma conta configurada: lote config pergunta endereço e chave. De um lote, também de um ensaio: lote status NÚMERO.\n',
  })
})

test('status of a batch in the queue that nobody works on → what it waits for, and no end', async () => {
  const file = await bench.file('fila.csv', CSV)
  const { stdout } = await lote(['submit', file, ...ARGS], bench.env, bench.dir)
  const status = await lote(['status', stdout.trim()], bench.env, bench.dir)
  expect(status.stdout).toMatch(
    /0 de 1 chamada pronta\nworkers vivos: 0; parado até que um seja ligado: lote worker\n$/,
  )
  const all = await lote(['status'], bench.env, bench.dir)
  expect(all.stdout).toMatch(
    / {2}falta 1 chamada, 0 à espera de unidades; parado até que um seja ligado: lote worker {2}/,
  )
})

test('status and list of a batch that a person pauses and cancels → say so, and tell no end', async () => {
  const file = await bench.file('fila.csv', CSV)
  const id = (await lote(['submit', file, ...ARGS], bench.env, bench.dir)).stdout.trim()
  const said = async (...args: string[]) => (await lote(args, bench.env, bench.dir)).stdout
  await said('pause', id)
  expect(await said('status', id)).toBe(
    `${id}  pausado  correct  fila.csv\n0 de 1 chamada pronta\nworkers vivos: 0\n`,
  )
  await said('cancel', id)
  expect(await said('status', id)).toContain('sendo cancelado')
  expect(await said('list')).toContain('sendo cancelado')
  await said('resume', id)
  expect(await said('status', id)).toMatch(/ {2}cancelado .*\n0 de 1 chamada pronta\n/)
  expect(await said('list')).toContain(' cancelado, ENSAIO ')
})
