import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { userErrorOf } from '../../batches/user-error.js'
import { UserError } from '../../core/errors.js'
import { codeOf } from '../../services/http.js'
import type { Output } from '../output.js'
import { setAside } from './backup-file.js'

/** Writes bytes completely under the name, or not at all. */
export function replaceFile(out: string, bytes: Readable, stored?: Stored): Promise<void> {
  return withPart(out, bytes, (part) => rename(part, out)).catch(notWritable(out, stored))
}

/**
 * Replaces a file; what another program saved there is kept beside it, with a message.
 * @param stored names in messages what is stored, whatever becomes of its copy
 */
export async function replaceKeeping(
  bytes: Readable,
  out: string,
  output: Output,
  stored?: Stored,
): Promise<void> {
  const replacing = async (part: string) => {
    const kept = await setAside(out)
    await rename(part, out).catch(async (error: Error) => {
      if (kept) await rm(String(kept.facts.kept), { force: true }).catch(() => undefined)
      throw error
    })
    return kept
  }
  // A pipe or a device is written to, never replaced.
  const isSpecial = await stat(out).then(
    (found) => !found.isFile(),
    () => false,
  )
  const written = isSpecial
    ? pipeline(bytes, createWriteStream(out))
    : withPart(out, bytes, replacing)
  const kept = await written.catch(notWritable(out, stored))
  if (kept) output.say(kept)
}

/** A batch, or the place of a report. */
export type Stored = { batch: string } | { place: string }

/** Returns a handler for a place that has become unwritable. */
export function notWritable(path: string, stored?: Stored): (error: Error) => never {
  return (error) => {
    // The bytes come from the storage, which may be what failed.
    const known = userErrorOf(error)
    if (known instanceof UserError) throw known
    const facts = { path, reason: codeOf(error) }
    if (stored) throw UserError.other('out_not_writable', { ...facts, ...stored })
    throw UserError.other('table_out_not_writable', facts)
  }
}

/** The temporary name is short: that of the file may be as long as the system allows. */
async function withPart<T>(
  out: string,
  bytes: Readable,
  place: (part: string) => Promise<T>,
): Promise<T> {
  const part = join(dirname(out), `.lote-${randomUUID()}.part`)
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx' }))
    return await place(part)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
