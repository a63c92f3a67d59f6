import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The server with the types of the route schemas. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The body of a file. */
export const Bytes = z.any().meta({ type: 'string', format: 'binary' })

/** The answer of a request to the workers. */
export const accepted = z.object({ firing: z.string() }).meta({ id: 'Asked' })

/** Validates all parts of a request but the body, which the handler streams and checks itself. */
export function unread({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  return (value: unknown) => {
    if (httpPart === 'body') return { value }
    const { success, data, error } = (schema as z.ZodType).safeParse(value)
    return success ? { value: data } : { error }
  }
}
