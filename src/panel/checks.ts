import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import type { Job, SeriesUsed } from '../core/job/job.js'
import { count } from '../messages/format.js'
import { figureText } from '../publish/figure-words.js'
import { legibleName } from '../values/legible-name.js'
import { type Trace, traceLine } from '../verify/trace.js'
import { type Verified, verify } from '../verify/verify.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { parameterLabel, titleText } from './job-words.js'
import { messageLine, messageText } from './messages.js'
import { valueText } from './new-sheet.js'
import { sendPage, type Translate, translateIn } from './page.js'
import { rowWord } from './progress.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/**
 * Adds *Conferência*: the check of a batch against its records, and the trace of a line's figures.
 */
export function addChecks(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  const options = { handlerTimeout: LONG_MS }
  server.get('/lotes/:id/conferencia', options, async (request, reply) => {
    const { id } = request.params as { id: string }
    const manifest = await visibleManifest(context, request.viewer, id)
    const deps = { bucket: await app.bucket(), job: app.job(manifest.job) }
    const body = verifiedHtml(request, await verify(manifest, deps))
    const title = translateIn(request)('Conferência', 'Check')
    return sendPage(request, reply, context, {
      title,
      path: '/lotes',
      body: [back(id, manifest.input.name), html`<h1>${title}</h1>`, body],
    })
  })

  server.get('/lotes/:id/linhas/:line', options, async (request, reply) => {
    const { id, line } = request.params as { id: string; line: string }
    const manifest = await visibleManifest(context, request.viewer, id)
    const deps = { bucket: await app.bucket(), job: app.job(manifest.job) }
    const trace = /^\d{1,9}$/.test(line) && (await traceLine(manifest, Number(line), deps))
    if (!trace) throw UserError.usage('trace_no_line', { batch: id, line })
    const tables = tablesOf(request, trace, deps.job)
    if (sendCsv(request, reply, tables)) return reply
    const title = translateIn(request)(`Linha ${trace.line}`, `Line ${trace.line}`)
    return sendPage(request, reply, context, {
      title,
      path: '/lotes',
      body: [
        back(id, manifest.input.name),
        html`<h1>${title}</h1>`,
        tracedHtml(request, trace, tables),
      ],
    })
  })
}

function back(batch: string, name: string): Html {
  return html`<p class="soft"><a href="/lotes/${batch}">${name}</a></p>`
}

export function verifiedHtml(
  request: FastifyRequest,
  { problems, count: found, warnings: _, ...looked }: Verified,
): Html {
  const translate = translateIn(request)
  const { language } = request
  const names: [Exclude<keyof typeof looked, 'isSavedAgain'>, string][] = [
    ['rows', translate('linhas', 'rows')],
    ['cells', translate('células', 'cells')],
    ['calls', translate('chamadas', 'calls')],
    ['units', translate('unidades', 'units')],
    ['uncertain', translate('chamadas incertas', 'uncertain calls')],
  ]
  const items = problems.map((one) => html`<li>${messageLine(request, one)}</li>`)
  const lead =
    problems.length === 0
      ? translate(
          'Confere: a planilha enviada, as respostas guardadas e a pasta de trabalho dizem o mesmo.',
          'Good: the spreadsheet sent, the answers stored and the workbook say the same.',
        )
      : translate(
          `Não confere: ${count(language, found)} ${found === 1 ? 'problema' : 'problemas'}.`,
          `Something does not fit: ${count(language, found)} ${found === 1 ? 'problem' : 'problems'}.`,
        )
  return html`<p class="${problems.length === 0 ? 'lead' : 'bad'}" role="status">${lead}</p>${items.length > 0 && html`<ul class="told">${items}</ul>`}
<dl class="figures">${names.map(([name, title]) => html`<div><dt>${title}</dt><dd>${count(language, looked[name])}</dd></div>`)}</dl>`
}

