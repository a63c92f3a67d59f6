import { request } from 'undici'
import { afterEach } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.js'

const open: Sandbox[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))
})

/** Noon of 15/01/2026 in São Paulo: all the published months are in, none after them. */
export const JANUARY_2026 = Date.UTC(2026, 0, 15, 15)

/** Limits that no test of anything else meets. */
const WIDE = [{ units: 1_000_000, ms: 60_000 }]

/** A sandbox that ends with the test, on a clock that stands still. */
export async function sandboxFor(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ clock: () => JANUARY_2026, calcLimits: WIDE, ...options })
  open.push(sandbox)
  return sandbox
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** What the test expects it to be; undefined when it is not JSON. */
  body: WideBody
}

/** Every field of the service's answers that a test looks into; no answer has them all. */
export interface WideBody {
  error: { code: string; message: string; retryAfter?: number }
  retryAfter: number
  total: number
  correcaoMonetaria: number
  juros: number
  multa: number
  honorarios: number
  items: ItemAnswer[]
  saved: boolean
  calcId: number
  calculations: { calcId: number; name: string | null }[]
  indices: { slug: string }[]
  tables: { id: number; slug: string | null }[]
  slug: string
  latestAvailable: string
  basis: { factorField: string }
  coverage: object
  index: object
  sampling: string
  segments: object[]
  series: Row[]
  fields: object[]
}

export interface ItemAnswer {
  date: string
  amount: number
  corrected: number
  total: number
  memoria: string
}

interface Row {
  month: string
  value: number
  published?: false
  accumulated: number
  accumulatedPositive: number
  factor: number
  selicAccrued: number
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  key?: string | null
  body?: unknown
  headers?: Record<string, string>
}

/** Calls a path of the calculation service with the sandbox's key, another, or (null) none. */
export async function call(sandbox: Sandbox, path: string, options: Call = {}): Promise<Answer> {
  const { method = 'GET', key = sandbox.apiKey, body, headers } = options
  const answer = await request(`${sandbox.calc}${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.body.text()
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    body: jsonOf(text) as WideBody,
  }
}

export function correct(sandbox: Sandbox, body: unknown, key?: string): Promise<Answer> {
  return call(sandbox, '/v1/correct', { method: 'POST', body, ...(key !== undefined && { key }) })
}

/** The list without those that were there when the sandbox started; the seeds' last has the highest id. */
export async function madeSince(sandbox: Sandbox, query = ''): Promise<WideBody['calculations']> {
  const { body } = await call(sandbox, `/v1/calc?${query}`)
  const { calcId: last } = sandbox.seeded.foreignTable
  return body.calculations.filter(({ calcId }) => calcId > last)
}

/** A body that is answered 200, with what the test is about put over it. */
export function aBody(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    index: 'ipca',
    updateTo: '01/01/2024',
    items: [{ date: '10/03/2020', amount: 1000 }],
    ...over,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
