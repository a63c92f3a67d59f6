import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerDraft } from '../batches/answers/answer-draft.js'
import { type Answerable, allowedChoices, answerable } from '../batches/answers/answerable.js'
import type { Choice } from '../batches/answers/choices.js'
import { manifestOf } from '../batches/stored-batches.js'
import type { Answers, Draft } from '../batches/submission/drafts.js'
import { duplicateMessage } from '../batches/submission/duplicate-message.js'
import type { FirstLines } from '../batches/submission/first-lines.js'
import type { Job } from '../core/job/job.js'
import { translate as sayText } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleDraft } from '../web/visible.js'
import { type Content, type Html, html } from './html.js'
import { fieldLabel, jobTitle } from './job-words.js'
import { messageAdvice, messageText } from './messages.js'
import { parameterField, plan } from './new-sheet.js'
import { mayAct, ownFields, type Page, type Translate, translateIn } from './page.js'
import { type PageColumn, type PageTable, tableHtml } from './table.js'

/** Adds the answers to the questions that have to be decided before there is a batch. */
export function addQuestions(server: FastifyInstance, context: WebContext): void {
  server.post('/lotes/:id/respostas', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const draft = await visibleDraft(context, request.viewer, id)
    const answers = answersIn(request.body as Record<string, string>)
    return plan(context, await answerDraft(context.app, draft, answers), reply, draft)
  })
}

export async function questionsPage(
  { app }: WebContext,
  request: FastifyRequest,
  { draft, tables }: { draft: Draft; tables: readonly PageTable[] },
): Promise<Page> {
  const translate = translateIn(request)
  const job = app.job(draft.options.job)
  const body = draft.first
    ? await repeatedHtml({ app }, request, draft, draft.first)
    : askedHtml(request, draft, job, tables)
  const intro = html`<p class="soft">${jobTitle(translate, job)}</p><h1>${draft.name}</h1>`
  return { title: translate('Perguntas', 'Questions'), body: [intro, body] }
}

/** Lists the first lines of the sheets in question; columns that a question names are marked. */
export function askedTables(request: FastifyRequest, { asked, shown = [] }: Draft): PageTable[] {
  const translate = translateIn(request)
  const named = new Set(asked.flatMap(({ facts }) => columnsIn(facts)))
  return shown.map(({ sheet, lines }, at) => {
    const width = Math.max(...lines.map(({ cells }) => cells.length))
    const letters = Array.from({ length: width }, (_, column) => columnLetters(column))
    return {
      id: `amostra-${at}`,
      empty: '',
      title: translate(
        `As primeiras linhas da aba ${sheet}`,
        `The first lines of the sheet ${sheet}`,
      ),
      columns: [
        { title: translate('Linha', 'Line'), kind: 'integer' },
        ...letters.map((title): PageColumn => ({ title, kind: 'text', isKnown: named.has(title) })),
      ],
      rows: lines.map(({ line, cells }) => [
        { number: String(line) },
        ...letters.map((_, column) => cells[column] ?? ''),
      ]),
    }
  })
}

/** Returns the letters of each `C «Valor»` among the facts. */
function columnsIn(facts: Sentence['facts']): string[] {
  return textsIn(Object.values(facts).flat()).flatMap((text) => COLUMN.exec(text)?.[1] ?? [])
}

const COLUMN = /^([A-Z]{1,3})(?: «|$)/

function askedHtml(
  request: FastifyRequest,
  { id, asked, options, shown = [] }: Draft,
  job: Job,
  tables: readonly PageTable[],
): Html {
  const translate = translateIn(request)
  const questions = asked.map((one, at) => questionHtml(request, { job, options, shown }, one, at))
  const isAnswerable = asked.some((one) => hasAnswer(answerable(one, options)))
  const isPatch = options.patch !== undefined
  const beside = tables.map((table) => tableHtml(request, table))
  const lead = html`<p class="lead">${translate('Falta decidir antes do orçamento. Nada foi gasto.', 'There is something to decide before the quote. Nothing was spent.')}</p>`
  if (!mayAct(request)) return html`${lead}${questions}${beside}`
  return html`${lead}<form method="post" action="/lotes/${id}/respostas">${ownFields(request)}${questions}
<p class="actions">${isAnswerable && html`<button class="submit" data-busy="${translate('Lendo de novo…', 'Reading again…')}">${translate('Responder', 'Answer')}</button>`}
<a class="button second" href="${isPatch ? `/lotes/${options.patch}#corrigir` : `/?trabalho=${job.kind}`}">${translate('Enviar outra planilha', 'Send another spreadsheet')}</a></p></form>${beside}`
}

