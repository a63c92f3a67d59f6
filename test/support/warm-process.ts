import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('warm-process-entry.mjs', import.meta.url))

export interface Command {
  args: string[]
  env: Record<string, string>
  cwd: string
}

const idle: ChildProcess[] = []

/**
 * Runs a command of the built program in a process that has loaded it before, which takes a tenth of
 * the processor time. What turns on the end of a process, on signals or on several of them is run by
 * `start` of `cli.ts`.
 */
export async function runWarm(
  command: Command,
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = idle.pop() ?? loaded()
  if (!child.connected) return runWarm(command)
  const end = `${randomUUID()} `
  const outputs = Promise.all([textUntil(child.stdout!, end), textUntil(child.stderr!, end)])
  child.send({ ...command, end })
  const [stdout, stderr] = await outputs
  // A process that has ended wrote no line that ends its output: its own status is the command's.
  const status = stdout.status ?? (await statusOf(child))
  if (stdout.status !== undefined) idle.push(child)
  return { status, stdout: stdout.text, stderr: stderr.text }
}

async function statusOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

function loaded(): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // It ends with this process, which does not wait for it.
  child.unref()
  child.channel!.unref()
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8')
    ;(stream as Socket).unref()
  }
  return child
}

/** What a stream brings before the line of the end, with the status on that line; or before its own end. */
async function textUntil(
  stream: NodeJS.ReadableStream,
  end: string,
): Promise<{ text: string; status?: number }> {
  let text = ''
  return new Promise((resolve) => {
    const settle = (told: { text: string; status?: number }) => {
      stream.off('data', take)
      stream.off('close', close)
      resolve(told)
    }
    const take = (chunk: string) => {
      text += chunk
      const at = text.lastIndexOf(end)
      if (at < 0 || !text.endsWith('\n')) return
      settle({ text: text.slice(0, at), status: Number.parseInt(text.slice(at + end.length), 10) })
    }
    const close = () => settle({ text })
    stream.on('data', take)
    stream.on('close', close)
  })
}
