import { createWriteStream } from 'node:fs'
import { access, constants, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { App } from '../app.js'
import { Refusal } from '../errors.js'
import { keys } from '../records/keys.js'
import { codeOf } from '../services/http.js'

/**
 * Refuses a place for the workbook before anything is spent: a folder, one in a folder that is not
 * there or cannot be written, one that is the input itself, one that Excel would not open by name.
 */
export async function checkOut(out: string, input?: string): Promise<void> {
  const found = await stat(out).catch(() => undefined)
  const refuse = (reason: string) => Refusal.usage('out_not_usable', { path: out, reason })
  if (found?.isDirectory()) throw refuse('é uma pasta')
  if (found && !found.isFile()) return
  if (input && (await sameFile(out, input))) throw refuse('é a própria planilha de entrada')
  if (extname(out).toLowerCase() !== '.xlsx') throw refuse('o nome não termina em .xlsx')
  await access(dirname(out), constants.W_OK).catch((error: Error) => {
    throw refuse(`a pasta ${dirname(out)}: ${codeOf(error)}`)
  })
}

async function sameFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [a, b].map((path) => realpath(path).catch(() => undefined)),
  )
  return one !== undefined && one === other
}

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
    throw Refusal.other('out_not_writable', { path: out, batch, reason: codeOf(error as Error) })
  }
}

/** Where a person finds the workbook in the storage. */
export function resultPlace(app: App, batch: string): string {
  const { url } = app.config.storage
  return url.startsWith('s3:')
    ? `${url.replace(/\/$/, '')}/${keys.result(batch)}`
    : join(url.replace(/^file:/, ''), keys.result(batch))
}
