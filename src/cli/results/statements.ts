import { extname } from 'node:path'
import { hasStatements, makeStatements } from '../../batches/view/statements.js'
import { placeOf } from '../../batches/view/storage-place.js'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { STATEMENT_FORMATS, type StatementFormat } from '../../publish/statement/statements-zip.js'
import { type Cli, count, type Output, words } from '../output.js'
import { copyOut } from './result.js'

/** Reads `--statements`, before any unit is spent. */
export function statementFormat(asked: string | undefined): StatementFormat | undefined {
  if (asked === undefined) return undefined
  const format = STATEMENT_FORMATS.find((one) => one === asked.toLowerCase())
  if (!format) throw UserError.usage('statements_format', { value: asked })
  return format
}

/** Makes the statements of a finished batch, and copies them next to its workbook. */
export async function handOutStatements(
  { app, output }: Cli,
  manifest: Manifest,
  { out, statements }: { out?: string; statements?: StatementFormat | undefined },
): Promise<void> {
  if (!statements || manifest.finishedAt === undefined) return
  if (!hasStatements(manifest)) return output.say(sentence('statements_empty'))
  const key = await makeStatements(app, manifest, statements, statementsProgress(output))
  const place = out && `${out.slice(0, -extname(out).length)}-demonstrativos-${statements}.zip`
  if (place) await copyOut({ app, output }, { id: manifest.id, key }, place)
  output.tell(
    `${words(output.language, 'Demonstrativos', 'Statements')}: ${place ?? placeOf(app, key)}`,
  )
}

/** Time after which progress is shown, and then between two lines of it. */
const LINE_MS = 5_000

/** Tells from time to time how many statements are made. */
export function statementsProgress(
  { language, tell }: Pick<Output, 'language' | 'tell'>,
  nowMs = () => performance.now(),
): (done: number, of: number) => void {
  let nextMs = nowMs() + LINE_MS
  return (done, of) => {
    if (nowMs() < nextMs) return
    nextMs = nowMs() + LINE_MS
    const made = count(language, done)
    const all = count(language, of)
    tell(words(language, `Demonstrativos: ${made} de ${all}`, `Statements: ${made} of ${all}`))
  }
}
