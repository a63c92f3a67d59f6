import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { TableLine } from '../../read/lines.js'
import type { TableCheck } from '../check.js'

const PAGE = /\bp[áa]g(?:ina|\.)? ?:? ?(\d{1,4}) ?(?:de|\/|of) ?(\d{1,4})(?!\d|\/)/iu
/** "Quantidade de títulos: 5", "Total de registros 14". */
const COUNT =
  /^(?:quantidade|qtd|qtde|total(?: geral)?|numero|n|no)(?: total)?(?: de)? (?:titulos|registros|lancamentos|documentos|notas(?: fiscais)?|boletos|itens|linhas|cheques|debitos|faturas|duplicatas|advogados|oabs|inscricoes|processos|acoes|partes|nomes|pessoas|arquivos)(?: (?:em aberto|listad[oa]s|impress[oa]s|vencid[oa]s))?(?: (\d{1,6}))?$/

/** "Advogados do contencioso (12 inscrições)", "Lista com 45 processos". */
const COUNTED =
  /(?<!\d (?:de|a) )(?<!\d )\b(\d{1,6}) (?:registros|advogad[oa]s|oabs|inscricoes|processos|nomes|pessoas|arquivos|documentos|titulos|boletos|lancamentos|linhas)$/
/** "Mostrando de 1 até 50 de 132 registros", "Exibindo 50 de 132". */
const SHOWN =
  /^(?:mostrando|exibindo|exibidos|listando|showing)(?: d[eo]s?| itens| registros)? (?:\d+ (?:a|ate|to) )?\d+ (?:de|of) (?:um total de )?(\d{1,6})\b/
/** "Foram encontrados 45 processos. Exibindo os 25 primeiros." */
const FOUND =
  /^(?:fo(?:ram|i) )?(?:encontrad|localizad)[oa]s? (\d{1,6}) (?:registros|resultados|processos|advogad[oa]s|nomes|partes|pessoas|documentos|titulos)\b/

/** Compares rows and pages with the numbers that the sheet states, to find a cut-off. */
export class StatedExtent implements TableCheck {
  private rows = 0
  private page = 0
  private lastPage: (Example & { pages: number }) | undefined
  private count: (Example & { stated: number }) | undefined

  observeLine({ cells, line, ignored }: Pick<TableLine, 'cells' | 'line' | 'ignored'>): void {
    if (ignored) this.observeIgnored(cells, line)
    else this.rows += 1
  }

  private observeIgnored(cells: readonly Cell[], line: number): void {
    const texts = cells
      .map((cell) => cellText(cell).replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
    for (const value of texts) {
      const [, page, pages] = PAGE.exec(value) ?? []
      if (page !== undefined) {
        this.page = Math.max(this.page, Number(page))
        this.lastPage = { line, value, pages: Number(pages) }
      }
    }
    const first = normaliseText(texts[0] ?? '')
    const counted = COUNT.exec(first)
    const beside = texts.length === 2 ? texts[1]! : ''
    const total = [SHOWN, FOUND, COUNTED].flatMap((form) => form.exec(first)?.[1] ?? [])[0]
    const stated =
      total ?? counted?.[1] ?? (counted && /^\d{1,6}$/.test(beside) ? beside : undefined)
    if (stated !== undefined) this.count = { line, value: texts.join(' '), stated: Number(stated) }
  }

  remarks(): Sentence[] {
    const { lastPage, count, rows, page } = this
    return [
      ...(lastPage && page < lastPage.pages
        ? [sentence('told_pages_missing', { ...lastPage })]
        : []),
      ...(count && count.stated > rows ? [sentence('told_rows_missing', { ...count, rows })] : []),
    ]
  }
}
