import { expect, test } from 'vitest'
import { judge, type RawExchange } from './support/judge.js'

const SUMMARY = {
  calcId: 700_001,
  type: 'saldoDevedor',
  name: null,
  createdAt: '202601151200',
  updatedAt: 20_260_115_120_000,
}
const ITEM = { date: '10/03/2020', amount: 1, corrected: 1, total: 1, memoria: '' }
const RESULT = { total: 1, correcaoMonetaria: 0, juros: 0, multa: 0, honorarios: 0, saved: false }
const JSON_TYPE = { 'content-type': 'application/json' }

type Change = Omit<Partial<RawExchange>, 'answer'> & { answer?: Partial<RawExchange['answer']> }

function exchange({ answer, headers, ...asked }: Change): RawExchange {
  return {
    service: 'calculation',
    method: 'GET',
    path: '/v1/calc',
    query: {},
    repeated: [],
    body: undefined,
    ...asked,
    headers: { authorization: 'Bearer k', ...headers },
    answer: {
      status: 200,
      text: '',
      body: undefined,
      ...answer,
      headers: { ...JSON_TYPE, ...answer?.headers },
    },
  }
}

const list = (...calculations: object[]) => ({ answer: { body: { calculations } } })
const refusal = (status: number, body: unknown) => ({ answer: { status, body } })
const correction = (over: object, items: object[] = [ITEM]): Change => ({
  method: 'POST',
  path: '/v1/correct',
  headers: JSON_TYPE,
  body: {
    index: 'ipca',
    updateTo: '01/01/2024',
    items: [{ date: '10/03/2020', amount: 1 }],
    ...over,
  },
  answer: { body: { ...RESULT, items } },
})
const RATE = { 'x-ratelimit-limit': '9', 'x-ratelimit-remaining': '8', 'x-ratelimit-reset': '60' }
const gazette = (over: Change): Change => ({
  service: 'gazette',
  path: '/v1/parties',
  ...over,
  answer: {
    body: { total: 0, limit: 25, offset: 0, items: [] },
    ...over.answer,
    headers: { ...RATE, ...over.answer?.headers },
  },
})
const LIMITED = { code: 'RATE_LIMITED', message: 'm' }

const problemsOf = (change: Change) =>
  judge(exchange(change)).objections.map(({ problem }) => problem)

test.each<[string, Change]>([
  ['a list', list(SUMMARY)],
  ['one never updated', list(SUMMARY, { ...SUMMARY, updatedAt: null })],
  ['a correction', correction({})],
  [
    'retryAfter inside the error',
    { ...correction({}), ...refusal(429, { error: { ...LIMITED, retryAfter: 1 } }) },
  ],
  [
    'retryAfter beside the error',
    { ...correction({}), ...refusal(429, { error: LIMITED, retryAfter: 1 }) },
  ],
  ['an edge page', { answer: { status: 503, headers: { 'content-type': 'text/html' } } }],
  ['a page of the gazette', gazette({ query: { nome: 'a' } })],
])('nothing is objected to %s', (_, change) => {
  expect(problemsOf(change)).toEqual([])
})

test.each<[string, Change, RegExp]>([
  ['a route that is not there', { path: '/v1/calculos' }, /no such operation/],
  ['a method that is not there', { method: 'PUT' }, /no such operation/],
  ['no credential', { ...list(), headers: { authorization: undefined } }, /no Authorization/],
  ['a raw key where a bearer is due', { ...list(), headers: { authorization: 'k' } }, /Bearer/],
  ['a parameter that is not named', { ...list(), query: { page: '1' } }, /query .*page/],
  ['a parameter given twice', { ...list(), repeated: ['type'] }, /type: given more than once/],
  ['a number that is none', { ...list(), query: { limit: 'x' } }, /query limit/],
  ['a type that is none', { ...list(), query: { type: 'x' } }, /query type/],
  ['a body where none is named', { ...list(), headers: JSON_TYPE, body: {} }, /a body where none/],
  [
    'a body of another type',
    { ...correction({}), headers: { 'content-type': 'text/plain' } },
    /text\/plain/,
  ],
  ['a field that is not named', correction({ campo: 1 }), /body .*campo/],
  ['index and table at once', correction({ table: 20 }), /one of index and table/],
  ['selicFrom without selic', correction({ selicFrom: '01/01/2022' }), /only with selic/],
  ['a date that does not exist', correction({ updateTo: '31/02/2024' }), /updateTo/],
  ['a status that is not listed', refusal(418, {}), /418 is not listed/],
  ['a 429 without retryAfter', { ...correction({}), ...refusal(429, { error: LIMITED }) }, /429/],
  ['an error without the envelope', refusal(403, { message: 'm' }), /403 with the code undefined/],
  ['an envelope with more', refusal(401, { error: { code: 'A', message: 'm' }, at: 1 }), /401/],
  [
    'a code of another route',
    refusal(403, { error: { code: 'FORBIDDEN', message: 'm' } }),
    /FORBIDDEN/,
  ],
  ['createdAt of 14 digits', list({ ...SUMMARY, createdAt: '20260115120000' }), /createdAt/],
  ['updatedAt as text', list({ ...SUMMARY, updatedAt: '20260115120000' }), /updatedAt/],
  ['updatedAt of 12 digits', list({ ...SUMMARY, updatedAt: 202_601_151_200 }), /updatedAt/],
  [
    'a list out of order',
    list({ ...SUMMARY, updatedAt: 20_250_115_120_000 }, SUMMARY),
    /not ordered/,
  ],
  ['a field more in a summary', list({ ...SUMMARY, hash: 'h' }), /hash/],
  ['an item dated otherwise', correction({}, [{ ...ITEM, date: '2020-03-10' }]), /items\.0\.date/],
  [
    'saved with nothing asked',
    { ...correction({}), answer: { body: { ...RESULT, items: [], saved: true } } },
    /calcId and hash/,
  ],
  [
    'health with a boolean',
    { path: '/health', answer: { body: { ok: true, service: 's', env: 'e' } } },
    /ok/,
  ],
  [
    'html for pdf',
    {
      path: '/v1/calc/saldoDevedor/1/export',
      query: { format: 'pdf' },
      answer: { headers: { 'content-type': 'text/html' } },
    },
    /pdf was asked for/,
  ],
  [
    'a fifth key in a page',
    gazette({ answer: { body: { total: 0, limit: 25, offset: 0, items: [], page: 1 } } }),
    /page/,
  ],
  ['another limit than asked', gazette({ query: { limit: '50' } }), /limit 25/],
  [
    'no rate headers',
    gazette({ answer: { headers: { 'x-ratelimit-reset': undefined } } }),
    /x-ratelimit-reset/,
  ],
  ['a limit above 200', gazette({ query: { limit: '201' } }), /at most 200/],
  ['a search of two letters', gazette({ path: '/v1/processos', query: { q: 'ab' } }), /query q/],
  [
    'a hint at the gazette',
    gazette({
      path: '/v1/parties/1',
      answer: { status: 404, body: { error: { code: 'not_found', message: 'm', hint: 'h' } } },
    }),
    /hint/,
  ],
  [
    'a bearer at the update service',
    { service: 'update', path: '/atualiza-v1/listaTabelas' },
    /no raw key/,
  ],
])('%s is objected to', (_, change, problem) => {
  expect(problemsOf(change)).toContainEqual(expect.stringMatching(problem))
})
