import type { FastifyRequest } from 'fastify'
import { LANES, type Lane } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { REPORTS, type ReportKind } from '../reports/report.js'
import type { ScheduleRequest } from '../schedules/action.js'
import type { ScheduleChanges } from '../schedules/edit.js'
import { CATCH_UP, type Schedule } from '../schedules/schedule.js'
import { saidIn } from '../web/list-wishes.js'
import { type Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { ownFields, type Say, sayIn } from './page.js'

type Form = Record<string, string>

/** Reads the form as options of `schedule add`. */
export function scheduleIn(form: Form): ScheduleRequest {
  const { fazer = '', opcoes, conta } = saidIn(form)
  const [kind = '', what = ''] = fazer.split(/:(.*)/s)
  return {
    ...{ [KINDS.find((one) => one === kind) ?? 'watch']: what, ...whenIn(form), ...moreIn(form) },
    ...{ notify: targetsIn(form.avisar), param: paramsIn(opcoes), map: [], ...sheetIn(form) },
    ...(conta === undefined ? {} : { account: conta }),
  }
}

const KINDS = ['watch', 'report', 'job'] as const

export function changesIn(form: Form): ScheduleChanges {
  const param = paramsIn(form.opcoes)
  return {
    ...{ ...whenIn(form), ...moreIn(form), notify: targetsIn(form.avisar), ...sheetIn(form) },
    ...(param.length === 0 ? {} : { param }),
  }
}

/** Reads the options of a batch's file; one column per line, `valor=Saldo devedor`. */
function sheetIn(form: Form): Partial<ScheduleRequest> {
  const { arquivo, colunas, aba, decimal, datas, repetidas, faixa, idade } = saidIn(form)
  const map = colunas?.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const said = { map, file: arquivo, sheet: aba, decimal, dates: datas, duplicates: repetidas }
  const all = { ...said, lane: faixa, onlyIfOlderThan: idade }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Reads the timetable; `cron` gives time and days together, empty fields are left out. */
function whenIn(form: Form): Pick<ScheduleRequest, 'at' | 'every' | 'cron'> {
  const { hora, dias, outros, cron } = saidIn(form)
  if (cron !== undefined) return { cron }
  const every = outros ?? dias
  return { ...(hora ? { at: hora } : {}), ...(every ? { every } : {}) }
}

function moreIn(form: Form): Pick<ScheduleRequest, 'tz' | 'catchUp' | 'patience' | 'texts'> {
  const { fuso, perdidos, espera, textos } = saidIn(form)
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

export function reportWord(say: Say, kind: ReportKind): string {
  const words: Record<ReportKind, string> = {
    index: say('dos índices', 'of the indices'),
    portfolio: say('de uma carteira', 'of a portfolio'),
    gazette: say('do diário', 'of the gazette'),
  }
  return words[kind]
}

export function reportHint(say: Say): string {
  const carteira = 'portfolio=carteira.xlsx'
  return `${say('índices', 'indices')}: index=ipca,inpc month=2026-10 · ${say('carteira', 'portfolio')}: ${carteira} · ${say('diário', 'gazette')}: watch=diario`
}

const HINT = 'ana@x.com.br, https://…'

function dayOptions(say: Say): Html[] {
  const days = [
    ['day', say('todos os dias', 'every day')],
    ['weekday', say('nos dias úteis, sem feriado nacional', 'business days, no national holiday')],
    ['monday', say('às segundas', 'Mondays')],
  ]
  return days.map(([value, text]) => html`<option value="${value}">${text}</option>`)
}

/** Fields that few users need; an empty one changes nothing. */
function moreFields(say: Say): Html {
  const modes: Record<(typeof CATCH_UP)[number], string> = {
    none: say('não é refeito', 'is not made good'),
    last: say('o último é feito', 'the last is done'),
    all: say('todos são feitos', 'all are done'),
  }
  const options = CATCH_UP.map((mode) => html`<option value="${mode}">${modes[mode]}</option>`)
  const field = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label}<span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="200"></div>`
  return html`<details><summary>${say('Mais opções', 'More options')}</summary><div class="fields">
${field('outros', say('Outros dias', 'Other days'), say('segunda e quinta', 'monday and thursday'))}
${field('cron', 'Cron', say('no lugar de hora e dias: 0 6 * * 1-5', 'instead of time and days: 0 6 * * 1-5'))}
${field('fuso', say('Fuso', 'Time zone'), 'America/Manaus')}
${field('espera', say('Espera pelo que falha', 'Patience'), say('de um acompanhamento: 20m', 'of a watch: 20m'))}
<div><label for="perdidos">${say('O que se perdeu com tudo parado', 'What was missed while all stood still')}</label><select id="perdidos" name="perdidos"><option value="">${say('como está', 'as it is')}</option>${options}</select></div>
<div><label for="textos">${say('Textos nos avisos', 'Texts in notices')}<span class="hint">${say('de um acompanhamento', 'of a watch')}</span></label><select id="textos" name="textos"><option value="">${say('como está', 'as it is')}</option><option value="sim">${say('sim', 'yes')}</option><option value="nao">${say('não', 'no')}</option></select></div></div></details>`
}

/** Fields of a schedule that submits a file. */
function sheetFields(say: Say): Html {
  const field = (id: string, label: string, hint: string) =>
    html`<div><label for="${id}">${label}<span class="hint">${hint}</span></label><input id="${id}" name="${id}" maxlength="1000"></div>`
  const choice = (id: string, label: string, options: [value: string, text: string][]) =>
    html`<div><label for="${id}">${label}</label><select id="${id}" name="${id}"><option value="">${say('como está', 'as it is')}</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>`
  return html`<details><summary>${say('De uma planilha', 'Of a spreadsheet')}</summary><div class="fields">
${field('arquivo', say('Arquivo', 'File'), say('caminho no worker, ou bucket:CHAVE; lido na hora', 'a path of the worker, or bucket:KEY; read at its time'))}
${field('aba', say('Aba', 'Sheet'), say('vazia: a da tabela', 'empty: that of the table'))}
<div><label for="colunas">${say('Colunas', 'Columns')}<span class="hint">${say('uma por linha: valor=Saldo devedor', 'one to a line: valor=Saldo devedor')}</span></label><textarea id="colunas" name="colunas" rows="3" maxlength="4000"></textarea></div>
${choice('decimal', say('Valores', 'Amounts'), [
  ['comma', '1.234,56'],
  ['dot', '1,234.56'],
])}
${choice('datas', say('Datas', 'Dates'), [
  ['dmy', say('dia/mês/ano', 'day/month/year')],
  ['mdy', say('mês/dia/ano', 'month/day/year')],
])}
${choice('repetidas', say('Linhas repetidas', 'Repeated rows'), [
  ['warn', say('avisa', 'are warned of')],
  ['drop', say('ficam de fora', 'are left out')],
])}
${choice(
  'faixa',
  say('Faixa', 'Lane'),
  LANES.map((lane) => [lane, laneWord(say, lane)]),
)}
${field('idade', say('Só o que mudou há mais de', 'Only what changed longer ago than'), say('dos cálculos salvos: 30d', 'of saved calculations: 30d'))}</div></details>`
}

export function laneWord(say: Say, lane: Lane): string {
  const texts: Record<Lane, string> = {
    urgent: say('urgente', 'urgent'),
    normal: say('normal', 'normal'),
    background: say('em segundo plano', 'in the background'),
  }
  return texts[lane]
}

export function editForm(request: FastifyRequest, { name, notify, does }: Schedule): Html {
  const say = sayIn(request)
  const options =
    does.is !== 'watch' &&
    html`<div><label for="opcoes">${say('Parâmetros', 'Parameters')}<span class="hint">${does.param.join(' ') || reportHint(say)}</span></label><input id="opcoes" name="opcoes" maxlength="500"></div>`
  return html`<section class="section card" aria-labelledby="mudar"><h2 id="mudar">${say('Mudar', 'Change')}</h2><form method="post" action="/agendamentos/${name}/mudar">${ownFields(request)}
<div class="fields"><div><label for="hora">${say('Hora', 'Time')}<span class="hint">${say('vazia: a mesma', 'empty: the same')}</span></label><input id="hora" name="hora" type="time"></div>
<div><label for="dias">${say('Dias', 'Days')}</label><select id="dias" name="dias"><option value="">${say('os mesmos', 'the same')}</option>${dayOptions(say)}</select></div>
<div><label for="avisar">${say('Avisar', 'Tell')}<span class="hint">${HINT}</span></label><input id="avisar" name="avisar" maxlength="2000" value="${notify.join(', ')}"></div>${options}</div>
${moreFields(say)}${does.is === 'batch' && sheetFields(say)}<p class="actions"><button class="submit">${say('Mudar', 'Change')}</button></p></form></section>`
}

export function addForm(
  request: FastifyRequest,
  { watches, jobs }: { watches: readonly string[]; jobs: readonly Pick<Job, 'kind' | 'title'>[] },
  chosen: string | undefined,
): Html {
  const say = sayIn(request)
  const first = watches.filter((one) => one === chosen)
  const others = watches.filter((one) => one !== chosen)
  const watchOptions = [...first, ...others].map(
    (name) =>
      html`<option value="watch:${name}">${say('Ler as publicações de', 'Read the publications of')} ${name}</option>`,
  )
  const reports = REPORTS.map(
    (kind) =>
      html`<option value="report:${kind}">${say('Relatório', 'Report')} ${reportWord(say, kind)}</option>`,
  )
  const works = jobs.map(
    (one) =>
      html`<option value="job:${one.kind}">${say('Planilha', 'Spreadsheet')}: ${jobTitle(say, one)}</option>`,
  )
  return html`<section class="section card" aria-labelledby="novo"><h2 id="novo">${say('Agendar', 'Schedule')}</h2><form method="post" action="/agendamentos">${ownFields(request)}
<div class="fields"><div><label for="fazer">${say('O que fazer', 'What to do')}</label><select id="fazer" name="fazer">${watchOptions}${reports}${works}</select></div>
<div><label for="nome">${say('Nome', 'Name')}</label><input id="nome" name="nome" required maxlength="40" pattern="[A-Za-z0-9][A-Za-z0-9_\\-]*"></div>
<div><label for="hora">${say('Hora', 'Time')}</label><input id="hora" name="hora" type="time" value="06:00" required></div>
<div><label for="dias">${say('Dias', 'Days')}</label><select id="dias" name="dias">${dayOptions(say)}</select></div>
<div><label for="avisar">${say('Avisar', 'Tell')}<span class="hint">${HINT}</span></label><input id="avisar" name="avisar" maxlength="500"></div>
<div><label for="opcoes">${say('Opções do relatório, ou parâmetros', 'Options of the report, or parameters')}<span class="hint">${reportHint(say)}</span></label><input id="opcoes" name="opcoes" maxlength="500"></div>
<div><label for="conta">${say('Conta', 'Account')}<span class="hint">${say('vazio: a conta padrão', 'empty: the default account')}</span></label><input id="conta" name="conta" maxlength="100"></div></div>
${jobs.length > 0 && sheetFields(say)}${moreFields(say)}<p class="actions"><button class="submit">${say('Agendar', 'Schedule')}</button></p></form></section>`
}
