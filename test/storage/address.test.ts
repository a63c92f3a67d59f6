import { expect, test } from 'vitest'
import { openS3 } from '../../src/storage/s3.js'
import { startS3Double } from './s3-server.js'

const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }

test('an endpoint for people → an address at it, signed, for a minute; none without one', async () => {
  const server = await startS3Double()
  const own = {
    url: `s3://${server.bucket}/a`,
    endpoint: server.endpoint,
    credentials: CREDENTIALS,
  }
  const as = { type: 'text/csv', name: 'attachment; filename="b.csv"' }
  const inside = await openS3(own)
  expect(await inside.address?.('b', as)).toBeUndefined()
  const bucket = await openS3({ ...own, publicEndpoint: 'https://s3.escritorio.example' })
  await bucket.put('b', 'x')
  const { origin, pathname, searchParams } = new URL((await bucket.address?.('b', as))!)
  expect(origin + pathname).toBe(`https://s3.escritorio.example/${server.bucket}/a/b`)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    'X-Amz-Expires': '60',
    'response-content-type': 'text/csv',
    'response-content-disposition': as.name,
    'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const here = await openS3({ ...own, publicEndpoint: server.endpoint })
  const answer = await fetch((await here.address?.('b', as))!)
  expect([answer.status, await answer.text()]).toEqual([200, 'x'])
  for (const one of [inside, bucket, here]) await one.close()
  await server.close()
})
