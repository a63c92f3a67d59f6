import { z } from 'zod'
import { UserError } from '../core/errors.js'
import { IF_NOTHING } from '../watches/watch.js'

/** Forms contain texts only, so that structured values are JSON. */
export const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'JSON' })
    return z.NEVER
  }
})

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const WatchFields = z.strictObject({
  name: z.string().max(200).optional(),
  map: json.pipe(z.record(z.string(), z.string())).default({}),
  sheet: z.string().max(200).optional(),
  account: z.string().max(100).optional(),
  perLawyer: flag.optional(),
  from: z.string().max(20).optional(),
  ifNothing: z.enum(IF_NOTHING).optional(),
})

/**
 * Reads the fields of a form with a list to watch, from the API or the panel.
 * @throws UserError bad_request
 */
export function readWatchFields(fields: Record<string, string>) {
  const read = WatchFields.safeParse(fields)
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    throw UserError.usage('bad_request', { problem: `${path.join('.')} ${message}`.trim() })
  }
  return read.data
}

/** Removes fields that the user left empty. */
export function filledFields(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
}
