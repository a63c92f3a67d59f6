import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// No compiler looks at the process that the fuzzer forks: it runs against the built program.
test.each([
  { cells: 'Valor;Data\n1.234,56;31/01/2020\n', is: 'accepted' },
  { cells: 'Nome;Telefone\nMaria;11 5555-0000\n', is: 'asks' },
  { cells: '', is: 'refused' },
])('process of the fuzzer, a file that is $is → says so', async ({ cells, is }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lote-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'rows.csv')
  await writeFile(path, cells)
  const child = fork(new URL('child.mjs', import.meta.url))
  onTestFinished(() => void child.kill())
  child.send({ path, job: 'correct' })
  const [ended] = await once(child, 'message')
  expect(ended).toMatchObject({ is })
})
