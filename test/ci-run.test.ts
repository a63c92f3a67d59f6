import { spawnSync } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Programs that it looks for, or that would take their time. */
const TOOLS = 'redis-server soffice lowriter pdftotext mutool chromium-headless-shell nice'
const LISTS_FONTS = '#!/bin/sh\necho Carlito\n'
/** Writes the report that a set of tests was asked for, and ends as it is told. */
const NPM = `#!/bin/sh
for arg in "$@"; do
  case $arg in --outputFile.json=*) [ -z "$REPORT" ] || printf '%s' "$REPORT" >"\${arg#*=}" ;; esac
done
case "$*" in *$FAILS*) exit 1 ;; esac
`
const report = (more: object = {}) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [],
    ...more,
  })

/** How the script ends beside programs that only report, and its last line. */
async function ran(env: { REPORT: string; FAILS: string }) {
  const dir = await mkdtemp(join(tmpdir(), 'lote-ci-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const name of ['.ci', 'bin']) await mkdir(join(dir, name))
  await copyFile('.ci/run', join(dir, '.ci', 'run'))
  const programs = { npm: NPM, npx: NPM, 'fc-list': LISTS_FONTS }
  const idle = Object.fromEntries(TOOLS.split(' ').map((name) => [name, '#!/bin/sh\n']))
  for (const [name, text] of Object.entries({ ...idle, ...programs })) {
    await writeFile(join(dir, 'bin', name), text)
    await chmod(join(dir, 'bin', name), 0o755)
  }
  const PATH = [join(dir, 'bin'), process.env.PATH].join(delimiter)
  const { status, stdout } = spawnSync('bash', [join(dir, '.ci', 'run')], {
    env: { ...env, PATH, TMPDIR: dir },
    encoding: 'utf8',
  })
  return { status, last: stdout.trimEnd().split('\n').at(-1) }
}

test.each([
  ['all pass', report(), 'nothing', 0, '37 passed, 0 failed'],
  ['a test fails', report({ numFailedTests: 1 }), 'nothing', 1, '37 passed, 3 failed'],
  ['a test is left out', report({ numPendingTests: 1 }), 'nothing', 1, '37 passed, 3 failed'],
  ['a set writes no report', '', 'nothing', 1, '22 passed, 3 failed'],
  ['a set runs no test', report({ numPassedTests: 0 }), 'nothing', 1, '22 passed, 3 failed'],
  ['a set ends with a failure beside its tests', report(), 'journeys', 1, '37 passed, 1 failed'],
  ['the disturbed batches fail', report(), 'chaos', 1, '17 passed, 20 failed'],
])('.ci/run, %s → ends so, and counts it on its last line', async (_, REPORT, FAILS, status, last) => {
  expect(await ran({ REPORT, FAILS })).toEqual({ status, last })
})
