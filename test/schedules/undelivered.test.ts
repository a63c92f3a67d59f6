import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveNightly } from '../../src/app/nightly.js'
import { useScheduleRig, WATCH } from '../cli/schedule-rig.js'
import { SECRET } from '../notices/rig.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { lote } from '../support/cli.js'

const rig = useScheduleRig()
let home: EmbeddedHome
beforeAll(async () => {
  home = await embeddedHome()
})
afterAll(() => home.close())

const MAIL = { SMTP_URL: 'smtps://smtp.example', SMTP_FROM: 'avisos@escritorio.example' }
const BOTH = ['mailto:ana@x.com', 'https://x.com/a?token=abc']
const add = (env: Record<string, string>, ...notify: string[]) =>
  rig.scheduleIn(env, 'add', 'noturno', ...WATCH, ...notify.flatMap((one) => ['--notify', one]))

test.each<[string, Record<string, string>, string[], RegExp | undefined]>([
  ['mail without a server', {}, ['mailto:ana@x.com'], /para ana@x\.com: falta SMTP_URL\./],
  ['a webhook without a secret', MAIL, BOTH, /para https:\/\/x\.com\/a\?…: falta LOTE_WEBHOOK_/],
  [
    'both',
    {},
    BOTH,
    /ana@x\.com, https.*: falta SMTP_URL, LOTE_WEBHOOK_SECRET\..*lote notice list/,
  ],
  ['neither', { ...MAIL, LOTE_WEBHOOK_SECRET: SECRET }, BOTH, undefined],
  ['nobody', {}, [], undefined],
])('add tells what this process could not deliver, and adds it: %s', async (_, env, notify, says) => {
  const { status, said } = await add(env, ...notify)
  expect(status).toBe(0)
  if (says) expect(said).toMatch(says)
  else expect(said).not.toMatch(/falta/)
  expect(said).not.toContain('abc')
  expect(said).toMatch(/Agendamento noturno criado/)
})

test('a worker logs it once when it starts', async () => {
  await add({}, ...BOTH)
  const lines: { level: number; missing?: string[] }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const app = Object.assign(rig.app({ LOTE_RUN_DIR: home.settings.dir }), { log })
  const fire = () => Promise.reject(new Error('nothing is due'))
  await serveNightly(app, fire, AbortSignal.abort())
  await app.close()
  const warned = lines.filter(({ level }) => level === 40)
  expect(warned).toMatchObject([{ missing: ['SMTP_URL', 'LOTE_WEBHOOK_SECRET'] }])
})

test('doctor warns of it, and its status says that all of the rest works', async () => {
  const env = { STORAGE_URL: `file:${rig.dir}`, LOTE_RUN_DIR: home.settings.dir }
  const gazette = { GAZETTE_BASE_URL: 'http://127.0.0.1:9', GAZETTE_API_KEY: 'k' }
  const doctor = async (more: Record<string, string> = {}, ...args: string[]) => {
    const ran = await lote(['doctor', ...args], { ...env, ...gazette, ...more }, rig.dir)
    return { status: ran.status, lines: ran.stdout.trim().split('\n') }
  }
  expect((await doctor()).lines.join()).not.toMatch(/webhooks/)
  await add({}, ...BOTH)
  const { status, lines } = await doctor()
  expect([status, lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^AVISO e-mail e webhooks: .*falta SMTP_URL, LOTE_WEBHOOK_SECRET\./),
  ])
  const [told] = (await doctor({}, '--json')).lines
  const found = JSON.parse(told!) as { name: string }[]
  expect(found.at(-1)).toMatchObject({ name: 'notices', ok: true, warning: true })
  const well = await doctor({ ...MAIL, LOTE_WEBHOOK_SECRET: SECRET })
  expect(well.lines.at(-1)).toMatch(/^OK {4}e-mail e webhooks: 2 destinos/)
})
