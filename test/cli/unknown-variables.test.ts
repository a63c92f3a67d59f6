import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.js'
import { translateWhole } from '../../src/messages/index.js'
import { lote, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const SAID =
  'LOTE_METRICS_PROT não é uma variável de lote: o que ela diz não vale. Você quis dizer LOTE_METRICS_PORT? As variáveis estão em docs/referencia.md.'

test('variable_unknown: misspelt variables of ours → each is told; those of others, of files and of accounts are not', () => {
  const { unknownVariables } = readConfig({
    LOTE_METRICS_PROT: '9464',
    CALC_LIMIT: '60/1m',
    GAZETTE_API_KEY_FILE: '',
    PATH: '/bin',
    CALC_API_KEY: 'k',
    CALC_API_KEY_FILE: '/nowhere',
    LOTE_RUN_DIR: '/tmp/x',
  })
  expect(unknownVariables.map((one) => translateWhole('pt', one))).toEqual([
    SAID,
    expect.stringContaining('Você quis dizer CALC_LIMITS?'),
  ])
})

test('a misspelt variable → doctor and the start of a worker warn of it', async () => {
  const env = { ...bench.env, LOTE_METRICS_PROT: '9464' }
  const { status, stdout } = await lote(['doctor'], env, bench.dir)
  expect([status, stdout]).toEqual([0, expect.stringContaining(`AVISO variáveis: ${SAID}`)])
  const worker = start(['worker'], env, bench.dir)
  worker.stdout!.resume()
  let heard = ''
  worker.stderr!.on('data', (chunk) => {
    heard += String(chunk)
  })
  await expect.poll(() => heard).toContain('Pronto')
  expect(heard).toContain(SAID)
  worker.kill()
  await once(worker, 'close')
})
