import type { FastifyRequest } from 'fastify'
import type { IsoDate } from '../values/dates.js'
import { type Html, html } from './html.js'
import { fileForm, ownFields, SHEET_FILES, type Translate, translateIn } from './page.js'

export function addForm(request: FastifyRequest): Html {
  const translate = translateIn(request)
  const name = html`<div class="fields"><div><label for="nome">${translate('Nome', 'Name')}<span class="hint">${translate('por exemplo', 'for example')} equipe-civel</span></label><input id="nome" name="name" required maxlength="60" pattern="[A-Za-z0-9_\\-][A-Za-z0-9_.\\-]*"></div>
<div><label for="desde">${translate('Ler a partir de', 'Read from')}<span class="hint">${translate('hoje, ou um dia; o que é de antes nunca é lido', 'today, or a day; what is before it is never read')}</span></label><input id="desde" name="from" maxlength="20"></div></div>`
  const title = translate('Acompanhar outra planilha', 'Watch another spreadsheet')
  const button = translate('Acompanhar', 'Watch')
  return listForm(request, { id: 'novo', action: '/acompanhamentos', title, first: name, button })
}

/** Form to replace the list; items that were shown stay so. */
export function replaceForm(request: FastifyRequest, name: string): Html {
  const translate = translateIn(request)
  const title = translate('Trocar a planilha', 'Replace the spreadsheet')
  const action = `/acompanhamentos/${name}/lista`
  const button = translate('Trocar', 'Replace')
  return listForm(request, { id: 'trocar', action, title, first: html``, button })
}

/** Form to read tonight, or a night that was missed. */
export function readForm(request: FastifyRequest, name: string, today: IsoDate): Html {
  const translate = translateIn(request)
  return html`<section class="section card" aria-labelledby="agora"><h2 id="agora">${translate('Ler uma noite', 'Read a night')}</h2>
<form method="post" action="/acompanhamentos/${name}/agora">${ownFields(request)}<div class="fields"><div><label for="noite">${translate('Noite de', 'Night of')}<span class="hint">${translate('não espera pela hora; é cobrado', 'does not wait for its hour; it is charged')}</span></label><input id="noite" name="noite" type="date" value="${today}" max="${today}"></div></div>
<p class="actions"><button class="second">${translate('Ler esta noite agora', 'Read this night now')}</button></p></form></section>`
}

export function removeForm(request: FastifyRequest, name: string): Html {
  const translate = translateIn(request)
  const sure = translate(
    'Esquecer este acompanhamento? Os lotes das noites ficam.',
    'Forget this watch? The batches of its nights stay.',
  )
  return html`<form class="actions" method="post" action="/acompanhamentos/${name}/remover" data-sure="${sure}">${ownFields(request)}<button class="quiet">${translate('Remover o acompanhamento', 'Remove the watch')}</button></form>`
}

interface ListForm {
  id: string
  action: string
  title: string
  first: Html
  button: string
}

function listForm(request: FastifyRequest, { id, action, title, first, button }: ListForm): Html {
  const translate = translateIn(request)
  return html`<section class="section card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${fileForm(request, action)}${first}
<label class="drop"><strong>${translate('Solte a planilha aqui', 'Drop the spreadsheet here')}</strong><span class="soft">${translate('com as colunas OAB e UF, ou o número do processo', 'with the columns OAB and UF, or the case number')}</span><br><input type="file" name="file" required accept="${SHEET_FILES}"></label>
${moreFields(translate)}
<p class="actions"><button class="submit" data-busy="${translate('Lendo a planilha…', 'Reading the spreadsheet…')}">${button}</button></p></form>
<p class="soft"><a href="/api/templates/watch/template.xlsx" download>${translate('Baixar uma planilha modelo', 'Download a template')}</a> ${translate('para preencher', 'to fill in')}.</p></section>`
}

/** Fields that few users need; an empty one changes nothing. */
function moreFields(translate: Translate): Html {
  return html`<details><summary>${translate('Mais opções', 'More options')}</summary><div class="fields">
<div><label for="nada">${translate('Noite sem publicação', 'A night without a publication')}</label><select id="nada" name="ifNothing"><option value="">${translate('como está', 'as it is')}</option><option value="mail">${translate('avisa o responsável', 'tells the responsible')}</option><option value="none">${translate('não avisa', 'tells nobody')}</option></select></div>
<div><label for="pastas">${translate('Uma pasta de trabalho por inscrição', 'A workbook for each registration')}</label><select id="pastas" name="perLawyer"><option value="">${translate('como está', 'as it is')}</option><option value="true">${translate('sim', 'yes')}</option><option value="false">${translate('não', 'no')}</option></select></div>
<div><label for="aba">${translate('Aba da planilha', 'Sheet')}<span class="hint">${translate('vazia: a da tabela', 'empty: that of the table')}</span></label><input id="aba" name="sheet" maxlength="200"></div>
<div><label for="conta">${translate('Conta', 'Account')}<span class="hint">${translate('vazio: a conta padrão', 'empty: the default account')}</span></label><input id="conta" name="account" maxlength="100"></div></div></details>`
}
