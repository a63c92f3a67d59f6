import type { Manifest } from '../core/batch.js'
import type { DocumentFacts, Job } from '../core/job/job.js'
import type { Sentence } from '../messages/message-code.js'
import { chained, digestOfRecords } from '../publish/chain.js'
import { BatchRecords } from '../records/batch-records.js'
import { readControl } from '../records/control.js'
import { keys } from '../records/keys.js'
import { readKnowledge } from '../records/prefetch.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import { VERSION } from '../runtime/version.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import { type CheckedCalls, checkCalls } from './calls.js'
import { Findings } from './findings.js'
import { checkInput, checkInputRows, copyOf } from './input.js'
import { checkLedger } from './ledger.js'
import { type CheckedRows, checkRows } from './plan-rows.js'
import { type CheckedResult, checkResult, NOTHING_COMPARED } from './result.js'
import { type CheckedTasks, checkTasks } from './tasks.js'

export interface VerifyDeps {
  bucket: Bucket
  job: Job
  /** Another file in place of the stored workbook. */
  file?: string
  /** The seal of that file is whole, and names this batch. */
  isSealed?: boolean
}

export interface Verified {
  /** Empty if no fault was found; many of one kind are listed in part, with a line for the rest. */
  problems: Sentence[]
  /** How many faults were found, listed or not. */
  count: number
  /** What is hidden in a workbook that is not the stored one. */
  warnings: Sentence[]
  rows: number
  /** Cells of the workbook that were compared. */
  cells: number
  calls: number
  units: number
  /** Grants of units that were counted in the windows. */
  grants: number
  /** Calls reported as uncertain because their end could not be found out. */
  uncertain: number
  /** Another program saved the file, with all its cells unchanged. */
  isSavedAgain: boolean
}

/**
 * Checks a batch against its own records, from the bucket alone: input, plan, tasks, answers,
 * calls, limits and workbook. Memory does not grow with rows, except for a few bytes a call.
 */
export async function verify(manifest: Manifest, deps: VerifyDeps): Promise<Verified> {
  return withTempFolder((dir) => new Verification(manifest, deps, dir).run())
}

class Verification {
  private readonly findings = new Findings()
  private readonly warnings = new Findings()
  private readonly records: BatchRecords

  constructor(
    private readonly manifest: Manifest,
    private readonly deps: VerifyDeps,
    private readonly dir: string,
  ) {
    this.records = new BatchRecords(deps.bucket, manifest.id)
  }

  async run(): Promise<Verified> {
    const { manifest, records, findings } = this
    const isInputWhole = await checkInput(manifest, records.bucket, findings)
    const tasks = await this.tasks()
    const rows = await this.rows(tasks)
    const calls = await checkCalls(records, tasks, findings)
    const { grants } = await checkLedger(manifest, calls, records.bucket, findings)
    if (isInputWhole && rows) await checkInputRows(manifest, records, this.dir, findings)
    const isSound = findings.count === 0
    if (rows && isSound) this.checkCounts(rows, calls)
    if (isSound) await this.checkChain()
    const sound = isSound && rows ? { rows, calls } : undefined
    const { cells, isSavedAgain } = rows ? await this.result(tasks, sound) : NOTHING_COMPARED
    return {
      problems: findings.all(),
      count: findings.count,
      warnings: this.warnings.all(),
      rows: rows ? manifest.plan.rows : 0,
      cells,
      calls: calls.calls,
      units: calls.units,
      grants,
      uncertain: tasks.uncertain + calls.open,
      isSavedAgain,
    }
  }