function hasAnswer({ options, fields, parameters }: Answerable): boolean {
  return options.length + fields.length + parameters.length > 0
}

function questionHtml(
  request: FastifyRequest,
  { job, options: given, shown }: { job: Job } & Required<Pick<Draft, 'options' | 'shown'>>,
  question: Sentence,
  at: number,
): Html {
  const translate = translateIn(request)
  const { options, fields, parameters } = answerable(question, given)
  const choices = allowedChoices(question, given)
  const controls: Content[] = mayAct(request)
    ? [
        ...options.map((option) => optionField(translate, option, question, at)),
        ...fields.map((field) => columnField(request, field, { choices, at, shown }, translate)),
        ...parameters.map((name) => {
          const known = job.parameters.find((one) => one.name === name)
          return html`<div class="fields">${parameterField(translate, job, known ?? { name, type: 'text' })}</div>`
        }),
      ]
    : []
  // The advice for the command line is shown only where no field replaces it, or where values have
  // to be typed.
  const isReported = controls.length === 0 || parameters.length > 0
  const todo = isReported && messageAdvice(request, question, job)
  return html`<section class="card question" aria-labelledby="q${at}"><h2 id="q${at}">${messageText(request, question, job)}</h2>
${todo && html`<p class="soft">${todo}</p>`}${controls}</section>`
}

function optionField(
  translate: Translate,
  option: Answerable['options'][number],
  { facts }: Sentence,
  at: number,
): Html {
  if (option === 'dropMissing')
    return html`<label class="choice"><input type="checkbox" name="dropMissing" value="true"> ${translate('Retirar do lote as linhas que não estão no arquivo', 'Take the rows that are not in the file out of the batch')}</label>`
  if (option === 'decimal')
    return radios(translate('Como os valores estão escritos', 'How amounts are written'), option, [
      ['comma', translate('Vírgula é decimal: 1.234,56', 'The comma is decimal: 1.234,56')],
      ['dot', translate('Ponto é decimal: 1,234.56', 'The dot is decimal: 1,234.56')],
    ])
  if (option === 'dates')
    return radios(translate('Como as datas estão escritas', 'How dates are written'), option, [
      ['dmy', translate('Dia, mês e ano: 31/12/2024', 'Day, month, year: 31/12/2024')],
      ['mdy', translate('Mês, dia e ano: 12/31/2024', 'Month, day, year: 12/31/2024')],
    ])
  const sheets = textsIn(facts.sheets)
  const label = translate('Aba', 'Sheet')
  if (sheets.length > 1)
    return radios(
      label,
      option,
      sheets.map((name) => [name, name]),
    )
  return html`<p><label for="sheet${at}">${label}</label><input id="sheet${at}" name="sheet" maxlength="200"></p>`
}

function radios(legend: string, name: string, choices: [string, string][]): Html {
  return html`<fieldset><legend>${legend}</legend>${choices.map(
    ([value, text]) =>
      html`<label class="choice"><input type="radio" name="${name}" value="${value}"> ${text}</label>`,
  )}</fieldset>`
}

/**
 * Offers the columns that settle the question, or none, and then the others of the sheet, any of
 * which may be meant; a text field where the sheet is not known.
 */
