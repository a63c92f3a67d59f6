import type { App } from '../../app/app.js'
import { manifestOf } from '../../batches/stored-batches.js'
import { reportOf } from '../../batches/view/report.js'
import type { Manifest } from '../../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { translateWhole } from '../../messages/index.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { UnreadableRecord } from '../../records/codec.js'
import type { SealState } from '../../verify/seal.js'
import { type Verified, verify } from '../../verify/verify.js'
import { inspectWorkbook } from '../../verify/workbook-file.js'
import { fileRefusal } from '../file-refusal.js'
import { type Cli, count, type Output, words } from '../output.js'
import { printIfSlow } from '../slow-store.js'
import {
  isSealedFor,
  type LookedFile,
  problemsWord,
  sealSentence,
  subjectSentence,
  verifyAlone,
} from './verify-alone.js'

/** Checks a batch by its id, or a workbook with its batch, against the stored records. */
export async function verifyCommand({ app, output }: Cli, what: string): Promise<ExitStatus> {
  const began = Date.now()
  const looked = /\.xlsx$/i.test(what) ? await lookAt(app, what) : undefined
  const alone = looked?.isPart && (await verifyAlone(subjectSentence(looked), looked, output))
  if (alone !== undefined && alone !== false) return alone
  const batch = looked?.of ?? what
  let manifest: Manifest
  try {
    manifest = await printIfSlow(() => manifestOf(app, batch), output)
  } catch (error) {
    return withoutManifest(error, { batch, looked }, output)
  }
  const bucket = await app.bucket()
  const job = app.job(manifest.job)
  // A seal by a key that nobody knows proves nothing.
  const sealed = looked?.isOwnKey ? undefined : looked?.sealed
  const isSealed = sealed !== undefined && isSealedFor(batch, sealed)
  const file = looked ? { file: looked.path, isSealed } : {}
  const verified = await verify(manifest, { bucket, job, ...file })
  if (sealed) output.say(sealSentence(sealed, !verified.isSavedAgain))
  const seconds = (Date.now() - began) / 1000
  return tell(manifest, verified, { file: looked?.path ?? null, seconds, sealed }, output)
}

async function withoutManifest(
  error: unknown,
  { batch, looked }: { batch: string; looked: LookedFile | undefined },
  output: Output,
): Promise<ExitStatus> {
  if (error instanceof UnreadableRecord) {
    const { key, problem, found } = error
    return printUnreadable(batch, sentence('record_unreadable', { key, problem, found }), output)
  }
  if (!(error instanceof UserError) || !looked) throw error
  const alone = await verifyAlone(sentence('seal_alone', { batch }), looked, output)
  if (alone !== undefined) return alone
  throw new UserError(error.status, [...error.sentences, sentence('seal_none')])
}

async function lookAt(app: App, path: string): Promise<LookedFile> {
  try {
    const found = await inspectWorkbook(path, app.config.sealKey, () => app.bucket())
    if (found.of === undefined) throw UserError.usage('verify_no_batch', { path })
    return { ...found, path, of: found.of }
  } catch (error) {
    throw fileRefusal(error, path)
  }
}

function tell(
  manifest: Manifest,
  verified: Verified,
  { file, seconds, sealed }: { file: string | null; seconds: number; sealed?: SealState },
  output: Output,
): ExitStatus {
  const { problems, count: found, warnings, isSavedAgain, ...looked } = verified
  const isGood = problems.length === 0
  for (const one of [...problems, ...warnings]) output.say(one)
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

function counted(
  looked: Omit<Verified, 'problems' | 'count' | 'warnings' | 'isSavedAgain'>,
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
