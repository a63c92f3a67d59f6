const LINKS = new Set(['de', 'do', 'da', 'dos', 'das'])
const SHORT = new Map([
  ...['pgto', 'pagto', 'pgt'].map((word): [string, string] => [word, 'pagamento']),
  ...['venc', 'vcto', 'vencto', 'vct'].map((word): [string, string] => [word, 'vencimento']),
  ['dt', 'data'],
  ['ref', 'referencia'],
])

/** "Data de Pagamento", "Data do Pagamento" and "Dt. pgto" mean one thing: as names are compared. */
export function foldWords(text: string): string {
  const words = text.split(' ').filter((word) => !LINKS.has(word))
  return words.map((word) => SHORT.get(word) ?? word).join(' ')
}
