import { pino } from 'pino'
import { beforeEach } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import * as actions from '../../src/cli/actions.js'
import { program } from '../../src/cli/program.js'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import { WatchRecords } from '../../src/watches/records.js'
import type { Watch } from '../../src/watches/watch.js'
import { ENTRY } from '../redis/embedded.js'
import { type Rig, useRig } from '../schedules/rig.js'
import { heardVoice } from '../support/voice.js'

export const SIX = ['--cron', '0 6 * * 1-5', '--tz', 'America/Sao_Paulo']
export const WATCH = [...SIX, '--watch', 'noturno']
export const PARAMETERS = ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024']

const NOTURNO: Watch = {
  name: 'noturno',
  addedAt: '',
  input: { name: 'oabs.csv', sha256: '', bytes: 0 },
  map: {},
  registrations: 1,
}

/** `lote schedule ...` with a clock of ours: what was said, the object of `--json`, the refusal. */
async function run(app: App, args: string[]) {
  const output = heardVoice(args.includes('--json'))
  let status: number | undefined
  let problems: string[] = []
  const lote = program(async (action) => {
    try {
      status = await action(app, output, actions)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      status = error.status
      problems = error.sentences.map((said) => translateWhole('pt', said))
    }
  }, 'pt')
  await lote.parseAsync(['node', 'lote', 'schedule', ...args])
  return { status, problems, ...output, said: output.people.join('\n') }
}

export interface ScheduleRig extends Rig {
  app(env?: Record<string, string>): App
  schedule(...args: string[]): ReturnType<typeof run>
  /** The same where more is configured. */
  scheduleIn(env: Record<string, string>, ...args: string[]): ReturnType<typeof run>
}

/** A storage with the watch `noturno`, and a process without an account. */
export function useScheduleRig(): ScheduleRig {
  const rig = useRig() as ScheduleRig
  rig.app = (env = {}) => {
    const config = readConfig({ STORAGE_URL: `file:${rig.dir}`, ...env })
    const log = pino({ level: 'silent' })
    return new App({ config, jobs, log, embeddedEntry: ENTRY, clock: rig.clock })
  }
  rig.schedule = (...args) => run(rig.app(), args)
  rig.scheduleIn = (env, ...args) => run(rig.app(env), args)
  beforeEach(() => new WatchRecords(rig.bucket, 'noturno').create(NOTURNO))
  return rig
}
