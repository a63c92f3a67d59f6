import type { FileChild, Table } from 'docx'
import type { StatementDocument, StatementPart } from '../core/job/job.js'
import { TOTAL } from './columns.js'
import {
  BASIS,
  cellText,
  type Filing,
  placeAndDate,
  REHEARSAL,
  TITLE,
  totalText,
} from './statement-text.js'

type Docx = typeof import('docx')
/** In half points. */
const SIZE = { body: 20, table: 17, title: 26 }
/** More columns than this need the wide side of the paper. */
const MOST_UPRIGHT = 7
/** In twentieths of a point. */
const SPACE = 120
/** In pixels. */
const LOGO_HEIGHT = 50

/** The bytes of a Word file; the library stamps it with the time of writing. */
export async function statementDocx(content: StatementDocument, filing: Filing): Promise<Buffer> {
  const docx = await import('docx')
  const { Document, Footer, Header, Packer, PageNumber, PageOrientation, Paragraph, TextRun } = docx
  const columns = Math.max(0, ...content.parts.map((part) => part.columns.length))
  const { PORTRAIT, LANDSCAPE } = PageOrientation
  const orientation = columns > MOST_UPRIGHT ? LANDSCAPE : PORTRAIT
  const page = ['Página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES]
  const rehearsal = new Header({
    children: [
      new Paragraph({ children: [new TextRun({ text: REHEARSAL, bold: true, color: 'C00000' })] }),
    ],
  })
  const section = {
    properties: { page: { size: { orientation } } },
    ...(filing.isRehearsal ? { headers: { default: rehearsal } } : {}),
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: 'right',
            children: [new TextRun({ children: page, size: 16 })],
          }),
        ],
      }),
    },
    children: childrenOf(content, filing, docx),
  }
  const styles = { default: { document: { run: { font: 'Arial', size: SIZE.body } } } }
  return Packer.toBuffer(
    new Document({ title: TITLE, creator: 'lote', styles, sections: [section] }),
  )
}

function childrenOf(content: StatementDocument, filing: Filing, docx: Docx): FileChild[] {
  const { Paragraph, TextRun } = docx
  const { facts, refused, parts, remarks } = content
  const line = (text: string, bold = false, size = SIZE.body) =>
    new Paragraph({
      spacing: { after: SPACE / 2 },
      children: [new TextRun({ text: writable(text), bold, size })],
    })
  const total = totalText(content)
  return [
    ...officeLines(filing, docx),
    line(TITLE, true, SIZE.title),
    line(BASIS),
    ...facts.map(
      ([label, text]) =>
        new Paragraph({
          children: [
            new TextRun({ text: `${label}: `, bold: true }),
            new TextRun({ text: writable(text) }),
          ],
        }),
    ),
    ...(refused === undefined ? [] : [line(refused)]),
    ...parts.flatMap((part) => [
      new Paragraph({ spacing: { after: SPACE } }),
      ...part.terms.map((term) => line(term)),
      new Paragraph({}),
      tableOf(part, docx),
    ]),
    new Paragraph({ spacing: { after: SPACE } }),
    ...(total === undefined ? [] : [line(total, true)]),
    ...remarks.map((remark) => line(remark)),
    ...(refused === undefined ? signature(filing, docx) : []),
  ]
}

function officeLines({ office }: Filing, { ImageRun, Paragraph, TextRun }: Docx): FileChild[] {
  const { logo, name } = office
  return [
    ...(logo
      ? [
          new Paragraph({
            children: [new ImageRun({ type: 'png', data: logo, transformation: sizeOf(logo) })],
          }),
        ]
      : []),
    ...(name === undefined
      ? []
      : [new Paragraph({ children: [new TextRun({ text: writable(name), color: '595959' })] })]),
  ]
}

/** A PNG says its width and height at the same place in each file. */
function sizeOf(png: Buffer): { width: number; height: number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return { width: Math.round((width / height) * LOGO_HEIGHT), height: LOGO_HEIGHT }
}

function signature(filing: Filing, { Paragraph }: Docx): FileChild[] {
  const keep = { keepNext: true, keepLines: true }
  return [
    new Paragraph({ ...keep, spacing: { before: 4 * SPACE }, text: placeAndDate(filing) }),
    new Paragraph({ ...keep, spacing: { before: 6 * SPACE }, text: '_'.repeat(40) }),
    new Paragraph(writable(filing.office.name ?? 'Assinatura')),
  ]
}

function tableOf({ columns, lines, totals }: StatementPart, docx: Docx): Table {
  const { BorderStyle, Paragraph, Table: DocxTable, TableCell, TableRow, TextRun, WidthType } = docx
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const rule = { style: BorderStyle.SINGLE, size: 4, color: 'A6ADB4' }
  const row = (values: (string | undefined)[], bold: boolean, tableHeader = false) =>
    new TableRow({
      tableHeader,
      cantSplit: true,
      children: columns.map(({ kind }, at) => {
        const value = values[at]
        const text = tableHeader || value === TOTAL ? value! : cellText(value, kind)
        const alignment = kind === 'text' ? 'left' : kind === 'date' ? 'center' : 'right'
        const run = new TextRun({ text: writable(text), bold, size: SIZE.table })
        return new TableCell({ children: [new Paragraph({ alignment, children: [run] })] })
      }),
    })
  return new DocxTable({
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins: { top: 40, bottom: 40 },
    borders: {
      ...{ left: none, right: none, insideVertical: none },
      ...{ top: rule, bottom: rule, insideHorizontal: rule },
    },
    rows: [
      row(
        columns.map(({ title }) => title),
        true,
        true,
      ),
      ...lines.map((line) => row(line, false)),
      row(
        totals.map((sum, at) => (at === 0 ? (sum ?? TOTAL) : sum)),
        true,
      ),
    ],
  })
}

/** XML holds no control characters. */
function writable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
}
