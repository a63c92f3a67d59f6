import { request } from 'undici'
import type { Sandbox, SeededCalculation } from '../../src/sandbox/index.js'

/** The one calculation route with no path of its own beside `/v1/calc`. */
export const LIST = '/v1/calc'

export interface Reply {
  status: number
  type: string
  disposition: string
  bytes: Buffer
  /** Empty when the answer is no JSON. */
  body: CalcBody
}

/** Every field that a test looks into; no answer has them all. */
export interface CalcBody {
  error: { code: string; message: string; hint?: string }
  calcId: number
  type: string
  hash: string
  name: string | null
  createdAt: string
  updatedAt: number | null
  lixo: number
  fields: Record<string, unknown>
  resultado: object
  updatedFields: string[]
  calculations: Omit<CalcBody, 'calculations'>[]
  total: number
  juros: number
  capital: number
  correcaoMonetaria: number
  honorarios: number
  horasExtras: number
  meses: number
  memoria: MemoryRow[]
  bloqueio_assinatura: { desde: string; linhas: number; mensagem: string }
  exemplo: Record<string, unknown>
  items: { corrected: number; total: number }[]
  series: { month: string; factor: number; selicAccrued: number }[]
  legacyCatalogId: number
  kind: string
  id: number
  tables: { id: number }[]
}

type MemoryRow = Record<string, number | string | boolean>

interface Asked {
  key?: string
  body?: unknown
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Calls a path of the calculation service; the answer's bytes are kept. */
export async function ask(
  sandbox: Sandbox,
  method: Method,
  path: string,
  { key = sandbox.apiKey, body }: Asked = {},
): Promise<Reply> {
  const answer = await request(`${sandbox.calc}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  const type = String(answer.headers['content-type'])
  return {
    status: answer.statusCode,
    type,
    disposition: String(answer.headers['content-disposition']),
    bytes,
    body: (type.startsWith('application/json') ? JSON.parse(bytes.toString()) : {}) as CalcBody,
  }
}

export type Named = Pick<SeededCalculation, 'type' | 'calcId'>

export function pathOf({ type, calcId }: Named, rest = ''): string {
  return `${LIST}/${type}/${calcId}${rest}`
}

/** A new calculation of the type, filled with the fields. */
export async function filled(
  sandbox: Sandbox,
  type: SeededCalculation['type'],
  fields: Record<string, unknown>,
  key?: string,
): Promise<SeededCalculation> {
  const asked = key === undefined ? {} : { key }
  const { body } = await ask(sandbox, 'POST', LIST, { ...asked, body: { type } })
  const made = { calcId: body.calcId, type, hash: body.hash }
  const { status, body: told } = await patch(sandbox, made, fields, key)
  if (status !== 200) throw new Error(`the fields were refused: ${told.error.message}`)
  return made
}

export function patch(sandbox: Sandbox, of: Named, fields: unknown, key?: string): Promise<Reply> {
  return ask(sandbox, 'PATCH', pathOf(of), { body: { fields }, ...(key !== undefined && { key }) })
}

export function run(sandbox: Sandbox, of: Named, key?: string): Promise<Reply> {
  return ask(sandbox, 'POST', pathOf(of, '/run'), key === undefined ? {} : { key })
}

export async function open(sandbox: Sandbox, of: Named): Promise<CalcBody> {
  return (await ask(sandbox, 'GET', pathOf(of))).body
}

/** Status and code of a refusal. */
export function refusal({ status, body }: Reply): [number, string | undefined] {
  return [status, body.error?.code]
}

export function keysOf(body: object): string[] {
  return Object.keys(body).sort()
}
