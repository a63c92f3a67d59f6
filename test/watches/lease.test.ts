import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { takeLease } from '../../src/redis/lease.js'
import { WatchRecords } from '../../src/watches/records.js'
import { runNight } from '../../src/watches/run-night.js'
import { NEW_STATE } from '../../src/watches/state.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)
const ANOTHER = JSON.stringify({ host: 'another', pid: 1, instance: '' })

const leaseOf = (watch: string) => `${rig.app.queuePrefix()}:watch:${watch}`

test('a lease that expired, and nobody has taken → it is held, by its old holder', async () => {
  const redis = (await rig.app.redis()).connect('test')
  const lease = (await takeLease(redis, leaseOf('uma'), rig.app.owner))!
  const holder = await redis.get(leaseOf('uma'))
  await redis.del(leaseOf('uma'))
  await once(lease.lost, 'abort')
  expect(await lease.holds()).toBe(true)
  expect(await redis.get(leaseOf('uma'))).toBe(holder)
  await lease.release()
  redis.disconnect()
})

test('a lease that expired, and another process has taken → it is not held, nor released', async () => {
  const redis = (await rig.app.redis()).connect('test')
  const lease = (await takeLease(redis, leaseOf('uma'), rig.app.owner))!
  await redis.set(leaseOf('uma'), ANOTHER)
  await once(lease.lost, 'abort')
  expect(await lease.holds()).toBe(false)
  await lease.release()
  expect(await redis.get(leaseOf('uma'))).toBe(ANOTHER)
  redis.disconnect()
})

test.each([
  { taken: 'nobody', by: undefined, sandbox: false, end: 'counted', counted: 1 },
  { taken: 'another process', by: ANOTHER, sandbox: false, end: 'busy', counted: 0 },
  { taken: 'another process', by: ANOTHER, sandbox: true, end: 'rehearsed', counted: 0 },
])('the lease of a watch expires in its night (rehearsal: $sandbox), and $taken has taken it → $end', async ({
  by,
  sandbox,
  end,
  counted,
}) => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  const redis = (await rig.app.redis()).connect('test')
  const readers = async () => []
  const request = { watch: 'noite', night: NIGHT, sandbox, patienceMs: 60_000, readers }
  const night = await runNight(request, rig.app, {
    untilStopped: async (doing) => {
      await expire(redis, leaseOf('noite'), by)
      return doing(new AbortController().signal)
    },
  })
  expect(night.is).toBe(end)
  expect(await new WatchRecords(await rig.app.bucket(), 'noite').nights()).toHaveLength(counted)
  redis.disconnect()
})

test.each([
  { since: 'still has it', end: 'busy', before: false },
  { since: 'has counted another night', end: 'counted', before: true },
])('another process takes the watch while a night is handed over, and $since → $end, and no state is lost', async ({
  end,
  before,
}) => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  const records = new WatchRecords(await rig.app.bucket(), 'noite')
  const redis = (await rig.app.redis()).connect('test')
  const readers = async () => []
  const request = { watch: 'noite', night: NIGHT, sandbox: false, patienceMs: 60_000, readers }
  const night = await runNight(request, rig.app, {
    untilStopped: (doing) => doing(new AbortController().signal),
    handOver: async () => {
      await (before ? redis.del(leaseOf('noite')) : redis.set(leaseOf('noite'), ANOTHER))
      await records.writeState({ ...NEW_STATE, applied: ['theirs'] })
    },
  })
  expect(night.is).toBe(end)
  const { applied } = await records.state()
  expect(applied).toEqual(before ? ['theirs', expect.any(String)] : ['theirs'])
  redis.disconnect()
})

/** As on a machine that was too busy to renew it; returns when its holder has tried to. */
async function expire(redis: Redis, name: string, holder: string | undefined): Promise<void> {
  const monitor = await redis.monitor()
  await (holder === undefined ? redis.del(name) : redis.set(name, holder))
  await new Promise<void>((resolve) => {
    monitor.on('monitor', (_time: string, args: string[]) => {
      if (args[0]?.toLowerCase() === 'eval' && args[3] === name) resolve()
    })
  })
  monitor.disconnect()
}
