import { describe, expect, test } from 'vitest'
import { deliveryState, deliveryStates, replay } from '../../src/notices/delivery-state.js'
import { MOST_ATTEMPTS } from '../../src/notices/retry.js'
import { missingFor, type NoticeSettings, sender } from '../../src/notices/settings.js'
import { never, useRig } from './rig.js'

const rig = useRig()
const MAIL = 'mailto:ana@escritorio.example'
const states = async () => (await deliveryStates(rig.outbox, true)).map(({ state }) => state)

describe('handing over', () => {
  test('the same event tells a target once, however often it is told', async () => {
    const first = await rig.handOver([MAIL, rig.hook.url])
    const again = await rig.handOver([MAIL, rig.hook.url])
    expect(again).toEqual(first)
    await rig.courier().deliver()
    await rig.handOver([MAIL, rig.hook.url])
    await rig.courier().deliver()
    expect([rig.mail.mails.length, rig.hook.received.length]).toEqual([1, 1])
  })

  test('another event is another notice, and each target has its own', async () => {
    const ids = [
      ...(await rig.handOver([MAIL, 'mailto:rui@escritorio.example'])),
      ...(await rig.handOver([MAIL], { about: 'watch/noturno/2026-11-21' })),
    ]
    expect(new Set(ids).size).toBe(3)
    await rig.courier().deliver()
    expect(rig.mail.mails.map(({ to }) => to).sort()).toEqual([
      ['ana@escritorio.example'],
      ['ana@escritorio.example'],
      ['rui@escritorio.example'],
    ])
  })

  test('a writer that died before the notice has handed nothing over, and may do it again', async () => {
    const dying = rig.bucket
    dying.before = (operation, key) =>
      operation === 'create' && key.startsWith('outbox/notices/') ? never() : undefined
    void rig.handOver([MAIL])
    await expect.poll(() => rig.keys('outbox/due/')).toHaveLength(1)
    dying.before = () => undefined
    await rig.courier().deliver()
    expect(await rig.keys('outbox/due/')).toHaveLength(1)
    await rig.handOver([MAIL])
    await rig.courier().deliver()
    expect(rig.mail.mails).toHaveLength(1)
    expect(await rig.keys('outbox/due/')).toEqual([])
  })

  test('a writer is frozen so long that its mark is forgotten → its notice is delivered all the same', async () => {
    rig.bucket.before = async (operation, key) => {
      if (operation !== 'create' || !key.startsWith('outbox/notices/')) return
      for (const mark of await rig.keys('outbox/due/')) await rig.bucket.delete(mark)
    }
    await rig.handOver([MAIL])
    await rig.courier().deliver()
    expect(rig.mail.mails).toHaveLength(1)
  })

  test('a mark whose notice never came is forgotten after an hour', async () => {
    await rig.bucket.put('outbox/due/1700000000000-ntc_00000000000000000000000000000000.0', '')
    await rig.courier().deliver()
    expect(await rig.keys('outbox/')).toEqual([])
  })
})

test('what a worker lacks is left to another, and after half a day is told by its attempts', async () => {
  const settings: NoticeSettings = { ...rig.settings }
  delete settings.mail
  const lacking = () =>
    rig
      .courier('poor', sender(settings, rig.bucket), (target) => missingFor(target, settings))
      .deliver()
  const [first] = await rig.handOver([MAIL])
  await lacking()
  expect(await rig.outbox.sendings(first!)).toEqual([])
  await rig.courier('rich').deliver()
  expect(rig.mail.mails).toHaveLength(1)

  const [second] = await rig.handOver([MAIL], { about: 'watch/noturno/2026-11-21' })
  rig.clock.pass(12 * 3_600_000)
  await lacking()
  expect(await rig.outbox.sendings(second!)).toMatchObject([
    { n: 1, ended: { is: 'failed', detail: 'no mail server: SMTP_URL' } },
  ])
})

describe('at least once', () => {
  test.each([
    ['mail', MAIL],
    ['webhook', ''],
  ])('%s: a worker that dies between sending and recording: sent again under the same id', async (_, to) => {
    const [id] = await rig.handOver([to || rig.hook.url])
    const dying = rig.courier('a')
    dying.deps.owner = { ...dying.deps.owner, host: 'b' }
    dying.bucket.before = (operation, key) =>
      operation === 'put' && key.startsWith('outbox/attempts/') ? never() : undefined
    void dying.deliver()
    const sent = () => rig.mail.mails.length + rig.hook.received.length
    await expect.poll(sent).toBe(1)
    // The same host and number, another instance: it is known to have ended.
    const next = rig.courier('b')
    next.deps.owner.instance = 'next'
    await expect.poll(() => next.deliver().then(sent)).toBe(2)
    expect(await states()).toEqual(['delivered'])
    const ids = [
      ...rig.mail.mails.map(({ headers }) => headers['message-id']![0]),
      ...rig.hook.received.map(({ headers }) => headers['webhook-id']),
    ]
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toContain(id)
    const sendings = await rig.outbox.sendings(id!)
    expect(sendings.map(({ n, ended }) => [n, ended?.is])).toEqual([
      [1, undefined],
      [2, 'delivered'],
    ])
  })

  test('two workers at once: one sends', async () => {
    await rig.handOver([MAIL, rig.hook.url])
    const a = rig.courier('a')
    const b = rig.courier('b')
    await Promise.all([a.deliver(), b.deliver(), a.deliver(), b.deliver()])
    expect([rig.mail.mails.length, rig.hook.received.length]).toEqual([1, 1])
  })

  test('a worker that dies after the end of an attempt was written: nothing is sent twice', async () => {
    await rig.handOver([rig.hook.url])
    const dying = rig.courier('b')
    dying.bucket.before = (operation, key) =>
      operation === 'create' && key.startsWith('outbox/delivered/') ? never() : undefined
    void dying.deliver()
    const ended = async () =>
      (await rig.outbox.sendings((await rig.handOver([rig.hook.url]))[0]!))[0]
    await expect.poll(async () => (await ended())?.ended?.is).toBe('delivered')
    const next = rig.courier('b')
    next.deps.owner.instance = 'next'
    await expect.poll(() => next.deliver().then(states)).toEqual(['delivered'])
    expect(rig.hook.received).toHaveLength(1)
  })

  test('what hangs does not hold up the others', async () => {
    await rig.handOver([rig.hook.url, MAIL])
    const courier = rig.courier('a', async ({ target }) =>
      target.is === 'mail' ? { is: 'delivered', detail: '' } : never(),
    )
    void courier.deliver()
    await expect.poll(() => rig.keys('outbox/delivered/')).toHaveLength(1)
  })
})

