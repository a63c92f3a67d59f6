import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, HttpAnswer } from '../../src/services/answer.js'
import { classifyResponse, type ResponseContext } from '../../src/services/classify-response.js'
import {
  type ResponseOrigin,
  rowFor,
  VERDICTS,
  type VerdictRow,
} from '../../src/services/response-rules.js'

const PAGE = '<!doctype html><html><body><h1>Attention Required!</h1></body></html>'

function answer(status: number, body: unknown = '', headers = {}): HttpAnswer {
  return { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }
}
function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}
function envelope(status: number, code: string, message = 'x', more = {}): HttpAnswer {
  return answer(status, { error: { code, message, ...more } })
}

type Row = [name: string, from: HttpAnswer, to: Partial<Answer>]

const HALT = { is: 'halt' } as const
const BROKEN = { is: 'broken', sent: true } as const
const LASTING = { ...BROKEN, lasting: true } as const
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
  // It is kept whole, as any answer that was paid for; the route's reading refuses it.
  ['200 with an envelope is still an answer', envelope(200, 'BAD_REQUEST'), { is: 'answered' }],
  ['200 cut off', answer(200, '{"total": 1'), { ...BROKEN, status: 200 }],
  ['200 in HTML', answer(200, PAGE), { ...BROKEN, page: true }],
  ['204 without a body', answer(204), BROKEN],
  ['200 as deep as any answer may be', answer(200, nested(200)), { is: 'answered' }],
  [
    '200 a level deeper: paid for, kept as it came, and never asked again',
    answer(200, nested(201)),
    { ...LASTING, status: 200, code: 'NESTED_ANSWER', raw: nested(201) },
  ],

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
  ['400 of the edge', answer(400, PAGE), { ...LASTING, status: 400, reason: 'HTTP 400' }],
  ['400 whose error is a text', answer(400, { error: 'bad' }), LASTING],
  ['400 in JSON without the envelope', answer(400, { message: 'bad' }), LASTING],

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
  [
    '402 with an envelope',
    envelope(402, 'SUBSCRIPTION', 'vencida'),
    { ...HALT, why: 'payment_required', code: 'SUBSCRIPTION', message: 'vencida' },
  ],
  ['402 of the edge', answer(402, PAGE), { ...HALT, why: 'payment_required' }],
  ['407 of a proxy', answer(407, PAGE), { ...HALT, why: 'unreachable' }],
  ['511 of a network that asks to log in', answer(511, PAGE), { ...HALT, why: 'unreachable' }],
  ['404 CALC_NOT_FOUND', envelope(404, 'CALC_NOT_FOUND'), { ...BY_PARAMETERS, status: 404 }],
  ['404 TABLE_NOT_FOUND', envelope(404, 'TABLE_NOT_FOUND'), BY_PARAMETERS],
  ['404 INDEX_NOT_FOUND', envelope(404, 'INDEX_NOT_FOUND'), BY_PARAMETERS],
  ['404 of something before the service', answer(404, PAGE), LASTING],
  ['405 without an envelope', answer(405), LASTING],
  ['431 of the edge', answer(431, PAGE), LASTING],
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
  expect(classifyResponse(from)).toMatchObject(to)
})

const gazette: Row[] = [
  ['400 bad_request', envelope(400, 'bad_request', 'data_inicio'), BY_PARAMETERS],
  ['401 unauthorized', envelope(401, 'unauthorized'), { ...HALT, why: 'unauthorized' }],
  ['404 not_found', envelope(404, 'not_found'), { ...BY_PARAMETERS, code: 'not_found' }],
  [
    '429 rate_limited, with its header',
    answer(429, { error: { code: 'rate_limited', message: 'x' } }, { 'retry-after': '17' }),
    { is: 'wait', waitMs: 17_000, from: 'service', code: 'rate_limited' },
  ],
  ['500 internal_error', envelope(500, 'internal_error'), { ...BROKEN, code: 'internal_error' }],
]

describe('the gazette', () => {
  test.each(gazette)('%s', (_name, from, to) => {
    expect(classifyResponse(from, { service: 'gazette', as: 'json' })).toMatchObject(to)
  })
})

