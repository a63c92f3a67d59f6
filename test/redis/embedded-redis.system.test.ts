import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newest } from '../../src/redis/embedded-files.js'
import { openRedis } from '../../src/redis/redis.js'
import { embeddedHome } from './embedded.js'
import { startRedis } from './redis-process.js'

test('another server on the port is not taken for ours, though it lets us in', async () => {
  const home = await embeddedHome()
  const other = await startRedis()
  try {
    const content = { pid: other.pid, ready: { port: other.port, secret: 'x' } }
    await writeFile(join(home.settings.dir, 'server-000000001.json'), JSON.stringify(content))
    const server = await openRedis({ embedded: home.settings })
    expect(await server.connect('test').info('server')).toContain('tcp_port:')
    expect((await newest(home.settings.dir))!.generation).toBe(2)
    await server.close()
  } finally {
    await other.close()
    await home.close()
  }
})

test("server on the dead one's port, configured with the password it was sent → not believed", async () => {
  const home = await embeddedHome()
  const impostor = await startRedis('--requirepass', 'secret', '--masterauth', 'secret')
  try {
    const ready = { port: impostor.port, secret: 'secret', proof: 'never sent' }
    const content = JSON.stringify({ pid: impostor.pid, ready })
    await writeFile(join(home.settings.dir, 'server-000000001.json'), content)
    const server = await openRedis({ embedded: home.settings })
    expect(await server.connect('test').ping()).toBe('PONG')
    expect((await newest(home.settings.dir))!.generation).toBe(2)
    await server.close()
  } finally {
    await impostor.close()
    await home.close()
  }
})
