/** What programs, printouts and search pages count. */
const ROWS =
  `(?:titulos|registros|resultados|lancamentos|documentos|notas(?: fiscais)?|boletos|itens|linhas
  |cheques|debitos|faturas|duplicatas|advogad[oa]s|oabs|inscricoes|processos|acoes|partes|nomes|pessoas
  |arquivos|calculos)`.replace(/\s{2,}/g, '')
const FOUND = '(?:encontrad|localizad)[oa]s?'
const SHOWN = '(?:mostrando|exibindo|exibid[oa]s|listando|showing)'
/** The point of "1.234" is a blank in a normalised text. */
const COUNT = '(\\d{1,3}(?: \\d{3})+|\\d{1,6})'
const FIRST = '\\d+ (?:(?:a|ate|to) )?'
const LAST_OF = `\\d+ (?:de|of) (?:um total de )?${COUNT}\\b`
const FORMS = [
  // "Quantidade de títulos: 5", "Total de registros 14"; the number may stand in the next cell.
  `^(?:quantidade|qtd|qtde|total(?: geral)?|numero|n|no)(?: total)?(?: de)? ${ROWS}(?: (?:em aberto|listad[oa]s|impress[oa]s|vencid[oa]s))?(?: ${COUNT})?$`,
  // "Exibindo 1 - 25 de 132", "Resultados 1 a 25 de um total de 132 registros".
  `^${SHOWN}(?: d[eo]s?| ${ROWS})* (?:${FIRST})?${LAST_OF}`,
  `^${ROWS}(?: d[eo])? ${FIRST}${LAST_OF}`,
  // "Foram encontrados 45 processos. Exibindo os 25 primeiros.", "Processos encontrados: 45".
  `^(?:fo(?:ram|i) )?${FOUND} ${COUNT} ${ROWS}\\b`,
  `^(?:total de )?${COUNT} ${ROWS} ${FOUND}\\b`,
  `^(?:total de )?${ROWS} ${FOUND} ${COUNT}\\b`,
].map((form) => new RegExp(form))

/**
 * Reads a normalised text that says how many rows a list has; `stated` is absent where the text
 * announces the number alone.
 */
export function statedCount(plain: string): { stated?: number } | undefined {
  const found = FORMS.map((form) => form.exec(plain)).find((one) => one !== null)
  if (!found) return undefined
  return found[1] === undefined ? {} : { stated: Number(found[1].replaceAll(' ', '')) }
}
