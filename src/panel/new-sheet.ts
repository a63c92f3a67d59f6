import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Draft, receiveDraft } from '../batches/drafts.js'
import { LANES } from '../core/batch.js'
import type { Job, Parameter } from '../core/job/job.js'
import { checkRedis } from '../web/check-redis.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { planOrUndo } from '../web/plan-or-undo.js'
import { receiveUpload } from '../web/upload.js'
import { Html, html } from './html.js'
import { jobTitle, parameterLabel } from './job-words.js'
import { fileForm, mayAct, ownFields, type Say, sayIn, sendPage } from './page.js'
import { laneWord } from './schedule-forms.js'

const FIRST_JOB = 'correct'

/** Adds *Nova planilha*: the upload with its options, and an example. */
export function addNewSheet(server: FastifyInstance, context: WebContext): void {
  const { app, sandbox } = context
  server.get('/', (request, reply) => {
    if (!mayAct(request)) return reply.redirect('/lotes', 303)
    const { trabalho } = request.query as { trabalho?: string }
    const job = app.job(trabalho ?? FIRST_JOB)
    const say = sayIn(request)
    const body = newSheet(request, say, [...app.jobs.values()], job)
    return sendPage(request, reply, context, {
      ...{ title: say('Nova planilha', 'New spreadsheet'), path: '/', body },
    })
  })

  server.post('/envios', { handlerTimeout: LONG_MS }, async (request, reply) => {
    await checkRedis(context)
    return plan(context, await receiveUpload(request, context), reply)
  })

  server.post('/exemplo', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { trabalho } = request.body as { trabalho?: string }
    const job = app.job(trabalho ?? FIRST_JOB)
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

function newSheet(request: FastifyRequest, say: Say, jobs: Job[], job: Job): Html {
  return html`
<h1>${say('Nova planilha', 'New spreadsheet')}</h1>
<p class="lead">${say('Envie a planilha como ela está. Antes de qualquer gasto, você vê como ela foi entendida e quanto custa.', 'Send the spreadsheet as it is. Before anything is spent you see how it was understood and what it costs.')}</p>
<nav aria-label="${say('O que fazer', 'What to do')}"><ul class="chips">${jobs.map(
    (one) =>
      html`<li><a href="/?trabalho=${one.kind}"${one.kind === job.kind && new Html(' aria-current="true"')}>${jobTitle(say, one)}</a></li>`,
  )}</ul></nav>
${fileForm(request, '/envios')}
<input type="hidden" name="job" value="${job.kind}">
${parameterFields(say, job)}
<label class="drop"><strong>${say('Solte a planilha aqui', 'Drop the spreadsheet here')}</strong>
<span class="soft">${say('ou escolha o arquivo: .xlsx, .xls, .xlsb, .ods, .csv, .txt ou um .zip com um deles', 'or choose the file: .xlsx, .xls, .xlsb, .ods, .csv, .txt or a .zip with one of them')}</span><br>
<input type="file" name="file" required accept=".xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.tsv,.txt,.zip"></label>
${sheetFields(say, job)}
<p class="actions"><button class="submit" data-busy="${say('Lendo a planilha…', 'Reading the spreadsheet…')}">${say('Ver como foi entendida', 'See how it is understood')}</button></p>
</form>
<p class="soft"><a href="/api/templates/${job.kind}/template.xlsx" download>${say('Baixar uma planilha modelo', 'Download a template')}</a> ${say('para preencher', 'to fill in')}.</p>
${!job.template.documents && exampleForm(request, say, job)}`
}

/** Fields that few users need; a value given here saves a question. */
function sheetFields(say: Say, { kind, fields }: Job): Html {
  const first = (fields.find((one) => one.required) ?? fields[0])?.name ?? 'valor'
  const text = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label} <span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="200" autocomplete="off"></div>`
  return html`<details><summary>${say('Sobre a planilha', 'About the spreadsheet')}</summary><div class="fields">
${text('sheet', say('Aba', 'Sheet'), say('vazia: a da tabela', 'empty: that of the table'))}
${choice('decimal', say('Valores', 'Amounts'), say, [
  ['comma', '1.234,56'],
  ['dot', '1,234.56'],
])}
${choice('dates', say('Datas', 'Dates'), say, [
  ['dmy', say('dia/mês/ano', 'day/month/year')],
  ['mdy', say('mês/dia/ano', 'month/day/year')],
])}
${choice('duplicates', say('Linhas repetidas', 'Repeated rows'), say, [
  ['warn', say('avisar', 'warn of them')],
  ['drop', say('deixar de fora', 'leave them out')],
])}
${choice(
  'lane',
  say('Faixa', 'Lane'),
  say,
  LANES.map((lane) => [lane, laneWord(say, lane)]),
)}
${text('account', say('Conta', 'Account'), say('vazio: a conta padrão', 'empty: the default account'))}
${kind === 'recalc' && text('onlyIfOlderThan', say('Só o que mudou há mais de', 'Only what changed longer ago than'), '30d')}</div>
<p><label for="columns">${say('Colunas', 'Columns')}<span class="hint">${say('uma por linha, pelo título ou pela letra:', 'one to a line, by heading or letter:')} ${first}=C</span></label><textarea id="columns" name="columns" rows="3" maxlength="4000"></textarea></p></details>`
}

function choice(
  id: string,
  label: string,
  say: Say,
  options: [value: string, text: string][],
): Html {
  return html`<div><label for="${id}">${label}</label><select id="${id}" name="${id}"><option value="">${say('como de costume', 'as usual')}</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>`
}

function exampleForm(request: FastifyRequest, say: Say, job: Job): Html {
  const { kind, template } = job
  return html`<section class="section card" aria-labelledby="exemplo"><h2 id="exemplo">${say('Sem planilha à mão?', 'No spreadsheet at hand?')}</h2>
<p>${say('Um exemplo de', 'An example of')} <em>${jobTitle(say, job)}</em>, ${say('com as colunas', 'with the columns')} ${template.headings.join(', ')}.</p>
<form method="post" action="/exemplo">${ownFields(request)}<input type="hidden" name="trabalho" value="${kind}">
<button class="second" data-busy="${say('Lendo a planilha…', 'Reading the spreadsheet…')}">${say('Usar o exemplo', 'Use the example')}</button></form></section>`
}

/** Shows the parameters of the example first, the others folded; no value is preset. */
function parameterFields(say: Say, job: Job): Html {
  const example = exampleParameters(job)
  const first = Object.keys(example)
  const others = job.parameters.filter(({ name }) => !name.includes('*') && !first.includes(name))
  const shown = first.map((name) => job.parameters.find((one) => one.name === name) ?? named(name))
  return html`${shown.length > 0 && html`<div class="fields">${shown.map((one) => parameterField(say, job, one, hintOf(say, example[one.name])))}</div>`}
${others.length > 0 && html`<details><summary>${say('Outras opções', 'Other options')}</summary><div class="fields">${others.map((one) => parameterField(say, job, one))}</div></details>`}`
}

function hintOf(say: Say, example: string | undefined): string | undefined {
  return example && `${say('por exemplo', 'for example')} ${example}`
}

function named(name: string): Parameter {
  return { name, type: 'text' }
}

export function parameterField(say: Say, job: Job, one: Parameter, told?: string): Html {
  const id = `p-${one.name}`
  const choices = one.choices?.map((value) => [value, value]) ?? yesNo(say, one)
  const hint = told ? html` <span class="hint">${told}</span>` : ''
  const control = choices
    ? html`<select id="${id}" name="parameters.${one.name}"><option value=""></option>${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select>`
    : html`<input id="${id}" name="parameters.${one.name}" maxlength="200" autocomplete="off">`
  return html`<div><label for="${id}">${parameterLabel(say, job, one.name)}${hint}</label>${control}</div>`
}

function yesNo(say: Say, { type }: Parameter): string[][] | undefined {
  return type === 'yesno'
    ? [
        ['sim', say('sim', 'yes')],
        ['não', say('não', 'no')],
      ]
    : undefined
}

/** Formats the value of a parameter for users. */
export function valueText(say: Say, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? say('sim', 'yes') : say('não', 'no')
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
