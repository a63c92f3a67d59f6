import { z } from 'zod'
import type { WebContext } from '../web/context.js'
import { forgetVisibleAnswer, visibleAnswers } from '../web/visible-answers.js'
import { problems } from './schemas.js'
import type { ApiServer } from './server.js'

const Answer = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    ...{ account: z.string(), job: z.string(), headings: z.array(z.string()) },
    ...{ question: z.string(), field: z.string() },
    said: z.string().describe('The column as `map` takes it; empty where none is the field.'),
    column: z.string().describe('As a person knows it: D «Saldo».'),
  })
  .meta({ id: 'RememberedAnswer' })

/** Adds the routes of remembered answers: the columns that users chose at a terminal. */
export function addAnswerRoutes(server: ApiServer, context: WebContext): void {
  server.get(
    '/answers',
    {
      schema: {
        operationId: 'listAnswers',
        summary: 'Which column is a field, as it was answered and is remembered; the oldest first',
        response: { 200: z.object({ answers: z.array(Answer) }), ...problems },
      },
    },
    async ({ viewer }) => ({ answers: await visibleAnswers(context, viewer) }),
  )

  server.delete(
    '/answers/:id',
    {
      schema: {
        operationId: 'forgetAnswer',
        summary: 'Forgets an answer: the question is asked again',
        params: z.object({ id: z.string().max(20) }),
        response: { 204: z.null(), ...problems },
      },
    },
    async ({ viewer, params }, reply) => {
      await forgetVisibleAnswer(context, viewer, params.id)
      return reply.code(204).send(null)
    },
  )
}
