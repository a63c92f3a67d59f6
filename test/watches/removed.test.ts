import { expect, test } from 'vitest'
import { removeWatchCommand } from '../../src/cli/watch/watch.js'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { keys } from '../../src/records/keys.js'
import { WatchRecords } from '../../src/watches/records.js'
import { requireWatchLease } from '../../src/watches/watch-lease.js'
import { heardVoice } from '../support/voice.js'
import { idsOf, useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 6, perDay: 20, days: 60, full: false }, NIGHT)

const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')
const remove = (name = 'noite') =>
  removeWatchCommand({ app: rig.app, output: heardVoice() }, name, { yes: true })
async function stored(): Promise<string[]> {
  const found: string[] = []
  for await (const key of (await rig.app.bucket()).list('watches/')) found.push(key)
  return found
}
function list(): string {
  const [one] = rig.sandbox.gazetteBase.registrations()
  return `OAB\nOAB/${one!.uf} ${one!.oab}`
}

/** As a removal leaves it that died after its first step. */
async function halfRemoved(): Promise<string[]> {
  await rig.add('noite', list())
  const shown = idsOf((await rig.night(NIGHT)).lines('Novas'))
  await (await records()).markOpen('20260115-000000-aaaa')
  await (await rig.app.bucket()).delete(keys.watchDefinition('noite'))
  return shown
}

test('a removal that died halfway is ended by the next one', async () => {
  await halfRemoved()
  expect(await stored()).not.toEqual([])
  expect(await remove()).toBe(0)
  expect(await stored()).toEqual([])
  await expect(remove()).rejects.toMatchObject({ status: 2 })
})

test('a new watch begins with nothing that one of its name left behind', async () => {
  const shown = await halfRemoved()
  expect(shown).not.toEqual([])
  await rig.add('noite', list())
  const fresh = await records()
  expect(await fresh.open()).toEqual([])
  expect(await fresh.nights()).toEqual([])
  expect(Object.keys((await fresh.state()).seen)).toEqual([])
  expect(idsOf((await rig.again(NIGHT)).lines('Novas'))).toEqual(shown)
})

test('a watch that is being run is neither removed nor added, and no part of another name is', async () => {
  await rig.add('noite', list())
  const before = await stored()
  const lease = await requireWatchLease(rig.app, 'noite')
  await expect(remove()).rejects.toMatchObject({ status: 1 })
  await lease.release()
  await expect(remove('noite/input')).rejects.toMatchObject({ status: 2 })
  expect(await stored()).toEqual(before)
  const other = await requireWatchLease(rig.app, 'outra')
  await expect(rig.add('outra', list())).rejects.toMatchObject({ status: 1 })
  await other.release()
  expect(await stored()).toEqual(before)
  await expect(rig.add('noite', list())).rejects.toMatchObject({ status: 2 })
})

test('a list that is replaced while a night waits for its turn is the one that is read', async () => {
  await rig.add('noite', list())
  const { uf, oab } = rig.sandbox.gazetteBase.registrations()[1]!
  let replaced: Promise<number> | undefined
  const app: typeof rig.app = Object.assign(Object.create(rig.app), {
    redis: async () => {
      replaced ??= rig.replace('noite', `OAB\nOAB/${uf} ${oab}`)
      await replaced
      return rig.app.redis()
    },
  })
  const asked = { sandbox: false, date: NIGHT, yes: true }
  await runWatchCommand({ app, output: heardVoice() }, 'noite', asked)
  const state = await (await records()).state()
  expect(Object.keys(state.registrations)).toEqual([`oab:${uf}:${oab}`])
})
