import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { TableLine } from '../../read/lines.js'
import { statedCount } from '../../read/stated-count.js'
import type { TableCheck } from '../check.js'

const PAGE = /\bp[áa]g(?:ina|\.)? ?:? ?(\d{1,4}) ?(?:de|\/|of) ?(\d{1,4})(?!\d|\/)/iu
/** "Advogados do contencioso (12 inscrições)", "Lista com 45 processos". */
const COUNTED =
  /(?<!\d (?:de|a) )(?<!\d )\b(\d{1,6}) (?:registros|advogad[oa]s|oabs|inscricoes|processos|nomes|pessoas|arquivos|documentos|titulos|boletos|lancamentos|linhas)$/

/** "Processos (3)", as a page heads its list; 2024 would be a year. */
const IN_BRACKETS =
  /^(?:registros|advogad[oa]s|oabs|inscri[çc][õo]es|processos|nomes|partes|documentos|t[íi]tulos|boletos)\s?\((?!(?:19|20)\d\d\))(\d{1,6})\)$/iu

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
    const counted = statedCount(first)
    const beside = texts.length === 2 ? texts[1]! : ''
    const inWords =
      counted?.stated ?? (IN_BRACKETS.exec(texts[0] ?? '') ?? COUNTED.exec(first))?.[1]
    const stated = inWords ?? (counted && /^\d{1,6}$/.test(beside) ? beside : undefined)
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
