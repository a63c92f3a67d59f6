import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startRedis } from '../redis/redis-process.js'
import { lote, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const ARGS = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']

test('Redis goes away while a status is followed → said once, waited for, and followed again', async () => {
  const redis = await startRedis()
  const env = { ...bench.env, REDIS_URL: redis.url }
  const file = await bench.file('carteira.csv', 'Valor;Data\n1,00;31/01/2020\n')
  const batch = (await lote(['submit', file, ...ARGS], env, bench.dir)).stdout.trim()
  const follow = start(['status', batch, '--follow'], env, bench.dir)
  const heard = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    follow[name]!.on('data', (chunk) => {
      heard[name] += String(chunk)
    })
  const shown = () => heard.stdout.split('workers vivos: 0').length - 1
  await expect.poll(shown).toBeGreaterThan(0)
  await redis.close()
  await expect.poll(() => heard.stderr).toContain(`O Redis em ${redis.url} não responde`)
  const before = shown()
  const again = await startRedis('--port', String(redis.port))
  await expect.poll(() => heard.stderr).toContain('responde de novo')
  await expect.poll(shown).toBeGreaterThan(before + 1)
  expect(heard.stderr.match(/não responde/g)).toHaveLength(1)
  expect(heard.stderr).not.toContain('armazenamento')
  follow.kill('SIGINT')
  expect(await once(follow, 'close')).toEqual([0, null])
  await again.close()
})
