import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '../../src/services/calculation/auth.js'
import * as calc from '../../src/services/calculation/calc.js'
import * as correct from '../../src/services/calculation/correct.js'
import * as describe from '../../src/services/calculation/describe.js'
import * as extract from '../../src/services/calculation/extract.js'
import * as indices from '../../src/services/calculation/indices.js'
import * as keys from '../../src/services/calculation/keys.js'
import * as list from '../../src/services/calculation/list.js'
import * as mcp from '../../src/services/calculation/mcp.js'
import * as system from '../../src/services/calculation/system.js'
import * as tables from '../../src/services/calculation/tables.js'
import type { Endpoint } from '../../src/services/endpoint.js'
import * as gazette from '../../src/services/gazette/endpoints.js'
import type { AskOptions } from '../../src/services/sender.js'
import * as update from '../../src/services/update/endpoints.js'
import { OPERATIONS } from './openapi.js'
import { A_CORRECTION } from './rows/places.js'
import { startWorld, type World } from './support/world.js'

/** What the contracts say a call costs: the lists of "Limits", and what is not on them. */
type Cost = 0 | 1 | 'unpriced, taken as 1'

type Input = Record<string, unknown>
interface Row {
  name: string
  asked: Endpoint<never, unknown>
  cost: Cost
  input?: (world: World) => Input | Promise<Input>
  options?: (world: World) => Promise<AskOptions>
}

const one = ({ sandbox }: World) => {
  const { calcId: id, type } = sandbox.seeded.ready.calculosJudiciais
  return { id, type }
}
const session = async ({ clients, sandbox }: World) =>
  (await clients.calculation.auth.login(sandbox.login)) as { refreshToken: string }
const asPerson = async ({ clients, sandbox }: World): Promise<AskOptions> => {
  const { accessToken } = await clients.calculation.auth.login(sandbox.login)
  return { auth: { scheme: 'bearer', credential: accessToken } }
}
const rpc = (method: string, params: Input) => () => ({ jsonrpc: '2.0', id: 1, method, params })
const anItem = async ({ clients }: World, routeName: 'communications' | 'parties') => {
  const { items } = await clients.gazette[routeName].list({ limit: 1 })
  return items[0] as Input
}
const aDay = { dataAtualizacao: '2024-12-31' }

