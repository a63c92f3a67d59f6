import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSION } from '../../src/runtime/version.js'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import { environmentOf } from '../jobs/support/template-batch.js'
import { lote } from '../support/cli.js'
import { PAST, unpackBucket } from '../support/stored-bucket.js'

const releases = (await readdir(PAST)).filter((name) => name.endsWith('.zip')).sort()
/** Eight jobs, a portfolio, two nights of a watch. */
const STORED = 11

test('the release of this build, its bucket is kept', () => {
  expect(releases).toContain(`${VERSION}.zip`)
})

describe.each(releases)('a bucket stored by %s', (release) => {
  let dir: string
  let sandbox: Sandbox
  let env: Record<string, string>
  let batches: string[]
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lote-past-'))
    sandbox = await startSandbox({ seed: 1 })
    const data = join(dir, 'data')
    await unpackBucket(release, data)
    env = {
      ...environmentOf(sandbox),
      STORAGE_URL: `file:${data}`,
      LOTE_RUN_DIR: join(dir, 'run'),
    }
    batches = await readdir(join(data, 'batches'))
  })
  afterAll(async () => {
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  })
  const workbook = (batch: string) => join(dir, 'data', 'batches', batch, 'result.xlsx')
  test('its finished batches → verify finds nothing wrong, and resume renders the same workbook', async () => {
    expect(batches).toHaveLength(STORED)
    for (const batch of batches) {
      const before = await readFile(workbook(batch))
      const verified = await lote(['verify', batch, '--json'], env, dir)
      expect({ batch, ...verified }).toMatchObject({ batch, status: 0 })
      const resumed = await lote(['resume', batch, '--json'], env, dir)
      expect(resumed.report).toMatchObject({ batch, state: 'finished' })
      if (release === `${VERSION}.zip`) {
        expect((await readFile(workbook(batch))).equals(before), batch).toBe(true)
      }
    }
    expect(sandbox.journal(), 'no call was made again').toEqual([])
  })

  test('its watch → the next night is read, and tells nothing as new that was delivered', async () => {
    const { report } = await lote(
      ['watch', 'run', 'noite', '--date', '2026-11-21', '--json'],
      env,
      dir,
    )
    expect(report).toMatchObject({ job: 'watch', state: 'finished', rows: { pending: 0 } })
    expect(await lote(['verify', report.batch!], env, dir)).toMatchObject({ status: 0 })
  })
})
