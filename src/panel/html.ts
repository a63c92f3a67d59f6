/** Markup made by {@link html}, the only text that is not escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** The types of template values; functions and objects do not compile. */
export type Content = Html | string | number | false | null | undefined | readonly Content[]

/** Makes markup of a template; its values are escaped, in text and in quoted attributes. */
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
/** Control characters, and marks that change the direction of the text around them. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

function print(content: Content): string {
  if (content === undefined || content === null || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(print).join('')
  return String(content)
    .replace(UNPRINTABLE, '\ufffd')
    .replace(/[&<>"'`]/g, (found) => ENTITIES[found]!)
}
