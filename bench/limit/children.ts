import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Starts a file of this folder with its settings, and returns its first message. The child is in
 * `children` at once, so that the caller can always end it.
 */
export async function startChild<First>(
  file: string,
  settings: object,
  children: ChildProcess[],
  signal: AbortSignal,
): Promise<First> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(settings)])
  children.push(child)
  const ended = new AbortController()
  child.once('exit', (status) => ended.abort(new Error(`${file} ended with ${status}`)))
  const either = AbortSignal.any([signal, ended.signal])
  try {
    const [first] = (await once(child, 'message', { signal: either })) as [First]
    return first
  } catch {
    throw either.reason
  }
}

/** Kills a child by its id; a child has nothing to save. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
