import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '../batches/engine.js'
import { markedOf } from '../batches/patch/marked-of-batch.js'
import { newestVersion } from '../batches/patch/mended-rows.js'
import type { Manifest } from '../core/batch.js'
import { counted } from '../messages/format.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { attachment, XLSX } from '../web/send-object.js'
import { receivePatch } from '../web/upload.js'
import { visibleManifest } from '../web/visible.js'
import { type Html, html } from './html.js'
import { plan } from './new-sheet.js'
import { fileForm, SHEET_FILES, translateIn } from './page.js'

/** Adds *Corrigir e reenviar*: a corrected file makes a new version of a finished batch. */
export function addMend(server: FastifyInstance, context: WebContext): void {
  server.post('/lotes/:id/correcao', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const base = await visibleManifest(context, request.viewer, id)
    return plan(context, await receivePatch(request, context, base), reply)
  })
}

/** Adds *Sua planilha, marcada*: the user's file with the problems marked in its cells. */
export function addMarked(server: FastifyInstance, context: WebContext): void {
  server.get('/lotes/:id/marcada.xlsx', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const { valores } = request.query as { valores?: string }
    const manifest = await visibleManifest(context, request.viewer, id)
    const options = { withFigures: valores === 'true' }
    const { workbook, saveAs } = await markedOf(context.app, manifest, options)
    return reply.type(XLSX).header('content-disposition', attachment(saveAs)).send(workbook)
  })
}

/** Shows which version the batch is, with links to the one before and the one after. */
export async function versionsHtml(
  engine: Pick<Engine, 'bucket'>,
  request: FastifyRequest,
  { id, patch, rerunOf }: Manifest,
): Promise<Html> {
  const translate = translateIn(request)
  const later = await newestVersion(id, await engine.bucket())
  const earlier =
    patch &&
    html`<p class="soft">${translate(`Versão ${patch.version}: corrige o lote`, `Version ${patch.version}: mends batch`)} <a href="/lotes/${patch.of}">${patch.of}</a>.</p>`
  const again =
    rerunOf &&
    html`<p class="soft">${translate('Refaz o lote', 'Runs again batch')} <a href="/lotes/${rerunOf}">${rerunOf}</a>.</p>`
  return html`${earlier}${again}${later && html`<p class="look">${translate('Há uma versão mais nova deste lote:', 'There is a newer version of this batch:')} <a href="/lotes/${later.id}">${later.id}</a>.</p>`}`
}

/**
 * Offers the sheet of pending rows and its upload; only the newest version can be corrected, and no
 * night of a watch.
 */
export async function mendHtml(
  { app, sandbox }: WebContext,
  request: FastifyRequest,
  { id, job, ownSandbox, input }: Manifest,
  pending: number,
): Promise<Html | undefined> {
  const isHere = ownSandbox === (sandbox !== undefined)
  const hasVersions = job !== 'watch' && !app.job(job).documents
  if (!isHere || !hasVersions || (await newestVersion(id, await app.bucket()))) return undefined
  const translate = translateIn(request)
  const rows = counted(request.language, pending, ['linha', 'linhas'], ['row', 'rows'])
  const sheet =
    pending > 0 &&
    html`<p><a class="button second" href="/api/batches/${id}/pending.xlsx" download>${translate('Baixar a planilha de pendências', 'Download the sheet of pending rows')}</a> <span class="soft">${rows}</span></p>`
  const how =
    pending > 0
      ? translate(
          'Baixe as linhas sem resultado, corrija as células e reenvie. Só essas linhas são consultadas; sai uma pasta inteira, como nova versão deste lote.',
          'Download the rows without a result, mend the cells and send them back. Only those rows are asked; a whole workbook comes out, as a new version of this batch.',
        )
      : translate(
          'Corrija, acrescente ou apague linhas na planilha que você enviou e reenvie-a inteira. Só o que mudou é consultado; sai uma pasta inteira, como nova versão deste lote.',
          'Mend, add or delete rows in the spreadsheet that you sent, and send all of it. Only what changed is asked; a whole workbook comes out, as a new version of this batch.',
        )
  return html`<section class="section card" aria-labelledby="corrigir"><h2 id="corrigir">${translate('Corrigir e reenviar', 'Mend and send again')}</h2><p>${how}</p>${sheet}${input.format === 'xlsx' && markedLinks(request, id)}${uploadForm(request, id)}</section>`
}

function markedLinks(request: FastifyRequest, batch: string): Html {
  const translate = translateIn(request)
  const href = `/lotes/${batch}/marcada.xlsx`
  const what = translate(
    'Cópia do seu arquivo, com as células recusadas e com aviso marcadas; corrigida, pode ser reenviada aqui.',
    'A copy of your file with the cells refused and warned of marked; mended, it can be sent back here.',
  )
  return html`<p><a href="${href}">${translate('Baixar a sua planilha, com as células marcadas', 'Download your own spreadsheet, its cells marked')}</a> · <a href="${href}?valores=true">${translate('também com os valores', 'with the figures as well')}</a><br><span class="soft">${what}</span></p>`
}

function uploadForm(request: FastifyRequest, batch: string): Html {
  const translate = translateIn(request)
  return html`${fileForm(request, `/lotes/${batch}/correcao`)}
<label class="drop"><strong>${translate('Solte aqui a planilha corrigida', 'Drop the mended spreadsheet here')}</strong>
<span class="soft">${translate('a de pendências, a marcada ou a planilha inteira', 'the one of pending rows, the marked one or the whole spreadsheet')}</span><br>
<input type="file" name="file" required accept="${SHEET_FILES}"></label>
<p class="actions"><button class="submit" data-busy="${translate('Lendo a planilha…', 'Reading the spreadsheet…')}">${translate('Ver o que muda e quanto custa', 'See what changes and what it costs')}</button></p></form>`
}
