import { expect } from 'vitest'
import {
  codeFor,
  codeForm,
  getAuthorize,
  postToken,
  REDIRECT,
  registeredClient,
} from '../../sandbox/agent-support.js'
import { type Place, type Row, row } from './row.js'

/** The contract names both places under `{auth_url}`; agents go there without a client of ours. */
function place(name: string, method: string): Place {
  return {
    operation: `oauth.${name}`,
    service: 'calculation',
    section: 'Authentication',
    route: `${method} {auth_url}/${name}`,
    method: null,
    handler: `oauth/${name}.ts`,
  }
}

export const OAUTH_ROWS: readonly Row[] = [
  row(
    place('authorize', 'GET'),
    { status: 302, claim: 'code for a registered client, with PKCE' },
    async ({ sandbox }) => {
      const client = await registeredClient(sandbox)
      const { status, location } = await getAuthorize(sandbox, { client_id: client })
      expect(status).toBe(302)
      expect(location?.href.startsWith(`${REDIRECT}?code=`)).toBe(true)
    },
  ),
  row(
    place('authorize', 'GET'),
    { status: 400, claim: 'a client that never registered' },
    async ({ sandbox }) => {
      expect((await getAuthorize(sandbox, { client_id: 'nobody' })).status).toBe(400)
    },
  ),
  row(
    place('token', 'POST'),
    { claim: 'bearer token for the code and its verifier' },
    async ({ sandbox, as }) => {
      const client = await registeredClient(sandbox)
      const code = await codeFor(sandbox, client)
      const { status, body } = await postToken(sandbox, codeForm(client, code))
      expect({ status, type: body.token_type }).toEqual({ status: 200, type: 'Bearer' })
      await as(String(body.access_token)).calculation.calc.list()
    },
  ),
  row(place('token', 'POST'), { status: 400, claim: 'another verifier' }, async ({ sandbox }) => {
    const client = await registeredClient(sandbox)
    const code = await codeFor(sandbox, client)
    const form = codeForm(client, code, { code_verifier: 'b'.repeat(43) })
    expect((await postToken(sandbox, form)).status).toBe(400)
  }),
]
