import { z } from 'zod'
import { calcType, scope } from './calculation-resources.js'
import { BRAZILIAN_DAY } from './shape.js'

export const JSON_TYPE = 'application/json'

const text = z.string().min(1)

/** `identifier` and `senha`, each under its own name or one alias. */
export const login = z
  .strictObject({ identifier: text, email: text, login: text, senha: text, password: text })
  .partial()
  .refine(
    ({ identifier, email, login, senha, password }) =>
      given([identifier, email, login]) === 1 && given([senha, password]) === 1,
    'one identifier and one password',
  )

export const refreshToken = z.strictObject({ refreshToken: text })

export const newKey = z
  .strictObject({
    name: z.string(),
    scopes: z.array(scope),
    allowedTipos: z.array(calcType),
    env: z.enum(['live', 'test']),
  })
  .partial()

export const correct = z
  .strictObject({
    index: z.union([text, z.int()]).optional(),
    table: z.union([text, z.int()]).optional(),
    updateTo: BRAZILIAN_DAY,
    items: z
      .array(
        z.strictObject({
          date: BRAZILIAN_DAY,
          amount: z.number(),
          description: z.string().optional(),
          custas: z.boolean().optional(),
        }),
      )
      .min(1),
    juros: z
      .strictObject({ percentual: z.string(), from: z.enum(['vencimento', 'citacao']) })
      .partial()
      .optional(),
    multa: z.strictObject({ percentual: z.string() }).partial().optional(),
    honorarios: z
      .strictObject({ valor: z.number(), modo: z.enum(['p', 'v']) })
      .partial()
      .optional(),
    selic: z.boolean().optional(),
    selicFrom: BRAZILIAN_DAY.optional(),
    selicUntil: BRAZILIAN_DAY.optional(),
    selicBase: z.enum(['a', 'am', 'aj', 'ajm']).optional(),
    selicVersion: z.union([z.literal(1), z.literal(2)]).optional(),
    save: z.boolean().optional(),
    name: z.string().optional(),
  })
  .refine(({ index, table }) => given([index, table]) === 1, 'one of index and table')
  .refine(
    ({ selic, selicFrom, selicUntil }) => selic === true || !given([selicFrom, selicUntil]),
    'selicFrom and selicUntil only with selic true',
  )

export const newCalculation = z.strictObject({ type: calcType, name: z.string().optional() })

export const patch = z.strictObject({
  fields: z
    .record(z.string(), z.unknown())
    .refine((fields) => Object.keys(fields).length > 0, 'an empty fields is NO_FIELDS'),
  hash: z.string().optional(),
})

export const run = z.strictObject({ hash: z.string().optional() })

const docType = z.enum(['cnis', 'sentenca', 'cartaoPonto', 'trabalhista'])

export const extract = {
  [JSON_TYPE]: z.strictObject({
    fileBase64: z.base64().min(1),
    filename: z.string().optional(),
    mimeType: z.string().optional(),
    docType,
  }),
  'multipart/form-data': z
    .strictObject({ file: z.instanceof(Blob), arq: z.instanceof(Blob), docType })
    .partial({ file: true, arq: true })
    .refine(({ file, arq }) => given([file, arq]) === 1, 'one file, under file or arq'),
}

/** Requests, notifications and responses of JSON-RPC 2.0. */
export const rpc = z.looseObject({ jsonrpc: z.literal('2.0') })

function given(values: unknown[]): number {
  return values.filter((value) => value !== undefined).length
}
