import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ReportRecords } from '../../src/reports/records.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import { type FiringRequest, firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import { openFolder } from '../../src/storage/folder.js'
import { ended, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('three worker processes on one storage make each firing once', async () => {
  const bucket = await openFolder(join(bench.dir, 'data'), 'data')
  const records = new ScheduleRecords(bucket)
  const at = new Date().toISOString()
  const asks: FiringRequest[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    const schedule: Schedule = {
      name,
      cron: '0 7 1 * *',
      tz: 'America/Sao_Paulo',
      catchUp: 'last',
      does: { is: 'report', report: 'index', param: ['index=ipca', 'month=12/2025'] },
      notify: [],
      texts: false,
      createdAt: at,
      since: at,
    }
    await records.add(schedule)
    for (const back of [2_000, 1_000]) {
      asks.push(firingRequest(schedule, Date.now() - back, 'manual'))
      await records.writeRequest(asks.at(-1)!)
    }
  }
  const workers = [1, 2, 3].map(() => start(['worker'], bench.env, bench.dir))
  const stopped = Promise.all(workers.map(ended))
  const firings = () =>
    Promise.all(asks.map(({ schedule, stamp }) => records.firing(schedule.name, stamp)))
  const states = async () => (await firings()).map((firing) => firing?.state)
  await expect.poll(states, { timeout: 100_000, interval: 500 }).toEqual(asks.map(() => 'done'))
  for (const worker of workers) worker.kill('SIGTERM')
  expect((await stopped).map(({ status }) => status)).toEqual([0, 0, 0])

  const made = await new ReportRecords(bucket).ids('index')
  const told = (await firings()).map((firing) => firing!.batch!)
  expect(told.toSorted()).toEqual(made)
  expect(made).toHaveLength(asks.length)
  const series = bench.sandbox.journal().filter(({ path }) => path.includes('/ipca/series'))
  expect(series).toHaveLength(asks.length)
})
