import type { Facts } from '../sentence.js'

/** A message in one language: what is the matter, and what a person can do. */
export interface Message {
  text: (facts: Facts) => string
  todo?: (facts: Facts) => string
}

export function list(value: Facts[string]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  const shown = value.slice(0, 12).join(', ')
  return value.length > 12 ? `${shown}, …` : shown
}

/** A value as received, short and on one line. */
export function quoted(value: Facts[string]): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return `«${text.length > 80 ? `${text.slice(0, 80)}…` : text}»`
}
