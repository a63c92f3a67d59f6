import type { z } from 'zod'
import { allowedChoices, answerable } from '../batches/answers/answerable.js'
import type { DraftOptions } from '../batches/submission/drafts.js'
import type { BatchStatus } from '../batches/view/batch-status.js'
import { reportOf } from '../batches/view/report.js'
import { type Language, translate, whatToDo } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import type { VisibleBatch } from '../web/visible-batches.js'
import type { Batch, BatchSummary, Told } from './schemas.js'

export function messageView(message: Sentence, language: Language): z.infer<typeof Told> {
  const { code, facts } = message
  return { code, text: translate(language, message), todo: whatToDo(language, message), facts }
}

export function questionView(one: Sentence, options: DraftOptions, language: Language) {
  return {
    code: one.code,
    answers: answerable(one, options),
    choices: allowedChoices(one, options).map(({ label, answers }) => ({
      text: translate(language, label),
      answers,
    })),
  }
}

export function batchView(status: BatchStatus, language: Language): z.infer<typeof Batch> {
  const { waitsFor } = status
  return {
    ...status,
    quote: { ...status.quote, estimateMs: finite(status.quote.estimateMs) },
    told: status.told.map((message) => messageView(message, language)),
    windows: status.windows.map((one) => ({ ...one, nextFreeMs: finite(one.nextFreeMs) })),
    waitsFor: waitsFor && { is: waitsFor.is, ms: finite(waitsFor.ms) },
  }
}

export function summaryView({ manifest, state }: VisibleBatch): z.infer<typeof BatchSummary> {
  const { id: batch, job, input, account, rehearsal, createdAt, finishedAt } = manifest
  const { rows, units, calls } = reportOf(manifest, null, 0)
  return {
    batch,
    job,
    state,
    file: input.name,
    account,
    rehearsal,
    createdAt,
    finishedAt,
    rows,
    units,
    calls,
  }
}

/** Returns null for infinity, which JSON lacks; null means never. */
export function finite(ms: number): number | null {
  return Number.isFinite(ms) ? ms : null
}
