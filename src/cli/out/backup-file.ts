import { constants, copyFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { codeOf } from '../../services/http.js'
import { DEFAULT_BOUNDS } from '../../spreadsheets/bounds.js'
import { openArchive } from '../../spreadsheets/xlsx/archive.js'

const MOST_CHARACTERS = 10_000

/**
 * Copies a file before it is replaced, unless it is a workbook of this program that no other
 * program has saved since. Excel and LibreOffice write their own names in `docProps/app.xml`.
 */
export async function setAside(path: string): Promise<Sentence | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size === 0 || (await isUntouched(path))) return undefined
  return sentence('out_set_aside', { path, kept: await copyBeside(path) })
}

function copyBeside(path: string): Promise<string> {
  return makeBeside(path, 'anterior', (kept) => copyFile(path, kept, constants.COPYFILE_EXCL))
}

/**
 * Makes `noite (anterior).xlsx` of `noite.xlsx` with a mark, with a number where that name is
 * taken.
 */
export async function makeBeside(
  path: string,
  mark: string,
  make: (name: string) => Promise<void>,
): Promise<string> {
  const extension = extname(path)
  const stem = basename(path, extension)
  for (let n = 1; ; n += 1) {
    const made = join(dirname(path), `${stem} (${mark}${n > 1 ? ` ${n}` : ''})${extension}`)
    try {
      await make(made)
      return made
    } catch (error) {
      if (codeOf(error as Error) !== 'EEXIST') throw error
    }
  }
}

async function isUntouched(path: string): Promise<boolean> {
  try {
    const archive = await openArchive(path, DEFAULT_BOUNDS)
    try {
      let text = ''
      for await (const piece of archive.text('docProps/app.xml')) {
        text += piece
        // The file of this program has a few hundred characters.
        if (text.length > MOST_CHARACTERS) return false
      }
      return /<Application>lote\b/.test(text)
    } finally {
      await archive.close()
    }
  } catch {
    // No workbook, or an unreadable one: its origin is unknown.
    return false
  }
}
