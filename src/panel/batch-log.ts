import type { FastifyRequest } from 'fastify'
import type { LogEvent } from '../batches/view/batch-log.js'
import { counted, duration } from '../messages/format.js'
import type { Language } from '../messages/index.js'
import { momentOf } from './format.js'
import { type Html, html } from './html.js'
import { type Translate, translateIn } from './page.js'

const SHOWN = 30

/** Shows the events of a batch, the latest first. */
export function logHtml(
  request: Pick<FastifyRequest, 'language'>,
  events: readonly LogEvent[],
): Html {
  const translate = translateIn(request)
  const { language } = request
  const lines = events
    .slice(0, SHOWN)
    .map(
      (event) =>
        html`<li><time datetime="${new Date(event.atMs).toISOString()}">${momentOf(new Date(event.atMs).toISOString())}</time> ${eventText(translate, language, event)}</li>`,
    )
  const more =
    events.length > SHOWN &&
    translate(
      `As últimas ${SHOWN} de ${events.length}; todas as chamadas estão na aba Auditoria do resultado.`,
      `The last ${SHOWN} of ${events.length}; all calls stand on the sheet Auditoria of the result.`,
    )
  return html`<section class="card"><h2>${translate('O que aconteceu', 'What happened')}</h2><ol class="log">${lines}</ol>${more && html`<p class="soft">${more}</p>`}</section>`
}

/** An answer like another: a case without a publication, a calculation that was deleted. */
export function isNotThere(event: LogEvent): boolean {
  return event.is === 'refused' && /^404\b/.test(event.reason)
}

export function eventText(translate: Translate, language: Language, event: LogEvent): string {
  switch (event.is) {
    case 'submitted':
      return translate('Planilha recebida.', 'Spreadsheet received.')
    case 'finished':
      return translate(
        'Pronto: planilha de resultado gravada.',
        'Finished: result workbook stored.',
      )
    case 'cancelled':
      return translate('Cancelado.', 'Cancelled.')
    case 'answered':
      return answeredText(translate, language, event)
    case 'underWay':
      return translate('Pedido feito; à espera da resposta.', 'Asked; waiting for the answer.')
    case 'waiting':
      return translate(
        'O serviço pediu para esperar; o pedido é repetido depois, sem perda.',
        'The service asked to wait; it is asked again later, nothing is lost.',
      )
    case 'refused':
      if (isNotThere(event))
        return translate(
          `O serviço não tem o que foi pedido (${event.reason}).`,
          `The service does not have what was asked (${event.reason}).`,
        )
      return translate(
        `O serviço recusou o pedido (${event.reason}).`,
        `The service refused it (${event.reason}).`,
      )
    case 'notAnswered':
      return translate(
        `O serviço não respondeu (${event.reason}).`,
        `The service did not answer (${event.reason}).`,
      )
  }
}

function answeredText(
  translate: Translate,
  language: Language,
  { rows, units, tookMs }: Extract<LogEvent, { is: 'answered' }>,
): string {
  const paid = counted(language, units, ['unidade', 'unidades'], ['unit', 'units'])
  const took = duration(tookMs)
  // A call whose task continues has settled no row yet.
  if (rows === 0) return translate(`Resposta em ${took}, ${paid}.`, `Answered in ${took}, ${paid}.`)
  const lines = counted(
    language,
    rows,
    ['linha respondida', 'linhas respondidas'],
    ['row answered', 'rows answered'],
  )
  return translate(`${lines} em ${took}, ${paid}.`, `${lines} in ${took}, ${paid}.`)
}
