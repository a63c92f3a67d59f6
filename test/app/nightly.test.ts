import { pino } from 'pino'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.js'
import { serveNightly } from '../../src/app/nightly.js'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { historyOf } from '../../src/schedules/history.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import { firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import { SECRET, useRig } from '../notices/rig.js'
import { embeddedHome } from '../redis/embedded.js'

const rig = useRig()

test('a worker fires what is asked for, and its people hear of the failure by mail and webhook', async () => {
  const home = await embeddedHome()
  const config = readConfig({
    STORAGE_URL: `file:${rig.dir}`,
    LOTE_RUN_DIR: home.settings.dir,
    SMTP_URL: `smtp://127.0.0.1:${rig.mail.port}`,
    SMTP_FROM: 'Escritório <avisos@escritorio.example>',
    LOTE_WEBHOOK_SECRET: SECRET,
    LOTE_WEBHOOK_ALLOW_PRIVATE: 'true',
    LOTE_ALLOW_HTTP: '1',
  })
  const { entry } = home.settings
  const log = pino({ level: 'silent' })
  // The clock is the real one: what is asked for is found at the first look.
  const app = new App({ config, jobs: new Map(), log, embeddedEntry: entry })
  const stop = new AbortController()
  try {
    const at = new Date(app.clock.now()).toISOString()
    const schedule: Schedule = {
      name: 'mensal',
      cron: '0 6 1 * *',
      tz: 'America/Sao_Paulo',
      catchUp: 'last',
      does: { is: 'watch', watch: 'noturno', param: [] },
      notify: ['mailto:ana@escritorio.example', rig.hook.url],
      texts: false,
      createdAt: at,
      since: at,
    }
    const records = new ScheduleRecords(rig.bucket)
    await records.add(schedule)
    await records.writeRequest(firingRequest(schedule, app.clock.now(), 'manual'))
    const fire = () => Promise.reject(UserError.usage('no_key', { variable: 'CALC_API_KEY' }))
    const serving = serveNightly(app, fire, stop.signal)
    const { mails } = rig.mail
    const told = () => [mails.length, rig.hook.received.length]
    await expect.poll(told).toEqual([1, 1])
    stop.abort()
    await serving
    const [line] = await historyOf('mensal', 10, { bucket: rig.bucket, clock: app.clock })
    expect(line).toMatchObject({ state: 'failed', reason: expect.stringMatching('CALC_API_KEY') })
    expect(rig.hook.received[0]!.body).toContain('"type":"schedule.failed"')
  } finally {
    stop.abort()
    await app.close()
    await home.close()
  }
})
