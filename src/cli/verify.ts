import type { App } from '../app/app.js'
import { reportOf } from '../batches/report.js'
import { manifestOf } from '../batches/stored-batches.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { UnreadableRecord } from '../records/codec.js'
import { UnreadableFile } from '../spreadsheets/source.js'
import type { SealState } from '../verify/seal.js'
import { type Verified, verify } from '../verify/verify.js'
import { inspectWorkbook } from '../verify/workbook-file.js'
import { count, counted as counts, type Output, words } from './output.js'
import { printIfSlow } from './slow-store.js'

/** Checks a batch by its id, or a workbook with its batch, against the stored records. */
export async function verifyCommand(app: App, what: string, output: Output): Promise<ExitStatus> {
  const began = Date.now()
  const isFile = /\.xlsx$/i.test(what)
  const looked = isFile ? await lookAt(app, what) : { batch: what }
  const { batch } = looked
  let manifest: Manifest
  try {
    manifest = await printIfSlow(() => manifestOf(app, batch), output)
  } catch (error) {
    const isGone = error instanceof UserError
    const alone = isGone ? printAlone('seal_alone', looked, output) : undefined
    if (alone !== undefined) return alone
    if (!(error instanceof UnreadableRecord)) throw error
    const { key, problem, found } = error
    return printUnreadable(batch, sentence('record_unreadable', { key, problem, found }), output)
  }
  const part = looked.isPart ? printAlone('seal_part', looked, output) : undefined
  if (part !== undefined) return part
  const bucket = await app.bucket()
  const job = app.job(manifest.job)
  const file = isFile ? { file: what, isSealed: isSealedFor(batch, looked) } : {}
  const verified = await verify(manifest, { bucket, job, ...file })
  if (looked.sealed) output.say(sealSentence(looked.sealed, !verified.isSavedAgain))
  const seconds = (Date.now() - began) / 1000
  return tell(manifest, verified, { file: isFile ? what : null, seconds, ...looked }, output)
}

/** The batch id in a file, and the state of the file's seal. */
interface Looked {
  batch: string
  sealed?: SealState
  isPart?: boolean
}

async function lookAt(app: App, path: string): Promise<Looked> {
  try {
    const { batch, ...others } = await inspectWorkbook(path, app.config.sealKey, () => app.bucket())
    if (batch === undefined) throw UserError.usage('verify_no_batch', { path })
    return { batch, ...others }
  } catch (error) {
    throw refusalOfFile(error, path)
  }
}

function isSealedFor(batch: string, { sealed }: Looked): boolean {
  return sealed?.is === 'whole' && sealed.seal.of === batch
}

/** Checks the seal alone, for a workbook whose batch is gone, or which holds a part of it. */
function printAlone(
  why: 'seal_alone' | 'seal_part',
  { batch, sealed }: Looked,
  output: Output,
): ExitStatus | undefined {
  if (!sealed || sealed.is === 'unsealed') return undefined
  const isGood = isSealedFor(batch, { batch, sealed })
  output.say(sentence(why, { batch }))
  const message = sealSentence(sealed, true)
  output.say(message)
  const problems = isGood ? [] : [translateWhole(output.language, message)]
  if (output.json) {
    output.result(JSON.stringify({ batch, ok: isGood, seal: sealed.is, problems }))
  } else {
    const state = words(output.language, 'confere pelo selo', 'good by its seal')
    output.result(`${batch}  ${isGood ? state : problemsWord(1, output)}`)
  }
  return isGood ? EXIT.done : EXIT.someFailed
}

function sealSentence(sealed: SealState, isSameFile: boolean): Sentence {
  switch (sealed.is) {
    case 'unsealed':
      return sentence('seal_none')
    case 'foreign':
      return sentence('seal_foreign', { key: sealed.seal.key })
    case 'changed':
      return sentence('seal_changed', { sheets: [...sealed.sheets] })
    case 'whole': {
      const facts = { sheets: sealed.sheets, key: sealed.seal.key }
      return sentence(isSameFile ? 'seal_whole' : 'seal_saved_again', facts)
    }
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
  { file, seconds, sealed }: Pick<Looked, 'sealed'> & { file: string | null; seconds: number },
  output: Output,
): ExitStatus {
  const { problems, count: found, isSavedAgain, ...looked } = verified
  const isGood = problems.length === 0
  for (const problem of problems) output.say(problem)
  // A batch of an old release has no recorded limits to compare the grants with.
  const windows = manifest.windows?.length ?? 0
  // Headings, titles and sums are looked at as well, and are no rows to people.
  const rows = Math.max(0, looked.rows - manifest.plan.ignored)
  const facts = { ...counted({ ...looked, rows }, output), windows }
  output.say(sentence(isGood ? 'verify_good' : 'verify_wrong', facts))
  if (looked.uncertain > 0) output.say(sentence('verify_uncertain', { count: looked.uncertain }))
  const texts = problems.map((problem) => translateWhole(output.language, problem))
  if (output.json) {
    const report = reportOf(manifest, file ?? manifest.result?.key ?? null, seconds)
    const seal = sealed ? { seal: sealed.is, savedAgain: isSavedAgain } : {}
    output.result(JSON.stringify({ ...report, ok: isGood, looked, ...seal, problems: texts }))
  } else {
    const state = isGood ? words(output.language, 'confere', 'good') : problemsWord(found, output)
    output.result(`${manifest.id}  ${state}`)
  }
  return isGood ? EXIT.done : EXIT.someFailed
}

function problemsWord(count: number, { language }: Output): string {
  return counts(language, count, ['problema', 'problemas'], ['problem', 'problems'])
}

function counted(
  looked: Omit<Verified, 'problems' | 'count' | 'isSavedAgain'>,
  { language }: Output,
) {
  return Object.fromEntries(
    Object.entries(looked).map(([name, number]) => [name, count(language, number)]),
  )
}

/** Nothing else of the batch can be checked without a readable manifest. */
function printUnreadable(batch: string, problem: Sentence, output: Output): ExitStatus {
  output.say(problem)
  const problems = [translateWhole(output.language, problem)]
  if (output.json) output.result(JSON.stringify({ batch, ok: false, problems }))
  else output.result(`${batch}  ${problemsWord(1, output)}`)
  return EXIT.someFailed
}
