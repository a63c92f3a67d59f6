import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.js'
import type { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-config-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function file(name: string, content: string): Promise<string> {
  await writeFile(join(dir, name), content)
  return join(dir, name)
}
const hooks = (list: unknown) => file('hooks.json', JSON.stringify(list))
function told(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as UserError).sentences.map((said) => translateWhole('pt', said))
  }
}

test('nothing said: no mail, no secret, nothing private and no plain http', () => {
  expect(readConfig({}).notices).toEqual({
    webhook: { secrets: [], allowPrivate: false, allowHttp: false },
    webhooks: [],
  })
})

test('a mail server, whose password may stand in a file', async () => {
  const SMTP_PASSWORD_FILE = await file('senha', 'do arquivo\n')
  const env = { SMTP_URL: 'smtp://eu@mail.example', SMTP_FROM: 'Nós <nos@x.com>' }
  expect(readConfig({ ...env, SMTP_PASSWORD_FILE }).notices.mail).toEqual({
    smtp: {
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTls: true,
      user: 'eu',
      password: 'do arquivo',
    },
    from: { name: 'Nós', address: 'nos@x.com' },
  })
  const open = readConfig({ ...env, LOTE_ALLOW_HTTP: '1' }).notices.mail
  expect(open?.smtp.requireTls).toBe(false)
})

test('secrets of webhooks: one of all, and those of one', async () => {
  const LOTE_WEBHOOKS = await hooks([
    { url: 'https://a.example/x', secretEnv: 'SEGREDO_A', allowPrivate: true },
    { url: 'http://b.example', allowHttp: true },
  ])
  const env = { LOTE_WEBHOOK_SECRET: `${SECRET} ${OTHER}`, LOTE_WEBHOOKS, SEGREDO_A: OTHER }
  expect(readConfig({ ...env, LOTE_WEBHOOK_ALLOW_PRIVATE: 'true' }).notices).toEqual({
    webhook: { secrets: [SECRET, OTHER], allowPrivate: true, allowHttp: false },
    webhooks: [
      { url: 'https://a.example/x', secrets: [OTHER], allowPrivate: true },
      { url: 'http://b.example/', allowHttp: true },
    ],
  })
})

test.each<[Record<string, string>, RegExp]>([
  [{ SMTP_URL: 'mail.example:25', SMTP_FROM: 'a@x.com' }, /^SMTP_URL: é preciso smtp:\/\//],
  [{ SMTP_URL: 'smtp://mail.example' }, /^SMTP_FROM: é preciso um endereço/],
  [{ SMTP_FROM: 'nós' }, /^SMTP_FROM: é preciso um endereço.*«nós»/],
  [{ SMTP_PASSWORD: 'a\nb' }, /^SMTP_PASSWORD: é preciso uma senha/],
  [{ LOTE_WEBHOOK_SECRET: 'whsec_segredo' }, /^LOTE_WEBHOOK_SECRET: é preciso whsec_/],
  [{ LOTE_WEBHOOK_SECRET: SECRET.slice(6) }, /^LOTE_WEBHOOK_SECRET: é preciso whsec_/],
  [{ LOTE_WEBHOOK_SECRET_FILE: '/nada' }, /^LOTE_WEBHOOK_SECRET_FILE: é preciso um arquivo/],
  [{ LOTE_WEBHOOK_ALLOW_PRIVATE: 'sim' }, /^LOTE_WEBHOOK_ALLOW_PRIVATE: é preciso true ou false/],
  [{ LOTE_WEBHOOKS: '/nada' }, /^LOTE_WEBHOOKS: é preciso um arquivo/],
])('%o', (env, expected) => {
  const said = told(env)
  expect(said).toEqual([expect.stringMatching(expected)])
  expect(said[0]).not.toContain('segredo')
  expect(said[0]).not.toContain(SECRET.slice(6))
})

test.each<[unknown, RegExp]>([
  ['{', /LOTE_WEBHOOKS: é preciso uma lista/],
  [[{ url: 'ftp://x' }], /LOTE_WEBHOOKS: é preciso url/],
  [[{ url: 'https://u:s3gr3do@x' }], /LOTE_WEBHOOKS: é preciso url/],
  [[{ url: 'https://x', secretEnv: 'NADA' }], /LOTE_WEBHOOKS x: .*NADA/],
  [[{ url: 'https://x', secret: SECRET }], /LOTE_WEBHOOKS/],
])('a file of webhooks with %j', async (list, expected) => {
  const said = told({ LOTE_WEBHOOKS: await hooks(list) })
  expect(said).toEqual([expect.stringMatching(expected)])
  expect(said[0]).not.toMatch(/s3gr3do|whsec_B/)
})
