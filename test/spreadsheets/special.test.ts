import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'

test('a pipe that nobody writes to → refused as no regular file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-pipe-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const path = join(dir, 'entrada.csv')
  execFileSync('mkfifo', [path])
  await expect(openSource(path)).rejects.toMatchObject({ code: 'special' })
})

test('a device → refused as no regular file', async () => {
  await expect(openSource('/dev/zero')).rejects.toMatchObject({ code: 'special' })
})
