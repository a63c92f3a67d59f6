import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, HttpAnswer } from '../../src/services/answer.js'
import { verdict } from '../../src/services/verdict.js'

const PAGE = '<!doctype html><html><body><h1>Attention Required!</h1></body></html>'

function answer(status: number, body: unknown = '', headers = {}): HttpAnswer {
  return { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }
}
function envelope(status: number, code: string, message = 'x', more = {}): HttpAnswer {
  return answer(status, { error: { code, message, ...more } })
}

type Row = [name: string, from: HttpAnswer, to: Partial<Answer>]

const HALT = { is: 'halt' } as const
const BROKEN = { is: 'broken', sent: true } as const
const BY_ITEMS = { is: 'refused', about: 'items' } as const
const BY_PARAMETERS = { is: 'refused', about: 'parameters' } as const

const rows: Row[] = [
  [
    '200 with a body',
    answer(200, { total: 1 }),
    { is: 'answered', status: 200, body: { total: 1 } },
  ],
  ['201 with a body', answer(201, { calcId: 7 }), { is: 'answered', status: 201 }],
  ['200 that is null', answer(200, 'null'), { is: 'answered', body: null }],
  ['200 with an envelope is still an answer', envelope(200, 'BAD_REQUEST'), { is: 'answered' }],
  ['200 cut off', answer(200, '{"total": 1'), { ...BROKEN, status: 200 }],
  ['200 in HTML', answer(200, PAGE), BROKEN],
  ['204 without a body', answer(204), BROKEN],

  [
    '301',
    answer(301, '', { location: 'https://b/calc?key=1#x' }),
    { ...HALT, why: 'unreachable', message: 'HTTP 301 -> https://b/calc' },
  ],
  ['302 without a place', answer(302, PAGE), { ...HALT, why: 'unreachable', message: 'HTTP 302' }],
  ['304', answer(304), { ...HALT, why: 'unreachable' }],
  ['308', answer(308, '', { location: '/v1' }), { ...HALT, code: 'HTTP_308' }],

  [
    '400 BAD_REQUEST',
    envelope(400, 'BAD_REQUEST', 'Falta items.'),
    { ...BY_ITEMS, status: 400, code: 'BAD_REQUEST', message: 'Falta items.' },
  ],
  ['400 CONFLICTING_FIELDS', envelope(400, 'CONFLICTING_FIELDS'), BY_PARAMETERS],
  ['400 NO_FIELDS', envelope(400, 'NO_FIELDS'), BY_PARAMETERS],
  ['400 INVALID_FIELD_FORMAT', envelope(400, 'INVALID_FIELD_FORMAT'), BY_ITEMS],
  ['400 INVALID_FIELD_VALUE', envelope(400, 'INVALID_FIELD_VALUE'), BY_ITEMS],
  ['400 INDEX_NOT_TABLE', envelope(400, 'INDEX_NOT_TABLE'), BY_PARAMETERS],
  ['400 INDEX_LEGACY_ID', envelope(400, 'INDEX_LEGACY_ID'), BY_PARAMETERS],
  ['400 TABLE_NOT_FOUND', envelope(400, 'TABLE_NOT_FOUND'), BY_PARAMETERS],
  ['400 INDEX_NOT_FOUND', envelope(400, 'INDEX_NOT_FOUND'), BY_PARAMETERS],
  ['400 EXPORT_UNAVAILABLE', envelope(400, 'EXPORT_UNAVAILABLE'), BY_PARAMETERS],
  ['400 of a code that nobody told', envelope(400, 'SOMETHING_NEW'), BY_ITEMS],
  [
    '400 with a code that is no text',
    answer(400, { error: { code: 7 } }),
    { ...BY_ITEMS, code: 'HTTP_400', message: 'HTTP 400' },
  ],
  ['400 of the edge', answer(400, PAGE), { ...BROKEN, status: 400, reason: 'HTTP 400' }],
  ['400 whose error is a text', answer(400, { error: 'bad' }), BROKEN],

  [
    '401 INVALID_API_KEY',
    envelope(401, 'INVALID_API_KEY', 'revogada'),
    { ...HALT, why: 'unauthorized', code: 'INVALID_API_KEY', message: 'revogada' },
  ],
  ['401 without a body', answer(401), { ...HALT, why: 'unauthorized', code: 'HTTP_401' }],
  ['401 in HTML', answer(401, PAGE), { ...HALT, why: 'unauthorized' }],
  [
    '401 of JSON-RPC',
    answer(401, { jsonrpc: '2.0', error: { code: -32001, message: 'no' } }),
    { ...HALT, code: 'HTTP_401', message: 'no' },
  ],
  [
    '403 FORBIDDEN_SCOPE',
    envelope(403, 'FORBIDDEN_SCOPE', 'calc:write'),
    { ...HALT, why: 'forbidden', message: 'calc:write' },
  ],
  [
    '403 FORBIDDEN is about one calculation',
    envelope(403, 'FORBIDDEN'),
    { ...BY_PARAMETERS, code: 'FORBIDDEN' },
  ],
  ['403 in HTML', answer(403, PAGE), { ...HALT, why: 'forbidden' }],
  ['402 with an envelope', envelope(402, 'SUBSCRIPTION'), BY_PARAMETERS],
  ['404 CALC_NOT_FOUND', envelope(404, 'CALC_NOT_FOUND'), { ...BY_PARAMETERS, status: 404 }],
  ['404 TABLE_NOT_FOUND', envelope(404, 'TABLE_NOT_FOUND'), BY_PARAMETERS],
  ['404 of something before the service', answer(404, PAGE), BROKEN],
  ['405 without an envelope', answer(405), BROKEN],
  ['408', answer(408), { ...BROKEN, status: 408, overlong: true }],
  ['409 FIELD_REJECTED', envelope(409, 'FIELD_REJECTED'), BY_PARAMETERS],
  ['409 LEGACY_CALC_READ_ONLY', envelope(409, 'LEGACY_CALC_READ_ONLY'), BY_PARAMETERS],
  ['410 CALC_DATA_GONE', envelope(410, 'CALC_DATA_GONE'), BY_PARAMETERS],
  [
    '413 with an envelope',
    envelope(413, 'TOO_LARGE'),
    { is: 'refused', about: 'size', code: 'TOO_LARGE' },
  ],
  ['413 of the edge', answer(413, PAGE), { is: 'refused', about: 'size', code: 'HTTP_413' }],
  ['418 with an envelope', envelope(418, 'TEAPOT'), BY_PARAMETERS],
  [
    '422 ENGINE_ERROR',
    envelope(422, 'ENGINE_ERROR', 'sem série'),
    { ...BY_ITEMS, message: 'sem série' },
  ],
  [
    '422 without a code',
    answer(422, { error: { message: 'composto' } }),
    { ...BY_ITEMS, code: 'HTTP_422', message: 'composto' },
  ],
  ['425', answer(425), { ...BROKEN, overlong: false }],

  [
    '500 with an envelope',
    envelope(500, 'OOPS', 'caiu'),
    { ...BROKEN, status: 500, reason: 'caiu' },
  ],
  [
    '502 of the edge',
    answer(502, PAGE),
    { ...BROKEN, status: 502, reason: 'HTTP 502', overlong: false },
  ],
  ['503 without a body', answer(503), BROKEN],
  ['504 of the edge', answer(504, PAGE), { ...BROKEN, overlong: true }],
  ['524 of the edge', answer(524, PAGE), { ...BROKEN, overlong: true }],
  ['599 with an empty message', envelope(599, 'X', ''), { ...BROKEN, reason: 'HTTP 599' }],
]

test.each(rows)('%s', (_name, from, to) => {
  expect(verdict(from)).toMatchObject(to)
})

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
  ['a year', { error: { ...E, retryAfter: 31_536_000 } }, {}, 3_700_000, 'service'],
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
  expect(verdict(answer(429, body, headers))).toEqual({ is: 'wait', waitMs, from })
})

test('whatever comes, there is a verdict, and a wait is between a second and the longest window', () => {
  const headers = fc.dictionary(fc.constantFrom('retry-after', 'date', 'location'), fc.string())
  const text = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 599 }), headers, text, (status, all, body) => {
      const found = verdict({ status, headers: all, text: body })
      if (found.is !== 'wait') return
      expect(found.waitMs).toBeGreaterThanOrEqual(1_000)
      expect(found.waitMs).toBeLessThanOrEqual(3_700_000)
    }),
  )
})
