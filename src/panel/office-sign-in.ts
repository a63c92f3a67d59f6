import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RETURN_PATH, type Returned } from '../access/identity-provider.js'
import type { Identity } from '../access/users.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { WebContext } from '../web/context.js'
import { statusOf } from '../web/problem.js'
import { sendPage } from './page.js'
import { placeHere, signInPage } from './sign-in.js'

/** Adds the sign-in by the office's identity provider, where one is configured. */
export function addOfficeSignIn(server: FastifyInstance, context: WebContext): void {
  const { provider } = context
  if (!provider) return

  server.get('/entrar/oidc', { config: { public: true } }, async (request, reply) => {
    const { para } = request.query as { para?: string }
    try {
      const url = await provider.beginUrl(request.csrf, placeHere(para))
      return reply.redirect(url.href, 303)
    } catch (error) {
      note(error, context)
      return refuse(request, reply, context, sentence('oidc_away'))
    }
  })

  const config = { public: true, audited: true }
  server.get(RETURN_PATH, { config }, async (request, reply) => {
    const search = request.url.split('?')[1] ?? ''
    const end = await provider.returned(request.csrf, search)
    if (end.is !== 'identified') return refuse(request, reply, context, told(end, context))
    return enter(request, reply, context, end)
  })
}

async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  context: WebContext,
  { identity, to }: { identity: Identity; to: string },
): Promise<FastifyReply> {
  const end = await context.access.signInAs(identity)
  if (end.is !== 'signedIn') return refuse(request, reply, context, unmatched(end, identity))
  request.viewer = end.viewer
  reply.signIn(end.cookie)
  return reply.redirect(placeHere(to), 303)
}

/** Returns the message about a failed sign-in; the details go to the log. */
function told(end: Exclude<Returned, { is: 'identified' }>, context: WebContext): Sentence {
  if (end.is === 'stale') return sentence('oidc_stale')
  note(end.error, context)
  return end.is === 'away'
    ? sentence('oidc_away')
    : sentence('oidc_refused', { reason: end.error.error.slice(0, 60) })
}

/** Logs an error without its cause, which has the provider's data of a person. */
function note(error: unknown, { app }: WebContext): void {
  const { name, code, message } = error as NodeJS.ErrnoException
  app.log.error({ name, code, reason: message }, 'identity provider')
}

function unmatched(
  end: { is: 'noEmail' | 'disabled' } | { is: 'unknown' | 'other'; email: string },
  { email = '' }: Identity,
): Sentence {
  if (end.is === 'noEmail') return sentence('oidc_no_email')
  return sentence(end.is === 'other' ? 'oidc_other' : 'oidc_unknown', { email })
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  context: WebContext,
  why: Sentence,
): FastifyReply {
  reply.code(statusOf(why))
  const page = { para: undefined, told: why }
  return sendPage(request, reply, context, signInPage(request, context, page))
}
