import { Pool } from 'undici'
import type { Opened, Setup } from './contestant.js'
import { CONTESTANTS } from './contestants/index.js'

export interface WorkerSettings extends Setup {
  contestant: string
  judgeUrl: string
}

export type ToWorker = { is: 'begin' } | { is: 'call'; call: number }
export type FromWorker =
  | { is: 'ready' }
  | { is: 'answered'; call: number }
  | { is: 'failed'; message: string }

/** One of the processes that share a limiter. It runs until the bench ends it. */
async function work(settings: WorkerSettings): Promise<void> {
  const pool = new Pool(settings.judgeUrl, { connections: settings.callers })
  const tell = (message: FromWorker) => process.send!(message)
  const failed = (error: unknown) => tell({ is: 'failed', message: String(error) })
  process.on('disconnect', () => process.exit())
  const contestant = CONTESTANTS.find(({ name }) => name === settings.contestant)!
  const opened = await contestant.open(settings, async (call) => {
    const { statusCode, body } = await pool.request({ method: 'POST', path: `/calls/${call}` })
    await body.dump()
    if (statusCode !== 200) throw new Error(`the judge answered ${statusCode}`)
    tell({ is: 'answered', call })
  })
  process.on('message', (message: ToWorker) => onMessage(message, opened, failed))
  tell({ is: 'ready' })
}

function onMessage(message: ToWorker, opened: Opened, failed: (error: unknown) => void): void {
  if (opened.is === 'queue') {
    if (message.is === 'begin') opened.begin(failed)
  } else if (message.is === 'call') opened.pass(message.call).catch(failed)
}

await work(JSON.parse(process.argv[2]!) as WorkerSettings)
