import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { userErrorOf } from '../../src/batches/user-error.js'
import * as actions from '../../src/cli/actions.js'
import type { Action, Manner } from '../../src/cli/command.js'
import { newOutput } from '../../src/cli/output.js'
import { program } from '../../src/cli/program.js'
import { exitSoon } from '../../src/cli/running/exit-soon.js'
import { readConfig } from '../../src/config/config.js'
import { type ExitStatus, UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import { openLog } from '../../src/runtime/log.js'
import { type At, type Point, pointed } from '../support/failpoints.js'

/**
 * The program with a hand at its points: with `DIE_AT=<point>:<n>` it gets SIGKILL from itself at the
 * n-th pass of the point, with `STOP_AT` SIGSTOP, and then stands still until somebody continues it.
 */
function handAt(env: Record<string, string | undefined>): At | undefined {
  const signal = env.DIE_AT ? 'SIGKILL' : 'SIGSTOP'
  const told = env.DIE_AT ?? env.STOP_AT
  if (!told) return undefined
  const [point, count] = told.split(':') as [Point, string]
  let left = Number(count)
  return async (passed) => {
    if (passed !== point || --left !== 0) return
    if (point === 'sent') await underWay(env.SANDBOX_URL!)
    process.kill(process.pid, signal)
    // A signal comes a moment later: nothing may happen until then.
    if (signal === 'SIGKILL') await new Promise(() => undefined)
    else await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A service that answers at once has none under way when it is asked. */
const UNDER_WAY_WITHIN_MS = 500

/** Until the service has a call that it has not answered. */
async function underWay(sandbox: string): Promise<void> {
  const until = Date.now() + UNDER_WAY_WITHIN_MS
  while (Date.now() < until) {
    const asked = await fetch(`${sandbox}/_sandbox/journal`)
    const { entries } = (await asked.json()) as { entries: { answeredAt?: number }[] }
    if (entries.some(({ answeredAt }) => answeredAt === undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const at = handAt(process.env)

async function perform(action: Action, manner: Manner): Promise<ExitStatus> {
  const config = readConfig(process.env)
  const output = newOutput(config.language, manner.json === true)
  const log = openLog(config.logLevel ?? (manner.serves ? 'info' : 'error'))
  const embeddedEntry = new URL('../../src/redis/embedded-server.js', import.meta.url)
  const app = new App({
    config,
    jobs,
    log,
    embeddedEntry,
    ...(at ? { decorators: pointed(at) } : {}),
  })
  try {
    return await action(app, output, actions)
  } catch (error) {
    const told = userErrorOf(error)
    const refusal =
      told instanceof UserError ? told : UserError.other('unexpected', { message: String(error) })
    for (const said of refusal.sentences)
      output.tell(`${said.code}: ${translateWhole(output.language, said)}`)
    return refusal.status
  } finally {
    await app.close()
  }
}

program(async (action, manner) => {
  process.exitCode = await perform(action, manner)
  exitSoon()
}, 'en').parseAsync(process.argv)
