import { expect, test } from 'vitest'
import { type Bucket, StorageError } from '../../src/storage/bucket.js'
import { form, SHEET } from '../api/support.js'
import { lote } from '../support/cli.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const status = async (...of: string[]) =>
  (await lote(['status', ...of], bench.env, bench.dir)).stdout

/** A storage that is read as ever, and takes no new record while it is full. */
class Filling {
  isFull = false
  around(bucket: Bucket): Bucket {
    const create: Bucket['create'] = async (key, body) => {
      if (this.isFull) throw new StorageError('full', 'create', key)
      return bucket.create(key, body)
    }
    return Object.create(bucket, { create: { value: create } }) as Bucket
  }
}

test('storage that takes no write → status and the page say so and since when, and tell no end; it takes them again → the batch ends', async () => {
  const filling = new Filling()
  const decorators = { bucket: (bucket: Bucket) => filling.around(bucket) }
  const served = await startServed(bench.env, { worker: true, decorators })
  const planned = await fetch(`${served.url}/api/batches?plan=true`, {
    method: 'POST',
    body: form(SHEET),
  })
  const { batch } = (await planned.json()) as { batch: string }
  filling.isFull = true
  await fetch(`${served.url}/api/batches/${batch}/start`, { method: 'POST' })
  const page = async (path: string) => (await fetch(`${served.url}${path}`)).text()

  const why = `pois nada se grava: O armazenamento está cheio (${bench.env.STORAGE_URL}). Libere espaço`
  const since = /parado desde \d\d\/\d\d, \d\d:\d\d, /
  await expect.poll(() => status(batch)).toContain(why)
  expect(await status(batch)).toMatch(since)
  expect(await status(batch)).not.toContain('pronto em')
  expect(await status()).toContain(why)
  expect(await status()).not.toContain('pronto em')
  for (const path of [`/lotes/${batch}`, '/operacao']) {
    expect(await page(path)).toContain(why)
    expect(await page(path)).not.toContain('Deve ficar pronto')
  }
  const told = JSON.parse(await page(`/api/batches/${batch}`))
  expect(told).toMatchObject({ waitsFor: { is: 'storage', ms: null } })
  expect(told.finishAt).toBeUndefined()

  filling.isFull = false
  await expect.poll(() => status(batch)).toContain(`${batch}  pronto`)
  expect(await page('/operacao')).not.toContain('nada se grava')
  await served.close()
})

test('batch that no worker serves → the page says so as status does, and tells no end', async () => {
  const served = await startServed(bench.env)
  const sent = await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  const { batch } = (await sent.json()) as { batch: string }
  const page = await (await fetch(`${served.url}/lotes/${batch}`)).text()
  expect(page).toContain('Parado: nenhum worker está ligado.')
  expect(page).not.toMatch(/em andamento|Deve ficar pronto/i)
  expect(await status(batch)).toContain('parado até que um seja ligado: lote worker')
  await served.close()

  const other = await startServed({ ...bench.env, CALC_API_KEY: `${bench.sandbox.apiKey}x` })
  const elsewhere = await (await fetch(`${other.url}/lotes/${batch}`)).text()
  expect(elsewhere).toContain('Parado: espera outra chave ou endereço')
  await other.close()
})

test('key that the service refuses halfway → status and the page say so and since when, and tell no end; taken by the next worker → they stop saying so', async () => {
  const served = await startServed(bench.env, { worker: true })
  bench.sandbox.fault({
    status: 401,
    envelope: { code: 'INVALID_API_KEY', message: 'no' },
    times: 9,
  })
  const sent = await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  const { batch } = (await sent.json()) as { batch: string }
  const page = async (path: string) => (await fetch(`${served.url}${path}`)).text()

  const why = 'O serviço recusou a chave (INVALID_API_KEY: no). Confira CALC_API_KEY'
  await expect.poll(() => status(batch)).toContain(why)
  expect(await status(batch)).toMatch(/parado desde \d\d\/\d\d, \d\d:\d\d: /)
  expect(await status(batch)).not.toContain('pronto em')
  expect(await status()).toContain(why)
  for (const path of [`/lotes/${batch}`, '/operacao']) expect(await page(path)).toContain(why)
  const told = JSON.parse(await page(`/api/batches/${batch}`))
  expect(told).toMatchObject({ waitsFor: { is: 'halted', ms: null } })
  expect(told.finishAt).toBeUndefined()
  await served.close()

  bench.sandbox.reset()
  const again = await startServed(bench.env, { worker: true })
  const { app } = again.context
  await expect.poll(() => status(batch)).toContain(`${batch}  pronto`)
  const { queue } = app.connect(app.account('calculation'))
  await expect.poll(() => app.halts.last(queue)).toBeUndefined()
  await again.close()
})
