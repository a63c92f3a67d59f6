import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../src/cli/main.js', import.meta.url))
export const UNLIMITED = '1000000/1s'

/** Starts the sandbox without limits in a process of its own. */
export function standIn(): Promise<{ child: ChildProcess; calc: string; apiKey: string }> {
  const child = spawn(process.execPath, [CLI, 'sandbox', '--calc-limits', UNLIMITED], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    createInterface({ input: child.stdout! }).once('line', (line) =>
      resolve({ child, ...JSON.parse(line) }),
    )
  })
}
