import { createReadStream } from 'node:fs'
import { type Accepted, accept } from '../accept/accept.js'
import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { keys } from '../records/keys.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { definitionOf } from '../watches/definition.js'
import { holdWatch } from '../watches/lock.js'
import { WatchRecords } from '../watches/records.js'
import { requestFor } from '../watches/request.js'
import { inputPlace, isWatchName, type Watch } from '../watches/watch.js'
import { type Output, words } from './output.js'
import { tellInput } from './quote.js'

export interface WatchAddOptions {
  sheet?: string
  map: Record<string, string>
  account?: string
  perLawyer?: boolean
}

/** A watch begins with a sheet that was understood; nothing is asked of the service. */
export async function addWatchCommand(
  app: App,
  name: string,
  file: string,
  options: WatchAddOptions,
  output: Output,
): Promise<ExitStatus> {
  if (!isWatchName(name)) throw UserError.usage('watch_bad_name', { name })
  const records = new WatchRecords(await app.bucket(), name)
  if (await records.definition()) throw UserError.usage('watch_exists', { name })
  const addedAt = new Date(app.clock.now()).toISOString()
  const watch = { name, addedAt, ...options }
  const { watched, input } = await looked(app, watch, file, output)
  const registrations = watched.size
  const definition = await create(app, records, file, { ...watch, input, registrations })
  output.tell(
    words(
      output.language,
      `Acompanhamento ${name}: ${registrations} inscrições ou processos. Para a primeira noite: lote watch run ${name}`,
      `Watch ${name}: ${registrations} registrations or cases. For the first night: lote watch run ${name}`,
    ),
  )
  output.result(output.json ? JSON.stringify(definition) : name)
  return EXIT.done
}

/** What an earlier watch of this name left would pass for what this one has shown. */
async function create(
  app: App,
  records: WatchRecords,
  file: string,
  { input, ...watch }: Omit<Watch, 'input'> & Pick<Looked, 'input'>,
): Promise<Watch> {
  const { name, bucket } = records
  const lease = await holdWatch(app, name)
  try {
    if (await records.definition()) throw UserError.usage('watch_exists', { name })
    await records.remove()
    const stored = await bucket.write(keys.watchInput(name, input), createReadStream(file))
    const definition: Watch = { ...watch, input: { name: input, ...stored } }
    if (!(await records.create(definition))) throw UserError.usage('watch_exists', { name })
    return definition
  } finally {
    await lease.release()
  }
}

/**
 * Another list for the same watch: what was shown stays shown, and how far each registration that
 * stays was read. What is not said anew is as it was. The new list lies beside the old one until the
 * definition names it, so that a night finds one that is whole.
 */
export async function replaceWatchCommand(
  app: App,
  name: string,
  file: string,
  { map, ...options }: WatchAddOptions,
  output: Output,
): Promise<ExitStatus> {
  const records = new WatchRecords(await app.bucket(), name)
  const { bucket } = records
  const before = await definitionOf(records)
  const wishes = { ...options, map: Object.keys(map).length > 0 ? map : before.map }
  const { watched, input } = await looked(app, { ...before, ...wishes }, file, output)
  const lease = await holdWatch(app, name)
  try {
    const place = `${app.clock.now()}-${input}`
    const stored = await bucket.write(keys.watchInput(name, place), createReadStream(file))
    const definition: Watch = {
      ...{ ...before, ...wishes },
      input: { name: input, place, ...stored },
      registrations: watched.size,
    }
    await records.define(definition)
    await bucket.delete(keys.watchInput(name, inputPlace(before)))
    await records.forgetOthers(watched)
    output.tell(
      words(
        output.language,
        `Acompanhamento ${name}: ${watched.size} inscrições ou processos (antes, ${before.registrations}). O que já foi mostrado continua guardado.`,
        `Watch ${name}: ${watched.size} registrations or cases (${before.registrations} before). What was shown is remembered.`,
      ),
    )
    output.result(output.json ? JSON.stringify(definition) : name)
    return EXIT.done
  } finally {
    await lease.release()
  }
}

interface Looked {
  /** Keys of the registrations and cases. */
  watched: Set<string>
  /** The name of the file. */
  input: string
}

/** The list as each night will read it; rows that nobody will watch are told. */
async function looked(
  app: App,
  watch: Omit<Watch, 'input' | 'registrations'>,
  file: string,
  output: Output,
): Promise<Looked> {
  const night = dateInSaoPaulo(app.clock.now())
  const unknown = { ...watch, input: { name: '', sha256: '', bytes: 0 }, registrations: 0 }
  const { job, parameters, accept: asked } = requestFor(app, unknown, file, night)
  const accepted = await accept(file, job.fields, { ...asked, acceptedBefore: false })
  try {
    tellAccepted(accepted, output)
    const columns = new Set(accepted.mapping.map(({ field }) => field))
    const problems = job.checkParameters(parameters, columns)
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
    const watched = new Set<string>()
    const rejected: number[] = []
    const addresses: string[] = []
    for await (const row of accepted.rows()) {
      if (row.ignored) continue
      const planned = job.planRow(row.fields, parameters, {})
      if (row.problems.length > 0 || planned.is === 'rejected') rejected.push(row.line)
      else {
        watched.add(String(planned.parameters.registration))
        const bad = planned.notes.filter(({ code }) => code === 'watch_bad_address')
        addresses.push(...bad.map(({ facts }) => `${row.line} «${facts.value}»`))
      }
    }
    const input = accepted.name
    if (watched.size === 0)
      throw UserError.usage('watch_empty', { file: input, rejected: rejected.length })
    if (rejected.length > 0)
      output.told(sentence('watch_rejected', { lines: rejected.map(String) }))
    if (addresses.length > 0) output.told(sentence('watch_bad_addresses', { rows: addresses }))
    return { watched, input }
  } finally {
    await accepted.close()
  }
}

/** What is left out is told as well: nobody would be watched by it. */
function tellAccepted({ name, unused, told, ...input }: Accepted, output: Output): void {
  const left = unused.length > 0 ? [sentence('columns_left_out', { columns: unused })] : []
  tellInput({ file: name, input, told: [...told, ...left] }, output)
}
