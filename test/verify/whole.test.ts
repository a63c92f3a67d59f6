import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Job } from '../../src/core/job/job.js'
import { keys } from '../../src/records/keys.js'
import { openS3 } from '../../src/storage/s3.js'
import { verify } from '../../src/verify/verify.js'
import { startS3Double } from '../storage/s3-server.js'
import { ROWS, useBatch } from './support.js'

const batch = useBatch()
const job = jobs.get('correct')! as Job

test('a batch as it was run: nothing is wrong, and everything was looked at', async () => {
  const { bucket, manifest } = await batch()
  const found = await verify(await manifest(), { bucket, job })
  expect(found.problems).toEqual([])
  expect(found).toMatchObject({ rows: ROWS + 3, calls: 4, units: 4, grants: 4, uncertain: 0 })
  // Five cells of the input, ten figures at least, and the situation; and each line of the memory.
  expect(found.cells).toBeGreaterThan((ROWS + 3) * (5 + 10 + 1 + 5))
})

test('the same batch in S3', async () => {
  const { bucket, manifest } = await batch()
  const server = await startS3Double()
  const s3 = await openS3({
    url: `s3://${server.bucket}`,
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  try {
    for await (const key of bucket.list('')) await s3.put(key, (await bucket.get(key))!)
    const found = await verify(await manifest(), { bucket: s3, job })
    expect(found).toMatchObject({ problems: [], rows: ROWS + 3, calls: 4 })
    await s3.delete(keys.attempt((await manifest()).id, 't000002', 1))
    const { problems } = await verify(await manifest(), { bucket: s3, job })
    expect(problems.map(({ code }) => code)).toEqual(['verify_attempt_missing'])
  } finally {
    await s3.close()
    await server.close()
  }
})

test('its workbook saved again by a program that drops charts → other bytes, the chart that is missing, the same cells', async () => {
  const { bucket, id, dir, problems } = await batch()
  const path = join(dir, 'salva.xlsx')
  await writeFile(path, (await bucket.get(keys.result(id)))!)
  expect(await problems(path)).toEqual([])
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  await workbook.xlsx.writeFile(path)
  expect(await problems(path)).toEqual([
    'verify_result_bytes',
    'verify_chart Valor histórico e Valor corrigido por cliente, em R$',
  ])
})
