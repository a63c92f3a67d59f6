import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Draft, receiveDraft } from '../batches/submission/drafts.js'
import { LANES } from '../core/batch.js'
import type { Job, Parameter } from '../core/job/job.js'
import { checkRedis } from '../web/check-redis.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { planOrUndo } from '../web/plan-or-undo.js'
import { receiveUpload } from '../web/upload.js'
import { refuseAccount } from '../web/visible-records.js'
import { Html, html } from './html.js'
import { jobTitle, parameterLabel } from './job-words.js'
import {
  fileForm,
  mayAct,
  ownFields,
  SHEET_FILES,
  SHEET_FORMATS,
  sendPage,
  type Translate,
  translateIn,
} from './page.js'
import { laneWord } from './schedule-forms.js'

const FIRST_JOB = 'correct'

/** Adds *Nova planilha*: the upload with its options, and an example. */
export function addNewSheet(server: FastifyInstance, context: WebContext): void {
  const { app, sandbox } = context
  server.get('/', (request, reply) => {
    if (!mayAct(request)) return reply.redirect('/lotes', 303)
    const { trabalho } = request.query as { trabalho?: string }
    const job = app.job(trabalho ?? FIRST_JOB)
    const translate = translateIn(request)
    const body = newSheet(request, translate, [...app.jobs.values()], job)
    return sendPage(request, reply, context, {
      title: translate('Nova planilha', 'New spreadsheet'),
      path: '/',
      body,
    })
  })

  server.post('/envios', { handlerTimeout: LONG_MS }, async (request, reply) => {
    await checkRedis(context)
    return plan(context, await receiveUpload(request, context), reply)
  })

  server.post('/exemplo', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { trabalho } = request.body as { trabalho?: string }
    const job = app.job(trabalho ?? FIRST_JOB)
    if (!sandbox) refuseAccount(request.viewer)
    const draft = await receiveDraft(app, {
      name: `exemplo-${job.kind}.csv`,
      content: Readable.from([Buffer.from(exampleOf(job))]),
      options: async () => ({ job: job.kind, parameters: exampleParameters(job), map: {} }),
      by: request.viewer.name,
      sandbox: sandbox !== undefined,
    })
    return plan(context, draft, reply)
  })
}

/** Plans a draft and redirects to the batch: its quote, or its questions. */
export async function plan(
  context: WebContext,
  draft: Draft,
  reply: FastifyReply,
  before?: Draft,
): Promise<FastifyReply> {
  await planOrUndo(context, draft, before)
  return reply.redirect(`/lotes/${draft.id}`, 303)
}

function newSheet(request: FastifyRequest, translate: Translate, jobs: Job[], job: Job): Html {
  return html`
<h1>${translate('Nova planilha', 'New spreadsheet')}</h1>
<p class="lead">${translate('Envie a planilha como ela está. Antes de qualquer gasto, você vê como ela foi entendida e quanto custa.', 'Send the spreadsheet as it is. Before anything is spent you see how it was understood and what it costs.')}</p>
<nav aria-label="${translate('O que fazer', 'What to do')}"><ul class="chips">${jobs.map(
    (one) =>
      html`<li><a href="/?trabalho=${one.kind}"${one.kind === job.kind && new Html(' aria-current="true"')}>${jobTitle(translate, one)}</a></li>`,
  )}</ul></nav>
${fileForm(request, '/envios')}
<input type="hidden" name="job" value="${job.kind}">
${parameterFields(translate, job)}
<label class="drop"><strong>${translate('Solte a planilha aqui', 'Drop the spreadsheet here')}</strong>
<span class="soft">${translate(`ou escolha o arquivo: ${SHEET_FORMATS.join(', ')} ou um .zip com um deles`, `or choose the file: ${SHEET_FORMATS.join(', ')} or a .zip with one of them`)}</span><br>
<input type="file" name="file" required accept="${SHEET_FILES}"></label>
${sheetFields(translate, job)}
<p class="actions"><button class="submit" data-busy="${translate('Lendo a planilha…', 'Reading the spreadsheet…')}">${translate('Ver como foi entendida', 'See how it is understood')}</button></p>
</form>
<p class="soft"><a href="/api/templates/${job.kind}/template.xlsx" download>${translate('Baixar uma planilha modelo', 'Download a template')}</a> ${translate('para preencher', 'to fill in')}.</p>
${!job.template.documents && exampleForm(request, translate, job)}`
}

/** Fields that few users need; a value given here saves a question. */
function sheetFields(translate: Translate, { kind, fields }: Job): Html {
  const first = (fields.find((one) => one.required) ?? fields[0])?.name ?? 'valor'
  const text = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label} <span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="200" autocomplete="off"></div>`
  return html`<details><summary>${translate('Sobre a planilha', 'About the spreadsheet')}</summary><div class="fields">
