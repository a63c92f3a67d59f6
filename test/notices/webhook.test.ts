import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { compose } from '../../src/notices/compose.js'
import type { Notice } from '../../src/notices/notice.js'
import { noticeId } from '../../src/notices/outbox.js'
import { isPublic } from '../../src/notices/webhook/address.js'
import { bodyOf, LARGEST_BODY } from '../../src/notices/webhook/body.js'
import type { Resolve } from '../../src/notices/webhook/lookup.js'
import { sendWebhook, type WebhookSettings } from '../../src/notices/webhook/send.js'
import { secretKey, signed } from '../../src/notices/webhook/sign.js'
import { outcomeOf, retryAfterMs } from '../../src/notices/webhook/verdict.js'
import { FACTS, SECRET, useRig } from './rig.js'

const rig = useRig()
const OTHER = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
const SETTINGS: WebhookSettings = { secrets: [SECRET], allowPrivate: false, allowHttp: true }
const at =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const noticeTo = (url: string): Notice => ({
  id: noticeId('x', { is: 'webhook', url }),
  createdAt: '2026-11-20T09:00:00.000Z',
  target: { is: 'webhook', url },
  language: 'pt',
  facts: FACTS,
})
const post = (url: string, settings: Partial<WebhookSettings> = {}, resolve = at('127.0.0.1')) =>
  sendWebhook(
    noticeTo(url),
    new URL(url),
    { ...SETTINGS, ...settings },
    {
      resolve,
      nowMs: Date.now(),
    },
  )

describe('signed by the Standard Webhooks convention', () => {
  test('their own library takes what was received, and refuses it changed', async () => {
    expect(await post(rig.hook.url, { allowPrivate: true })).toMatchObject({ is: 'delivered' })
    const [{ body, headers } = { body: '', headers: {} }] = rig.hook.received
    const verifier = new Webhook(SECRET)
    const told = verifier.verify(body, headers as Record<string, string>)
    expect(told).toMatchObject({ type: 'watch.finished', data: { counts: { new: 3 } } })
    const changed = body.replace('"new":3', '"new":4')
    expect(() => verifier.verify(changed, headers as Record<string, string>)).toThrow()
    expect(() => new Webhook(OTHER).verify(body, headers as Record<string, string>)).toThrow()
  })

  test('the example of the convention has the signature that its documentation gives', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
    const headers = signed(id, 1_614_265_330_000, '{"test": 2432232314}', [secret])
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('two secrets give two signatures, while one replaces the other', () => {
    const now = Date.now()
    const headers = signed('ntc_1', now, '{}', [OTHER, SECRET])
    for (const secret of [OTHER, SECRET]) new Webhook(secret).verify('{}', headers)
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(now / 1000)))
  })

  test.each([
    ['no prefix', SECRET.slice(6)],
    ['too short', `whsec_${Buffer.alloc(23).toString('base64')}`],
    ['too long', `whsec_${Buffer.alloc(65).toString('base64')}`],
    ['not base64', 'whsec_açaí'],
    ['cut base64', `${SECRET.slice(0, -3)}`],
  ])('a secret with %s is none', (_, secret) => {
    expect(secretKey(secret)).toBeUndefined()
  })
})

describe('where a webhook may not go', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '2001:db8::1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::',
    '2002:7f00:1::',
    '2001::1',
    '64:ff9b:1::1',
    'fec0::1',
    'não',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test.each([
    '8.8.8.8',
    '100.63.255.255',
    '172.32.0.1',
    '169.253.0.1',
    '168.63.129.17',
    '223.255.255.1',
    '2606:4700::1111',
    '2a00:1450::1',
    '64:ff9b::808:808',
    '64:ff9b::8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  test.each([
    ['a literal', (port: number) => `http://127.0.0.1:${port}/`],
    ['a literal in hexadecimal', (port: number) => `http://0x7f000001:${port}/`],
    ['a literal as one number', (port: number) => `http://2130706433:${port}/`],
    ['a mapped literal', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['a name that leads there', (port: number) => `http://gancho.example:${port}/`],
  ])('%s of this machine is refused, and nobody is asked', async (_, url) => {
    expect(await post(url(rig.hook.port))).toMatchObject({ is: 'refused' })
    expect(rig.hook.received).toEqual([])
  })

  test('a name with one private address among public ones is refused', async () => {
    const resolve = at('93.184.216.34', '::ffff:10.0.0.1')
    expect(await post('http://gancho.example:1/', {}, resolve)).toEqual({
      is: 'refused',
      detail: 'gancho.example is at ::ffff:10.0.0.1, which is not public',
    })
  })

  test('the connection goes to the address that was looked at, and no name is asked twice', async () => {
    let asked = 0
    const rebinding: Resolve = async (name) => {
      asked += 1
      return at(asked === 1 ? '127.0.0.1' : '127.0.0.9')(name)
    }
    const url = `http://gancho.example:${rig.hook.port}/x`
    expect(await post(url, { allowPrivate: true }, rebinding)).toMatchObject({ is: 'delivered' })
    expect(asked).toBe(1)
    expect(rig.hook.received[0]!.headers.host).toBe(`gancho.example:${rig.hook.port}`)
  })

  test('a redirect is not followed', async () => {
    const location = `http://127.0.0.1:${rig.hook.port}/outro`
    rig.hook.answers.splice(0, 1, { status: 307, headers: { location } }, { status: 200 })
    expect(await post(rig.hook.url, { allowPrivate: true })).toMatchObject({ is: 'failed' })
    expect(rig.hook.received.map(({ url }) => url)).toEqual(['/gancho'])
  })

  test('plain http only where it is allowed', async () => {
    const settings = { allowPrivate: true, allowHttp: false }
    expect(await post(rig.hook.url, settings)).toMatchObject({ is: 'refused' })
    expect(rig.hook.received).toEqual([])
  })

  test('one target may be allowed what the others are not', async () => {
    rig.settings.webhook = { ...rig.settings.webhook, allowPrivate: false }
    const [allowed, other] = await rig.handOver([rig.hook.url, `${rig.hook.url}/outro`])
    rig.settings.webhooks = [{ url: rig.hook.url, allowPrivate: true }]
    await rig.courier().deliver()
    expect(rig.hook.received.map(({ headers }) => headers['webhook-id'])).toEqual([allowed])
    expect(await rig.outbox.deadLetter(other!, 0)).toMatchObject({ why: 'refused' })
  })
})

