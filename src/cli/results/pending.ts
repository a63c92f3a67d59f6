import { pendingWorkbook } from '../../batches/patch/pending-workbook.js'
import { manifestOf } from '../../batches/stored-batches.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { replaceKeeping } from '../out/replace-file.js'
import { type Cli, counted } from '../output.js'
import { checkOut } from './result.js'

/** Writes the rows of a batch without a result, to be corrected and submitted with `--patch`. */
export async function pendingCommand(
  { app, output }: Cli,
  batch: string,
  out: string,
): Promise<ExitStatus> {
  await checkOut(out)
  const manifest = await manifestOf(app, batch)
  if (manifest.state === 'open') throw UserError.usage('not_finished', { batch })
  const pending = await pendingWorkbook(manifest, await app.bucket())
  if (!pending) {
    output.say(sentence('pending_none', { batch }))
    return EXIT.done
  }
  await replaceKeeping(pending.workbook, out, output)
  const rows = counted(output.language, pending.rows, ['linha', 'linhas'], ['row', 'rows'])
  output.result(`${out}: ${rows}`)
  return EXIT.done
}
