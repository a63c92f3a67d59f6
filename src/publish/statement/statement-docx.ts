import type { FileChild, Table } from 'docx'
import type { StatementDocument, StatementPart } from '../../core/job/job.js'
import { forXml } from '../../spreadsheets/xlsx/escapes.js'
import { isTight, statementColumns } from './statement-columns.js'
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

type Docx = typeof import('docx')
/** In half points. */
const SIZE = { body: 20, table: 17, title: 26 }
/** A table with more columns needs landscape paper. */
const MOST_UPRIGHT = 7
/** In twentieths of a point. */
const SPACE = 120
const MARGIN = 1_134
const A4 = { width: 11_906, height: 16_838 }
/**
 * Of a cell: its side margins, and the width of a figure in the widest font that may replace Arial.
 */
const SIDES = 140
const FIGURE = 112
/** In pixels. */
const LOGO_HEIGHT = 50

/**
 * Returns the bytes of a Word file; they differ each time, because the library adds the time of
 * writing.
 */
export async function statementDocx(content: StatementDocument, filing: Filing): Promise<Buffer> {
  const docx = await import('docx')
  const { Document, Footer, Header, Packer, PageNumber, PageOrientation, Paragraph, Tab, TextRun } =
    docx
  const columns = Math.max(0, ...content.parts.map((part) => part.columns.length))
  const { PORTRAIT, LANDSCAPE } = PageOrientation
  const upright = A4.width - 2 * MARGIN
  const isWide =
    columns > MOST_UPRIGHT || content.parts.some((part) => isTight(part, upright, widthOfCell))
  const orientation = isWide ? LANDSCAPE : PORTRAIT
  const across = (orientation === LANDSCAPE ? A4.height : A4.width) - 2 * MARGIN
  const page = ['Página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES]
  const ofCase = forXml(footText(content.facts, filing))
  const rehearsal = new Header({
    children: [
      new Paragraph({ children: [new TextRun({ text: REHEARSAL, bold: true, color: 'C00000' })] }),
    ],
  })
  const section = {
    properties: {
      page: {
        size: { ...A4, orientation },
        margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
      },
    },
    ...(filing.isRehearsal ? { headers: { default: rehearsal } } : {}),
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            tabStops: [{ type: 'right', position: across }],
            children: [new TextRun({ children: [ofCase, new Tab(), ...page], size: 16 })],
          }),
        ],
      }),
    },
    children: childrenOf(content, { filing, across }, docx),
  }
  const styles = { default: { document: { run: { font: 'Arial', size: SIZE.body } } } }
  return Packer.toBuffer(
    new Document({ title: TITLE, creator: 'lote', styles, sections: [section] }),
  )
}

function childrenOf(
  content: StatementDocument,
  { filing, across }: { filing: Filing; across: number },
  docx: Docx,
): FileChild[] {
  const { Paragraph, TextRun } = docx
  const { facts, parts, remarks } = content
  const line = (text: string, bold = false, size = SIZE.body, keepNext = false) =>
    new Paragraph({
      keepNext,
      spacing: { after: SPACE / 2 },
      children: [new TextRun({ text: forXml(text), bold, size })],
    })
  const total = totalText(content)
  return [
    ...officeLines(filing, docx),
    line(TITLE, true, SIZE.title),
    line(basisText(content, filing.date)),
    ...facts.map(
      ([label, text]) =>
        new Paragraph({
          children: [
            new TextRun({ text: `${label}: `, bold: true }),
            new TextRun({ text: forXml(text) }),
          ],
        }),
    ),
    new Paragraph({ spacing: { after: SPACE } }),
    ...(total === undefined ? [] : [line(total, true)]),
    ...parts.flatMap((part) => [
      new Paragraph({ spacing: { after: SPACE } }),
      // The terms stay with their table, whose header stays with its first line.
      ...part.terms.map((term) => line(term, false, SIZE.body, true)),
      new Paragraph({ keepNext: true }),
      tableOf(part, across, docx),
    ]),
    new Paragraph({ keepNext: true, spacing: { after: SPACE } }),
    ...remarks.map((remark) => line(remark, false, SIZE.body, true)),
    ...signature(filing, docx),
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
      : [new Paragraph({ children: [new TextRun({ text: forXml(name), color: '595959' })] })]),
  ]
}

/** A PNG has width and height at fixed offsets. */
function sizeOf(png: Buffer): { width: number; height: number } {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  return { width: Math.round((width / height) * LOGO_HEIGHT), height: LOGO_HEIGHT }
}

function signature(filing: Filing, { Paragraph }: Docx): FileChild[] {
  const keep = { keepNext: true, keepLines: true }
  return [
    new Paragraph({ ...keep, spacing: { before: 4 * SPACE }, text: placeAndDate(filing) }),
    new Paragraph({ ...keep, spacing: { before: 6 * SPACE }, text: '_'.repeat(40) }),
    new Paragraph(forXml(filing.office.name ?? 'Assinatura')),
  ]
}

function tableOf(part: StatementPart, across: number, docx: Docx): Table {
  const { columns, lines, totals } = part
  const { BorderStyle, Paragraph, Table: DocxTable, TableCell, TableLayoutType } = docx
  const { TableRow, TextRun, WidthType } = docx
  const sum = sumTitle(part)
  const widths = statementColumns(part, across, widthOfCell)
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const rule = { style: BorderStyle.SINGLE, size: 4, color: 'A6ADB4' }
  const row = (
    values: (string | undefined)[],
    { bold = false, tableHeader = false, keepNext = false },
  ) =>
    new TableRow({
      tableHeader,
      cantSplit: true,
      children: columns.map(({ kind }, at) => {
        const value = values[at]
        const text = tableHeader || value === sum ? value! : cellText(value, kind)
        const alignment = kind === 'text' ? 'left' : kind === 'date' ? 'center' : 'right'
        const run = new TextRun({ text: forXml(text), bold, size: SIZE.table })
        return new TableCell({
          children: [new Paragraph({ alignment, keepNext, children: [run] })],
        })
      }),
    })
  return new DocxTable({
    width: { size: across, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map(Math.floor),
    margins: { top: 40, bottom: 40, left: 60, right: 60 },
    borders: {
      left: none,
      right: none,
      insideVertical: none,
      top: rule,
      bottom: rule,
      insideHorizontal: rule,
    },
    rows: [
      row(
        columns.map(({ title }) => title),
        { bold: true, tableHeader: true, keepNext: true },
      ),
      // The last line stays with the total, so that no page has a signature without a line of the
      // table.
      ...lines.map((line, at) => row(line, { keepNext: at === lines.length - 1 })),
      row(
        totals.map((total, at) => (at === 0 ? (total ?? sum) : total)),
        { bold: true, keepNext: true },
      ),
    ],
  })
}

function widthOfCell({ length }: string): number {
  return length * FIGURE + SIDES
}
