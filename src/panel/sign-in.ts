import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Sentence, sentence } from '../messages/message-code.js'
import { SESSION_COOKIE, type WebContext } from '../web/context.js'
import { type Html, html } from './html.js'
import { messageAdvice, messageText } from './messages.js'
import { ownFields, sendPage, translateIn } from './page.js'

export function addSignIn(server: FastifyInstance, context: WebContext): void {
  const options = { config: { public: true } }
  const { access } = context

  server.get('/entrar', options, (request, reply) => {
    const { para } = request.query as { para?: string }
    return sendPage(request, reply, context, signInPage(request, context, { para }))
  })

  server.post('/entrar', options, async (request, reply) => {
    const { name = '', password = '', para } = request.body as Record<string, string>
    const end = await access.signIn({ name, password, address: request.ip })
    if (end.is === 'signedIn') {
      request.viewer = end.viewer
      reply.signIn(end.cookie)
      return reply.redirect(placeHere(para), 303)
    }
    const isThrottled = end.is === 'throttled'
    if (isThrottled) reply.header('retry-after', Math.ceil(end.retryAfterMs / 1000))
    const message = isThrottled
      ? sentence('sign_in_throttled', { seconds: Math.ceil(end.retryAfterMs / 1000) })
      : sentence('sign_in_refused')
    reply.code(isThrottled ? 429 : 401)
    return sendPage(
      request,
      reply,
      context,
      signInPage(request, context, { para, told: message, name }),
    )
  })

  server.post('/sair', { config: { role: 'viewer' } }, async (request, reply) => {
    await access.signOut(request.cookies[SESSION_COOKIE] ?? '')
    reply.signOut()
    return reply.redirect('/entrar', 303)
  })
}

/** Returns the path only if it is one of this page, so that signing in leads to no other host. */
export function placeHere(path: string | undefined): string {
  return path && /^\/(?![/\\])[\w\-./?=&%]*$/.test(path) ? path : '/'
}

interface SignInPage {
  para: string | undefined
  told?: Sentence
  /** The name that the user typed. */
  name?: string
}

export function signInPage(request: FastifyRequest, { provider }: WebContext, page: SignInPage) {
  const translate = translateIn(request)
  const ways = html`${signInForm(request, page)}${provider && officeLink(request, page)}`
  const title = translate('Entrar', 'Sign in')
  return { title, body: html`<div class="narrow"><h1>${title}</h1>${ways}</div>` }
}

function signInForm(request: FastifyRequest, { para, told: message, name }: SignInPage): Html {
  const translate = translateIn(request)
  const todo = message && messageAdvice(request, message)
  return html`<form method="post" action="/entrar">${message && html`<div class="problem" role="alert"><p>${messageText(request, message)}</p>${todo && html`<p>${todo}</p>`}</div>`}${ownFields(request)}<input type="hidden" name="para" value="${para}">
<div class="field"><label for="name">${translate('Usuário', 'User')}</label><input id="name" name="name" autocomplete="username" required maxlength="100" value="${name}"></div>
<div class="field"><label for="password">${translate('Senha', 'Password')}</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"></div>
<button>${translate('Entrar', 'Sign in')}</button></form>`
}

function officeLink(request: FastifyRequest, { para }: SignInPage): Html {
  const translate = translateIn(request)
  const query = para ? `?para=${encodeURIComponent(para)}` : ''
  return html`<p><a class="button second" href="/entrar/oidc${query}">${translate('Entrar com a conta do escritório', 'Sign in with the office account')}</a></p>`
}
