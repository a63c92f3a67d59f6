import type { FastifyRequest } from 'fastify'
import { counted } from '../messages/format.js'
import { addDays, type IsoDate } from '../values/dates.js'
import { isPast, mayBePast } from '../watches/deadline-state.js'
import {
  type NightPublication,
  type NightReading,
  readingOfNight,
} from '../watches/publications.js'
import {
  type NightCovered,
  type NightRecord,
  type Watch,
  withSupplements,
} from '../watches/watch.js'
import { type Html, html } from './html.js'
import { mayAct, type Translate, translateIn } from './page.js'
import type { PageTable } from './table.js'

/** Five weeks, as on a wall calendar. */
const DAYS = 35

/** Shows the last weeks, a field for each day: how completely its night was read. */
export function stripHtml(
  request: FastifyRequest,
  nights: readonly NightRecord[],
  today: string,
): Html {
  const translate = translateIn(request)
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1))
  const fields = days.map((day) => {
    const of = nights.filter(({ night }) => night === day)
    const reading = of.length === 0 ? 'none' : worstReading(of)
    const [word, mark] = words(translate)[reading]
    const shown = of.reduce((sum, one) => sum + one.new + one.late + one.check, 0)
    const told = translate(`${shown} a ver`, `${shown} to see`)
    const text = `${brazilian(day)}: ${word}${of.length > 0 ? `, ${told}` : ''}`
    return html`<li class="${reading}"><span aria-hidden="true">${day.slice(8)}<b>${mark}</b></span><span class="unseen">${text}</span></li>`
  })
  const legend = Object.entries(words(translate)).map(
    ([reading, [word, mark]]) =>
      html`<li class="${reading}"><b aria-hidden="true">${mark}</b> ${word}</li>`,
  )
  return html`<section class="section" aria-labelledby="cobertura"><h2 id="cobertura">${translate('As últimas cinco semanas', 'The last five weeks')}</h2><ol class="strip">${fields}</ol><ul class="legend">${legend}</ul></section>`
}

function words(translate: Translate): Record<NightReading | 'none', [word: string, mark: string]> {
  return {
    whole: [translate('lida por inteiro', 'read whole'), '✓'],
    part: [translate('lida em parte', 'read in part'), '!'],
    unread: [translate('não lida', 'not read'), '✕'],
    none: [translate('sem noite', 'no night'), '·'],
  }
}

const ORDER: readonly NightReading[] = ['unread', 'part', 'whole']

/** Returns the worst reading of the nights of a day, each with its supplements. */
export function worstReading(nights: readonly NightCovered[]): NightReading {
  const readings = withSupplements(nights).map(readingOfNight)
  return ORDER.find((one) => readings.includes(one)) ?? 'whole'
}

/** Lists the nights, the latest first. */
export function nightsTable(
  request: FastifyRequest,
  { name }: Watch,
  nights: readonly NightRecord[],
): PageTable {
  const translate = translateIn(request)
  const figure = (number: number) => ({ number: String(number) })
  return {
    id: 'noites',
    title: translate('Noites', 'Nights'),
    empty: html`<p>${translate('Nenhuma noite ainda. Um agendamento lê o diário toda noite.', 'No night yet. A schedule reads the gazette each night.')}</p>${mayAct(request) && html`<p><a class="button" href="/agendamentos?acompanhamento=${name}">${translate('Agendar a leitura', 'Schedule the reading')}</a></p>`}`,
    columns: [
      { title: translate('Noite', 'Night'), kind: 'day' },
      { title: translate('Leitura', 'Reading'), kind: 'text' },
      { title: translate('Novas', 'New'), kind: 'integer' },
      { title: translate('Tardias', 'Late'), kind: 'integer' },
      { title: translate('Conferir', 'To check'), kind: 'integer' },
      { title: translate('Alteradas', 'Changed'), kind: 'integer' },
      { title: translate('Canceladas', 'Cancelled'), kind: 'integer' },
      { title: translate('Publicações', 'Publications'), kind: 'text' },
    ],
    rows: nights.toReversed().map((one) => [
      { day: one.night },
      words(translate)[readingOfNight(one.coverage)][0] +
        (one.supplementOf === undefined ? '' : translate(' (complemento)', ' (supplement)')),
      ...[one.new, one.late, one.check, one.changed, one.cancelled].map(figure),
      {
        cell: one.batch,
        shown: html`<a href="/acompanhamentos/${name}/noites/${one.batch}">${translate('Ler', 'Read')}<span class="unseen"> ${brazilian(one.night)}</span></a>`,
      },
    ]),
  }
}

