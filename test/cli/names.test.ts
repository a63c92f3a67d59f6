import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '../../src/app/app.js'
import { reportCommand } from '../../src/cli/results/report.js'
import {
  removeWatchCommand,
  showWatchCommand,
  watchHistoryCommand,
} from '../../src/cli/watch/watch.js'
import { replaceWatchCommand } from '../../src/cli/watch/watch-list.js'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { UserError } from '../../src/core/errors.js'
import { lote } from '../support/cli.js'
import { heardVoice } from '../support/voice.js'
import { PARAMETERS, SIX, useScheduleRig } from './schedule-rig.js'

const rig = useScheduleRig()
const output = heardVoice()

const WATCHES: Record<string, (app: App, name: string) => Promise<unknown>> = {
  'watch show': (app, name) => showWatchCommand({ app, output }, name),
  'watch history': (app, name) => watchHistoryCommand({ app, output }, name),
  'watch remove': (app, name) => removeWatchCommand({ app, output }, name, {}),
  'watch run': (app, name) => runWatchCommand({ app, output }, name, { sandbox: false }),
  'watch replace': (app, name) =>
    replaceWatchCommand({ app, output }, name, join(rig.dir, 'oabs.csv'), { map: {} }),
  'report gazette': (app, name) =>
    reportCommand({ app, output }, 'gazette', { param: [`watch=${name}`] }),
}

test.each(
  Object.keys(WATCHES),
)('%s: a name that no watch can have is that of none', async (one) => {
  for (const name of ['../x', '../../x', '..', 'a//b', 'a/', '.tmp', 'x'.repeat(300)]) {
    const refused = await WATCHES[one]!(rig.app(), name).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UserError)
    const sentences = [{ code: 'watch_unknown', facts: { name } }]
    expect(refused).toMatchObject({ status: 2, sentences })
  }
})

const OF_BUCKET = ['bucket:../../etc/passwd', 'bucket:a/', 'bucket:/a.xlsx', 'bucket:']
test.each<[string, string[], RegExp]>([
  ['a watch', ['--watch', '../x'], /^Não há acompanhamento «\.\.\/x»/],
  [
    'the watch of a report',
    ['--report', 'gazette', '-p', 'watch=../../x'],
    /^Não há acompanhamento «\.\.\/\.\.\/x»/,
  ],
  ...OF_BUCKET.map((file): [string, string[], RegExp] => [
    file,
    [file, '--job', 'correct', ...PARAMETERS],
    /não é uma chave do armazenamento/,
  ]),
])('schedule add refuses what cannot be the name of %s', async (_, args, says) => {
  const { status, problems } = await rig.schedule('add', 'a', ...args, ...SIX)
  expect([status, problems]).toEqual([2, [expect.stringMatching(says)]])
  expect(await rig.keys('schedules/')).toEqual([])
})

test('schedule history: a name that no schedule can have is that of none', async () => {
  for (const name of ['../../etc', 'a//b', '..']) {
    const { status, problems } = await rig.schedule('history', name)
    expect([status, problems]).toEqual([2, [`Não há agendamento «${name}». Há: nenhum.`]])
  }
})

test('no command at all → the help, and no word of wrong usage after it', async () => {
  const { status, stdout, stderr } = await lote([], {}, rig.dir)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Uso: lote /)
  expect(stderr).not.toContain('outputHelp')
  const named = await lote(['help'], {}, rig.dir)
  expect(stderr).toBe(named.stdout)
})
