import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openS3 } from '../../src/storage/s3.js'
import { conformance } from './conformance.js'
import { startS3Double } from './s3-server.js'

const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

conformance('S3 that ignores conditions (s3rver)', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lote-s3rver-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'loose-bucket', configs: [] }],
  })
  const { port } = await server.run()
  const bucket = await openS3({
    url: 's3://loose-bucket/some/prefix',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: CREDENTIALS,
  })
  const close = async () => {
    await bucket.close()
    await server.close()
    await rm(directory, { recursive: true })
  }
  // s3rver's continuation tokens need DES, which Node 20 does not have.
  return { bucket, keys: 900, close }
})

conformance('S3 that honours conditions', async () => {
  const server = await startS3Double()
  const bucket = await openS3({
    url: `s3://${server.bucket}`,
    endpoint: server.endpoint,
    credentials: CREDENTIALS,
  })
  const close = async () => {
    await bucket.close()
    await server.close()
  }
  return { bucket, keys: 1_050, close }
})
