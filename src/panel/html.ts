/** Markup that was built here: the only text that is not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template; functions and objects do not compile. */
export type Content = Html | string | number | false | null | undefined | readonly Content[]

/** A template whose values are escaped, in text and in quoted attributes; nothing of them is markup. */
export function html(parts: TemplateStringsArray, ...values: Content[]): Html {
  const text = parts.map((part, at) => (at === 0 ? part : `${print(values[at - 1])}${part}`))
  return new Html(text.join(''))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}
/** Controls no page may hold, and marks that turn the direction of what stands around them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

function print(content: Content): string {
  if (content === undefined || content === null || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(print).join('')
  return String(content)
    .replace(UNPRINTABLE, '\ufffd')
    .replace(/[&<>"'`]/g, (found) => ENTITIES[found]!)
}
