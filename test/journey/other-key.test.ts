import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lote, start, startWorker } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const ROWS = 40
/** `lote submit` asks nothing, and so takes no `--yes`; without `--json` it prints the number alone. */
const ARGS = ONE_CALL_A_ROW.slice(0, -2)
const bench = useWorkbench(
  { calcLimits: [{ units: 20, ms: 1_000 }], latencyMs: 300 },
  { CALC_LIMITS: '20/1s', CALC_TIMEOUT: '2s' },
)

/** The same service and key, with its address spelled otherwise. */
const respelled = () => ({
  ...bench.env,
  CALC_BASE_URL: bench.sandbox.calc.replace('127.0.0.1', 'localhost'),
})
const replaced = () => ({ ...bench.env, CALC_API_KEY: `${bench.sandbox.apiKey}x` })
const lately = (args: string[]) => lote(args, respelled(), bench.dir)

async function submitted(rows = ROWS): Promise<string> {
  const file = await bench.file('carteira.csv', portfolio(rows))
  const { stdout } = await lote(['submit', file, ...ARGS], bench.env, bench.dir)
  return stdout.trim()
}

async function rowsIn(file: string): Promise<number> {
  return asObjects((await readWorkbook(file)).get('Resultado')!).slice(1).length
}

test('batch whose address is spelled otherwise now → status says what it waits for, resume how it is ended', async () => {
  const batch = await submitted()
  const one = await lately(['status', batch])
  expect(one.stdout).toMatch(
    /espera outra chave ou endereço: nenhuma conta desta configuração o serve; com os de quando foi enviado, ele continua; se mudaram de vez, lote cancel /,
  )
  expect(one.stdout).not.toMatch(/workers vivos|pronto em/)
  const all = await lately(['status'])
  expect(all.stdout).toMatch(new RegExp(`^${batch} {2}espera outra chave ou endereço.*csv$`, 'm'))
  const report = JSON.parse((await lately(['status', '--json'])).stdout)
  expect(report.unserved).toEqual([{ batch, state: 'open' }])
  const refused = await lately(['resume', batch])
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('lote cancel') })
  const served = await lote(['status'], bench.env, bench.dir)
  expect(served.stdout).not.toContain('espera outra chave')
})

test('killed, cancelled, and resumed with another address → ended with what was answered, nothing is called', async () => {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const child = start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  const exit = once(child, 'close')
  while (bench.corrections().length < 25) await setImmediate()
  child.kill('SIGKILL')
  await exit
  const listed = await lote(['list', '--json'], bench.env, bench.dir)
  const [{ batch }] = JSON.parse(listed.stdout) as [{ batch: string }]
  await lately(['cancel', batch])
  expect((await lately(['status', batch])).stdout).toContain(`lote resume ${batch} o encerra`)

  const asked = bench.corrections().length
  const out = join(bench.dir, 'resultado.xlsx')
  const ended = await lately(['resume', batch, '--out', out, '--json'])
  expect(ended.report).toMatchObject({ state: 'cancelled' })
  expect(bench.corrections()).toHaveLength(asked)
  expect(await rowsIn(out)).toBe(ROWS)
  const { ok, pending } = ended.report.rows
  expect(ok).toBeGreaterThan(0)
  expect(ok + pending).toBe(ROWS)
  expect((await lately(['verify', batch, '--json'])).report).toMatchObject({ ok: true })
})

test('cancelled under a key that was replaced → a worker with the new key ends it', async () => {
  const batch = await submitted()
  await lote(['cancel', batch], replaced(), bench.dir)
  const worker = await startWorker({ env: replaced(), dir: bench.dir })
  await expect
    .poll(async () => (await lately(['status', batch])).stdout)
    .toContain(`${batch}  cancelado`)
  worker.kill()
  await once(worker, 'close')
  expect(bench.corrections()).toEqual([])
})

test('cancelled with calls under way in a worker of its key, resumed with another → each answer is in the workbook, once', async () => {
  const worker = await startWorker({ env: bench.env, dir: bench.dir })
  const batch = await submitted(200)
  while (bench.corrections().length < 15) await setImmediate()
  await lately(['cancel', batch])
  const out = join(bench.dir, 'resultado.xlsx')
  const ended = await lately(['resume', batch, '--out', out, '--json'])
  expect(ended.report).toMatchObject({ state: 'cancelled' })
  worker.kill()
  await once(worker, 'close')
  const answered = bench.corrections().filter(({ status }) => status === 200)
  expect(ended.report.rows.ok).toBe(answered.length)
  expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(answered.length)
  expect(await rowsIn(out)).toBe(200)
  expect((await lately(['verify', batch, '--json'])).report).toMatchObject({ ok: true })
})
