import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Job } from '../../src/core/job/job.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { traceLine } from '../../src/verify/trace.js'
import { useRig } from './rig.js'

const FIRST = '2026-01-15'
const rig = useRig({ lawyers: 3, perDay: 6, days: 30, full: false }, FIRST)

test('a row of Novas traced → its own publication', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB;Responsável\nOAB/${one!.uf} ${one!.oab};Ana\n`)
  const night = await rig.night(FIRST)
  const line = night.lines('Novas').at(-1)!
  const texts = new Map(Object.entries(line).map(([title, cell]) => [title, String(cell ?? '')]))
  const bucket = await rig.app.bucket()
  const manifest = (await new BatchRecords(bucket, night.report.batch!).manifest())!
  const asked = { sheet: 'Novas', texts }
  const job = jobs.get('watch')! as Job
  const trace = await traceLine(manifest, Number(line.Linha), { bucket, job, asked })
  expect(trace?.listed?.figures).toMatchObject({
    id: line['ID da publicação'],
    processo: line.Processo,
  })
})
