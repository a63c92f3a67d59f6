import type { FastifyRequest } from 'fastify'
import { safeFileName } from '../batches/submission/file-name.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'
import { receiveForm } from './upload.js'

/** A calendar is about a page; a larger file is something else. */
export const MOST_CHARS = 900_000

/**
 * Reads a calendar, the only file of a form.
 * @throws UserError for a file that cannot be a calendar
 */
export function receiveCalendar(
  request: FastifyRequest,
  context: Pick<WebContext, 'upload'>,
): Promise<{ file: string; text: string }> {
  return receiveForm(request, context, async ({ name, content }) => {
    const file = safeFileName(name)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of content as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > MOST_CHARS) throw UserError.usage('profile_not_json', { file })
      parts.push(part)
    }
    return { file, text: Buffer.concat(parts).toString('utf8') }
  })
}
