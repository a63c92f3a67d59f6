import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
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
  const kept = await withPart(out, bytes, replacing).catch(notWritable(out, stored))
  if (kept) output.say(kept)
}

/** A batch, or the place of a report. */
export type Stored = { batch: string } | { place: string }

/** Returns a handler for a place that has become unwritable. */
export function notWritable(path: string, stored?: Stored): (error: Error) => never {
  return (error) => {
    const facts = { path, reason: codeOf(error) }
    if (stored) throw UserError.other('out_not_writable', { ...facts, ...stored })
    throw UserError.other('table_out_not_writable', facts)
  }
}

let parts = 0

/** The temporary name is short: that of the file may be as long as the system allows. */
async function withPart<T>(
  out: string,
  bytes: Readable,
  place: (part: string) => Promise<T>,
): Promise<T> {
  parts += 1
  const part = join(dirname(out), `.lote-${process.pid}-${parts}.part`)
  try {
    await pipeline(bytes, createWriteStream(part))
    return await place(part)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
