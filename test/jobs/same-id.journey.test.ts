import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

/** A service that answers every creation with the calculation that it made first. */
let first: { calcId: number } | undefined
let target = ''
const written: string[] = []
const front = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const method = request.method ?? 'GET'
  const answer = await fetch(`${target}${request.url}`, {
    method,
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': 'application/json',
    },
    ...(body === '' ? {} : { body }),
  })
  let told = (await answer.json()) as { calcId: number }
  if (method === 'POST' && request.url === '/v1/calc') {
    first ??= told
    told = first
  }
  if (method === 'PATCH' || request.url?.endsWith('/run')) written.push(`${method} ${request.url}`)
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(told))
})

beforeAll(async () => {
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
})
afterAll(() => {
  front.closeAllConnections()
  front.close()
})

const engine = useEngine({ shapes: 1 }, (sandbox) => {
  target = sandbox.calc
  return { CALC_BASE_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}` }
})

test('two rows are told the same new calculation → one of them has it, the other fails and writes nothing', async () => {
  const text =
    'Cliente;parcelas.data;parcelas.valor\nAna;05/02/2024;1.000,00\nBia;05/02/2024;2.000,00\n'
  const args = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']
  const request = engine.request(await engine.file('two.csv', text), 'calc', args)
  const manifest = await engine.run(request)
  expect(manifest.rows).toMatchObject({ ok: 1, failed: 1, pending: 0 })
  const id = first!.calcId
  expect(written.toSorted()).toEqual([
    `PATCH /v1/calc/calculosJudiciais/${id}`,
    `POST /v1/calc/calculosJudiciais/${id}/run`,
  ])
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!).slice(1)
  const told = rows.map(({ Avisos: notes }) => String(notes ?? ''))
  expect(told.toSorted()).toEqual([
    '',
    expect.stringContaining(`cálculo ${id}, que já é de outra linha`),
  ])
  expect(await engine.problems(manifest)).toEqual([])
})
