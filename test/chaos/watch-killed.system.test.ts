import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import { addDays } from '../../src/values/dates.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { NIGHT_POINTS, POINTS, type Point } from '../support/failpoints.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { fixtures } from './fixtures.js'
import { closeScene, openScene, type Scene } from './scene.js'

const FIRST_SHOWN = ['Novas', 'Tardias', 'Conferir', 'Canceladas']
/** What a night without faults, files or halves does not meet. */
const UNMET: readonly string[] = [
  'attempt-ended',
  'divided',
  'document-written',
  'file-written',
  'kept',
  'request-noted',
  'rest-given-up',
]
const MET: readonly Point[] = [...POINTS, ...NIGHT_POINTS].filter((one) => !UNMET.includes(one))
const LONG_MS = 240_000

let first: RedisProcess
let second: RedisProcess
beforeAll(async () => {
  first = await startRedis()
  second = await startRedis()
})
afterAll(async () => {
  await first.close()
  await second.close()
})

async function addWatch(scene: Scene): Promise<{ oab: string; uf: string }[]> {
  const some = scene.sandbox.gazetteBase
    .registrations()
    .filter(({ trait }) => !trait?.startsWith('full-'))
    .slice(0, 2)
  const file = join(scene.dir, 'oabs.csv')
  const rows = some.map(({ oab, uf }) => `OAB/${uf} ${oab};ana@adv.example`)
  await writeFile(file, ['OAB;E-mail', ...rows].join('\n'))
  const added = await scene.lote(['watch', 'add', 'noite', file, '--per-lawyer'], first)
  expect(added.status, added.stderr).toBe(0)
  return some
}

/** What every stored workbook shows for the first time, of whatever batch. */
async function shownIn({ dir, bucket }: Scene): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list('batches/')) {
    if (!key.endsWith('/result.xlsx')) continue
    const workbook = await readWorkbook(join(dir, 'data', key))
    for (const sheet of FIRST_SHOWN) {
      const lines = asObjects(workbook.get(sheet) ?? [[]])
      found.push(...lines.map((line) => String(line['ID da publicação'])))
    }
  }
  return found.toSorted()
}

const noticesIn = async ({ bucket }: Scene) => {
  const found: string[] = []
  for await (const key of bucket.list('outbox/notices/')) found.push(key)
  return found
}

describe.concurrent('a night that is killed shows each publication once, over its resumption and the next', () => {
  test.each(MET)('at %s', { timeout: LONG_MS }, async (point) => {
    const scene = await openScene(fixtures.watch![0]!)
    try {
      const some = await addWatch(scene)
      const today = dateInSaoPaulo(Date.now())
      const run = (date: string) => ['watch', 'run', 'noite', '--date', date, '--json']
      const dying = scene.start(run(addDays(today, -1)), first, { DIE_AT: `${point}:1` })
      const killed = await dying.ended
      expect(killed.signal, killed.stderr).toBe('SIGKILL')
      for (const date of [addDays(today, -1), today]) {
        const ended = await scene.lote(run(date), second)
        expect(ended.status, ended.stderr).toBe(0)
      }
      const shown = await shownIn(scene)
      expect(shown).toEqual([...new Set(shown)])
      const from = addDays(today, -31)
      const owed = some.flatMap(({ oab, uf }) =>
        scene.sandbox.gazetteBase.published({ oab, uf, from, to: today }),
      )
      const missing = owed.filter(({ id }) => !shown.includes(String(id)))
      expect(missing.map(({ id }) => id)).toEqual([])
      expect(shown.length).toBeGreaterThan(0)
      const history = await scene.lote(['watch', 'history', 'noite', '--json'], second)
      const { nights } = JSON.parse(history.stdout.trim().split('\n').at(-1)!)
      expect(await noticesIn(scene)).toHaveLength(nights.length)
    } finally {
      await closeScene(scene)
    }
  })
})
