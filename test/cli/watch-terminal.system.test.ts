import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { atTerminal } from './pseudo-terminal.js'

const COLUMNS = 80
const MOST_LINES = 8
const bench = useWorkbench({}, { CALC_API_KEY: '', CALC_BASE_URL: '' })

const env = () => ({
  ...bench.env,
  GAZETTE_BASE_URL: bench.sandbox.gazette,
  GAZETTE_API_KEY: bench.sandbox.apiKey,
})
const run = (...more: string[]) => atTerminal(['watch', 'run', 'noite', ...more], env(), bench.dir)
const nights = async () => {
  const { stdout } = await lote(['watch', 'history', 'noite', '--json'], env(), bench.dir)
  return JSON.parse(stdout.trim().split('\n').at(-1)!).nights.length
}

async function addWatch(): Promise<void> {
  const [one] = bench.sandbox.gazetteBase.registrations()
  const file = await bench.file('oabs.csv', `OAB\nOAB/${one!.uf} ${one!.oab}\n`)
  const added = await lote(['watch', 'add', 'noite', file], env(), bench.dir)
  expect(added.status, added.stderr).toBe(0)
}

test('at a terminal a night tells its price and asks; «n» asks nothing of the service, and no night is counted', async () => {
  await addWatch()
  const typed = atTerminal(['watch', 'run', 'noite'], env(), bench.dir, COLUMNS)
  await typed.after('Prosseguir? [S/n] ', 'n\r')
  const { status, stdout } = await typed.ended
  expect(status).toBe(130)
  const before = stdout.slice(0, stdout.indexOf('Prosseguir?')).trim().split(/\r?\n/)
  expect(before.length, stdout).toBeLessThanOrEqual(MOST_LINES)
  expect(before[0]).toMatch(/^oabs\.csv, noite de \d\d\/\d\d\/\d{4}: 1 linha a processar/)
  expect(stdout).not.toMatch(/Parâmetros:|lote plan/)
  expect(stdout).toMatch(/Orçamento da 1ª etapa, o mínimo: 3 chamadas/)
  expect(bench.sandbox.journal()).toEqual([])
  expect(await nights()).toBe(0)
})

test('«s» begins, and --yes does not ask', async () => {
  await addWatch()
  const typed = run()
  await typed.after('Prosseguir? [S/n] ', 's\r')
  expect((await typed.ended).status).toBe(0)
  expect(await nights()).toBe(1)
  const unasked = await run('--yes').ended
  expect(unasked.status).toBe(0)
  expect(unasked.stdout).not.toContain('Prosseguir')
  expect(await nights()).toBe(2)
})

test('a watch is removed at a terminal after «s»; «n» keeps it', async () => {
  await addWatch()
  const kept = atTerminal(['watch', 'remove', 'noite'], env(), bench.dir)
  await kept.after('Remover? [s/N] ', 'n\r')
  const { status, stdout } = await kept.ended
  expect([status, stdout]).toEqual([130, expect.stringContaining('(0 publicações)')])
  expect(await nights()).toBe(0)
  const removed = atTerminal(['watch', 'remove', 'noite'], env(), bench.dir)
  await removed.after('Remover? [s/N] ', 's\r')
  expect((await removed.ended).status).toBe(0)
  const gone = await lote(['watch', 'show', 'noite'], env(), bench.dir)
  expect(gone.status).toBe(2)
})
