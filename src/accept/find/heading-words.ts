import { normaliseHeading } from './normalise-heading.js'

const LINKS = new Set(['de', 'do', 'da', 'dos', 'das'])
const SHORT = new Map([
  ...['pgto', 'pagto', 'pgt', 'pagam'].map((word): [string, string] => [word, 'pagamento']),
  ...['venc', 'vcto', 'vencto', 'vct', 'vencim'].map((word): [string, string] => [
    word,
    'vencimento',
  ]),
  ...['lanc', 'lancto', 'lcto'].map((word): [string, string] => [word, 'lancamento']),
  ...['mov', 'movto', 'mvto'].map((word): [string, string] => [word, 'movimento']),
  ['distrib', 'distribuicao'],
  ['ajuiz', 'ajuizamento'],
  ['mont', 'montante'],
  ['nom', 'nominal'],
  ['parc', 'parcela'],
  ['dt', 'data'],
  ['ref', 'referencia'],
  ['proc', 'processo'],
  ['orig', 'original'],
  ['hist', 'historico'],
  ['princ', 'principal'],
  ['emis', 'emissao'],
  ...['vl', 'vlr', 'val'].map((word): [string, string] => [word, 'valor']),
])

/** Unifies names for comparison: "Data de Pagamento", "Data do Pagamento" and "Dt. pgto". */
export function foldWords(text: string): string {
  if (LINKS.has(text)) return text
  const words = text.split(' ').filter((word) => !LINKS.has(word))
  return words.map((word) => SHORT.get(word) ?? word).join(' ')
}

/** Returns the singular: "processo" of "processos", "cota" of "cotas". */
export function singular(word: string): string {
  if (/(?:oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  if (/(?:r|z|mes)es$|meses$/.test(word)) return word.slice(0, -2)
  return /[aeo]s$/.test(word) && word !== 'mes' ? word.slice(0, -1) : word
}

/** Returns a heading in the form in which meanings are compared: folded words in the singular. */
export function plainHeading(heading: string): string {
  return foldWords(normaliseHeading(heading)).split(' ').map(singular).join(' ')
}
