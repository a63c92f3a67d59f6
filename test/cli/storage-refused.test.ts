import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import type { AskedFor } from '../../src/batches/submission/request-input.js'
import { runCommand } from '../../src/cli/run.js'
import { readConfig } from '../../src/config/config.js'
import { type Bucket, StorageError } from '../../src/storage/bucket.js'
import { ENTRY } from '../redis/embedded.js'
import { heardVoice } from '../support/voice.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('run whose storage takes no new record halfway → told once with what to do, and that it goes on when it does', async () => {
  let isFull = false
  const filling = (bucket: Bucket) => {
    const create: Bucket['create'] = async (key, body) => {
      if (key.includes('/attempts/') && isFull) throw new StorageError('full', 'create', key)
      return bucket.create(key, body)
    }
    return Object.create(bucket, { create: { value: create } }) as Bucket
  }
  const app = new App({
    config: readConfig(bench.env),
    jobs,
    log: pino({ level: 'silent' }),
    embeddedEntry: ENTRY,
    decorators: { bucket: filling },
  })
  const output = heardVoice()
  const codes: string[] = []
  output.say = ({ code }) => {
    codes.push(code)
    isFull = false
  }
  const file = await bench.file('carteira.csv', 'Valor;Data\n1.000,00;31/01/2020\n')
  const parameters = { index: 'ipca', updateTo: '2024-12-31' }
  const request: AskedFor = {
    file,
    job: app.job('correct'),
    parameters,
    accept: { map: {}, lastYear: 2026, given: parameters },
    duplicates: 'warn',
    lane: 'normal',
  }
  isFull = true
  const options = { sandbox: false, yes: true }
  expect(await runCommand({ app, output }, request, options)).toBe(0)
  expect(codes.filter((code) => code.startsWith('storage_'))).toEqual([
    'storage_full',
    'storage_back',
  ])
  expect(bench.corrections()).toHaveLength(1)
  await app.close()
})
