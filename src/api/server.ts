import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The server as its routes see it: what comes and goes is of the schemas' types. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A file. */
export const Bytes = z.any().meta({ type: 'string', format: 'binary' })

/** What the workers were asked for. */
export const accepted = z.object({ firing: z.string() }).meta({ id: 'Asked' })

/** The form is streamed: what checks it is what reads it. */
export function unread({ schema, httpPart }: { schema: unknown; httpPart?: string }) {
  return (value: unknown) => {
    if (httpPart === 'body') return { value }
    const { success, data, error } = (schema as z.ZodType).safeParse(value)
    return success ? { value: data } : { error }
  }
}