${text('sheet', translate('Aba', 'Sheet'), translate('vazia: a da tabela', 'empty: that of the table'))}
${choice('decimal', translate('Valores', 'Amounts'), translate, [
  ['comma', '1.234,56'],
  ['dot', '1,234.56'],
])}
${choice('dates', translate('Datas', 'Dates'), translate, [
  ['dmy', translate('dia/mês/ano', 'day/month/year')],
  ['mdy', translate('mês/dia/ano', 'month/day/year')],
])}
${choice('duplicates', translate('Linhas repetidas', 'Repeated rows'), translate, [
  ['warn', translate('avisar', 'warn of them')],
  ['drop', translate('deixar de fora', 'leave them out')],
])}
${choice(
  'lane',
  translate('Faixa', 'Lane'),
  translate,
  LANES.map((lane) => [lane, laneWord(translate, lane)]),
)}
${text('account', translate('Conta', 'Account'), translate('vazio: a conta padrão', 'empty: the default account'))}
${kind === 'recalc' && text('onlyIfOlderThan', translate('Só o que mudou há mais de', 'Only what changed longer ago than'), '30d')}</div>
<p><label for="columns">${translate('Colunas', 'Columns')}<span class="hint">${translate('uma por linha, pelo título ou pela letra:', 'one to a line, by heading or letter:')} ${first}=C</span></label><textarea id="columns" name="columns" rows="3" maxlength="4000"></textarea></p></details>`
}

function choice(
  id: string,
  label: string,
  translate: Translate,
  options: [value: string, text: string][],
): Html {
  return html`<div><label for="${id}">${label}</label><select id="${id}" name="${id}"><option value="">${translate('como de costume', 'as usual')}</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>`
}

function exampleForm(request: FastifyRequest, translate: Translate, job: Job): Html {
  const { kind, template } = job
  return html`<section class="section card" aria-labelledby="exemplo"><h2 id="exemplo">${translate('Sem planilha à mão?', 'No spreadsheet at hand?')}</h2>
<p>${translate('Um exemplo de', 'An example of')} <em>${jobTitle(translate, job)}</em>, ${translate('com as colunas', 'with the columns')} ${template.headings.join(', ')}.</p>
<form method="post" action="/exemplo">${ownFields(request)}<input type="hidden" name="trabalho" value="${kind}">
<button class="second" data-busy="${translate('Lendo a planilha…', 'Reading the spreadsheet…')}">${translate('Usar o exemplo', 'Use the example')}</button></form></section>`
}

/** Shows the parameters of the example first, the others folded; no value is preset. */
function parameterFields(translate: Translate, job: Job): Html {
  const example = exampleParameters(job)
  const first = Object.keys(example)
  const others = job.parameters.filter(({ name }) => !name.includes('*') && !first.includes(name))
  const shown = first.map((name) => job.parameters.find((one) => one.name === name) ?? named(name))
  return html`${shown.length > 0 && html`<div class="fields">${shown.map((one) => parameterField(translate, job, one, hintOf(translate, example[one.name])))}</div>`}
${others.length > 0 && html`<details><summary>${translate('Outras opções', 'Other options')}</summary><div class="fields">${others.map((one) => parameterField(translate, job, one))}</div></details>`}`
}

function hintOf(translate: Translate, example: string | undefined): string | undefined {
  return example && `${translate('por exemplo', 'for example')} ${example}`
}

function named(name: string): Parameter {
  return { name, type: 'text' }
}

export function parameterField(
  translate: Translate,
  job: Job,
  one: Parameter,
  told?: string,
): Html {
  const id = `p-${one.name}`
  const words = (value: string) => job.sheets.valueWords?.(one.name, value, {}) ?? value
  const choices =
    one.choices?.map((value) => [value, translate(words(value), value)]) ?? yesNo(translate, one)
  const hint = told ? html` <span class="hint">${told}</span>` : ''
  const control = choices
    ? html`<select id="${id}" name="parameters.${one.name}"><option value=""></option>${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select>`
    : html`<input id="${id}" name="parameters.${one.name}" maxlength="200" autocomplete="off">`
  return html`<div><label for="${id}">${parameterLabel(translate, job, one.name)}${hint}</label>${control}</div>`
}

function yesNo(translate: Translate, { type }: Parameter): string[][] | undefined {
  return type === 'yesno'
    ? [
        ['sim', translate('sim', 'yes')],
        ['não', translate('não', 'no')],
      ]
    : undefined
}

export function valueText(translate: Translate, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? translate('sim', 'yes') : translate('não', 'no')
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
}

/** Returns the job's example sheet as CSV. */
function exampleOf({ template: { headings, rows } }: Job): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
  return `\ufeff${[headings, ...rows].map(line).join('\r\n')}\r\n`
}

/** Reads the example's `-p name=value`. */
function exampleParameters({ template: { args } }: Job): Record<string, string> {
  const pairs = args.filter((one) => one !== '-p').map((one) => one.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}
