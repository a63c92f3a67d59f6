import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LONG_MS } from '../web/context.js'
import { attachment, XLSX } from '../web/send-object.js'
import { problems } from './schemas.js'

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

/** What a route is, takes and answers: the body of each status beside the schemas of a request. */
interface Operation {
  config?: FastifyContextConfig
  handlerTimeout?: number
  bodyLimit?: number
  validatorCompiler?: typeof unread
  description?: string
  consumes?: string[]
  params?: z.ZodType
  querystring?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  [status: number]: z.ZodType
}

/** What a route has in common that takes a file in a form. */
export const FORM = {
  handlerTimeout: LONG_MS,
  consumes: ['multipart/form-data'],
  validatorCompiler: unread,
}

/** Returns the options of a route with its schema; any route may answer with a problem too. */
export function operation<Given extends Operation>(id: string, summary: string, given: Given) {
  const own = ['config', 'handlerTimeout', 'bodyLimit', 'validatorCompiler']
  const pick = (is: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(given).filter(([key]) => is(key)))
  const isAnswer = (key: string) => /^\d/.test(key)
  const response = { ...pick(isAnswer), ...problems }
  const rest = pick((key) => !isAnswer(key) && !own.includes(key))
  const schema: unknown = { operationId: id, summary, ...rest, response }
  const options: Pick<Operation, 'handlerTimeout'> = pick((key) => own.includes(key))
  return { ...options, schema: schema as Schema<Given> }
}

type Schema<Given> = { response: Answers<Given> } & Given
type Answers<Given> = typeof problems & { [S in keyof Given as S & number]: Given[S] }

/** Sends a workbook that is made on request. */
export function sendBook(
  reply: FastifyReply,
  { workbook, saveAs }: { workbook: unknown; saveAs: string },
) {
  reply.serializer((body: unknown) => body as string)
  reply.type(XLSX).header('content-disposition', attachment(saveAs))
  return reply.send(workbook)
}
