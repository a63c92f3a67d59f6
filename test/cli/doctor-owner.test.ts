import { afterEach, expect, test, vi } from 'vitest'
import { useCommands } from './in-process.js'

const bench = useCommands(async ({ lote }) => {
  await lote(['list'])
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('storage_other_owner, the folder of the storage is of another user → a warning with the command as its owner', async () => {
  const owner = process.getuid!()
  vi.spyOn(process, 'getuid').mockReturnValue(owner + 1)
  const { results } = await bench.lote(['doctor'])
  expect(results).toContain(
    `AVISO armazenamento: ${bench.env.STORAGE_URL} é do usuário ${owner}, e este comando roda com outro: o que um grava o outro não lê, e o Redis embutido de cada um é outro. Rode os comandos com o usuário do worker: sudo -u '#${owner}' npx lote …`,
  )
})

test('the folder is of who runs the command → no warning, and the place of Redis is told once', async () => {
  const { results } = await bench.lote(['doctor'])
  expect(results).toContain(`OK    armazenamento: ${bench.env.STORAGE_URL}`)
  expect(results).toContain(`OK    Redis: embedded:${bench.env.LOTE_RUN_DIR}`)
})
