import type { Readable } from 'node:stream'
import type { StatementDocument, StatementPart } from '../../core/job/job.js'
import { statementColumns } from './statement-columns.js'
import {
  basisText,
  cellText,
  type Filing,
  footText,
  placeAndDate,
  REHEARSAL,
  sumTitle,
  TITLE,
  totalText,
} from './statement-text.js'

/** Height in points of place and date, signature line and name. */
const SIGNATURE = 90
/** In points: 2 cm on each side. */
const MARGIN = 57
const BODY = 9
/** A table with more columns needs landscape paper. */
const MOST_UPRIGHT = 7
const LOGO_HEIGHT = 40
const PAD = 3
/** A longer table, or one that then ends on its page, is printed denser, its letters as large. */
const MOST_AIRY = 30
const PAD_DENSE = 1
/** Puts capitals in the middle of their line, at whose top they are drawn, in points. */
const DOWN = 1.5
const GREY = '#595959'
const LIGHT = '#d9d9d9'

/** Draws the statement of one case as a PDF stream. The same content gives the same bytes. */
export async function statementPdf(content: StatementDocument, filing: Filing): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit')
  const columns = Math.max(0, ...content.parts.map((part) => part.columns.length))
  const document = new PDFDocument({
    size: 'A4',
    layout: columns > MOST_UPRIGHT ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    info: {
      Title: printable(TITLE),
      Producer: 'lote',
      Creator: 'lote',
      CreationDate: new Date(`${filing.date}T12:00:00Z`),
    },
  })
  new Page(document, filing).draw(content)
  document.end()
  return document
}

