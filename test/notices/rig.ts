import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type DeliveryDeps, deliverDue } from '../../src/notices/deliver.js'
import type { NoticeFacts, Send } from '../../src/notices/notice.js'
import { enqueueNotices, type NoticesToSend, Outbox } from '../../src/notices/outbox.js'
import { type NoticeSettings, sender } from '../../src/notices/settings.js'
import { parseTarget } from '../../src/notices/target.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import { openFolder } from '../../src/storage/folder.js'
import { WatchedBucket } from '../execute/support/bucket.js'
import { VirtualClock } from '../execute/support/clock.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { type MailServer, startMailServer } from './mail-server.js'
import { type Receiver, startReceiver } from './receiver.js'

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const FACTS: NoticeFacts = {
  kind: 'watch.finished',
  name: 'noturno',
  day: '2026-11-20',
  batch: '20261120-090000-abcdef',
  incomplete: false,
  counts: { new: 3, late: 1 },
  caseNumbers: ['0000001-23.2024.8.26.0100'],
  workbook: 's3://lote/escritorio/batches/x/result.xlsx',
}

/** A worker of another host, so that nobody holds it for dead. */
export interface Courier {
  deps: DeliveryDeps
  bucket: WatchedBucket
  deliver(): Promise<void>
}

export interface Rig {
  dir: string
  bucket: WatchedBucket
  outbox: Outbox
  clock: VirtualClock
  mail: MailServer
  hook: Receiver
  settings: NoticeSettings
  redis: RedisServer
  courier(host?: string, send?: Send, lacks?: DeliveryDeps['missing']): Courier
  handOver(targets: string[], more?: Partial<NoticesToSend>): Promise<string[]>
  keys(prefix: string): Promise<string[]>
}

/** A bucket, a mail server, a receiver and a clock for each test; one Redis for the file. */
export function useRig(): Rig {
  const rig = {} as Rig
  let home: EmbeddedHome
  beforeAll(async () => {
    home = await embeddedHome()
    rig.redis = await openRedis({ embedded: home.settings })
  })
  afterAll(async () => {
    await rig.redis.close()
    await home.close()
  })
  beforeEach(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lote-notices-'))
    const bucket = new WatchedBucket(await openFolder(dir, `file:${dir}`))
    const clock = new VirtualClock()
    const mail = await startMailServer()
    const settings: NoticeSettings = {
      mail: {
        smtp: { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false },
        from: { name: 'Escritório', address: 'avisos@escritorio.example' },
      },
      webhook: { secrets: [SECRET], allowPrivate: true, allowHttp: true },
      webhooks: [],
    }
    const courier: Rig['courier'] = (
      host = 'a',
      send = sender(settings, bucket),
      lacks = () => undefined,
    ) => {
      const own = new WatchedBucket(bucket)
      const deps: DeliveryDeps = {
        bucket: own,
        redis: rig.redis.connect(host),
        prefix: dir,
        owner: { host, pid: 1, instance: host },
        clock,
        send,
        missing: lacks,
        random: () => 0.5,
        log: pino({ level: 'silent' }),
      }
      return { deps, bucket: own, deliver: () => deliverDue(deps) }
    }
    Object.assign(rig, {
      dir,
      bucket,
      clock,
      mail,
      settings,
      courier,
      outbox: new Outbox(bucket),
      hook: await startReceiver(),
      handOver: (targets: string[], more: Partial<NoticesToSend> = {}) =>
        enqueueNotices(
          bucket,
          {
            about: 'watch/noturno/2026-11-20',
            targets: targets.map(parseTarget),
            facts: FACTS,
            language: 'pt',
            ...more,
          },
          clock.now(),
        ),
      keys: async (prefix: string) => {
        const found: string[] = []
        for await (const key of bucket.list(prefix)) found.push(key)
        return found
      },
    })
  })
  afterEach(async () => {
    await Promise.all([rig.mail.close(), rig.hook.close()])
    await rm(rig.dir, { recursive: true, force: true })
  })
  return rig
}

/** As by SIGKILL: what it waits for never comes. */
export const never = (): Promise<never> => new Promise(() => undefined)
