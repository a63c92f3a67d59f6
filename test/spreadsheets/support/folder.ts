import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** A folder of its own for a test file, gone when it ends. */
export function testFolder(): {
  path(name: string): string
  write(name: string, content: string | Uint8Array): Promise<string>
} {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lote-sheets-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })
  return {
    path: (name) => join(folder, name),
    async write(name, content) {
      await writeFile(join(folder, name), content)
      return join(folder, name)
    },
  }
}
