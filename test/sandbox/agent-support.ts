import { createHash } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { request } from 'undici'
import { onTestFinished } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'

/** An agent of the SDK, connected; it ends with the test. */
export async function agentFor(sandbox: Sandbox, credential = sandbox.apiKey): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${sandbox.calc}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${credential}` } },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

/** A tool's answer, with the first content as text and the structure as the test expects it. */
export async function useTool(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: given })) as CallToolResult
  const [first] = result.content
  return {
    isError: result.isError ?? false,
    text: first?.type === 'text' ? first.text : '',
    resource: first?.type === 'resource' ? first.resource : undefined,
    body: result.structuredContent as Record<string, unknown> | undefined,
  }
}

const VERIFIER = 'a'.repeat(43)
export const REDIRECT = 'http://127.0.0.1:7777/back'

interface OauthAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

export async function postRegister(sandbox: Sandbox, body: unknown): Promise<OauthAnswer> {
  return post(`${sandbox.calc}/register`, JSON.stringify(body), 'application/json')
}

export async function postToken(
  sandbox: Sandbox,
  form: Record<string, string>,
): Promise<OauthAnswer> {
  const type = 'application/x-www-form-urlencoded'
  return post(`${sandbox.calc}/token`, new URLSearchParams(form).toString(), type)
}

async function post(url: string, body: string, type: string): Promise<OauthAnswer> {
  const answer = await request(url, { method: 'POST', headers: { 'content-type': type }, body })
  const json = (await answer.body.json()) as Record<string, unknown>
  return { status: answer.statusCode, headers: answer.headers, body: json }
}

export async function registeredClient(sandbox: Sandbox, uris = [REDIRECT]): Promise<string> {
  const { body } = await postRegister(sandbox, { redirect_uris: uris, client_name: 'Teste' })
  return String(body.client_id)
}

/** The parameters of `/authorize` that are approved, with what the test is about put over them. */
export async function getAuthorize(
  sandbox: Sandbox,
  over: Record<string, string | undefined>,
): Promise<{ status: number; location: URL | undefined; text: string }> {
  const query = new URLSearchParams()
  const asked: Record<string, string | undefined> = {
    response_type: 'code',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  }
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, value)
  const answer = await request(`${sandbox.calc}/authorize?${query}`)
  const { location } = answer.headers
  return {
    status: answer.statusCode,
    location: typeof location === 'string' ? new URL(location) : undefined,
    text: await answer.body.text(),
  }
}

export async function codeFor(sandbox: Sandbox, client_id: string, scope?: string) {
  const { location } = await getAuthorize(sandbox, { client_id, scope })
  return location?.searchParams.get('code') ?? ''
}

export function codeForm(client_id: string, code: string, over: Record<string, string> = {}) {
  const form = { grant_type: 'authorization_code', client_id, code, code_verifier: VERIFIER }
  return { ...form, redirect_uri: REDIRECT, ...over }
}
