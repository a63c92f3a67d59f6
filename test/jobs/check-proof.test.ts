import { expect, test } from 'vitest'
import { proveFalsified, proveHonest } from '../../bench/check-proof/prove.js'
import {
  proveFalsifiedSubjects,
  proveHonestSubjects,
} from '../../bench/check-proof/prove-subjects.js'

test('honest figures of every regime → all confirmed, no alarm', async () => {
  const { alarms, unchecked, figures } = await proveHonest({ figures: 60, seed: 3 })
  expect({ alarms, unchecked, figures }).toEqual({ alarms: {}, unchecked: {}, figures: 720 })
})

test('answers falsified in ten ways → each is told, or has a reason why it cannot be', async () => {
  const ways = await proveFalsified({ figures: 40, seed: 5, share: 0.1 })
  for (const [way, { wrong, caught, missed }] of Object.entries(ways)) {
    expect({ way, missed }).toEqual({ way, missed: [] })
    expect(caught).toBeGreaterThan(wrong / 4)
  }
})

test('honest updates and saved calculations → all confirmed, no alarm', async () => {
  const { alarms, unchecked, figures } = await proveHonestSubjects({ figures: 60, seed: 3 })
  expect({ alarms, unchecked, figures }).toEqual({ alarms: {}, unchecked: {}, figures: 420 })
})

test('updates and saved calculations falsified in ten ways → each is told, or has a reason', async () => {
  const ways = await proveFalsifiedSubjects({ figures: 40, seed: 5, share: 0.1 })
  for (const [way, { wrong, caught, missed }] of Object.entries(ways)) {
    expect({ way, missed }).toEqual({ way, missed: [] })
    if (way !== 'interest') expect(caught).toBeGreaterThan(wrong / 2)
  }
})
