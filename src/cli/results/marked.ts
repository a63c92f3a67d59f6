import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { type MarkedCopy, markedCopy, type ToMark } from '../../batches/patch/marked-copy.js'
import { withMarked } from '../../batches/patch/marked-of-batch.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { withTempFolder } from '../../runtime/temp-folder.js'
import { replaceKeeping } from '../out/replace-file.js'
import type { Cli, Output } from '../output.js'
import { checkOut } from './result.js'

/** Where to write a copy of the user's own file with the rejected and warned cells marked. */
export interface MarkedOptions {
  marked?: string | undefined
  withFigures?: boolean | undefined
}

/** @throws UserError (2) for an unusable place, before any unit is spent */
export async function checkMarked(
  { marked, withFigures, out, pending }: MarkedOptions & { out?: string; pending?: string },
  input?: string,
): Promise<void> {
  const others = [out, pending].flatMap((other) => other ?? [])
  if (marked && others.some((other) => resolve(other) === resolve(marked))) {
    const facts = { option: '--marked', path: marked, fault: 'twice' }
    throw UserError.usage('out_not_usable', facts)
  }
  if (marked) await checkOut(marked, input, '--marked')
  else if (withFigures) {
    throw UserError.usage('usage_missing_option', { what: '--marked <arquivo.xlsx>' })
  }
}

/** Writes the marked copy of a finished batch's input; returns its path. */
export async function handOutMarked(
  { app, output }: Cli,
  manifest: Manifest,
  { marked, withFigures }: MarkedOptions,
): Promise<string | undefined> {
  if (!marked) return undefined
  return withMarked(app, manifest, { withFigures: withFigures === true }, (copy) =>
    writeMarked(copy, marked, output),
  )
}

/** Writes the marked copy of a plan's input. */
export async function handOutPlanned(
  path: string,
  toMark: ToMark,
  marked: string,
  output: Output,
): Promise<void> {
  await withTempFolder(async (dir) =>
    writeMarked(await markedCopy(path, toMark, dir), marked, output),
  )
}

/** Gives where it was written; undefined where there is nothing to write. */
async function writeMarked(
  copy: MarkedCopy,
  out: string,
  output: Output,
): Promise<string | undefined> {
  if (copy.is === 'marked') {
    await replaceKeeping(createReadStream(copy.path), out, output)
    output.say(sentence('marked', { path: out }))
    if (copy.lost.length > 0) output.say(sentence('marked_without', { parts: copy.lost }))
    return out
  }
  const { why, pending } = copy
  if (pending) await replaceKeeping(pending.workbook, out, output)
  const code = pending ? 'marked_plain' : 'marked_none'
  output.say(sentence(code, { path: out, why, rows: pending?.rows ?? 0 }))
  return pending && out
}
