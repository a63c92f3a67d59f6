import { expect, test } from 'vitest'
import { watch } from '../../jobs/watch/index.js'
import { WatchRig } from './rig.js'

test.each([
  '2025-03-12',
  '2025-09-01',
  '2026-01-15',
])('each row of the template finds something in the sandbox, on %s as on any day', async (day) => {
  const rig = new WatchRig()
  await rig.open({}, day)
  try {
    const { headings, rows } = watch.template
    await rig.add('noite', [headings, ...rows].map((cells) => cells.join(';')).join('\n'))
    const told = await rig.night(day)
    expect(told.status).toBe(0)
    const found = told
      .lines('Por advogado')
      .map((line) => Number(line.Novas) + Number(line.Conferir))
    expect(found).toHaveLength(rows.length)
    expect(found.filter((count) => count === 0)).toEqual([])
  } finally {
    await rig.close()
  }
})
