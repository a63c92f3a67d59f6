import { expect, test } from 'vitest'
import { zoneOf } from '../../src/schedules/zone.js'

test.each([
  ['America/Sao_Paulo', '2026-11-20T12:00:00Z', '2026-11-20T09:00:00Z'],
  ['Asia/Kolkata', '2026-11-20T12:00:00Z', '2026-11-20T17:30:00Z'],
  ['America/St_Johns', '2026-11-20T12:00:00Z', '2026-11-20T08:30:00Z'],
  ['America/Sao_Paulo', '1900-01-01T12:00:00Z', '1900-01-01T08:53:32Z'],
  ['UTC', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'],
])('%s at %s → the wall shows %s, and that is shown at this instant alone', (tz, instant, wall) => {
  const zone = zoneOf(tz)
  expect(zone.wall(Date.parse(instant))).toBe(Date.parse(wall))
  expect(zone.showing(Date.parse(wall))).toEqual([Date.parse(instant)])
})
