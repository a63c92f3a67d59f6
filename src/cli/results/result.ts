import { access, constants, mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { App } from '../../app/app.js'
import { UserError } from '../../core/errors.js'
import type { PlaceFacts } from '../../messages/place-fault.js'
import { answeredFiles } from '../../records/answer-files.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys, pathFromResult } from '../../records/keys.js'
import { makeBeside } from '../out/backup-file.js'
import { folderFault } from '../out/out-file.js'
import { notWritable, replaceFile, replaceKeeping, type Stored } from '../out/replace-file.js'
import { type Cli, type Output, words } from '../output.js'

/**
 * Refuses an unusable place for the workbook before any unit is spent: a folder, a missing or
 * read-only folder, the input itself, or a name that Excel would not open.
 */
export async function checkOut(out: string, input?: string, option = '--out'): Promise<void> {
  const found = await stat(out).catch(() => undefined)
  const refuse = (why: PlaceFacts) =>
    UserError.usage('out_not_usable', { option, path: out, ...why })
  if (found?.isDirectory()) throw refuse({ fault: 'folder' })
  if (found && !found.isFile()) return
  if (input && (await sameFile(out, input))) throw refuse({ fault: 'input' })
  if (extname(out).toLowerCase() !== '.xlsx') throw refuse({ fault: 'not-workbook' })
  await access(dirname(out), constants.W_OK).catch((error: Error) => {
    throw refuse(folderFault(dirname(out), error))
  })
}

/** Refuses an unusable folder for several workbooks before any unit is spent. */
export async function checkFolder(dir: string, option: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.W_OK)
  } catch (error) {
    const why = folderFault(dir, error as Error)
    throw UserError.usage('out_not_usable', { option, path: dir, ...why })
  }
}

/** Copies workbooks of a batch from the bucket into a folder, each under its own name. */
export async function copyOwn(
  { app, output }: Cli,
  { batch, found }: { batch: string; found: readonly string[] },
  dir: string,
): Promise<void> {
  for (const key of found) {
    const body = await (await app.bucket()).read(key)
    const path = join(dir, basename(key))
    if (body) await replaceKeeping(body, path, output, { batch })
  }
}

async function sameFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [a, b].map((path) => realpath(path).catch(() => undefined)),
  )
  return one !== undefined && one === other
}

export function copyResult({ app, output }: Cli, batch: string, out: string): Promise<void> {
  return copyOut({ app, output }, { id: batch, key: keys.result(batch) }, out)
}

/**
 * Copies a workbook from the bucket. An existing file that this program did not write is set aside.
 */
export async function copyOut(
  { app, output }: Cli,
  { id, key, of }: { id: string; key: string; of?: Stored },
  out: string,
): Promise<void> {
  const body = await (await app.bucket()).read(key)
  if (!body) throw UserError.usage('not_finished', { batch: id })
  await replaceKeeping(body, out, output, of ?? { batch: id })
}

/**
 * Copies a workbook from the bucket under a free name: `noite.xlsx` with the mark 2026-11-15
 * becomes `noite (2026-11-15).xlsx`. Returns that name.
 */
export async function copyApart(
  app: App,
  { batch, key }: { batch: string; key: string },
  path: string,
  mark: string,
): Promise<string> {
  const take = (name: string) => writeFile(name, '', { flag: 'wx' })
  const taken = await makeBeside(path, mark, take).catch(notWritable(path, { batch }))
  const body = await (await app.bucket()).read(key)
  if (!body) throw UserError.usage('not_finished', { batch })
  await replaceFile(taken, body, { batch }).catch(async (error: Error) => {
    await rm(taken, { force: true }).catch(() => undefined)
    throw error
  })
  return taken
}

/**
 * Copies the files that the workbook links to into the folder next to it, where the links lead; an
 * existing file of the same name is the same. Returns the folder if the batch has files.
 */
export async function copyFiles(app: App, batch: string, out: string): Promise<string | undefined> {
  const bucket = await app.bucket()
  const folder = join(dirname(out), pathFromResult(keys.files(batch)))
  let count = 0
  for await (const key of answeredFiles(new BatchRecords(bucket, batch))) {
    const body = await bucket.read(key)
    if (!body) continue
    if (count === 0) await mkdir(folder, { recursive: true }).catch(notWritable(folder, { batch }))
    await replaceFile(join(folder, basename(key)), body, { batch })
    count += 1
  }
  return count > 0 ? folder : undefined
}

export function printFiles(folder: string | undefined, { language, tell }: Output): void {
  if (folder) tell(`${words(language, 'Arquivos', 'Files')}: ${folder}`)
}
