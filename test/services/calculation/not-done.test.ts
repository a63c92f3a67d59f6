import { describe, expect, test } from 'vitest'
import type { CalculationClient } from '../../../src/services/calculation/client.js'
import { listCommunications } from '../../../src/services/gazette/endpoints.js'
import { listaTabelas } from '../../../src/services/update/endpoints.js'
import { clientFor } from '../support/calculation.js'
import { senderTo } from '../support/sender.js'
import { json, serverFor } from '../support/server.js'

type Call = (client: CalculationClient) => Promise<unknown>

const PLACE = { type: 'calculosJudiciais', id: 7 } as const
const ENVELOPE = { error: { code: 'ENGINE_ERROR', message: 'sem série', hint: 'outra data' } }
const CORRECTION = {
  index: 'ipca',
  updateTo: '31/12/2024',
  items: [{ date: '10/03/2020', amount: 1 }],
}

const open: Call = ({ calc }) => calc.open(PLACE)
const run: Call = ({ calc }) => calc.run(PLACE)
const patch: Call = ({ calc }) => calc.patch({ ...PLACE, fields: { juros: 1 } })
const trash: Call = ({ calc }) => calc.trash(PLACE)
const extract: Call = ({ extract }) => extract.base64({ fileBase64: 'JVBE', docType: 'cnis' })
const logout: Call = ({ auth }) => auth.logout({ refreshToken: 'r1' })
const create: Call = ({ calc }) => calc.create({ type: 'saldoDevedor' })
const refresh: Call = ({ auth }) => auth.refresh({ refreshToken: 'r1' })

async function asked(call: Call, body: unknown, status = 200) {
  const server = await serverFor((_, response) => json(response, body, status))
  const { client } = clientFor(server.url)
  return call(client)
}

describe('an error envelope under a good status is no result', () => {
  test.each<[string, Call]>([
    ['open', open],
    ['run', run],
    ['patch', patch],
    ['trash', trash],
    ['logout', logout],
    ['correct', (client) => client.correct(CORRECTION)],
    ['describe', (client) => client.describe('cartaoPonto')],
    ['an index', ({ indices }) => indices.get('ipca')],
    ['a table', ({ tables }) => tables.get(20)],
    ['health', (client) => client.health()],
  ])('%s: broken, with what was said', async (_name, call) => {
    await expect(asked(call, ENVELOPE)).rejects.toMatchObject({
      verdict: 'broken',
      status: 200,
      code: 'ENGINE_ERROR',
      serviceMessage: 'sem série',
      hint: 'outra data',
    })
  })

  test.each<[string, Call]>([
    ['create', create],
    ['refresh', refresh],
    ['extract', extract],
    ['a saved correction', (client) => client.correct({ ...CORRECTION, save: true })],
  ])('%s may have been done: unknown, with what was said', async (_name, call) => {
    await expect(asked(call, ENVELOPE, 201)).rejects.toMatchObject({
      verdict: 'unknown',
      status: 201,
      code: 'ENGINE_ERROR',
      serviceMessage: 'sem série',
      sent: true,
    })
  })

  test.each(['gazette', 'update'] as const)('%s: broken as well', async (service) => {
    const server = await serverFor((_, response) => json(response, ENVELOPE))
    const { sender } = senderTo(server.url, service)
    const call =
      service === 'gazette' ? sender.send(listCommunications, {}) : sender.send(listaTabelas, {})
    await expect(call).rejects.toMatchObject({ verdict: 'broken', code: 'ENGINE_ERROR' })
  })
})

test.each([
  ['a text', { error: 'nenhum' }],
  ['null', { error: null, total: 1 }],
  ['a record that is no envelope', { error: { absolute: 0.01 } }],
])('a field of the result that is called error is kept: %s', async (_name, body) => {
  expect(await asked(run, body)).toEqual(body)
})

test.each<[string, Call, object]>([
  ['open', open, { ok: false }],
  ['run', run, { ok: false }],
  ['patch', patch, { ok: false, calcId: 7 }],
  ['trash', trash, { ok: false, calcId: 7 }],
  ['trash', trash, { ok: true, calcId: 7, deleted: false }],
  ['logout', logout, { ok: false }],
])('%s that says it was not done was not done', async (_name, call, body) => {
  await expect(asked(call, body)).rejects.toMatchObject({ verdict: 'broken', code: 'NOT_DONE' })
})

test('an extraction that says so may have been done all the same', async () => {
  await expect(asked(extract, { ok: false })).rejects.toMatchObject({
    verdict: 'unknown',
    code: 'NOT_DONE',
  })
})

test('what it says beside is told', async () => {
  const body = { ok: false, message: 'bloqueado' }
  await expect(asked(patch, body)).rejects.toMatchObject({
    serviceMessage: 'ok is false (bloqueado)',
  })
})

test('a creation whose answer names no calculation may have been done', async () => {
  await expect(asked(create, { ok: true }, 201)).rejects.toMatchObject({
    verdict: 'unknown',
    code: 'UNREADABLE_ANSWER',
    status: 201,
  })
})
