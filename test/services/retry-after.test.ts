import { expect, test } from 'vitest'
import type { HttpAnswer } from '../../src/services/answer.js'
import { classifyResponse } from '../../src/services/classify-response.js'

const PAGE = '<!doctype html><html><body><h1>Attention Required!</h1></body></html>'

function answer(status: number, body: unknown = '', headers = {}): HttpAnswer {
  return { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }
}

const E = { code: 'RATE_LIMITED', message: 'x' }
const DATES = {
  date: 'Fri, 20 Nov 2026 22:00:00 GMT',
  'retry-after': 'Fri, 20 Nov 2026 22:01:30 GMT',
}

const waits: [
  name: string,
  body: unknown,
  headers: Record<string, string>,
  waitMs: number,
  from: string,
][] = [
  ['inside error', { error: { ...E, retryAfter: 7 } }, {}, 7_000, 'service'],
  ['beside error', { error: E, retryAfter: 7 }, {}, 7_000, 'service'],
  [
    'inside before beside before the header',
    { error: { ...E, retryAfter: 3 }, retryAfter: 7 },
    { 'retry-after': '9' },
    3_000,
    'service',
  ],
  ['as a text', { error: { ...E, retryAfter: '12' } }, {}, 12_000, 'service'],
  ['a fraction', { error: { ...E, retryAfter: 1.2345 } }, {}, 1_235, 'service'],
  ['only in the header', { error: E }, { 'retry-after': '30' }, 30_000, 'service'],
  ['in the header of an edge page', PAGE, { 'retry-after': '15' }, 15_000, 'edge'],
  ['as an HTTP date, by the clock of the one who wrote it', PAGE, DATES, 90_000, 'edge'],
  [
    'as an HTTP date of the past',
    PAGE,
    { ...DATES, 'retry-after': 'Fri, 20 Nov 2026 21:00:00 GMT' },
    60_000,
    'edge',
  ],
  [
    'as an HTTP date by nobody’s clock',
    PAGE,
    { 'retry-after': DATES['retry-after'] },
    60_000,
    'edge',
  ],
  ['nowhere', { error: E }, {}, 60_000, 'service'],
  ['nowhere on an edge page', PAGE, {}, 60_000, 'edge'],
  ['nowhere, without a body', '', {}, 60_000, 'edge'],
  ['beside no envelope', { retryAfter: 5 }, {}, 5_000, 'edge'],
  ['zero', { error: { ...E, retryAfter: 0 } }, {}, 1_000, 'service'],
  ['negative', { error: { ...E, retryAfter: -5 } }, {}, 60_000, 'service'],
  ['two hours', { error: { ...E, retryAfter: 7_200 } }, {}, 7_200_000, 'service'],
  ['a day', { error: { ...E, retryAfter: 86_400 } }, {}, 86_400_000, 'service'],
  ['a day in the header of an edge page', PAGE, { 'retry-after': '86400' }, 86_400_000, 'edge'],
  ['beyond numbers', '{"error":{"retryAfter":1e999}}', {}, 60_000, 'service'],
  ['true', { error: { ...E, retryAfter: true } }, {}, 60_000, 'service'],
  ['a list', { error: { ...E, retryAfter: [] } }, {}, 60_000, 'service'],
  [
    'null, and the header has it',
    { error: { ...E, retryAfter: null } },
    { 'retry-after': '4' },
    4_000,
    'service',
  ],
  [
    'no number',
    { error: { ...E, retryAfter: 'soon' } },
    { 'retry-after': 'later' },
    60_000,
    'service',
  ],
  ['empty', { error: { ...E, retryAfter: ' ' } }, { 'retry-after': '' }, 60_000, 'service'],
]

test.each(waits)('429 with retryAfter %s', (_name, body, headers, waitMs, from) => {
  expect(classifyResponse(answer(429, body, headers))).toMatchObject({ is: 'wait', waitMs, from })
})

test('429 with retryAfter of more than a day → halts with the time that was asked', () => {
  const asked = { error: { ...E, retryAfter: 31_536_000 } }
  expect(classifyResponse(answer(429, asked))).toMatchObject({
    is: 'halt',
    why: 'long_wait',
    message: 'x; retryAfter 31536000 s',
  })
})