  private async tasks(): Promise<CheckedTasks> {
    const { manifest, records, findings, deps } = this
    const { cancelled } = await readControl(records.bucket, manifest.id)
    const mayBePending = manifest.state !== 'finished' || cancelled
    const known = await findings.read(() => readKnowledge(records, deps.job, manifest.plan))
    const documents = (known?.knowledge.documents ?? {}) as Record<string, DocumentFacts>
    await checkDocuments(documents, records, findings)
    // Another release may read an answer differently.
    const canReread = known !== undefined && manifest.lote === VERSION
    const tasks = await checkTasks(manifest.plan.tasks, {
      records,
      findings,
      ...(canReread ? { rereading: { job: deps.job, knowledge: known.knowledge } } : {}),
      mayBePending,
    })
    if (manifest.state === 'open') {
      findings.add('verify_not_finished', { batch: manifest.id, pending: tasks.pending })
    }
    return tasks
  }

  private rows(tasks: CheckedTasks): Promise<CheckedRows | undefined> {
    const figures = this.deps.job.sheets.sums.map(({ figure }) => figure)
    return checkRows(this.manifest, this.records, tasks, figures, this.findings)
  }

  /** Records that agree with each other may all have been changed. */
  private async checkChain(): Promise<void> {
    const { manifest, records, findings } = this
    const { chain, input, result } = manifest
    if (!chain) return
    const found = await digestOfRecords(manifest.id, records.bucket)
    if (found !== chain.records) findings.add('verify_chain', { part: 'records' })
    const whole = chained(input.sha256, chain.records, result?.sha256 ?? '')
    if (whole !== chain.whole) findings.add('verify_chain', { part: 'manifest' })
  }

  /** Checks that the counts of the manifest equal those of the records. */
  private checkCounts(rows: CheckedRows, calls: CheckedCalls): void {
    const { rows: told, units, calls: toldCalls } = this.manifest
    const same = (what: string, found: number | undefined, expected: number) => {
      if (found !== expected) this.findings.add('verify_manifest', { what, found, expected })
    }
    for (const [name, expected] of Object.entries(rows.counts)) {
      same(`rows.${name}`, told?.[name as keyof typeof told], expected)
    }
    same('calls', toldCalls, calls.calls)
    same('units.spent', units?.spent, calls.units)
  }

  private async result(
    tasks: CheckedTasks,
    sound: { rows: CheckedRows; calls: CheckedCalls } | undefined,
  ): Promise<CheckedResult> {
    const { manifest, records, findings, dir } = this
    const { job, file, isSealed } = this.deps
    if (manifest.state === 'open' && !file) return NOTHING_COMPARED
    const path = file ?? (await this.storedResult())
    if (path === undefined) return NOTHING_COMPARED
    const totals = sound && { manifest, job, ...sound }
    const { warnings } = this
    const checked = {
      manifest,
      job,
      records,
      tasks,
      findings,
      warnings,
      path,
      isSealed,
      totals,
      dir,
    }
    return (await findings.read(() => checkResult(checked))) ?? NOTHING_COMPARED
  }

  private async storedResult(): Promise<string | undefined> {
    const { manifest, records, findings, dir } = this
    const key = manifest.result?.key
    if (key !== undefined && (await records.bucket.size(key)) !== undefined) {
      return copyOf(key, 'result.xlsx', records.bucket, dir)
    }
    findings.add('verify_result_missing', { batch: manifest.id })
    return undefined
  }
}

/** Checks that the stored documents are present and have the bytes that were read. */
export async function checkDocuments(
  documents: Readonly<Record<string, DocumentFacts>>,
  { bucket, batch }: BatchRecords,
  findings: Findings,
): Promise<void> {
  const taken = new Map<string, string>()
  for (const [name, facts] of Object.entries(documents)) {
    if ('sha256' in facts && !taken.has(facts.sha256)) taken.set(facts.sha256, name)
  }
  for (const [sha256, name] of taken) {
    const key = keys.document(batch, sha256)
    const body = await bucket.read(key)
    if (!body) findings.add('verify_document_missing', { key, name })
    else if ((await digestOf(body)).sha256 !== sha256)
      findings.add('verify_document_changed', { key, name })
  }
}
