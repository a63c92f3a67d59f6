import type { FastifyRequest } from 'fastify'
import { LANES, type Lane } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { REPORTS, type ReportKind } from '../reports/report.js'
import type { ScheduleRequest } from '../schedules/action.js'
import type { ScheduleChanges } from '../schedules/edit.js'
import { CATCH_UP, type Schedule } from '../schedules/schedule.js'
import { filledFields } from '../web/form-fields.js'
import { type Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { ownFields, type Translate, translateIn } from './page.js'

type Form = Record<string, string>

/** Reads the form as options of `schedule add`. */
export function scheduleIn(form: Form): ScheduleRequest {
  const { fazer = '', opcoes, conta } = filledFields(form)
  const [kind = '', what = ''] = fazer.split(/:(.*)/s)
  return {
    [KINDS.find((one) => one === kind) ?? 'watch']: what,
    ...whenIn(form),
    ...moreIn(form),
    notify: targetsIn(form.avisar),
    param: paramsIn(opcoes),
    map: [],
    ...sheetIn(form),
    ...(conta === undefined ? {} : { account: conta }),
  }
}

const KINDS = ['watch', 'report', 'job'] as const

export function changesIn(form: Form): ScheduleChanges {
  const param = paramsIn(form.opcoes)
  return {
    ...whenIn(form),
    ...moreIn(form),
    notify: targetsIn(form.avisar),
    ...sheetIn(form),
    ...(param.length === 0 ? {} : { param }),
  }
}

/** Reads the options of a batch's file; one column per line, `valor=Saldo devedor`. */
function sheetIn(form: Form): Partial<ScheduleRequest> {
  const { arquivo, colunas, aba, decimal, datas, repetidas, faixa, idade } = filledFields(form)
  const map = colunas?.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const said = { map, file: arquivo, sheet: aba, decimal, dates: datas, duplicates: repetidas }
  const all = { ...said, lane: faixa, onlyIfOlderThan: idade }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Reads the timetable; `cron` gives time and days together, empty fields are left out. */
function whenIn(form: Form): Pick<ScheduleRequest, 'at' | 'every' | 'cron'> {
  const { hora, dias, outros, cron } = filledFields(form)
  if (cron !== undefined) return { cron }
  const every = outros ?? dias
  return { ...(hora ? { at: hora } : {}), ...(every ? { every } : {}) }
}

function moreIn(form: Form): Pick<ScheduleRequest, 'tz' | 'catchUp' | 'patience' | 'texts'> {
  const { fuso, perdidos, espera, textos } = filledFields(form)
  return {
    ...(fuso === undefined ? {} : { tz: fuso }),
    ...(perdidos === undefined ? {} : { catchUp: perdidos }),
    ...(espera === undefined ? {} : { patience: espera }),
    ...(textos === undefined ? {} : { texts: textos === 'sim' }),
  }
}

const targetsIn = (text = '') => text.split(/[\s,]+/).filter(Boolean)

/** Reads `name=value` pairs separated by spaces. */
export function paramsIn(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function reportWord(translate: Translate, kind: ReportKind): string {
  const words: Record<ReportKind, string> = {
    index: translate('dos índices', 'of the indices'),
    portfolio: translate('de uma carteira', 'of a portfolio'),
    gazette: translate('do diário', 'of the gazette'),
  }
  return words[kind]
}

export function reportHint(translate: Translate): string {
  const carteira = 'portfolio=carteira.xlsx'
  return `${translate('índices', 'indices')}: index=ipca,inpc month=2026-10 · ${translate('carteira', 'portfolio')}: ${carteira} · ${translate('diário', 'gazette')}: watch=diario`
}

const HINT = 'ana@x.com.br, https://…'

function dayOptions(translate: Translate): Html[] {
  const days = [
    ['day', translate('todos os dias', 'every day')],
    [
      'weekday',
      translate('nos dias úteis, sem feriado nacional', 'business days, no national holiday'),
    ],
    ['monday', translate('às segundas', 'Mondays')],
  ]
  return days.map(([value, text]) => html`<option value="${value}">${text}</option>`)
}

/** Fields that few users need; an empty one changes nothing. */
function moreFields(translate: Translate): Html {
  const modes: Record<(typeof CATCH_UP)[number], string> = {
    none: translate('não é refeito', 'is not made good'),
    last: translate('o último é feito', 'the last is done'),
    all: translate('todos são feitos', 'all are done'),
  }
  const options = CATCH_UP.map((mode) => html`<option value="${mode}">${modes[mode]}</option>`)
  const field = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label}<span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="200"></div>`
  return html`<details><summary>${translate('Mais opções', 'More options')}</summary><div class="fields">
${field('outros', translate('Outros dias', 'Other days'), translate('segunda e quinta', 'monday and thursday'))}
${field('cron', 'Cron', translate('no lugar de hora e dias: 0 6 * * 1-5', 'instead of time and days: 0 6 * * 1-5'))}
${field('fuso', translate('Fuso', 'Time zone'), 'America/Manaus')}
${field('espera', translate('Espera pelo que falha', 'Patience'), translate('de um acompanhamento: 20m', 'of a watch: 20m'))}
<div><label for="perdidos">${translate('O que se perdeu com tudo parado', 'What was missed while all stood still')}</label><select id="perdidos" name="perdidos"><option value="">${translate('como está', 'as it is')}</option>${options}</select></div>
<div><label for="textos">${translate('Textos nos avisos', 'Texts in notices')}<span class="hint">${translate('de um acompanhamento', 'of a watch')}</span></label><select id="textos" name="textos"><option value="">${translate('como está', 'as it is')}</option><option value="sim">${translate('sim', 'yes')}</option><option value="nao">${translate('não', 'no')}</option></select></div></div></details>`
}

function sheetFields(translate: Translate): Html {
  const field = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label}<span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="1000"></div>`
  const choice = (id: string, label: string, options: [value: string, text: string][]) =>
    html`<div><label for="${id}">${label}</label><select id="${id}" name="${id}"><option value="">${translate('como está', 'as it is')}</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>`
  return html`<details><summary>${translate('De uma planilha', 'Of a spreadsheet')}</summary><div class="fields">
${field('arquivo', translate('Arquivo', 'File'), translate('caminho no worker, ou bucket:CHAVE; lido na hora', 'a path of the worker, or bucket:KEY; read at its time'))}
${field('aba', translate('Aba', 'Sheet'), translate('vazia: a da tabela', 'empty: that of the table'))}
<div><label for="colunas">${translate('Colunas', 'Columns')}<span class="hint">${translate('uma por linha: valor=Saldo devedor', 'one to a line: valor=Saldo devedor')}</span></label><textarea id="colunas" name="colunas" rows="3" maxlength="4000"></textarea></div>
${choice('decimal', translate('Valores', 'Amounts'), [
  ['comma', '1.234,56'],
  ['dot', '1,234.56'],
])}
${choice('datas', translate('Datas', 'Dates'), [
  ['dmy', translate('dia/mês/ano', 'day/month/year')],
  ['mdy', translate('mês/dia/ano', 'month/day/year')],
])}
${choice('repetidas', translate('Linhas repetidas', 'Repeated rows'), [
  ['warn', translate('avisa', 'are warned of')],
  ['drop', translate('ficam de fora', 'are left out')],
])}
${choice(
  'faixa',
  translate('Faixa', 'Lane'),
  LANES.map((lane) => [lane, laneWord(translate, lane)]),
)}
${field('idade', translate('Só o que mudou há mais de', 'Only what changed longer ago than'), translate('dos cálculos salvos: 30d', 'of saved calculations: 30d'))}</div></details>`
}

export function laneWord(translate: Translate, lane: Lane): string {
  const texts: Record<Lane, string> = {
    urgent: translate('urgente', 'urgent'),
    normal: translate('normal', 'normal'),
    background: translate('em segundo plano', 'in the background'),
  }
  return texts[lane]
}

export function editForm(request: FastifyRequest, { name, notify, does }: Schedule): Html {
  const translate = translateIn(request)
  const options =
    does.is !== 'watch' &&
    html`<div><label for="opcoes">${translate('Parâmetros', 'Parameters')}<span class="hint">${does.param.join(' ') || reportHint(translate)}</span></label><input id="opcoes" name="opcoes" maxlength="500"></div>`
  return html`<section class="section card" aria-labelledby="mudar"><h2 id="mudar">${translate('Mudar', 'Change')}</h2><form method="post" action="/agendamentos/${name}/mudar">${ownFields(request)}
<div class="fields"><div><label for="hora">${translate('Hora', 'Time')}<span class="hint">${translate('vazia: a mesma', 'empty: the same')}</span></label><input id="hora" name="hora" type="time"></div>
<div><label for="dias">${translate('Dias', 'Days')}</label><select id="dias" name="dias"><option value="">${translate('os mesmos', 'the same')}</option>${dayOptions(translate)}</select></div>
<div><label for="avisar">${translate('Avisar', 'Tell')}<span class="hint">${HINT}</span></label><input id="avisar" name="avisar" maxlength="2000" value="${notify.join(', ')}"></div>${options}</div>
${moreFields(translate)}${does.is === 'batch' && sheetFields(translate)}<p class="actions"><button class="submit">${translate('Mudar', 'Change')}</button></p></form></section>`
}

export function addForm(
  request: FastifyRequest,
  { watches, jobs }: { watches: readonly string[]; jobs: readonly Pick<Job, 'kind' | 'title'>[] },
  chosen: string | undefined,
): Html {
  const translate = translateIn(request)
  const first = watches.filter((one) => one === chosen)
  const others = watches.filter((one) => one !== chosen)
  const watchOptions = [...first, ...others].map(
    (name) =>
      html`<option value="watch:${name}">${translate('Ler as publicações de', 'Read the publications of')} ${name}</option>`,
  )
  const reports = REPORTS.map(
    (kind) =>
      html`<option value="report:${kind}">${translate('Relatório', 'Report')} ${reportWord(translate, kind)}</option>`,
  )
  const works = jobs.map(
    (one) =>
      html`<option value="job:${one.kind}">${translate('Planilha', 'Spreadsheet')}: ${jobTitle(translate, one)}</option>`,
  )
  return html`<section class="section card" aria-labelledby="novo"><h2 id="novo">${translate('Agendar', 'Schedule')}</h2><form method="post" action="/agendamentos">${ownFields(request)}
<div class="fields"><div><label for="fazer">${translate('O que fazer', 'What to do')}</label><select id="fazer" name="fazer">${watchOptions}${reports}${works}</select></div>
<div><label for="nome">${translate('Nome', 'Name')}</label><input id="nome" name="nome" required maxlength="40" pattern="[A-Za-z0-9][A-Za-z0-9_\\-]*"></div>
<div><label for="hora">${translate('Hora', 'Time')}</label><input id="hora" name="hora" type="time" value="06:00" required></div>
<div><label for="dias">${translate('Dias', 'Days')}</label><select id="dias" name="dias">${dayOptions(translate)}</select></div>
<div><label for="avisar">${translate('Avisar', 'Tell')}<span class="hint">${HINT}</span></label><input id="avisar" name="avisar" maxlength="500"></div>
<div><label for="opcoes">${translate('Opções do relatório, ou parâmetros', 'Options of the report, or parameters')}<span class="hint">${reportHint(translate)}</span></label><input id="opcoes" name="opcoes" maxlength="500"></div>
<div><label for="conta">${translate('Conta', 'Account')}<span class="hint">${translate('vazio: a conta padrão', 'empty: the default account')}</span></label><input id="conta" name="conta" maxlength="100"></div></div>
${jobs.length > 0 && sheetFields(translate)}${moreFields(translate)}<p class="actions"><button class="submit">${translate('Agendar', 'Schedule')}</button></p></form></section>`
}
