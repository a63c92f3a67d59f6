import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Measured {
  seconds: number
  peakMb: number
  status: number | null
  stdout: string
  stderr: string
}

const SAMPLE_MS = 50

/** Runs a program to its end; the peak memory is the kernel's high-water mark. */
export function measure(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<Measured> {
  const began = performance.now()
  const child = spawn(process.execPath, [file, ...args], {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peakKb = 0
  const timer = setInterval(() => {
    peakKb = Math.max(peakKb, highWaterKb(child.pid))
  }, SAMPLE_MS)
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      clearInterval(timer)
      resolve({
        seconds: (performance.now() - began) / 1000,
        peakMb: peakKb / 1024,
        status,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      })
    })
  })
}

/** Returns the peak memory of a process, in kB. */
export function highWaterKb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
