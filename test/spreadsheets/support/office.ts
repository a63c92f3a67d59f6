import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Cells as they are shown, in UTF-8, every sheet into a file of its own. */
export const SHOWN_AS_CSV =
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1'

/**
 * Opens files with LibreOffice and saves them in another format; gives what came out, by name. It has
 * a profile of its own, or a LibreOffice that is open elsewhere would answer in its place. `reader` is
 * the import filter, where the program would choose another.
 */
export async function convert(
  paths: string | string[],
  format: string,
  reader?: string,
): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'lote-soffice-'))
  const out = join(folder, 'out')
  const profile = `-env:UserInstallation=file://${folder}/profile`
  try {
    const opened = reader === undefined ? [] : [`--infilter=${reader}`]
    const asked = ['--convert-to', format, '--outdir', out, ...[paths].flat()]
    await run('soffice', ['--headless', profile, ...opened, ...asked])
    const names = await readdir(out)
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(out, name))] as const),
      ),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (await isMissing())) {
      throw new Error('LibreOffice (soffice) is not installed, and these tests open files with it')
    }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isMissing(): Promise<boolean> {
  try {
    await run('soffice', ['--version'])
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}
