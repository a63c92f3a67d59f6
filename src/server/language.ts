import type { Language } from '../messages/index.js'

/** Returns the language of the two that the browser prefers; the default when it names neither. */
export function preferredLanguage(header: string | undefined, otherwise: Language): Language {
  const liked = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part, at) => {
      const [tag = '', q] = part.trim().split(/\s{0,9};\s{0,9}q=/)
      return { tag: tag.slice(0, 2).toLowerCase(), q: q === undefined ? 1 : Number(q), at }
    })
    .filter(({ tag, q }) => (tag === 'pt' || tag === 'en') && q > 0)
    .sort((one, other) => other.q - one.q || one.at - other.at)
  return (liked[0]?.tag as Language | undefined) ?? otherwise
}
