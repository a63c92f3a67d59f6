import { FormData } from 'undici'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { file, json } from '../../src/services/body-decoder.js'
import { exportCalc, openCalc } from '../../src/services/calculation/calc.js'
import { correct } from '../../src/services/calculation/correct.js'
import { callRequest, endpoint, routeAndPath } from '../../src/services/endpoint.js'
import { RequestError, shapeOf } from '../../src/services/service-error.js'

const search = endpoint({
  service: 'gazette',
  route: 'GET /v1/x/{id}',
  units: 1,
  repeatable: true,
  input: z.strictObject({ id: z.string(), q: z.string().nullish(), n: z.number().optional() }),
  query: ['q', 'n'],
  answer: json(z.looseObject({ a: z.number() })),
})

describe('the path', () => {
  test.each([
    ['a/b', 'a%2Fb'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['%2e%2e', '%252e%252e'],
    ['ção', '%C3%A7%C3%A3o'],
    ['...', '...'],
  ])('%s is one part of it', (id, part) => {
    expect(search.request({ id }).path).toBe(`/v1/x/${part}`)
  })

  test.each(['', '.', '..'])('"%s" would lead elsewhere, and is refused', (id) => {
    expect(() => search.request({ id })).toThrow(RequestError)
  })

  test('half a character has no spelling in a URL, in the path or the query → refused', () => {
    const refusal = { problems: [{ field: 'id', problem: expect.any(String) }] }
    expect(() => search.request({ id: 'a\ud83d' })).toThrow(expect.objectContaining(refusal))
    expect(() => search.request({ id: '1', q: '\ude00 b' })).toThrow(RequestError)
    expect(search.request({ id: '1', q: '😀' }).path).toBe('/v1/x/1?q=%F0%9F%98%80')
  })

  test('the query has what is said, in the order of the declaration', () => {
    expect(search.request({ n: 0, id: '1', q: 'a+b &c' }).path).toBe('/v1/x/1?q=a%2Bb%20%26c&n=0')
    expect(search.request({ id: '1', q: null }).path).toBe('/v1/x/1')
  })
})

test('a refusal tells who, where and each field, and no value', () => {
  const asked = () => search.request({ id: 7, n: 'secret', zzz: 1 } as never)
  expect(asked).toThrow(/^gazette GET \/v1\/x\/\{id\}: /)
  try {
    asked()
  } catch (error) {
    const { problems, service, route, message } = error as RequestError
    expect([service, route]).toEqual(['gazette', 'GET /v1/x/{id}'])
    expect(problems.map(({ field }) => field)).toEqual(['id', 'n', 'zzz'])
    expect(message).not.toContain('secret')
  }
})

describe('the engine’s request', () => {
  const body = {
    index: 'ipca',
    updateTo: '31/12/2024',
    items: [{ date: '01/01/2020', amount: 1 }],
  }
  test('is made from the declaration', () => {
    expect(callRequest(correct, body)).toEqual({
      route: 'POST /v1/correct',
      method: 'POST',
      path: '/v1/correct',
      body,
      units: 1,
      repeatable: true,
    })
  })
  test('may be repeatable or not by what is asked', () => {
    expect(callRequest(correct, { ...body, save: true }).repeatable).toBe(false)
    expect(callRequest(correct, { ...body, save: false }).repeatable).toBe(true)
  })
  test('knows that a file comes, and what must not be told', () => {
    const place = { type: 'cartaoPonto', id: 7, hash: 'h4sh' } as const
    expect(callRequest(exportCalc, place)).toMatchObject({
      as: 'file',
      accept: 'text/html',
      secrets: ['h4sh'],
      units: 1,
    })
    expect(callRequest(openCalc, place)).not.toHaveProperty('as')
  })
  test('of a free read is a route and a path', () => {
    expect(routeAndPath(search, { id: '1', q: 'abc' })).toEqual(['GET /v1/x/{id}', '/v1/x/1?q=abc'])
  })
})

test('an answer without a named field is unreadable, by its name', () => {
  const answer = { is: 'answered', status: 200, body: { a: 'x' } } as const
  expect(search.read(answer)).toEqual({ is: 'unreadable', problem: expect.stringMatching(/^a: /) })
})

test.each([
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename=a.pdf', 'a.pdf'],
  ["attachment; filename=x; filename*=UTF-8''%C3%A7.pdf", 'ç.pdf'],
  ["attachment; filename*=UTF-8''%zz; filename=a.pdf", 'a.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="c:\\x\\y.pdf"', 'y.pdf'],
  ['attachment; filename="dir/"', undefined],
  ['inline', undefined],
])('the name in %s is %s', (disposition, filename) => {
  const headers = { 'content-disposition': disposition }
  const read = file.read({ is: 'answered', status: 200, body: undefined, headers })
  expect(read.is === 'read' ? read.value.filename : undefined).toBe(filename)
})

test('a body is told by its shape alone', () => {
  const form = new FormData()
  form.append('docType', 'cnis')
  form.append('file', new Blob(['12345']), 'ana-souza.pdf')
  expect(shapeOf(form)).toEqual({ docType: 'string', file: 'file of 5 bytes' })
  expect(shapeOf({ a: [1, 2], b: { c: 'x', d: null }, e: 1.5, f: true })).toEqual({
    a: 'list of 2',
    b: { c: 'string', d: 'null' },
    e: 'number',
    f: 'boolean',
  })
})
