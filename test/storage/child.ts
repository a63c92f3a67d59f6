import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The compiled module, for programs of their own: `npm test` builds before it tests. */
export function built(module: string): string {
  return JSON.stringify(new URL(`../../dist/src/${module}`, import.meta.url).href)
}

/** Runs a program, after a line of shell that may set limits for it, and gives what it prints. */
export async function runProgram(program: string, shell = 'true'): Promise<string> {
  const child = startProgram(program, shell)
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the program ended with ${code}`)
  return Buffer.concat(chunks).toString()
}

export function startProgram(program: string, shell = 'true'): ChildProcess {
  return spawn(
    'bash',
    ['-c', `${shell} && exec "$0" --input-type=module -e "$1"`, process.execPath, program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
}

/** Waits for a program to say something. */
export async function said(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
