import {
  type OAuthClientProvider,
  UnauthorizedError,
} from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { REDIRECT } from './agent-support.js'
import { JANUARY_2026, sandboxFor } from './support.js'

/** What an agent keeps of its way through the SDK's own OAuth flow. */
interface Kept {
  client?: OAuthClientInformationMixed
  tokens?: OAuthTokens
  verifier?: string
  sentTo?: URL
}

function providerOf(kept: Kept): OAuthClientProvider {
  return {
    redirectUrl: REDIRECT,
    clientMetadata: { redirect_uris: [REDIRECT], client_name: 'Agente de teste' },
    clientInformation: () => kept.client,
    saveClientInformation(client) {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens(tokens) {
      kept.tokens = tokens
    },
    redirectToAuthorization(url) {
      kept.sentTo = url
    },
    saveCodeVerifier(verifier) {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
  }
}

function transportFor(sandbox: Sandbox, kept: Kept) {
  return new StreamableHTTPClientTransport(new URL(`${sandbox.calc}/mcp`), {
    authProvider: providerOf(kept),
  })
}

function aClient(): Client {
  const client = new Client({ name: 'test', version: '1.0.0' })
  onTestFinished(() => client.close())
  return client
}

test('an agent that knows only the address finds its way from the 401 to the tools', async () => {
  const time = { now: JANUARY_2026 }
  const sandbox = await sandboxFor({ clock: () => time.now })
  const kept: Kept = {}
  const transport = transportFor(sandbox, kept)
  await expect(aClient().connect(transport)).rejects.toThrow(UnauthorizedError)
  const approved = await request(kept.sentTo ?? '')
  const code = new URL(String(approved.headers.location)).searchParams.get('code') ?? ''
  await transport.finishAuth(code)

  const agent = aClient()
  await agent.connect(transportFor(sandbox, kept))
  expect((await agent.listTools()).tools).toHaveLength(10)

  const first = kept.tokens?.access_token
  time.now += 3_600_000
  expect((await agent.listTools()).tools).toHaveLength(10)
  expect(kept.tokens?.access_token).not.toBe(first)
})
