import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../core/errors.js'
import type { FreeReads, Job, Parameters } from '../../core/job/job.js'
import { withTempFolder } from '../../runtime/temp-folder.js'
import { csvText } from '../../spreadsheets/tables/csv.js'
import type { Request } from './prepare.js'

/** A request whose file the job may provide. */
export type AskedFor = Omit<Request, 'file'> & { file?: string }

/**
 * Calls `use` with the file of a request. Without a file the job lists its rows for free; they
 * become a small sheet that is read like any other and removed afterwards, as the batch has its own
 * copy.
 */
export async function withFile<T>(
  asked: AskedFor,
  reads: FreeReads,
  use: (request: Request) => Promise<T>,
): Promise<T> {
  const { job, file, parameters } = asked
  if (file !== undefined) {
    // Those of a patch are the ones of its batch, whose rows may have been listed.
    if (!asked.patch) refuseStray(job, parameters)
    return use({ ...asked, file })
  }
  if (!job.listRows) throw UserError.usage('usage_missing_argument', { what: 'arquivo' })
  const table = await job.listRows(parameters, reads)
  if (table.rows.length === 0) throw UserError.usage('nothing_listed')
  return withTempFolder(async (dir) => {
    const path = join(dir, `${table.name}.csv`)
    await writeFile(path, [...csvText(table)].join(''))
    return use({ ...asked, file: path })
  })
}

/**
 * Refuses parameters that select among the job's own rows, as they have no effect on a file.
 * @throws UserError (2)
 */
export function refuseStray(job: Job, parameters: Parameters): void {
  const stray = job.parameters.find(({ name, ofList }) => ofList && parameters[name] !== undefined)
  if (stray) throw UserError.usage('only_without_file', { name: stray.name })
}
