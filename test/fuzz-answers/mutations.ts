import { gzipSync } from 'node:zlib'
import type { Dice } from '../../bench/limit-proof/dice.js'
import { JSON_MUTATIONS } from './json-mutations.js'

/** An answer on its way, and what is done to the connection with it. */
export interface Reply {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
  /** The connection ends after so many bytes of the body, or before its head. */
  cutAt?: number | 'head'
  /** What the head says of the length, where it lies. */
  length?: number
}

export type Mutation = (reply: Reply, dice: Dice, other: Reply | undefined) => Reply

const headed = (reply: Reply, more: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...more },
})
const place = ({ body }: Reply, dice: Dice) => dice.whole(0, Math.max(0, body.length - 1))
const spliced = (body: Buffer, at: number, drop: number, add: Buffer) =>
  Buffer.concat([body.subarray(0, at), add, body.subarray(at + drop)])
const BOMB = gzipSync(Buffer.alloc(100 * 1024 * 1024, '['))
/** Longer waits hold the account for a day, which takes the skipping clock most of an hour. */
const RETRY = [
  '-5',
  '0',
  '1e3',
  '1000',
  'soon',
  'NaN',
  '',
  '120',
  '0.001',
  'Wed, 21 Oct 2015 07:28:00 GMT',
]
const STATUSES = [
  200, 201, 202, 204, 206, 301, 302, 304, 307, 400, 402, 403, 404, 405, 408, 409, 410, 413, 418,
  421, 422, 425, 429, 431, 451, 500, 501, 502, 503, 504, 511, 520, 524, 599,
]

/** Of bytes, heads and whole answers. */
const WIRE_MUTATIONS: Record<string, Mutation> = {
  'byte changed': (reply, dice) => {
    const body = Buffer.from(reply.body)
    for (let n = dice.whole(1, 4); n > 0 && body.length > 0; n -= 1)
      body[place(reply, dice)] = dice.whole(0, 255)
    return { ...reply, body }
  },
  'bytes added': (reply, dice) => {
    const add = Buffer.from(Array.from({ length: dice.whole(1, 40) }, () => dice.whole(0, 255)))
    return { ...reply, body: spliced(reply.body, place(reply, dice), 0, add) }
  },
  'bytes dropped': (reply, dice) => ({
    ...reply,
    body: spliced(reply.body, place(reply, dice), dice.whole(1, 40), Buffer.alloc(0)),
  }),
  'UTF-8 broken': (reply, dice) => {
    const broken = dice.pick([[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f], [0xef, 0xbb, 0xbf]])
    return { ...reply, body: spliced(reply.body, place(reply, dice), 0, Buffer.from(broken)) }
  },
  'body truncated': (reply, dice) => ({
    ...reply,
    body: reply.body.subarray(0, place(reply, dice)),
  }),
  'body empty': (reply) => ({ ...reply, body: Buffer.alloc(0) }),
  'connection cut in body': (reply, dice) => ({ ...reply, cutAt: place(reply, dice) }),
  'connection cut before head': (reply) => ({ ...reply, cutAt: 'head' }),
  'length too short': (reply, dice) => ({ ...reply, length: place(reply, dice) }),
  'length too long': (reply, dice) => ({
    ...reply,
    length: reply.body.length + dice.whole(1, 5_000),
    cutAt: reply.body.length,
  }),
  'content type': (reply, dice) =>
    headed(reply, {
      'content-type': dice.pick([
        'text/html',
        'application/xml',
        'x',
        '',
        'application/json;;',
        'a/b; c="',
      ]),
    }),
  'gzip bomb': (reply) => ({ ...headed(reply, { 'content-encoding': 'gzip' }), body: BOMB }),
  'coding that is none': (reply, dice) =>
    headed(reply, {
      'content-encoding': dice.pick(['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip']),
    }),
  'head huge': (reply, dice) =>
    headed(reply, { 'x-long': 'a'.repeat(dice.pick([1_000, 15_000, 20_000, 200_000])) }),
  'head wrong': (reply, dice) =>
    headed(reply, {
      'x-ratelimit-limit': dice.pick(['-1', '0', '1e9', 'x', '60, 60']),
      'retry-after': dice.pick(RETRY),
      date: dice.pick(['', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT']),
      location: 'https://a:b@c/?d',
      'set-cookie': 'a=b',
      etag: 'W/"',
    }),
  status: (reply, dice) => ({ ...reply, status: dice.pick(STATUSES) }),
  'page in its place': (reply, dice) => ({
    ...headed(reply, { 'content-type': 'text/html' }),
    status: dice.pick([200, 403, 502, 503]),
    body: Buffer.from('<!doctype html><title>Attention</title>'),
  }),
  retryAfter: (reply, dice) => retryLater(reply, dice),
  'answer of another request': (reply, _, other) => other ?? reply,
}

function retryLater(reply: Reply, dice: Dice): Reply {
  const after = dice.pick<unknown>([-1, 0, 1e3, 'soon', '-3', '60', [], {}, null, true, 61])
  const error = {
    code: 'RATE_LIMITED',
    message: 'devagar',
    ...(dice.chance(0.5) && { retryAfter: after }),
  }
  const body = dice.chance(0.5) ? { error } : { error, retryAfter: after }
  const head: Record<string, string> = dice.chance(0.5) ? { 'retry-after': dice.pick(RETRY) } : {}
  return { ...headed(reply, head), status: 429, body: Buffer.from(JSON.stringify(body)) }
}

export const MUTATIONS: Record<string, Mutation> = {
  ...WIRE_MUTATIONS,
  ...Object.fromEntries(
    Object.entries(JSON_MUTATIONS).map(([name, of]): [string, Mutation] => [
      name,
      (reply, dice) => {
        const text = reply.body.toString()
        try {
          return { ...reply, body: Buffer.from(of(JSON.parse(text), dice)) }
        } catch {
          // A file: nothing of JSON can be done to it.
          return WIRE_MUTATIONS['byte changed']!(reply, dice, undefined)
        }
      },
    ]),
  ),
}
