import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { commandLine, plainTable, type TemplateOptions, templateFor } from '../batches/template.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { Template } from '../core/job/job.js'
import { templateWorkbook } from '../spreadsheets/template-workbook.js'
import { bytesOf, checkTableOut, isWorkbook } from './out/out-file.js'
import { replaceFile } from './out/replace-file.js'
import type { Cli } from './output.js'

/** Writes a template sheet of the job, which says what each column may hold. */
export async function templateCommand(
  { app, output }: Cli,
  kind: string | undefined,
  { out, ...asked }: TemplateOptions & { out?: string },
): Promise<ExitStatus> {
  if (kind === undefined) return listJobs({ app, output })
  const job = app.job(kind)
  const path = out ?? `modelo-${job.kind}.xlsx`
  await checkTableOut(path)
  await refuseFilled(path)
  const { readMe, table, template } = await templateFor(app, job, path, asked)
  const now = app.clock.now()
  const bytes = isWorkbook(path)
    ? Readable.from([await templateWorkbook(table, readMe, now)])
    : bytesOf(path, { readMe, tables: [plainTable(table)] }, now)
  await replaceFile(path, bytes)
  await writeDocuments(template, dirname(path))
  output.tell(commandLine(job, path, template))
  output.result(path)
  return EXIT.done
}

/** Lists the jobs: name, Portuguese alias and title. */
function listJobs({ app, output }: Cli): ExitStatus {
  const lines = [...app.jobs.values()].map((job) => ({ ...job, alias: job.aliases?.[0] ?? '' }))
  for (const { kind, alias, title } of lines)
    output.result(`${kind.padEnd(14)}${alias.padEnd(14)}${title}`)
  return EXIT.done
}

/** An existing file may have been filled in. */
async function refuseFilled(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined)) === undefined) return
  throw UserError.usage('table_out_not_usable', { path, fault: 'filled' })
}

/** An existing document belongs to the user and stays. */
async function writeDocuments({ documents = {} }: Template, beside: string): Promise<void> {
  for (const [name, text] of Object.entries(documents)) {
    const path = join(beside, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
