import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { atTerminal } from './pseudo-terminal.js'

const bench = useWorkbench()

/** Without what the workbench says of the service. */
function unset() {
  const { STORAGE_URL = '', LOTE_RUN_DIR = '' } = bench.env
  return { STORAGE_URL, LOTE_RUN_DIR, XDG_CONFIG_HOME: bench.dir }
}
const config = () => atTerminal(['config'], unset(), bench.dir)
const kept = () => join(bench.dir, 'lote', 'settings.env')

test('address and key are asked for once → later commands know them, and the key is never shown', async () => {
  const { calc, apiKey } = bench.sandbox
  const typed = config()
  await typed.after('serviço de cálculo: ', 'www.example.com\r')
  await typed.after('O endereço começa com https://', '')
  await typed.after('serviço de cálculo: ', `${calc}\r`)
  await typed.after('Chave (não aparece): ', `${apiKey}\r`)
  await typed.after('serviço de publicações: ', '\r')
  await typed.after('serviço de atualização: ', '\r')
  const { status, stdout } = await typed.ended
  expect(status).toBe(0)
  expect(stdout).not.toContain(apiKey)
  expect(stdout).toContain('Enter mantém o que está entre colchetes')
  expect(stdout).toContain('Confira com lote doctor --keys.')
  expect((await stat(kept())).mode & 0o777).toBe(0o600)
  const looked = await lote(['doctor'], unset(), bench.dir)
  expect(looked.stdout).toContain(`OK    serviço de cálculo: ${calc}`)
})

test('Enter keeps, another address forgets the key of the one before, - takes out', async () => {
  const { calc, apiKey } = bench.sandbox
  const first = config()
  await first.after('serviço de cálculo: ', `${calc}\r`)
  await first.after('Chave (não aparece): ', `${apiKey}\r`)
  await first.after('serviço de publicações: ', 'https://gazeta.invalid\r')
  await first.after('Chave (não aparece): ', 'k1\r')
  await first.after('serviço de atualização: ', '\r')
  await first.ended
  const second = config()
  await second.after(`serviço de cálculo [${calc}]: `, '\r')
  await second.after('Chave (não aparece) [guardada]: ', '\r')
  await second.after('serviço de publicações [https://gazeta.invalid]: ', 'https://outra.invalid\r')
  await second.after('Chave (não aparece): ', '\r')
  await second.after('serviço de atualização: ', '\r')
  await second.ended
  const text = await readFile(kept(), 'utf8')
  expect(text).toContain(apiKey)
  expect(text).toContain('outra.invalid')
  expect(text).not.toContain('k1')
})

test('without a terminal → status 2, and where else the variables may stand', async () => {
  const { status, stderr } = await lote(['config'], unset(), bench.dir)
  expect(status).toBe(2)
  expect(stderr).toContain('.env')
})

test('a .env in the working folder → read; what the environment says comes first', async () => {
  const { calc, apiKey } = bench.sandbox
  await bench.file('.env', `CALC_BASE_URL=${calc}\nCALC_API_KEY=${apiKey}\nLOTE_LANG=en\n`)
  const looked = await lote(['doctor'], unset(), bench.dir)
  expect(looked.status).toBe(0)
  expect(looked.stdout).toContain(`OK    calculation: ${calc}`)
  const other = await lote(['doctor'], { ...unset(), CALC_API_KEY: 'wrong' }, bench.dir)
  expect(other.status).toBe(1)
})
