import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { safeFileName } from '../batches/submission/file-name.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import type { WebContext } from './context.js'
import { receiveForm } from './upload.js'

/**
 * Stores a form's small file under a path while `use` runs.
 * @throws UserError
 */
export function withList<T>(
  request: FastifyRequest,
  context: Pick<WebContext, 'upload'>,
  use: (list: { path: string; fields: Record<string, string> }) => Promise<T>,
): Promise<T> {
  return receiveForm(request, context, ({ name, content, fields }) =>
    withTempFolder(async (dir) => {
      const path = join(dir, safeFileName(name))
      await pipeline(content, createWriteStream(path, { mode: 0o600 }))
      return use({ path, fields: await fields() })
    }),
  )
}
