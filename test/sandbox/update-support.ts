import { request } from 'undici'
import type { Sandbox } from '../../src/sandbox/index.js'

export interface UpdateAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: UpdateBody
}

/** Every field of the update service's answers that a test looks into. */
interface UpdateBody {
  erro: string
  tabelas: { id: string; nome: string; tipo: string; inicio: string; fim: string }[]
  valores: { mes: string; fator: number }[]
  total: number
  lista: { dia: string; valor: number; fator: number; valorAtualizado: number }[]
}

interface Call {
  /** The whole value of `Authorization`; null for none. */
  authorization?: string | null
  body?: unknown
  type?: string
}

/** Calls a path below `/update/atualiza-v1`: with a body it is a POST. */
export async function callUpdate(
  sandbox: Sandbox,
  path: string,
  { authorization = sandbox.apiKey, body, type = 'application/json' }: Call = {},
): Promise<UpdateAnswer> {
  const answer = await request(`${sandbox.update}/atualiza-v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(authorization !== null && { authorization }),
      ...(body !== undefined && { 'content-type': type }),
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: (await answer.body.json()) as UpdateBody,
  }
}

/** A body of `atualiza` that is answered 200, with what the test is about put over it. */
export function updateBody(sandbox: Sandbox, over: Record<string, unknown> = {}) {
  return {
    apikey: sandbox.apiKey,
    indiceAtualizacao: 'ipca',
    dataAtualizacao: '2024-01-01',
    lista: [{ dia: '2020-03-10', valor: 1000 }],
    ...over,
  }
}

export function readBody(sandbox: Sandbox, over: Record<string, unknown> = {}) {
  return { apikey: sandbox.apiKey, tabela: 'ipca', dataAtualizacao: '2024-01-01', ...over }
}
