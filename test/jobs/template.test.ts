import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { accept } from '../../src/accept/accept.js'
import { commandLine } from '../../src/batches/template.js'
import { readParameters } from '../../src/core/job/parse-parameters.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { startStandIn } from '../support/stand-in.js'
import { readsAt } from './support.js'

const folder = testFolder()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startStandIn({})
  return () => sandbox.close()
})

test.each([
  ...jobs.values(),
])('the template of $kind: each heading is a field of its job', async (job) => {
  const { headings, rows, args } = job.template
  const file = folder.path(`${job.kind}.csv`)
  const lines = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
  await writeFile(file, `${lines.join('\n')}\n`)
  const pairs = args.filter((_, at) => args[at - 1] === '-p')
  const parameters = readParameters(pairs, job)
  const more = (await job.fieldsOf?.(parameters, readsAt(sandbox))) ?? []
  const fields = [...job.fields, ...more]
  const accepted = await accept(file, fields, { map: {}, given: parameters, lastYear: 2026 })
  try {
    expect(accepted.mapping.map(({ heading }) => heading).toSorted()).toEqual(headings.toSorted())
  } finally {
    await accepted.close()
  }
})

test('the template of a list to watch → its command keeps the list', () => {
  const command = (kind: string, path: string) =>
    commandLine(jobs.get(kind)!, path, jobs.get(kind)!.template)
  expect(command('watch', 'modelo watch.xlsx')).toBe(
    "lote watch add escritorio 'modelo watch.xlsx'",
  )
})
