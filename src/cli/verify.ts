import type { App } from '../app/app.js'
import { reportOf } from '../batches/report.js'
import { manifestOf } from '../batches/stored.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sayAll } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { UnreadableRecord } from '../records/codec.js'
import { openSource } from '../spreadsheets/open.js'
import { type SourceFile, UnreadableFile } from '../spreadsheets/source.js'
import { batchOf } from '../verify/batch-of.js'
import { type Verified, verify } from '../verify/verify.js'
import { tellIfSlow } from './batches.js'
import { count, type Output, words } from './output.js'

/** A batch by its number, or the workbook of one: whether all that is stored of it fits. */
export async function verifyCommand(app: App, what: string, output: Output): Promise<ExitStatus> {
  const began = Date.now()
  const isFile = /\.xlsx$/i.test(what)
  const batch = isFile ? await batchOfFile(what) : what
  let manifest: Manifest
  try {
    manifest = await tellIfSlow(() => manifestOf(app, batch), output)
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error
    const { key, problem, found } = error
    return tellUnreadable(batch, sentence('record_unreadable', { key, problem, found }), output)
  }
  const bucket = await app.bucket()
  const job = app.job(manifest.job)
  const verified = await verify(manifest, { bucket, job, ...(isFile ? { file: what } : {}) })
  const seconds = (Date.now() - began) / 1000
  return tell(manifest, verified, isFile ? what : null, seconds, output)
}

async function batchOfFile(path: string): Promise<string> {
  const file = await opened(path)
  try {
    const batch = await batchOf(file)
    if (batch === undefined) throw UserError.usage('verify_no_batch', { path })
    return batch
  } catch (error) {
    throw refusalOfFile(error, path)
  } finally {
    await file.close()
  }
}

async function opened(path: string): Promise<SourceFile> {
  try {
    return await openSource(path)
  } catch (error) {
    throw refusalOfFile(error, path)
  }
}

function refusalOfFile(error: unknown, path: string): unknown {
  if (!(error instanceof UnreadableFile)) return error
  const code = `file_${error.code.replace('-', '_')}` as 'file_missing'
  return UserError.usage(code, { path, detail: error.detail, ...error.exceeded })
}

function tell(
  manifest: Manifest,
  verified: Verified,
  file: string | null,
  seconds: number,
  output: Output,
): ExitStatus {
  const { problems, ...looked } = verified
  const isGood = problems.length === 0
  for (const problem of problems) output.told(problem)
  // What an old release recorded has no limits that the grants could be held to.
  const windows = manifest.windows?.length ?? 0
  const facts = { ...counted(looked, output), windows }
  output.told(sentence(isGood ? 'verify_good' : 'verify_wrong', facts))
  if (looked.uncertain > 0) output.told(sentence('verify_uncertain', { count: looked.uncertain }))
  const said = problems.map((problem) => sayAll(output.language, problem))
  if (output.json) {
    const report = reportOf(manifest, file ?? manifest.result?.key ?? null, seconds)
    output.result(JSON.stringify({ ...report, ok: isGood, looked, problems: said }))
  } else {
    const state = isGood
      ? words(output.language, 'confere', 'good')
      : problemsWord(said.length, output)
    output.result(`${manifest.id}  ${state}`)
  }
  return isGood ? EXIT.done : EXIT.someFailed
}

function problemsWord(count: number, { language }: Output): string {
  return words(language, `${count} problema(s)`, `${count} problem(s)`)
}

function counted(looked: Omit<Verified, 'problems'>, { language }: Output) {
  return Object.fromEntries(
    Object.entries(looked).map(([name, number]) => [name, count(language, number)]),
  )
}

/** Without a manifest that can be read nothing else of the batch means anything. */
function tellUnreadable(batch: string, problem: Sentence, output: Output): ExitStatus {
  output.told(problem)
  const problems = [sayAll(output.language, problem)]
  if (output.json) output.result(JSON.stringify({ batch, ok: false, problems }))
  else output.result(`${batch}  ${problemsWord(1, output)}`)
  return EXIT.someFailed
}
