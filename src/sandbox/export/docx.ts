import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { forXml } from '../../spreadsheets/xlsx/escapes.js'
import { figureText, headingOf, NOTICE, type Statement } from './statement.js'

/** Landscape, because eight columns in portrait would break a date into two lines. */
const LANDSCAPE = { page: { size: { orientation: PageOrientation.LANDSCAPE } } }
/** In half points. */
const CELL_SIZE = 16
const WHOLE_WIDTH = { size: 100, type: WidthType.PERCENTAGE }

/**
 * Returns the bytes of a Word file. The same statement gives the same document, but the library
 * stamps the package with the time of writing.
 */
export function docxOf(statement: Statement): Promise<Buffer> {
  const { parameters, columns, rows, totals, remarks } = statement
  const children = [
    notice(),
    heading(headingOf(statement), HeadingLevel.HEADING_1),
    heading('Parâmetros', HeadingLevel.HEADING_2),
    ...parameters.map(([label, text]) => new Paragraph(forXml(`${label}: ${text}`))),
    heading('Memória de cálculo', HeadingLevel.HEADING_2),
    new Table({
      width: WHOLE_WIDTH,
      rows: [
        line(
          columns.map(({ title }) => title),
          true,
        ),
        ...rows.map((row) => line(columns.map(({ key, kind }) => figureText(row[key], kind)))),
      ],
    }),
    heading('Totais', HeadingLevel.HEADING_2),
    ...totals.map(
      ({ title, kind, value }) => new Paragraph(`${title}: ${figureText(value, kind)}`),
    ),
    ...remarks.map((remark) => new Paragraph(forXml(remark))),
    notice(),
  ]
  const title = forXml(headingOf(statement))
  const section = { properties: LANDSCAPE, children }
  return Packer.toBuffer(new Document({ title, creator: 'sandbox', sections: [section] }))
}

function notice(): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: NOTICE, bold: true, color: 'AA0000' })] })
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ text: forXml(text), heading: level })
}

function line(texts: readonly string[], tableHeader = false): TableRow {
  return new TableRow({
    tableHeader,
    children: texts.map((text) => new TableCell({ children: [cell(text)] })),
  })
}

function cell(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: forXml(text), size: CELL_SIZE })] })
}