function tracedHtml(request: FastifyRequest, trace: Trace, tables: PageTable[]): Html {
  const translate = translateIn(request)
  const items = trace.said.map((one) => html`<li>${messageText(request, one)}</li>`)
  const answer = trace.answered === undefined ? undefined : JSON.stringify(trace.answered, null, 2)
  return html`<p class="lead">${translate('De onde vem cada valor desta linha', 'Where each figure of this line comes from')}: ${rowWord(translate, trace.outcome)}.</p>${items.length > 0 && html`<ul class="told">${items}</ul>`}
${tables.map((one) => tableHtml(request, one))}
${answer !== undefined && html`<details><summary>${translate('A resposta do serviço', 'The answer of the service')}</summary><pre class="gazette" tabindex="0">${answer}</pre></details>`}`
}

export function tablesOf(request: FastifyRequest, trace: Trace, job: Job): PageTable[] {
  const translate = translateIn(request)
  const text = (title: string) => ({ title, kind: 'text' }) as const
  const none = translate('Nenhum.', 'None.')
  const value = text(translate('Valor', 'Value'))
  return [
    {
      id: 'recebido',
      title: translate('Como chegou e como foi lido', 'As it came and as it was read'),
      empty: none,
      columns: [
        text(translate('Coluna', 'Column')),
        value,
        text(translate('Lido como', 'Read as')),
      ],
      rows: trace.received.map(({ heading, value: cell, field }) => [
        heading,
        cell,
        field === undefined ? null : String(trace.read[field] ?? ''),
      ]),
    },
    {
      id: 'resultado',
      title: translate('Resultado e conferência', 'Result and check'),
      empty: none,
      columns: [text(translate('Nome', 'Name')), value],
      rows: Object.entries(trace.figures).map((one) => figureRow(translate, job, ...one)),
    },
    {
      id: 'pedido',
      title: translate('Parâmetros', 'Parameters'),
      empty: none,
      columns: [text(translate('Nome', 'Name')), value],
      rows: Object.entries(trace.parameters).map(([name, one]) => [
        parameterLabel(translate, job, name),
        valueText(translate, one),
      ]),
    },
    {
      id: 'chamadas',
      title: translate('Chamadas', 'Calls'),
      empty: translate('Nada foi perguntado desta linha.', 'Nothing was asked of this line.'),
      columns: [
        { title: translate('Quando', 'When'), kind: 'minute' },
        text(translate('Chamada', 'Call')),
        text(translate('Fim', 'Ended')),
        { title: translate('Unidades', 'Units'), kind: 'integer' },
      ],
      rows: trace.calls.map(({ at, route, ended, units }) => [
        minuteCell(at),
        route,
        ended,
        { number: String(units) },
      ]),
    },
    ...trace.series.map((one, at) => seriesTable(translate, one, at)),
  ]
}

/** Returns title and text of a figure as the workbook has them. */
function figureRow(
  translate: Translate,
  { sheets }: Job,
  name: string,
  value: string,
): [string, string] {
  const column = [...sheets.figures, ...sheets.evidence].find(({ figure }) => figure === name)
  return column
    ? [titleText(translate, column.title), figureText(column, value)]
    : [legibleName(name), withComma(value)]
}

function withComma(value: string): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value
}

function seriesTable(translate: Translate, { name, months }: SeriesUsed, at: number): PageTable {
  const fields = [...new Set(months.flatMap((month) => Object.keys(month)))].slice(1)
  const number = (value: string | undefined) => value?.replace('.', ',') ?? null
  return {
    id: `serie-${at}`,
    title: `${translate('Série', 'Series')} ${name}`,
    empty: '',
    columns: [
      { title: translate('Mês', 'Month'), kind: 'month' },
      ...fields.map((title) => ({ title, kind: 'text' }) as const),
    ],
    rows: months.map((one) => [{ month: one.month }, ...fields.map((field) => number(one[field]))]),
  }
}
