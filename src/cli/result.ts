import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { App } from '../app.js'
import { Refusal } from '../errors.js'
import { keys } from '../records/keys.js'
import { codeOf } from '../services/http.js'

/** Copies a workbook out of the storage: whole under its name, or not at all. */
export async function copyResult(app: App, batch: string, out: string): Promise<void> {
  const body = await (await app.bucket()).read(keys.result(batch))
  if (!body) throw Refusal.usage('not_finished', { batch })
  // A pipe or a device is written to, never replaced.
  const special = await stat(out).then(
    (found) => !found.isFile(),
    () => false,
  )
  const part = special ? out : join(dirname(out), `.${basename(out)}.${process.pid}.part`)
  try {
    await pipeline(body, createWriteStream(part))
    if (!special) await rename(part, out)
  } catch (error) {
    if (!special) await rm(part, { force: true }).catch(() => undefined)
    throw Refusal.other('out_not_writable', { path: out, reason: codeOf(error as Error) })
  }
}

/** Where a person finds the workbook in the storage. */
export function resultPlace(app: App, batch: string): string {
  const { url } = app.config.storage
  return url.startsWith('s3:')
    ? `${url.replace(/\/$/, '')}/${keys.result(batch)}`
    : join(url.replace(/^file:/, ''), keys.result(batch))
}