const update: Row[] = [
  [
    '400 with words of its own',
    answer(400, { mensagem: 'tabela inexistente' }),
    { ...BY_ITEMS, code: 'HTTP_400', message: 'tabela inexistente' },
  ],
  ['400 as a plain text', answer(400, 'dia inválido'), { ...BY_ITEMS, message: 'dia inválido' }],
  ['400 as a JSON text', answer(400, '"dia inválido"'), { ...BY_ITEMS, message: 'dia inválido' }],
  ['400 with nothing to read', answer(400, { a: 1 }), { ...BY_ITEMS, message: 'HTTP 400' }],
  ['400 in HTML', answer(400, ` ${PAGE}`), { ...LASTING, status: 400 }],
  ['400 of nothing', answer(400), LASTING],
  ['401', answer(401, { erro: 'apikey' }), { ...HALT, why: 'unauthorized', message: 'apikey' }],
  ['403', answer(403, 'no'), { ...HALT, why: 'forbidden' }],
  ['404', answer(404, { message: 'no such' }), { ...BY_PARAMETERS, message: 'no such' }],
  ['429', answer(429, { error: 'slow' }), { is: 'wait', from: 'service', waitMs: 60_000 }],
  ['500', answer(500, { error: 'x' }), { ...BROKEN, message: 'x' }],
]

describe('the update service, whose errors are not shown', () => {
  test.each(update)('%s', (_name, from, to) => {
    expect(classifyResponse(from, { service: 'update', as: 'json' })).toMatchObject(to)
  })
})

describe('what was asked', () => {
  const CSV = answer(200, 'month;value')
  test('as a text it is given as it stands', () => {
    const found = classifyResponse(CSV, { service: 'calculation', as: 'text' })
    expect(found).toMatchObject({ is: 'answered', body: 'month;value' })
    expect(classifyResponse(CSV)).toMatchObject(BROKEN)
  })
  test('conditionally, 304 is an answer', () => {
    const asked = { service: 'calculation', as: 'json', conditional: true } as const
    expect(classifyResponse(answer(304), asked)).toMatchObject({ is: 'answered', status: 304 })
  })
})

test('numbers that no record holds → read as they are read from the record', () => {
  const found = classifyResponse(answer(200, '{"a":1e999,"b":[-1e999],"c":-0,"d":1e15,"e":0.1}'))
  expect(found).toMatchObject({ body: { a: null, b: [null], c: 0, d: 1e15, e: 0.1 } })
  if (found.is === 'answered') expect(JSON.parse(JSON.stringify(found.body))).toEqual(found.body)
})

test('hint and docUrl go with every error that has them', () => {
  const more = { hint: 'use 4021', docUrl: 'https://x/erros#a' }
  for (const status of [400, 401, 403, 404, 409, 410, 422, 429, 502]) {
    expect(classifyResponse(envelope(status, 'C', 'm', more))).toMatchObject({
      status,
      code: 'C',
      ...more,
    })
  }
  expect(classifyResponse(envelope(400, 'C', 'm', { hint: 7, docUrl: null }))).not.toHaveProperty(
    'hint',
  )
})

test('a redirect tells where to, without what may be secret', () => {
  const to = (location: string) => classifyResponse(answer(302, '', { location }))
  expect(to('https://user:pass@b.com/x?key=1')).toMatchObject({
    message: 'HTTP 302 -> https://b.com/x',
  })
  expect(to('//user:pass@b.com/x#y')).toMatchObject({ message: 'HTTP 302 -> //b.com/x' })
})

test('every row of the table is met by a case above', () => {
  const met = new Set<VerdictRow>()
  const meets =
    (asked: ResponseContext['service']) =>
    ([, from]: Row) => {
      const found = classifyResponse(from, { service: asked, as: 'json' })
      const code = 'code' in found ? (found.code ?? '') : ''
      const row = rowFor(from.status, code, speakerOf(from, asked))
      if (row) met.add(row)
    }
  rows.forEach(meets('calculation'))
  gazette.forEach(meets('gazette'))
  met.add(rowFor(429, 'HTTP_429', 'edge')!)
  expect(VERDICTS.filter((row) => !met.has(row))).toEqual([])
})

function speakerOf({ text }: HttpAnswer, service: ResponseContext['service']): ResponseOrigin {
  return text.includes('"error":{') || service === 'update' ? 'service' : 'edge'
}

test('whatever comes, there is a verdict, and a wait is between a second and the longest window', () => {
  const headers = fc.dictionary(fc.constantFrom('retry-after', 'date', 'location'), fc.string())
  const text = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 599 }), headers, text, (status, all, body) => {
      const found = classifyResponse({ status, headers: all, text: body })
      if (found.is !== 'wait') return
      expect(found.waitMs).toBeGreaterThanOrEqual(1_000)
      expect(found.waitMs).toBeLessThanOrEqual(3_700_000)
    }),
  )
})