const CALC: Row[] = [
  { name: 'health', asked: system.health, cost: 0 },
  { name: 'login', asked: auth.login, cost: 0, input: ({ sandbox }) => ({ ...sandbox.login }) },
  ...[
    { name: 'refresh', asked: auth.refresh },
    { name: 'logout', asked: auth.logout },
  ].map((row) => ({
    ...row,
    cost: 0 as const,
    input: async (world: World) => ({ refreshToken: (await session(world)).refreshToken }),
  })),
  { name: 'keys', asked: keys.listKeys, cost: 0, options: asPerson },
  { name: 'new key', asked: keys.createKey, cost: 0, options: asPerson },
  {
    name: 'revoke key',
    asked: keys.revokeKey,
    cost: 0,
    options: asPerson,
    input: async ({ clients, sandbox }) => {
      await clients.calculation.session.login(sandbox.login)
      return { id: (await clients.calculation.keys.create()).id }
    },
  },
  { name: 'indices', asked: indices.listIndices, cost: 0 },
  { name: 'index', asked: indices.getIndex, cost: 0, input: () => ({ slug: 'ipca' }) },
  { name: 'series', asked: indices.readIndexSeries, cost: 0, input: () => ({ slug: 'ipca' }) },
  { name: 'series csv', asked: indices.readIndexSeriesCsv, cost: 0, input: () => ({ slug: 3 }) },
  { name: 'tables', asked: tables.listTables, cost: 0 },
  { name: 'table', asked: tables.getTable, cost: 0, input: () => ({ ref: 20 }) },
  { name: 'table series', asked: tables.readTableSeries, cost: 0, input: () => ({ ref: 20 }) },
  { name: 'table csv', asked: tables.readTableSeriesCsv, cost: 0, input: () => ({ ref: 20 }) },
  {
    name: 'describe',
    asked: describe.describe,
    cost: 0,
    input: () => ({ type: 'cartaoPonto' }),
  },
  {
    name: 'correct',
    asked: correct.correct,
    cost: 'unpriced, taken as 1',
    input: () => A_CORRECTION,
  },
  {
    name: 'saved correction',
    asked: correct.correct,
    cost: 'unpriced, taken as 1',
    input: () => ({ ...A_CORRECTION, save: true }),
  },
  { name: 'create', asked: calc.createCalc, cost: 1, input: () => ({ type: 'saldoDevedor' }) },
  { name: 'list', asked: list.listCalcs, cost: 0 },
  { name: 'open', asked: calc.openCalc, cost: 1, input: one },
  {
    name: 'patch of several fields',
    asked: calc.patchCalc,
    cost: 1,
    input: (world) => ({ ...one(world), fields: { honorarios: 15, juros: 1, multa: 2 } }),
  },
  { name: 'trash', asked: calc.trashCalc, cost: 0, input: one },
  { name: 'run', asked: calc.runCalc, cost: 1, input: one },
  ...calc.EXPORT_FORMATS.filter((format) => format !== 'excel').map((format) => ({
    name: `export ${format}`,
    asked: calc.exportCalc,
    cost: 1 as const,
    input: (world: World) => ({ ...one(world), format }),
  })),
  {
    name: 'extract, multipart',
    asked: extract.extractFile,
    cost: 'unpriced, taken as 1',
    input: () => ({ file: Buffer.from('%PDF'), filename: 'a.pdf', docType: 'cnis' }),
  },
  {
    name: 'extract, JSON',
    asked: extract.extractBase64,
    cost: 'unpriced, taken as 1',
    input: () => ({ fileBase64: 'JVBERi0xLjQK', docType: 'cnis' }),
  },
  { name: 'tools', asked: mcp.question, cost: 0, input: rpc('tools/list', {}) },
  {
    name: 'notice',
    asked: mcp.notice,
    cost: 0,
    input: () => ({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  },
  {
    name: 'a tool that consumes',
    asked: mcp.toolCall,
    cost: 'unpriced, taken as 1',
    input: rpc('tools/call', { name: 'create_calculation', arguments: { type: 'saldoDevedor' } }),
  },
  { name: 'discovery', asked: system.oauthDiscovery, cost: 0 },
  { name: 'guide', asked: system.guide, cost: 0 },
  { name: 'reference', asked: system.reference, cost: 0 },
]

const GAZETTE: Row[] = [
  { name: 'publications', asked: gazette.listCommunications, cost: 1 },
  {
    name: 'publication',
    asked: gazette.getCommunication,
    cost: 1,
    input: async (world) => ({ id: (await anItem(world, 'communications')).id }),
  },
  { name: 'cases', asked: gazette.listProcessos, cost: 1 },
  {
    name: 'dossier',
    asked: gazette.getProcesso,
    cost: 1,
    input: async (world) => ({ numero: (await anItem(world, 'communications')).numero_processo }),
  },
  { name: 'lawyers', asked: gazette.searchLawyers, cost: 1, input: () => ({ nome: 'ana' }) },
  {
    name: 'lawyer',
    asked: gazette.getLawyer,
    cost: 1,
    input: async ({ clients }) => {
      const { items } = await clients.gazette.lawyers.search({ nome: 'a' })
      return { id: items[0]!.id }
    },
  },
  { name: 'parties', asked: gazette.listParties, cost: 1 },
  {
    name: 'party',
    asked: gazette.getParty,
    cost: 1,
    input: async (world) => ({ id: (await anItem(world, 'parties')).id }),
  },
  { name: 'courts', asked: gazette.listTribunals, cost: 1 },
  { name: 'me', asked: gazette.getMe, cost: 1 },
]

/** "Request limits depend on the contracted plan": each call is taken as one. */
const UPDATE: Row[] = [
  { name: 'listaTabelas', asked: update.listaTabelas, cost: 'unpriced, taken as 1' },
  {
    name: 'lerTabela',
    asked: update.lerTabela,
    cost: 'unpriced, taken as 1',
    input: () => ({ tabela: 'ipca', ...aDay }),
  },
  {
    name: 'atualiza',
    asked: update.atualiza,
    cost: 'unpriced, taken as 1',
    input: () => ({
      indiceAtualizacao: 'ipca',
      ...aDay,
      lista: [
        { dia: '2020-03-10', valor: 1 },
        { dia: '2020-04-10', valor: 2.5 },
      ],
    }),
  },
]

const ROWS = [...CALC, ...GAZETTE, ...UPDATE]

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const NAMED = ROWS.map((row) => {
  const { service, route } = row.asked
  return { ...row, title: `${service} ${route} (${row.name}): ${row.cost}` }
})

test.each(NAMED)('$title', async ({ asked, cost, input, options }) => {
  await world.reset()
  const given = (await input?.(world)) ?? {}
  const more = (await options?.(world)) ?? {}
  const before = world.sandbox.journal().length
  const received = await world.clients.senders[asked.service].ask(asked, given as never, more)
  await drained(received)
  const counted = world.sandbox.journal().slice(before)
  expect(counted.reduce((sum, { units }) => sum + units, 0)).toBe(asked.units)
  expect([asked.units, asked.unpriced]).toEqual(declaredAs(cost))
})

function declaredAs(cost: Row['cost']): [units: number, unpriced: boolean] {
  return cost === 0 || cost === 1 ? [cost, false] : [1, true]
}

async function drained(received: unknown): Promise<void> {
  const { stream } = (received as { value?: { stream?: NodeJS.ReadableStream } }).value ?? {}
  if (stream) for await (const _ of stream);
}

test('every route that is declared has a row', () => {
  const modules = [auth, calc, correct, describe, extract, indices, keys, list, mcp, system, tables]
  const all = [...modules, gazette, update].flatMap((module) => Object.values<unknown>(module))
  const declared = all.filter(isEndpoint)
  // The form of the last is made by the engine, from a document in the bucket.
  const asked = new Set<unknown>([...ROWS.map((row) => row.asked), extract.extractDocument])
  expect(declared.filter((one) => !asked.has(one)).map(({ route }) => route)).toEqual([])
  expect(declared.length).toBeGreaterThan(40)
})

test('every operation of the contracts has a row', () => {
  const routes = new Set(ROWS.map(({ asked }) => `${asked.service} ${asked.route}`))
  // Of the protocol alone is what never succeeds: GET /mcp.
  const due = OPERATIONS.filter(({ replies }) => replies.some(({ status }) => status < 300)).map(
    ({ service, method, path }) => `${service} ${method} ${path}`,
  )
  expect(due.filter((one) => !routes.has(one))).toEqual([])
})

function isEndpoint(value: unknown): value is Endpoint<never, unknown> {
  return typeof value === 'object' && value !== null && 'route' in value && 'units' in value
}