class Page {
  /** Above and below the text of a row. */
  private padDown = PAD

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly filing: Filing,
  ) {}

  draw(content: StatementDocument): void {
    const { facts, parts, remarks } = content
    this.heading(content)
    const end = SIGNATURE + remarks.reduce((sum, remark) => sum + this.heightOfText(remark), 0)
    for (const [at, part] of parts.entries()) {
      this.document.moveDown(0.5)
      this.table(part, at === parts.length - 1 ? end : 0)
    }
    this.document.moveDown(0.5)
    for (const remark of remarks) this.paragraph(remark)
    this.signature()
    this.footers(facts)
  }

  private heading(content: StatementDocument): void {
    const { document, filing } = this
    const total = totalText(content)
    const { logo, name } = filing.office
    if (logo) {
      document.image(logo, MARGIN, MARGIN - 20, { height: LOGO_HEIGHT })
      document.y = MARGIN + LOGO_HEIGHT - 12
    }
    if (name !== undefined) {
      document.font('Helvetica').fontSize(BODY).fillColor(GREY)
      this.text(name)
    }
    document.moveDown(0.5).fillColor('black').font('Helvetica-Bold').fontSize(13)
    this.text(TITLE)
    document.font('Helvetica').fontSize(BODY).fillColor(GREY)
    this.text(basisText(content, filing.date))
    document.moveDown().fillColor('black')
    for (const [label, text] of content.facts) {
      document.font('Helvetica-Bold').text(`${printable(label)}: `, MARGIN, document.y, {
        continued: true,
        width: this.width,
      })
      document.font('Helvetica').text(printable(text))
    }
    if (total === undefined) return
    document
      .moveDown(0.5)
      .font('Helvetica-Bold')
      .fontSize(BODY + 1)
    this.text(total)
  }

  private paragraph(text: string): void {
    this.document.font('Helvetica').fontSize(BODY)
    this.text(text)
  }

  private heightOfText(text: string): number {
    this.document.font('Helvetica').fontSize(BODY)
    return this.document.heightOfString(printable(text), { width: this.width, lineGap: 1.5 })
  }

  private text(text: string): void {
    this.document.text(printable(text), MARGIN, this.document.y, {
      width: this.width,
      lineGap: 1.5,
    })
  }

  /**
   * Draws a table below its terms, which stay with its first line; its last line stays on one page
   * with the total and with what follows, whose height is `after`.
   */
  private table(part: StatementPart, after: number): void {
    const { columns, lines, terms, totals } = part
    const widths = statementColumns(part, this.width, (text) => this.widthOfCell(text))
    const cells = (values: (string | undefined)[]) =>
      values.map((value, at) => ({
        text: printable(cellText(value, columns[at]!.kind)),
        width: widths[at]!,
        align: alignOf(columns[at]!.kind),
      }))
    const header = columns.map(({ title, kind }, at) => ({
      text: printable(title),
      width: widths[at]!,
      align: alignOf(kind),
    }))
    const sums = cells(totals)
    if (sums[0]?.text === '') sums[0] = { ...sums[0], text: sumTitle(part), align: 'left' }
    const above = terms.reduce((sum, term) => sum + this.heightOfText(term), BODY)
    const fits = (pad: number) => {
      this.padDown = pad
      const rows = lines.reduce((sum, line) => sum + this.heightOf(cells(line), 'line'), 0)
      const ends = this.heightOf(header, 'header') + this.heightOf(sums, 'total')
      return !this.isOver(above + rows + ends + after)
    }
    const isDense = lines.length > MOST_AIRY || (!fits(PAD) && fits(PAD_DENSE))
    this.padDown = isDense ? PAD_DENSE : PAD
    const below = this.heightOf(sums, 'total') + after
    const one = this.heightOf(header, 'header') + this.heightOf(cells(lines[0] ?? []), 'line')
    this.keep(above + one + (lines.length === 1 ? below : 0))
    for (const term of terms) this.paragraph(term)
    this.document.moveDown(0.5)
    for (const [at, line] of lines.entries()) {
      const first = at === 0 ? this.heightOf(header, 'header') : 0
      const last = at === lines.length - 1 ? below : 0
      // The header stands above the first line of each page, and never alone.
      const isNewPage = this.keep(first + this.heightOf(cells(line), 'line') + last)
      if (at === 0 || isNewPage) this.row(header, 'header')
      this.row(cells(line), 'line')
    }
    this.row(sums, 'total')
  }

  private row(cells: Cell[], look: Look): void {
    const { document } = this
    const height = this.heightOf(cells, look)
    const top = document.y
    document.font(fontOf(look)).fontSize(BODY - 0.5)
    let left = MARGIN
    for (const { text, width, align } of cells) {
      const y = top + this.padDown + DOWN
      document.text(text, left + PAD, y, { width: width - 2 * PAD, align })
      left += width
    }
    const bottom = top + height
    if (look === 'total') this.line(top, 'black')
    this.line(bottom, look === 'header' ? 'black' : LIGHT)
    document.x = MARGIN
    document.y = bottom
  }

  private line(y: number, colour: string): void {
    this.document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke()
  }

  private widthOfCell(text: string): number {
    this.document.font('Helvetica-Bold').fontSize(BODY - 0.5)
    return this.document.widthOfString(printable(text)) + 2 * PAD + 1
  }

  private heightOf(cells: Cell[], look: Look): number {
    this.document.font(fontOf(look)).fontSize(BODY - 0.5)
    const heights = cells.map(({ text, width }) =>
      this.document.heightOfString(text || ' ', { width: width - 2 * PAD }),
    )
    return Math.max(...heights) + 2 * this.padDown
  }

  /** Begins a new page where the height does not fit; returns true where it did. */
  private keep(height: number): boolean {
    if (!this.isOver(height)) return false
    this.document.addPage()
    return true
  }

  private isOver(height: number): boolean {
    const { page, y } = this.document
    return y + height > page.height - MARGIN
  }

  private signature(): void {
    const { document, filing } = this
    this.keep(SIGNATURE)
    document.moveDown(2)
    this.paragraph(placeAndDate(filing))
    document.moveDown(3)
    const { y } = document
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + 220, y)
      .lineWidth(0.5)
      .strokeColor('black')
      .stroke()
    document.y = y + 4
    this.paragraph(filing.office.name ?? 'Assinatura')
  }

  /** Draws on each page its number, its case and batch, and the warning of a rehearsal. */
  private footers(facts: StatementDocument['facts']): void {
    const { document, filing } = this
    const { start, count } = document.bufferedPageRange()
    for (let at = start; at < start + count; at += 1) {
      document.switchToPage(at)
      const bottom = document.page.margins.bottom
      // Text below the margin would begin a new page.
      document.page.margins.bottom = 0
      const y = document.page.height - 36
      document.font('Helvetica').fontSize(8).fillColor(GREY)
      document.text(`Página ${at - start + 1} de ${count}`, MARGIN, y, {
        width: this.width,
        align: 'right',
        lineBreak: false,
      })
      document.text(printable(footText(facts, filing)), MARGIN, y, { lineBreak: false })
      if (filing.isRehearsal) {
        document.fillColor('#c00000').fontSize(10)
        document.text(printable(REHEARSAL), MARGIN, 24, { lineBreak: false })
      }
      document.page.margins.bottom = bottom
    }
  }

  private get width(): number {
    return this.document.page.width - 2 * MARGIN
  }
}

type Look = 'header' | 'line' | 'total'

function fontOf(look: Look): string {
  return look === 'line' ? 'Helvetica' : 'Helvetica-Bold'
}

interface Cell {
  text: string
  width: number
  align: 'left' | 'right' | 'center'
}

function alignOf(kind: StatementPart['columns'][number]['kind']): Cell['align'] {
  if (kind === 'text') return 'left'
  return kind === 'date' ? 'center' : 'right'
}

/** The standard fonts have the characters of Windows-1252. */
function printable(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/gu, '?')
}
