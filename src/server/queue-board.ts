import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import type { FastifyInstance } from 'fastify'
import { UserError } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import type { WebContext } from '../web/context.js'
import { ownConnections } from '../web/own-connections.js'
import { logProblem, problemOf } from '../web/problem.js'
import { rehearsalText } from '../web/rehearsal.js'

const PATH = '/queues'

/** The board's page has inline styles and a base address, but no inline or external scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Fonts of another host, which the policy refuses. */
const FONTS = /<link href="https:[^>]*rel="stylesheet">/
/** Replaces the fonts: names of its buttons for screen readers, and contrast. */
const OWN =
  '<style>kbd, [aria-current], [class*=workersBadge] { color: var(--foreground) !important } .rehearsal { position: fixed; inset: auto 0 0; z-index: 2147483647; margin: 0; padding: .5rem 1rem; text-align: center; background: #fdf3d8; color: #5c4300; font: 16px/1.4 sans-serif } body { padding-bottom: 3.5rem }</style><script src="/assets/queues.js" defer></script>'

/**
 * Adds bull-board, which shows single tasks, for operators of all accounts. Nothing can be changed
 * through it: the queue is fed from the bucket, and a task repeated by hand would be paid again.
 */
export async function addBoard(server: FastifyInstance, context: WebContext): Promise<void> {
  const serverAdapter = new FastifyAdapter()
  serverAdapter.setBasePath(PATH)
  const board = createBullBoard({
    queues: [],
    serverAdapter,
    options: { uiConfig: { boardTitle: 'lote', hideRedisDetails: true } },
  })
  // The board's own handler would answer with the stack of any error, refusals of ours included.
  serverAdapter.setErrorHandler((error) => {
    const problem = problemOf(error, context.app.config.language)
    logProblem(context.app.log, error, problem, { route: PATH })
    // Its type lists only the few statuses that the board itself uses.
    return { status: problem.status as 500, body: { ...problem } }
  })
  await server.register(
    async (scope) => {
      // The board's routes have no schemas of ours.
      scope.setValidatorCompiler(() => () => true)
      scope.setSerializerCompiler(() => JSON.stringify)
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, role: 'operator' }
      })
      scope.addHook('onRequest', async ({ viewer: { role, accounts } }, reply) => {
        if (accounts !== '*') throw UserError.usage('role_needed', { role, needed: 'admin' })
        reply.header('content-security-policy', POLICY)
        board.setQueues(await adapters(context))
      })
      scope.addHook('onSend', async ({ language }, reply, payload) => {
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
        if (typeof payload !== 'string' || !isPage) return payload
        return payload
          .replace(FONTS, OWN)
          .replace(/(?<=<body[^>]*>)/, () => markOf(context, language))
      })
      await scope.register(serverAdapter.registerPlugin())
    },
    { prefix: PATH },
  )
}

/** The mark covers the foot of the board, which fills the window. */
function markOf({ sandbox }: WebContext, language: Language): string {
  if (!sandbox) return ''
  const { text, todo } = rehearsalText(language)
  return `<p class="rehearsal"><strong>${text}</strong> ${todo}</p>`
}

async function adapters(context: WebContext) {
  const { queues } = context.app
  const all = { name: 'board', role: 'admin', accounts: '*', by: 'loopback' } as const
  const names = (await ownConnections(context, all)).map(({ queue }) => queue)
  const opened = await Promise.all([...new Set(names)].map((name) => queues.of(name)))
  return opened.map(({ bull }) => new BullMQAdapter(bull, { readOnlyMode: true }))
}