describe('when it does not arrive', () => {
  test('it is tried again later and later, over two days, and then given up', async () => {
    const [id] = await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status: 503, body: 'em manutenção' })
    const courier = rig.courier()
    const began = rig.clock.now()
    const pauses: number[] = []
    while (pauses.length < 100) {
      await courier.deliver()
      const { state, dueMs = 0 } = (await deliveryState(rig.outbox, id!))!
      if (state !== 'waiting') break
      // Before its time nothing is sent.
      await courier.deliver()
      pauses.push(dueMs - rig.clock.now())
      rig.clock.pass(dueMs - rig.clock.now())
    }
    expect(rig.hook.received).toHaveLength(MOST_ATTEMPTS)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect((rig.clock.now() - began) / 3_600_000).toBeGreaterThan(44)
    expect((rig.clock.now() - began) / 3_600_000).toBeLessThan(52)
    expect(await rig.outbox.deadLetter(id!, 0)).toMatchObject({
      why: 'attempts',
      detail: 'HTTP 503: em manutenção',
    })
    expect(await rig.keys('outbox/due/')).toEqual([])
  })

  test.each([410, 413, 422])('HTTP %i is given up at once', async (status) => {
    const [id] = await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status })
    await rig.courier().deliver()
    expect(rig.hook.received).toHaveLength(1)
    expect(await rig.outbox.deadLetter(id!, 0)).toMatchObject({ why: 'refused' })
  })

  test.each([401, 404, 429, 500, 302])('HTTP %i is tried again', async (status) => {
    await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status }, { status: 200 })
    const courier = rig.courier()
    await courier.deliver()
    expect(await states()).toEqual(['waiting'])
    rig.clock.pass(20_000)
    await courier.deliver()
    expect(await states()).toEqual(['delivered'])
  })

  test('a receiver that says when is asked then', async () => {
    const [id] = await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status: 429, headers: { 'retry-after': '3600' } })
    await rig.courier().deliver()
    const standing = await deliveryState(rig.outbox, id!)
    expect(standing!.dueMs! - rig.clock.now()).toBe(3_600_000)
  })

  test.each([
    [550, 'dead'],
    [452, 'waiting'],
  ])('a mailbox that answers %i: %s', async (status, state) => {
    await rig.handOver([MAIL])
    rig.mail.refusals.push(status)
    await rig.courier().deliver()
    expect(await states()).toEqual([state])
    expect(rig.mail.mails).toEqual([])
  })

  test('without a mail server, or without a secret, it waits for the operator', async () => {
    const [mail, hook] = await rig.handOver([MAIL, rig.hook.url])
    delete rig.settings.mail
    rig.settings.webhook.secrets = []
    await rig.courier().deliver()
    const detail = async (id: string) => (await rig.outbox.sendings(id))[0]!.ended!.detail
    expect(await states()).toEqual(['waiting', 'waiting'])
    expect(await detail(mail!)).toMatch(/SMTP_URL/)
    expect(await detail(hook!)).toMatch(/LOTE_WEBHOOK_SECRET/)
  })
})

describe('dead letters', () => {
  test('one is sent again under its id when it is replayed, with all its attempts', async () => {
    const [id] = await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status: 410 }, { status: 500 }, { status: 200 })
    const courier = rig.courier()
    await courier.deliver()
    expect(await states()).toEqual(['dead'])
    expect(await replay(rig.outbox, id!, rig.clock.now())).toBe(true)
    expect(await states()).toEqual(['waiting'])
    expect(await replay(rig.outbox, id!, rig.clock.now())).toBe(false)
    await courier.deliver()
    expect(await states()).toEqual(['waiting'])
    rig.clock.pass(20_000)
    await courier.deliver()
    expect(await states()).toEqual(['delivered'])
    expect(new Set(rig.hook.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([id]),
    )
    expect(await replay(rig.outbox, id!, rig.clock.now())).toBe(false)
  })

  test('one that is refused again is dead again, and can be replayed again', async () => {
    const [id] = await rig.handOver([rig.hook.url])
    rig.hook.answers.splice(0, 1, { status: 410 })
    const courier = rig.courier()
    for (const round of [0, 1]) {
      await courier.deliver()
      expect(await deliveryState(rig.outbox, id!)).toMatchObject({ state: 'dead', round })
      expect(await replay(rig.outbox, id!, rig.clock.now())).toBe(true)
    }
  })
})
