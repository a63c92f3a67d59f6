import type { FastifyRequest } from 'fastify'
import { type BatchRow, batchRows } from '../batches/batch-rows.js'
import type { Engine } from '../batches/engine.js'
import type { Manifest } from '../core/batch.js'
import { count } from '../messages/format.js'
import { say as sayText, whatToDo } from '../messages/index.js'
import { type Html, html } from './html.js'
import { sayIn } from './page.js'

/** Titles, totals and notes above and between the first rows are passed over, up to so many. */
const PASSED_OVER = 40

/** The first rows that are items. */
export async function firstItems(
  engine: Engine,
  manifest: Manifest,
  limit: number,
): Promise<BatchRow[]> {
  const { rows } = await batchRows(engine, manifest, { after: 0, limit: limit + PASSED_OVER })
  return rows.filter(({ outcome }) => outcome !== 'ignored').slice(0, limit)
}

/** Rows that a person has to correct: what is wrong, what to do, and what the sheet has. */
export function rejectedHtml(
  request: FastifyRequest,
  { input, state }: Manifest,
  rows: BatchRow[],
  all: number,
): Html | undefined {
  if (rows.length === 0) return undefined
  const say = sayIn(request)
  const { language } = request
  const lines = rows.map(
    ({ line, said, cells, outcome }) =>
      html`<tr><th scope="row" class="number">${line}</th><td class="text">${outcome === 'pending' && say('Não foi calculada.', 'It was not computed.')}${said.map((one) => html`<div>${sayText(language, one)}</div>`)}</td>
<td class="text">${outcome === 'pending' && say('Reenvie-a como está.', 'Send it again as it is.')}${said.map((one) => html`<div>${whatToDo(language, one)}</div>`)}</td>${input.headings.map((_, at) => html`<td>${cells[at]}</td>`)}</tr>`,
  )
  const heads = input.headings.map((heading) => html`<th scope="col">${heading}</th>`)
  const more =
    all > rows.length &&
    say(
      ` As primeiras ${count(language, rows.length)} de ${count(language, all)}; todas estão na aba Pendências do resultado.`,
      ` The first ${count(language, rows.length)} of ${count(language, all)}; all stand on the sheet Pendências of the result.`,
    )
  return html`<section class="section"><h2 id="pendentes">${say('Linhas a corrigir', 'Rows to correct')}</h2>
<p class="soft">${state === 'open' ? say('Estas linhas não vão ao serviço e não custam nada.', 'These rows are not sent to the service and cost nothing.') : say('Estas linhas ficaram sem resultado.', 'These rows have no result.')}${more}</p>
<div class="table" role="region" aria-labelledby="pendentes" tabindex="0"><table><thead><tr><th scope="col" class="number">${say('Linha', 'Line')}</th>
<th scope="col">${say('Problema', 'Problem')}</th><th scope="col">${say('O que fazer', 'What to do')}</th>${heads}</tr></thead><tbody>${lines}</tbody></table></div></section>`
}
