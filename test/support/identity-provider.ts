import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

export const CLIENT = { id: 'lote', secret: 'segredo-do-provedor-de-identidade' }

/** A person as the provider knows him; by his subject. */
export type People = Record<string, { email?: string; email_verified?: boolean }>

/**
 * A certified OpenID provider on a port of this machine. Who signs in at its page gives his subject as
 * the name; any password is right.
 */
export async function startIdentityProvider(people: People) {
  const asked: string[] = []
  let answer: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** Each request that came, in order. */
    asked,
    /** Until this it answers 503, as one that is away. */
    open: (returnUrl: string, more: Configuration = {}) => {
      const configuration = { ...configurationOf(people, returnUrl), ...more }
      answer = new Provider(issuer, configuration).callback()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function configurationOf(people: People, returnUrl: string): Configuration {
  const client = { client_id: CLIENT.id, client_secret: CLIENT.secret }
  return {
    clients: [{ ...client, redirect_uris: [returnUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
  }
}

/** As much of a browser as signing in needs: redirects, forms and cookies, apart for each place. */
export function newBrowser() {
  const jars = new Map<string, Map<string, string>>()
  const ask = async (url: URL, body?: URLSearchParams): Promise<Response> => {
    const jar = jars.get(url.origin) ?? new Map<string, string>()
    jars.set(url.origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) }
    const method = body ? 'POST' : 'GET'
    const answer = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    return answer
  }
  /** Goes on until a page comes, or `stop` knows the next address. */
  const go = async (at: string, body?: URLSearchParams, stop?: (url: string) => boolean) => {
    let url = new URL(at)
    let answer = await ask(url, body)
    for (let step = 0; step < 20; step += 1) {
      const location = answer.headers.get('location')
      if (location === null) break
      url = new URL(location, url)
      if (stop?.(url.href)) break
      answer = await ask(url)
    }
    return { url: url.href, status: answer.status, text: await answer.text() }
  }
  /** From where the provider asks: signs in as the subject, and agrees. */
  const signIn = async (at: string, subject: string, stop?: (url: string) => boolean) => {
    const words = { prompt: 'login', login: subject, password: 'x' }
    const asked = await go(at, new URLSearchParams(words), stop)
    if (!asked.url.includes('/interaction/')) return asked
    return go(asked.url, new URLSearchParams({ prompt: 'consent' }), stop)
  }
  return { go, signIn, jars }
}