describe('what is sent and read', () => {
  test('texts of cases stay here unless they were asked for', async () => {
    const facts = { ...FACTS, texts: [{ caseNumber: '1', text: 'segredo de Fulano' }] }
    await rig.handOver([rig.hook.url, 'mailto:ana@escritorio.example'], { facts })
    await rig.courier().deliver()
    const stored = await Promise.all((await rig.keys('outbox/')).map((key) => rig.bucket.get(key)))
    const everything = [...stored.map(String), rig.hook.received[0]!.body, rig.mail.mails[0]!.raw]
    expect(everything.filter((text) => text.includes('Fulano'))).toEqual([])
    await rig.handOver([rig.hook.url], { facts, texts: true, about: 'outro' })
    await rig.courier().deliver()
    expect(rig.hook.received[1]!.body).toContain('Fulano')
  })

  test('a body is cut to what receivers take, and says so', () => {
    const texts = Array.from({ length: 5_000 }, (_, n) => ({
      caseNumber: String(n),
      text: 'ç'.repeat(500),
    }))
    const caseNumbers = texts.map(({ caseNumber }) => caseNumber)
    const body = bodyOf({ ...noticeTo(rig.hook.url), facts: { ...FACTS, texts, caseNumbers } })
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LARGEST_BODY)
    expect(JSON.parse(body).data).toMatchObject({ truncated: true, cases: 5_000 })
    expect(JSON.parse(bodyOf(noticeTo(rig.hook.url))).data.truncated).toBe(false)
  })

  test('texts give way before case numbers', () => {
    const caseNumbers = Array.from({ length: 1_500 }, (_, n) => `${n}`.padStart(25, '0'))
    const texts = caseNumbers.map((caseNumber) => ({ caseNumber, text: 'ç'.repeat(2_000) }))
    const body = bodyOf({ ...noticeTo(rig.hook.url), facts: { ...FACTS, texts, caseNumbers } })
    const { data } = JSON.parse(body)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LARGEST_BODY)
    expect(data.caseNumbers).toHaveLength(1_000)
    expect(data.texts.length).toBeGreaterThan(10)
    expect(data).toMatchObject({ cases: 1_500, truncated: true })
  })

  test('a notice that is not about cases says nothing of any', () => {
    const { caseNumbers: _, ...facts } = FACTS
    const finished = { ...facts, kind: 'batch.finished' as const }
    const { data } = JSON.parse(bodyOf({ ...noticeTo(rig.hook.url), facts: finished }))
    expect(data).toMatchObject({ counts: FACTS.counts, incomplete: false })
    for (const key of ['caseNumbers', 'cases', 'truncated']) expect(data).not.toHaveProperty(key)
  })

  test('an outbox keeps no more texts than anybody is sent, and how many there are besides', async () => {
    const texts = Array.from({ length: 1_234 }, (_, n) => ({ caseNumber: '1', text: `texto ${n}` }))
    const [id] = await rig.handOver([rig.hook.url], { facts: { ...FACTS, texts }, texts: true })
    const notice = (await rig.outbox.notice(id!))!
    expect(notice.facts.texts).toHaveLength(1_000)
    expect(JSON.parse(bodyOf(notice)).data.truncated).toBe(true)
    expect(compose(notice).text).toContain('e mais 1.184')
  })

  test('an answer without end is read to its beginning', async () => {
    rig.hook.answers.splice(0, 1, { status: 500, body: 'x'.repeat(5_000_000) })
    const { detail } = await post(rig.hook.url, { allowPrivate: true })
    expect(detail).toHaveLength('HTTP 500: '.length + 200)
  })

  test('a receiver that is not there can get better', async () => {
    expect(await post('http://127.0.0.1:9/', { allowPrivate: true })).toMatchObject({
      is: 'failed',
      detail: expect.stringMatching(/ECONNREFUSED/),
    })
  })
})

test.each<[string | undefined, number | undefined]>([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 00:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2020 00:01:00 GMT', undefined],
  ['logo', undefined],
  ['0', undefined],
  ['1234567890', undefined],
  ['21 Nov 2026 00:01:00 GMT', 60_000],
  [undefined, undefined],
])('Retry-After %s', (header, ms) => {
  expect(retryAfterMs(header, Date.UTC(2026, 10, 21))).toBe(ms)
})

test('every status has one end', () => {
  const ends = (status: number) => outcomeOf(status, undefined, '').is
  expect([200, 204, 299].map(ends)).toEqual(['delivered', 'delivered', 'delivered'])
  expect([400, 410, 501].map(ends)).toEqual(['refused', 'refused', 'refused'])
  expect([301, 403, 404, 408, 429, 502].map(ends)).toEqual(Array(6).fill('failed'))
})
