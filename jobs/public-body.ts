import type { RowFields } from '../src/core/job/job.js'
import { folded } from '../src/values/folded.js'

const START = new RegExp(
  `^(?:a |o )?(?:${[
    'uniao(?:$| federal| - | \\(|, |/)',
    'fazenda (?:publica|nacional|federal|estadual|municipal|do |da |de )',
    'estado (?:de|do|da) ',
    'governo (?:do|de|da) ',
    'municipio (?:de|do|da) ',
    'prefeitura ',
    'camara municipal ',
    'distrito federal',
    'inss\\b',
    'instituto nacional do seguro social',
    'instituto de previdencia (?:do|da|dos|de) ',
    'universidade (?:federal|estadual) ',
    'autarquia ',
    '(?:incra|ibama|dnit|funasa|icmbio|anatel|aneel)\\b',
  ].join('|')})`,
)
/** A newspaper or a bank may begin with the words of a State; a company says its form. */
const COMPANY = /\b(?:s\/?\s?a|s\.\s?a\.?|ltda|eireli|me|epp|cia|companhia)\.?$/

/**
 * Decides whether a party of a row is a public body, by the names of its parties; undefined where
 * none of the named is, and one has no name.
 */
export function isOfPublicBody({ cliente, parte_contraria }: RowFields): boolean | undefined {
  const names = [cliente, parte_contraria].filter((name) => typeof name === 'string')
  if (names.some(isPublicBody)) return true
  return names.length < 2 ? undefined : false
}

/** Decides whether a party is known by its name to be a public body, which pays under art. 534. */
export function isPublicBody(name: string): boolean {
  const plain = folded(name)
  return START.test(plain) && !COMPANY.test(plain)
}