function columnField(
  { language }: FastifyRequest,
  field: string,
  { choices, at, shown }: { choices: readonly Choice[]; at: number; shown: readonly FirstLines[] },
  translate: Translate,
): Html {
  const id = `q${at}-${field}`
  const label = html`<label for="${id}">${translate('Coluna de', 'Column of')} ${fieldLabel(translate, field)}</label>`
  const own = choices.filter(({ answers }) => answers.map?.[field] !== undefined)
  const others = otherColumns(shown, own)
  if (own.length + others.length === 0)
    return html`<p>${label}<input id="${id}" name="map.${field}" maxlength="200"></p>`
  return html`<p>${label}<select id="${id}" name="column.${field}"><option value="">${translate('Escolha', 'Choose')}</option>
${own.map((one) => html`<option value="=${one.answers.map![field]}">${sayText(language, one.label)}</option>`)}${others.length > 0 && html`<optgroup label="${translate('Outra coluna', 'Another column')}">${others.map(([letter, text]) => html`<option value="=${letter}">${text}</option>`)}</optgroup>`}</select></p>`
}

/** Returns the columns of the one sheet in question that no choice names, by letter. */
function otherColumns(
  shown: readonly FirstLines[],
  choices: readonly Choice[],
): [string, string][] {
  const header = shown[0]?.lines[0]
  const other = shown[1]
  if (!header || other) return []
  const facts = choices.map(({ label }) => label.facts)
  const named = new Set(facts.flatMap((one) => [...columnsIn(one), ...textsIn(one.heading)]))
  return header.cells.flatMap((cell, column): [string, string][] => {
    const letter = columnLetters(column)
    const isNamed = named.has(letter) || named.has(cell) || cell.trim() === ''
    return isNamed ? [] : [[letter, `${letter} «${cell}»`]]
  })
}

function textsIn(fact: unknown): string[] {
  const all = Array.isArray(fact) ? (fact as unknown[]) : [fact]
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
}

async function repeatedHtml(
  { app }: Pick<WebContext, 'app'>,
  request: FastifyRequest,
  { id, firstBy: by = 'request' }: Draft,
  first: string,
): Promise<Html> {
  const translate = translateIn(request)
  const manifest = await manifestOf(app, first)
  const message = duplicateMessage({ first: manifest, by }, app.job(manifest.job), null)
  const [title, open, place] =
    by === 'rows'
      ? [
          translate('Linhas de um lote que já existe', 'Rows of a batch that exists'),
          translate('Corrigir esse lote', 'Mend that batch'),
          '#corrigir',
        ]
      : [
          translate('A mesma planilha, o mesmo pedido', 'The same spreadsheet, the same request'),
          translate('Abrir o que já foi feito', 'Open what was done'),
          '',
        ]
  return html`<section class="card question"><h2>${title}</h2>
<p>${messageText(request, message)}</p>
<div class="actions"><a class="button" href="/lotes/${first}${place}">${open}</a>
${
  by !== 'content' &&
  mayAct(request) &&
  html`<form method="post" action="/lotes/${id}/respostas">${ownFields(request)}<input type="hidden" name="again" value="true">
<button class="second">${translate('Fazer de novo, e pagar de novo', 'Do it again, and pay again')}</button></form>`
}</div></section>`
}

/**
 * Reads a form: `decimal`, `map.valor`, `column.valor` (`=C`; `=` is none), `parameters.index`;
 * unanswered ones are empty.
 */
function answersIn(form: Record<string, string>): Answers {
  const given = Object.entries(form).filter(([, value]) => value !== '')
  const named = (prefix: string) =>
    given
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]): [string, string] => [name.slice(prefix.length), value])
  const columns = named('column.').map(([name, value]): [string, string] => [name, value.slice(1)])
  const { decimal, dates, sheet, again, dropMissing } = Object.fromEntries(given)
  return {
    map: Object.fromEntries([...named('map.'), ...columns]),
    parameters: Object.fromEntries(named('parameters.')),
    ...(decimal === 'comma' || decimal === 'dot' ? { decimal } : {}),
    ...(dates === 'dmy' || dates === 'mdy' ? { dates } : {}),
    ...(sheet ? { sheet } : {}),
    ...(again === 'true' ? { again: true } : {}),
    ...(dropMissing === 'true' ? { dropMissing: true } : {}),
  }
}
