import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { parseLimits, type Window } from '../../core/window.js'
import { SHAPES, type Shapes, startSandbox } from '../../sandbox/index.js'
import type { Output } from '../output.js'
import { onStop, type StopWorld } from './stop.js'

export interface SandboxCommandOptions {
  port?: string
  calcLimits?: string
  gazetteLimits?: string
  latency?: string
  seed?: string
  saved?: string
  shapes?: string
}

/**
 * Serves the simulated services on this machine until it is stopped; one JSON line on stdout has
 * their addresses.
 */
export async function sandboxCommand(
  app: StopWorld,
  options: SandboxCommandOptions,
  output: Output,
): Promise<ExitStatus> {
  const sandbox = await startSandbox({
    port: number('--port', options.port),
    calcLimits: windows('--calc-limits', options.calcLimits),
    gazetteLimits: windows('--gazette-limits', options.gazetteLimits),
    latencyMs: number('--latency', options.latency),
    seed: number('--seed', options.seed),
    saved: number('--saved', options.saved),
    shapes: shapes(options.shapes),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error
    throw UserError.usage('bad_option', {
      option: '--port',
      expected: 'uma porta livre',
      got: `${options.port} (${error.code})`,
    })
  })
  const { calc, gazette, update, apiKey } = sandbox
  output.result(JSON.stringify({ calc, gazette, update, apiKey }))
  const stop = onStop(app, output)
  await new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve())
  })
  await sandbox.close()
  stop.release()
  return EXIT.done
}

function number(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text))
    throw UserError.usage('bad_option', { option, expected: 'um número inteiro', got: text })
  return Number(text)
}

function shapes(text: string | undefined): Shapes | undefined {
  if (text === undefined) return undefined
  const found = SHAPES.find((one) => String(one) === text)
  if (found) return found
  throw UserError.usage('bad_option', {
    option: '--shapes',
    expected: SHAPES.join(' ou '),
    got: text,
  })
}

function windows(option: string, text: string | undefined): Window[] | undefined {
  if (text === undefined) return undefined
  const parsed = parseLimits(text)
  if (!parsed)
    throw UserError.usage('bad_option', {
      option,
      expected: 'contagem/duração, como 60/1m,300/1h',
      got: text,
    })
  return parsed
}
