import { z } from 'zod'
import type { Sentence } from '../messages/message-code.js'
import type { RowCounts } from './outcome.js'

/** A stored message; one with a code of a later release is accepted too. */
export const sentenceShape = z.custom<Sentence>(
  (value) => storedSentence.safeParse(value).success,
  'message',
)
const storedSentence = z.object({ code: z.string(), facts: z.record(z.string(), z.unknown()) })

export const sentencesShape = z.array(sentenceShape)

export const parametersShape = z.record(z.string(), z.union([z.string(), z.boolean()]))
export const priceShape = z.object({ calls: z.number(), units: z.number() })
export const textsShape = z.array(z.string())
export const textByNameShape = z.record(z.string(), z.string())
export const countsShape = z.record(z.string(), z.number())

export const rowCountsShape: z.ZodType<RowCounts> = z.object({
  read: z.number(),
  ok: z.number(),
  warned: z.number(),
  rejected: z.number(),
  failed: z.number(),
  duplicate: z.number(),
  ignored: z.number(),
  pending: z.number(),
})

/** An object whose content its own room checks. */
export const objectOf = <T extends object>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null, 'object')
