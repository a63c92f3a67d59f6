import { hearOutages } from '../app/outages.js'
import { manifestOf } from '../batches/stored-batches.js'
import type { Wait } from '../batches/view/account-overview.js'
import { type BatchState, batchStatus } from '../batches/view/batch-status.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import { type Cli, timeOf, words } from './output.js'
import { onStop } from './running/stop.js'
import { printIfSlow } from './slow-store.js'
import { otherAccountWords, waitWords } from './wait-words.js'

const LOOK_EVERY_MS = 2_000
const CLEAR = '\u001b[2J\u001b[H'

/** Repeats the status until the batch has ended or the user stops it. */
export async function following(
  { app, output }: Cli,
  batch: string | undefined,
  tell: () => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const stop = onStop(app, output)
  let isRedisAway = false
  const isOver = async () => batch !== undefined && (await manifestOf(app, batch)).state !== 'open'
  try {
    if (!(await isOver())) {
      hearOutages(await app.redis(), (told, isOut) => {
        isRedisAway = isOut
        output.say(told)
      })
    }
    for (;;) {
      if (output.terminal && !isRedisAway) process.stderr.write(CLEAR)
      const status = await printIfSlow(tell, output, () => isRedisAway)
      if (await isOver()) return status
      await app.clock.sleep(LOOK_EVERY_MS, stop.signal)
      if (stop.signal.aborted) return status
    }
  } catch (error) {
    // Redis was away when the user ended it.
    if (stop.signal.aborted) return EXIT.done
    throw error
  } finally {
    stop.release()
  }
}

/**
 * Shows the workers of an open batch and, unless it is stopped, what it waits for and when it will
 * be done; no end is told while nobody works on it.
 */
export async function printOutlook(
  { app, output }: Cli,
  manifest: Manifest,
  state: BatchState,
): Promise<void> {
  const { language } = output
  const { workers = 0, waitsFor, finishAt } = await batchStatus(app, manifest, undefined)
  if (waitsFor?.is === 'account')
    return output.result(unservedWords(manifest.id, state === 'cancelling', language))
  const isGoingOn = state !== 'paused' && state !== 'cancelling'
  const wait = waitsFor ?? (workers === 0 ? IDLE : undefined)
  const parts = [
    words(language, `workers vivos: ${workers}`, `workers alive: ${workers}`),
    isGoingOn && wait && waitWords(wait, language, app.clock.now()),
    isGoingOn && finishAt && doneWords(finishAt, language),
  ]
  output.result(parts.filter(Boolean).join('; '))
}

/** A rehearsal's sandbox ends with its process. */
const IDLE: Wait = { is: 'worker', ms: Infinity }

function doneWords(finishAt: string, language: Language): string {
  const done = timeOf(language, Date.parse(finishAt))
  return words(language, `pronto em ${done}`, `done at ${done}`)
}

/** What a batch waits for whose key or address this configuration does not have. */
export function unservedWords(batch: string, isCancelled: boolean, language: Language): string {
  const todo = isCancelled
    ? words(
        language,
        `lote resume ${batch} o encerra com o que foi respondido`,
        `lote resume ${batch} ends it with what was answered`,
      )
    : words(
        language,
        `com os de quando foi enviado, ele continua; se mudaram de vez, lote cancel ${batch} e lote resume ${batch} o encerram com o que foi respondido, e o arquivo é enviado de novo`,
        `with those of its submission it goes on; if they changed for good, lote cancel ${batch} and lote resume ${batch} end it with what was answered, and the file is submitted again`,
      )
  return `${otherAccountWords(language)}; ${todo}`
}
