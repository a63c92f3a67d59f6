import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startS3Double } from '../storage/s3-server.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench()

beforeEach(() => {
  const own = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret' }
  for (const [name, value] of Object.entries({ ...own, AWS_REGION: 'us-east-1' }))
    vi.stubEnv(name, value)
})

afterEach(() => vi.unstubAllEnvs())

test('a store that people reach by an address of their own → the workbook by 303, signed, as its file is called', async () => {
  const store = await startS3Double()
  const served = await startServed(
    {
      ...bench.env,
      STORAGE_URL: `s3://${store.bucket}/a`,
      S3_ENDPOINT: store.endpoint,
      S3_PUBLIC_ENDPOINT: store.endpoint,
    },
    { worker: true },
  )
  const sent = await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  const { batch } = (await sent.json()) as { batch: string }
  const url = `${served.url}/api/batches/${batch}`
  await expect.poll(async () => (await fetch(url)).json()).toMatchObject({ state: 'finished' })
  const answer = await fetch(`${url}/result.xlsx`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const address = new URL(answer.headers.get('location')!)
  expect(address.origin).toBe(store.endpoint)
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
  expect(address.searchParams.get('response-content-disposition')).toContain(
    'carteira-resultado.xlsx',
  )
  const workbook = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  await served.close()
  await store.close()
})
