import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAbandonedFolders, withTempFolder } from '../../src/runtime/temp-folder.js'

const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 10, 20, 12)
let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lote-test-'))
  vi.stubEnv('TMPDIR', home)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(home, { recursive: true, force: true })
})

async function folder(name: string, ageMs: number): Promise<string> {
  await mkdir(join(home, name))
  await writeFile(join(home, name, 'carteira.csv'), 'valor\n1,00\n')
  const at = new Date(NOW_MS - ageMs)
  await utimes(join(home, name), at, at)
  return name
}

test('use that fails → its folder is gone, and the failure is thrown', async () => {
  const failing = withTempFolder(async (dir) => {
    await writeFile(join(dir, 'carteira.csv'), '')
    expect(await readdir(home)).toEqual([basename(dir)])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readdir(home)).toEqual([])
})

test('folders of killed processes → removed after a day; of others, and of other programs → kept', async () => {
  vi.spyOn(process, 'uptime').mockReturnValue((2 * DAY_MS) / 1_000)
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await folder(`lote-${pid}-aaaaaa`, DAY_MS + 1_000)
  const kept = [
    await folder(`lote-${pid}-bbbbbb`, DAY_MS - 1_000),
    await folder(`lote-${process.pid}-aaaaaa`, DAY_MS + 1_000),
    await folder(`lote-${pid}-aaaaaa.old`, DAY_MS + 1_000),
    await folder('lote-aaaaaa', DAY_MS + 1_000),
  ]
  await removeAbandonedFolders(NOW_MS)
  expect((await readdir(home)).toSorted()).toEqual(kept.toSorted())
})

test('folder of a killed process that had the number of this one → removed', async () => {
  vi.spyOn(process, 'uptime').mockReturnValue((2 * DAY_MS) / 1_000)
  await folder(`lote-${process.pid}-aaaaaa`, 3 * DAY_MS)
  await removeAbandonedFolders(NOW_MS)
  expect(await readdir(home)).toEqual([])
})

test('folder of another user, which cannot be removed → passed over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const name = await folder(`lote-${pid}-aaaaaa`, 2 * DAY_MS)
  const user = process.getuid!()
  vi.spyOn(process as { getuid(): number }, 'getuid').mockReturnValue(user + 1)
  await removeAbandonedFolders(NOW_MS)
  expect(await readdir(home)).toEqual([name])
})
