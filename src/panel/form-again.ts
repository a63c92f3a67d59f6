import type { FastifyReply, FastifyRequest } from 'fastify'
import { Html, html } from './html.js'

/**
 * Renders the page of a form again: the form with its values and the reason of the refusal.
 * Undefined where the page is unknown or has no such form.
 */
export async function formAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  html: Html,
): Promise<Html | undefined> {
  const url = pageBefore(request)
  if (url === undefined) return undefined
  const { host, cookie, authorization, ...other } = request.headers
  const language = { 'accept-language': other['accept-language'] }
  const headers = { host, cookie, authorization, ...language, accept: 'text/html' }
  const page = await request.server.inject({
    method: 'GET',
    url,
    remoteAddress: request.ip,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
  })
  if (page.statusCode !== 200) return undefined
  const fresh = page.headers['set-cookie']
  if (fresh) reply.header('set-cookie', fresh)
  const path = request.url.split('?')[0]!
  return withForm(new Html(page.body), { path, values: valuesOf(request), told: html })
}

/** Returns the page that the form names; undefined for a form of another site. */
function pageBefore(request: FastifyRequest): string | undefined {
  const from = valuesOf(request)[FROM] ?? ''
  return isOwn(request) && PAGE.test(from) ? from : undefined
}

/** Name of the field with the page of a form. */
export const FROM = '_from'
/** A path of this server that leads to a page. */
const PAGE = /^\/(?![/\\]|(?:api|queues|mcp)\b)/

/**
 * Decides whether a page of this server sent the form; its pages send their origin
 * (`Referrer-Policy: same-origin`).
 */
function isOwn({ headers }: FastifyRequest): boolean {
  const { origin = '', host, 'sec-fetch-site': site } = headers
  return site === 'same-origin' || (URL.canParse(origin) && new URL(origin).host === host)
}

function valuesOf({ query, body }: FastifyRequest): Record<string, string> {
  const given: [string, unknown][] = [query, body].flatMap((fields) => Object.entries(fields ?? {}))
  return Object.fromEntries(
    given.filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

interface Sent {
  path: string
  values: Readonly<Record<string, string>>
  told: Html
}

const FORM = /<form\b[^>]*>[\s\S]*?<\/form>/g

/** Fills in the form whose action is the path; of several, the one whose hidden fields agree. */
function withForm(page: Html, { path, values, told }: Sent): Html | undefined {
  const forms = [...page.text.matchAll(FORM)].filter(
    ([form]) => attribute(form, 'action')?.split('?')[0] === path,
  )
  const found = forms.find(([form]) => isOf(form, values)) ?? forms[0]
  if (!found) return undefined
  const [form] = found
  const begin = form.indexOf('>') + 1
  const why = html`<div class="problem" role="alert" tabindex="-1" autofocus>${told}</div>`
  const again = `${form.slice(0, begin)}${why.text}${filled(form.slice(begin), values)}`
  const { text } = page
  return new Html(text.slice(0, found.index) + again + text.slice(found.index + form.length))
}

const HIDDEN = /<input type="hidden"[^>]*>/g

function isOf(form: string, values: Sent['values']): boolean {
  return (form.match(HIDDEN) ?? []).every((field) => {
    const name = attribute(field, 'name') ?? ''
    return name === '_csrf' || attribute(field, 'value') === escaped(values[name] ?? '')
  })
}

const FIELD =
  /<input\b[^>]*>|<textarea\b[^>]*>[\s\S]*?<\/textarea>|<select\b[^>]*>[\s\S]*?<\/select>/g

function filled(form: string, values: Sent['values']): string {
  const isGiven = (field: string) => Boolean(values[attribute(field, 'name') ?? ''])
  return form
    .replace(FIELD, (field) => {
      const value = values[attribute(field, 'name') ?? '']
      return value === undefined ? field : filledField(field, escaped(value))
    })
    .replace(/<details>([\s\S]*?)<\/details>/g, (folded, inside: string) =>
      inside.match(FIELD)?.some(isGiven) ? `<details open>${inside}</details>` : folded,
    )
}

/** Passwords are typed and files chosen again; hidden fields keep the page's own values. */
const NOT_KEPT: ReadonlySet<string | undefined> = new Set(['hidden', 'password', 'file'])

function filledField(field: string, value: string): string {
  if (field.startsWith('<textarea'))
    return `${field.slice(0, field.indexOf('>') + 1)}${value}</textarea>`
  if (field.startsWith('<select'))
    return chosen(field, ' selected', (option) => attribute(option, 'value') === value)
  const type = attribute(field, 'type')
  if (NOT_KEPT.has(type)) return field
  if (type === 'radio' || type === 'checkbox')
    return chosen(field, ' checked', (one) => attribute(one, 'value') === value)
  return field.replace(/ value="[^"]*"/, '').replace(/>$/, () => ` value="${value}">`)
}

/** Marks the chosen options and no others. */
function chosen(field: string, mark: string, isChosen: (tag: string) => boolean): string {
  return field
    .replaceAll(`${mark}>`, '>')
    .replace(/<(?:option|input)\b[^>]*>/g, (tag) =>
      isChosen(tag) ? tag.replace(/>$/, `${mark}>`) : tag,
    )
}

/**
 * Returns an attribute of the first tag. Values are escaped, so that they contain neither a
 * quotation mark nor a bracket.
 */
function attribute(text: string, name: string): string | undefined {
  return new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(text)?.[1]
}

function escaped(text: string): string {
  return html`${text}`.text
}
