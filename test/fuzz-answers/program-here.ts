import { pino } from 'pino'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { userErrorOf } from '../../src/batches/user-error.js'
import * as actions from '../../src/cli/actions.js'
import { program } from '../../src/cli/program.js'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { isOwnFault } from '../../src/execute/own-fault.js'
import { translateWhole } from '../../src/messages/index.js'

export interface Ended {
  status: number
  stdout: string
  stderr: string
  /** Errors that no code expects: in its own end, and in its log. */
  unexpected: string[]
}

/** The command line in this process, from its arguments to its exit status. */
export async function lote(
  args: string[],
  env: Record<string, string>,
  seed: number,
): Promise<Ended> {
  const ended: Ended = { status: 1, stdout: '', stderr: '', unexpected: [] }
  const err = (error: unknown) => {
    ended.unexpected.push(...ownFault(error))
    return String(error)
  }
  const log = pino({ level: 'error', serializers: { err } }, { write: () => undefined })
  const tell = (text: string) => {
    ended.stderr += `${text}\n`
  }
  const output = {
    language: 'en' as const,
    json: true,
    terminal: false,
    tell,
    say: (said: Parameters<typeof translateWhole>[1]) => tell(translateWhole('en', said)),
    result: (text: string) => {
      ended.stdout += `${text}\n`
    },
  }
  // Numbers of processes and batches follow from the seed.
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
  const perform: Parameters<typeof program>[0] = async (action) => {
    const app = new App({
      config: readConfig(env),
      jobs,
      log,
      embeddedEntry: new URL('file:///none'),
      random,
    })
    try {
      ended.status = await action(app, output, actions)
    } catch (error) {
      const told = userErrorOf(error)
      ended.status = told instanceof UserError ? told.status : 1
      if (told instanceof UserError) told.sentences.forEach(output.say)
      else
        ended.unexpected.push(
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        )
    } finally {
      await app.close()
    }
  }
  await program(perform, 'en').parseAsync(['node', 'lote', ...args])
  return ended
}

function ownFault(error: unknown): string[] {
  return isOwnFault(error) ? [(error as Error).stack ?? String(error)] : []
}