interface Shown {
  name: string
  night: NightRecord
  publications: readonly NightPublication[]
  today: IsoDate
}

/** Shows the publications of a night by registration; each text can be unfolded. */
export function publicationsHtml(
  request: FastifyRequest,
  { name, night, publications, today }: Shown,
): Html {
  const translate = translateIn(request)
  const { incomplete, failed } = night.coverage
  const groups = new Map<string, NightPublication[]>()
  for (const one of publications) {
    const who = [one.watched.join(', '), one.fields.responsavel].filter(Boolean).join(' · ')
    groups.set(who, [...(groups.get(who) ?? []), one])
  }
  const days = counted(
    request.language,
    incomplete + failed,
    ['dia de grafia', 'dias de grafias'],
    ['day of a spelling', 'days of spellings'],
  )
  const unread =
    incomplete + failed > 0 &&
    html`<div class="problem"><p><strong>${translate('Nem tudo foi lido nesta noite.', 'Not all was read in this night.')}</strong> ${translate(`${days} em parte ou por ler: ausência aqui não é prova de que não houve publicação. A aba Cobertura do resultado diz quais.`, `${days} read in part or not: absence here proves nothing. The sheet Cobertura of the result says which.`)}</p></div>`
  const empty = html`<div class="card empty"><p>${incomplete + failed > 0 ? translate('Nada foi encontrado no que se conseguiu ler.', 'Nothing was found in what could be read.') : translate('Nenhuma publicação a ver nesta noite.', 'No publication to see in this night.')}</p></div>`
  return html`<p class="soft"><a href="/acompanhamentos/${name}">${name}</a></p><h1>${translate('Noite de', 'Night of')} ${brazilian(night.night)}</h1>
${unread}<p class="actions"><a class="button" href="/api/batches/${night.batch}/result.xlsx" download>${translate('Baixar a planilha da noite', 'Download the workbook of the night')}</a> <a class="button second" href="/lotes/${night.batch}">${translate('Ver o lote', 'See the batch')}</a></p>
${publications.length === 0 ? empty : [...groups].map(([who, ones]) => html`<section class="section"><h2>${who || translate('Outros', 'Others')}</h2>${ones.map((one) => publicationHtml(translate, one, today))}</section>`)}`
}

function publicationHtml(
  translate: Translate,
  { place, fields }: NightPublication,
  today: IsoDate,
): Html {
  const places: Record<NightPublication['place'], [string, string]> = {
    new: [translate('nova', 'new'), 'good'],
    late: [translate('tardia', 'late'), 'look'],
    check: [translate('conferir', 'check'), 'look'],
    changed: [translate('alterada', 'changed'), 'look'],
    cancelled: [translate('cancelada', 'cancelled'), 'bad'],
  }
  const [word, tone] = places[place]
  const { processo, dia, tribunal, orgao, tipo, fim, prazo, sugestao, texto } = fields
  const where = [tribunal, orgao, tipo].filter(Boolean).join(' · ')
  const end = fim
    ? translate(
        `Fim do prazo (sugerido): ${brazilian(fim)}`,
        `End of the term (suggested): ${brazilian(fim)}`,
      )
    : translate('Sem prazo sugerido: leia o texto.', 'No suggested term: read the text.')
  const past = isPast(fields, today)
    ? translate('já passou', 'already past')
    : mayBePast(fields, today) && translate('pode ter passado', 'may be past')
  return html`<article class="card"><h3>${processo || translate('sem número de processo', 'no case number')} <span class="state ${tone}">${word}</span></h3>
<p class="soft">${dia && `${translate('Disponibilizada em', 'Made available on')} ${brazilian(dia)}`}${where && ` · ${where}`}</p>
<p><strong>${end}</strong>${past && html` <span class="state bad">${past}</span>`}${prazo && ` · ${prazo}`}${sugestao && ` · ${sugestao}`}</p>
${texto && html`<details><summary>${translate('Ler o texto', 'Read the text')}</summary><p class="gazette">${texto}</p></details>`}</article>`
}

function brazilian(iso: string): string {
  return iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
}
