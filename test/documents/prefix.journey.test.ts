import { afterEach, beforeEach, expect, test } from 'vitest'
import { type S3Double, startS3Double } from '../storage/s3-server.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
let store: S3Double

beforeEach(async () => {
  store = await startS3Double()
  put('entrada/duas.txt', 'Sentença de Ana')
  put('entrada/sentencas/uma.txt', 'Sentença de Bia')
  put('outro/fora.txt', 'de outro prefixo')
})
afterEach(() => store.close())

function put(key: string, text: string) {
  store.objects.set(key, { body: Buffer.from(text), meta: {} })
}

function extract(prefix: string, ...more: string[]) {
  const env = {
    ...bench.env,
    S3_ENDPOINT: store.endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'us-east-1',
  }
  const args = ['run', prefix, '--job', 'extract', '-p', 'docType=sentenca', ...more]
  return lote(args, env, bench.dir)
}

test('extract of an S3 prefix: each object below it is a row, and no other', async () => {
  const { status, report } = await extract('s3://strict-bucket/entrada', '--json')
  expect(status).toBe(0)
  expect(report).toMatchObject({ state: 'finished', rows: { ok: 2, rejected: 0 } })
  const path = `${bench.dir}/data/batches/${report.batch}/result.xlsx`
  const rows = asObjects((await readWorkbook(path)).get('Resultado')!)
  expect(rows.slice(1).map((row) => row.Arquivo)).toEqual(['duas.txt', 'sentencas/uma.txt'])
})

test.each([
  ['s3://strict-bucket/vazio', 'Não há documentos em «s3://strict-bucket/vazio».'],
  ['s3://no-such-bucket/entrada', 'O bucket s3://no-such-bucket não existe.'],
  ['s3://Strict_Bucket/entrada', '«s3://Strict_Bucket/entrada» não é um endereço'],
  ['s3://', '«s3://» não é um endereço'],
])('%s is told on one line, with status 2 and nothing asked of the service', async (prefix, told) => {
  const { status, stderr } = await extract(prefix)
  expect(status).toBe(2)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(told)
  expect(bench.sandbox.journal().filter(({ units }) => units > 0)).toEqual([])
})

test('a prefix that the credential may not open is told as such, with status 2', async () => {
  store.refuses.set('authorization', 403)
  const { status, stderr } = await extract('s3://strict-bucket/entrada')
  expect([status, stderr.trim()]).toEqual([2, expect.stringMatching(/^Sem permissão em .*gravar/)])
})
