import { z } from 'zod'
import type { WebContext } from '../web/context.js'
import { forgetVisibleAnswer, visibleAnswers } from '../web/visible-answers.js'

import { type ApiServer, operation } from './server.js'

const Answer = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    account: z.string(),
    job: z.string(),
    headings: z.array(z.string()),
    question: z.string(),
    field: z.string(),
    said: z.string().describe('The column as `map` takes it; empty where none is the field.'),
    column: z.string().describe('As a person knows it: D «Saldo».'),
  })
  .meta({ id: 'RememberedAnswer' })

/** Adds the routes of remembered answers: the columns that users chose at a terminal. */
export function addAnswerRoutes(server: ApiServer, context: WebContext): void {
  server.get(
    '/answers',
    operation(
      'listAnswers',
      'Which column is a field, as it was answered and is remembered; the oldest first',
      { 200: z.object({ answers: z.array(Answer) }) },
    ),
    async ({ viewer }) => ({ answers: await visibleAnswers(context, viewer) }),
  )

  server.delete(
    '/answers/:id',
    operation('forgetAnswer', 'Forgets an answer: the question is asked again', {
      params: z.object({ id: z.string().max(20) }),
      204: z.null(),
    }),
    async ({ viewer, params }, reply) => {
      await forgetVisibleAnswer(context, viewer, params.id)
      return reply.code(204).send(null)
    },
  )
}
