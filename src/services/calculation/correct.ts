import { z } from 'zod'
import { fromBrazilian } from '../../values/dates.js'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'

const brazilianDate = z
  .string()
  .trim()
  .refine((text) => fromBrazilian(text) !== undefined, { message: 'not a date DD/MM/YYYY' })

/** The slug or id of an index or of a table. */
const reference = z.union([z.string().trim().min(1), z.int()])

/** Body of `POST /v1/correct`; contract, "Schema and one-shot correction". */
const correctRequest = z
  .strictObject({
    index: reference.optional(),
    table: reference.optional(),
    updateTo: brazilianDate,
    items: z
      .array(
        z.strictObject({
          date: brazilianDate,
          amount: z.number(),
          description: z.string().optional(),
          custas: z.boolean().optional(),
        }),
      )
      .min(1),
    juros: z
      .strictObject({
        percentual: z.string().optional(),
        from: z.enum(['vencimento', 'citacao']).optional(),
      })
      .optional(),
    multa: z.strictObject({ percentual: z.string() }).optional(),
    honorarios: z
      .strictObject({ valor: z.number(), modo: z.enum(['p', 'v']).optional() })
      .optional(),
    selic: z.boolean().optional(),
    selicFrom: brazilianDate.optional(),
    selicUntil: brazilianDate.optional(),
    selicBase: z.enum(['a', 'am', 'aj', 'ajm']).optional(),
    selicVersion: z.union([z.literal(1), z.literal(2)]).optional(),
    save: z.boolean().optional(),
    name: z.string().optional(),
  })
  .refine((body) => (body.index === undefined) !== (body.table === undefined), {
    message: 'exactly one of index and table',
  })
  .refine((body) => body.selic || (body.selicFrom ?? body.selicUntil) === undefined, {
    message: 'selicFrom and selicUntil only with selic true',
  })

export type CorrectRequest = z.infer<typeof correctRequest>

/**
 * CorrectResult. Only the fields that a figure depends on are required; the other fields of the
 * contract are read when present, and unknown fields stay.
 */
export const correctResult = z.looseObject({
  total: z.number().nullish(),
  correcaoMonetaria: z.number().nullish(),
  juros: z.number().nullish(),
  multa: z.number().nullish(),
  honorarios: z.number().nullish(),
  items: z.array(
    z.looseObject({
      date: z.string(),
      amount: z.number(),
      corrected: z.number(),
      total: z.number().nullish(),
      memoria: z.string().nullish(),
    }),
  ),
  saved: z.boolean().nullish(),
  calcId: z.union([z.int(), z.string()]).nullish(),
  hash: z.string().nullish(),
})

export type CorrectResult = z.infer<typeof correctResult>

/**
 * The contract has it on neither list of consuming operations: it counts as one unit until evidence
 * shows another price. With `save` each call makes a calculation; without, it leaves nothing.
 */
export const correct = endpoint({
  service: 'calculation',
  route: 'POST /v1/correct',
  units: 1,
  unpriced: true,
  repeatable: ({ save }) => save !== true,
  input: correctRequest,
  body: (input) => input,
  answer: json(correctResult),
})
