import { expect, test } from 'vitest'
import { useScheduleRig, WATCH } from './schedule-rig.js'

const rig = useScheduleRig()
const { schedule } = rig
const stored = async () => (await rig.records.schedule('noturno'))!

test('edit: the hour → the days, what it does and its history stay, and what was missed is told', async () => {
  await schedule('add', 'noturno', ...WATCH, '--patience', '5m', '--notify', 'ana@x.com')
  rig.clock.set('2026-11-23T09:00Z')
  await rig.worker().work()
  rig.clock.set('2026-11-25T15:00Z')
  const { said, status } = await schedule('edit', 'noturno', '--at', '07:30')
  expect(status).toBe(0)
  expect(said).toMatch(/noturno mudado; o próximo disparo é qui\., 26\/11\/2026, 07:30/)
  expect(await stored()).toMatchObject({
    cron: '30 7 * * 1-5',
    tz: 'America/Sao_Paulo',
    notify: ['mailto:ana@x.com'],
    does: { is: 'watch', watch: 'noturno', patience: '5m' },
    createdAt: '2026-11-20T12:00:00.000Z',
    since: '2026-11-25T15:00:00.000Z',
  })
  expect(await rig.history()).toEqual([
    'asked 2026-11-25T09:00 caught up',
    'missed 2026-11-24T09:00',
    'done 2026-11-23T09:00',
  ])
})

test('edit: the days → the hour stays', async () => {
  await schedule('add', 'noturno', ...WATCH)
  await schedule('edit', 'noturno', '--every', 'dia útil')
  expect(await stored()).toMatchObject({ cron: '0 6 * * 1-5', businessDays: true })
  await schedule('edit', 'noturno', '--cron', '0 6 * * 1-5')
  expect(await stored()).not.toHaveProperty('businessDays')
})

test('edit: whom it tells, or nobody → its time is as it was', async () => {
  await schedule('add', 'noturno', ...WATCH, '--notify', 'ana@x.com')
  const { since } = await stored()
  rig.clock.set('2026-11-20T15:00Z')
  await schedule('edit', 'noturno', '--notify', 'rui@x.com', '--notify', 'bia@x.com', '--texts')
  expect(await stored()).toMatchObject({
    notify: ['mailto:rui@x.com', 'mailto:bia@x.com'],
    texts: true,
    since,
  })
  await schedule('edit', 'noturno', '--no-notify', '--no-texts')
  expect(await stored()).toMatchObject({ notify: [], texts: false })
})

test('edit: what it does → what another action has is not taken over, and parameters are by name', async () => {
  await schedule('add', 'noturno', ...WATCH, '--patience', '5m', '--texts')
  await schedule('edit', 'noturno', '--report', 'gazette', '-p', 'watch=noturno')
  expect(await stored()).toMatchObject({
    texts: false,
    does: { is: 'report', report: 'gazette', param: ['watch=noturno'] },
  })
  await schedule('edit', 'noturno', '-p', 'from=01/11/2026')
  expect((await stored()).does).toMatchObject({ param: ['watch=noturno', 'from=01/11/2026'] })
  await schedule('edit', 'noturno', '-p', 'from=02/11/2026')
  expect((await stored()).does).toMatchObject({ param: ['watch=noturno', 'from=02/11/2026'] })
})

test('edit: a firing that is asked for and not begun → done as it is now', async () => {
  await schedule('add', 'noturno', ...WATCH)
  await schedule('run-now', 'noturno')
  await schedule('edit', 'noturno', '--notify', 'ana@x.com')
  const [stamp] = await rig.records.openOf('noturno')
  const ask = await rig.records.request('noturno', stamp!)
  expect(ask!.schedule.notify).toEqual(['mailto:ana@x.com'])
})

test.each<[string, string[], RegExp]>([
  ['nothing to change', ['noturno'], /Diga o que mudar/],
  ['one that there is not', ['diurno', '--at', '7h'], /Não há agendamento «diurno»/],
  ['another watch that there is not', ['noturno', '--watch', 'x'], /Não há acompanhamento «x»/],
  ['days of no week', ['noturno', '--every', 'nunca'], /--every: «nunca»/],
])('edit refuses %s, and changes nothing', async (_, args, says) => {
  await schedule('add', 'noturno', ...WATCH)
  const before = await stored()
  const { status, problems } = await schedule('edit', ...args)
  expect([status, problems]).toEqual([2, [expect.stringMatching(says)]])
  expect(await stored()).toEqual(before)
})
