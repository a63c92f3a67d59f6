import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import { FREE, ref } from './inputs.js'

/** Free, so a type that the contract does not list yet may be requested too. */
export const describe = endpoint({
  ...FREE,
  route: 'GET /v1/describe/{type}',
  input: z.strictObject({ type: ref }),
  answer: json(
    z.looseObject({
      type: z.string().nullish(),
      label: z.string().nullish(),
      /** `curated` or `engine`. */
      source: z.string().nullish(),
      fields: z.array(
        z.looseObject({
          campo: z.string(),
          tipo: z.string().nullish(),
          required: z.boolean().nullish(),
          descricao: z.string().nullish(),
        }),
      ),
      exemplo: z.unknown().optional(),
      /** A list; the contract does not show its elements. */
      exportFormats: z.array(z.unknown()).nullish(),
    }),
  ),
})
