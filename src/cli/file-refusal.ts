import { UserError } from '../core/errors.js'
import { UnreadableFile } from '../spreadsheets/source.js'

/** Returns the refusal of a workbook that cannot be read, by the path that the user gave. */
export function fileRefusal(error: unknown, path: string): unknown {
  if (!(error instanceof UnreadableFile)) return error
  const { code, detail, exceeded } = error
  return UserError.usage(`file_${code}`, { path, detail, ...exceeded })
}
