import { jobs } from '../../dist/jobs/index.js'
import { accept } from '../../dist/src/accept/accept.js'
import { UserError } from '../../dist/src/core/errors.js'
import { openSource } from '../../dist/src/spreadsheets/open.js'

/** Hands each path that comes to the real door, and tells how it ended and that all lines came back. */
process.on('message', async ({ path, job }) => {
  const began = performance.now()
  let outcome
  try {
    outcome = await submitted(path, job)
  } catch (error) {
    outcome =
      error instanceof UserError
        ? {
            is: error.status === 4 ? 'asks' : 'refused',
            codes: error.sentences.map(({ code }) => code),
          }
        : { is: 'unexpected', codes: [String(error.stack).slice(0, 500)] }
  }
  process.send({ ...outcome, ms: performance.now() - began, peak: process.resourceUsage().maxRSS })
})

async function submitted(path, job) {
  const options = { map: {}, given: { index: 'ipca' }, lastYear: 2026 }
  const accepted = await accept(path, jobs.get(job).fields, options)
  try {
    let rows = 0
    for await (const row of accepted.rows()) {
      rows += 1
      if (row.n !== rows) return { is: 'unaccounted', codes: [`row ${row.n} after ${rows - 1}`] }
    }
    const lines = await linesOf(path, accepted.sheet)
    return rows === lines
      ? { is: 'accepted', codes: [] }
      : { is: 'unaccounted', codes: [`${rows} rows of ${lines} lines`] }
  } finally {
    await accepted.close()
  }
}

async function linesOf(path, name) {
  const file = await openSource(path)
  try {
    let lines = 0
    for await (const _ of file.sheets.find((sheet) => sheet.name === name).lines()) lines += 1
    return lines
  } finally {
    await file.close()
  }
}
