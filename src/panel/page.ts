import type { FastifyReply, FastifyRequest } from 'fastify'
import { holds } from '../access/roles.js'
import { words } from '../messages/format.js'
import type { WebContext } from '../web/context.js'
import { rehearsalText } from '../web/rehearsal.js'
import { FROM } from './form-again.js'
import { type Content, Html, html } from './html.js'

/** Chooses one of two texts by the language of the request. */
export type Translate = (pt: string, en: string) => string

export function translateIn({ language }: Pick<FastifyRequest, 'language'>): Translate {
  return (pt, en) => words(language, pt, en)
}

export interface Page {
  title: string
  body: Content
  /** The menu entry of the page. */
  path?: string
}

/** Sends a whole page: frame, menu, mark of a rehearsal. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { sandbox }: Pick<WebContext, 'sandbox'>,
  page: Page,
): FastifyReply {
  const { text } = pageHtml(request, sandbox !== undefined, page)
  return reply.type('text/html; charset=utf-8').send(text)
}

/** Sends a part of a page, which the script replaces in place. */
export function sendPart(reply: FastifyReply, { text }: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text)
}

function pageHtml(request: FastifyRequest, isRehearsal: boolean, { title, body, path }: Page) {
  const translate = translateIn(request)
  const skip = translate('Ir para o conteúdo', 'Skip to content')
  return html`<!doctype html>
<html lang="${translate('pt-BR', 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · lote</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/panel.css">
<script src="/assets/panel.js" defer></script>
</head>
<body>
<a class="skip" href="#conteudo">${skip}</a>
<header class="top">
<div class="bar"><a class="brand" href="/">lote</a>${request.viewer && menu(request, path)}</div>
${isRehearsal && rehearsalMark(request)}
</header>
<main id="conteudo" tabindex="-1">${body}</main>
</body>
</html>`
}

function rehearsalMark({ language }: FastifyRequest): Html {
  const { text, todo } = rehearsalText(language)
  return html`<p class="rehearsal"><strong>${text}</strong>
${todo}</p>`
}

function menu(request: FastifyRequest, path: string | undefined): Html {
  const translate = translateIn(request)
  const places: [string, string][] = [
    ...(mayAct(request)
      ? [['/', translate('Nova planilha', 'New spreadsheet')] as [string, string]]
      : []),
    ['/lotes', translate('Lotes', 'Batches')],
    ['/acompanhamentos', translate('Acompanhamentos', 'Watches')],
    ['/agendamentos', translate('Agendamentos', 'Schedules')],
    ['/relatorios', translate('Relatórios', 'Reports')],
    ['/avisos', translate('Avisos', 'Notices')],
    ['/contas', translate('Contas', 'Accounts')],
    ['/calendarios', translate('Calendários', 'Calendars')],
  ]
  if (mayAct(request)) places.push(['/operacao', translate('Operação', 'Operation')])
  const links = places.map(
    ([href, name]) =>
      html`<li><a href="${href}"${href === path && new Html(' aria-current="page"')}>${name}</a></li>`,
  )
  return html`<nav aria-label="${translate('Principal', 'Main')}"><ul>${links}</ul></nav>${
    request.viewer.by === 'session' && signOutForm(request)
  }`
}

/** True if the user may act; a viewer sees no buttons. */
export function mayAct({ viewer }: Pick<FastifyRequest, 'viewer'>): boolean {
  return holds(viewer.role, 'operator')
}

function signOutForm(request: FastifyRequest): Html {
  const translate = translateIn(request)
  return html`<form class="leave" method="post" action="/sair">${ownFields(request)}
<span>${request.viewer.name}</span> <button class="quiet">${translate('Sair', 'Sign out')}</button></form>`
}

export const SHEET_FORMATS = ['.xlsx', '.xlsm', '.xls', '.xlsb', '.ods', '.csv', '.tsv', '.txt']
/** The `accept` of each input for a spreadsheet. */
export const SHEET_FILES = [...SHEET_FORMATS, '.zip'].join()

/**
 * Begins a form with a file. Its own fields are in the address, because they are needed before the
 * file is read.
 */
export function fileForm(request: FastifyRequest, action: string): Html {
  const cut = translateIn(request)(
    'A conexão caiu antes da resposta; nada foi gasto. Confira o tamanho do arquivo e envie de novo.',
    'The connection broke before the answer; nothing was spent. Check the size of the file and send it again.',
  )
  const to = `${action}?${new URLSearchParams({ _csrf: request.csrf, [FROM]: request.url })}`
  return html`<form method="post" action="${to}" enctype="multipart/form-data" data-cut="${cut}">`
}

/**
 * Returns the hidden fields of every form: its CSRF token, and the page to show again if it is
 * refused.
 */
export function ownFields({ csrf, url }: Pick<FastifyRequest, 'csrf' | 'url'>): Html {
  return html`<input type="hidden" name="_csrf" value="${csrf}"><input type="hidden" name="${FROM}" value="${url}">`
}
