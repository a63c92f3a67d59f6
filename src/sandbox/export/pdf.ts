import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { figureText, headingOf, isNumeric, NOTICE, type Statement } from './statement.js'

const MARGIN = 40
const NOTICE_HEIGHT = 20
/** Rows drawn before other requests get a turn, so that a long memory does not block them. */
const ROWS_A_TURN = 100
/** The width of a text column, in columns of figures. */
const TEXT_SHARE = { narrow: 1.2, wide: 3 }
const WIDE = ['memoria', 'marcacoes']

/** Returns a PDF as it is drawn. The same statement gives the same bytes. */
export function pdfOf(statement: Statement): Readable {
  const { createdAt } = statement
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    info: {
      Title: printable(headingOf(statement)),
      Subject: NOTICE,
      Producer: 'sandbox',
      Creator: 'sandbox',
      CreationDate: createdAt,
    },
  })
  document.on('pageAdded', () => notice(document))
  notice(document)
  draw(document, statement).catch((error) => document.destroy(error))
  return document
}

async function draw(document: PDFKit.PDFDocument, statement: Statement): Promise<void> {
  const { parameters, totals, remarks } = statement
  document.fontSize(14).text(printable(headingOf(statement)))
  heading(document, 'Parâmetros')
  for (const [label, text] of parameters) document.text(printable(`${label}: ${text}`))
  heading(document, 'Memória de cálculo')
  await memory(document, statement)
  document.x = MARGIN
  heading(document, 'Totais')
  for (const { title, kind, value } of totals) {
    document.text(printable(`${title}: ${figureText(value, kind)}`))
  }
  for (const remark of remarks) document.moveDown().text(printable(remark))
  document.end()
}

function heading(document: PDFKit.PDFDocument, text: string): void {
  document.moveDown().fontSize(11).text(text).moveDown(0.3).fontSize(8)
}

async function memory(document: PDFKit.PDFDocument, { columns, rows }: Statement): Promise<void> {
  const shares = columns.map(({ key, kind }) => {
    if (isNumeric(kind)) return 1
    return WIDE.includes(key) ? TEXT_SHARE.wide : TEXT_SHARE.narrow
  })
  const unit = (document.page.width - 2 * MARGIN) / shares.reduce((all, one) => all + one, 0)
  const table = document.table({
    columnStyles: columns.map(({ kind }, at) => ({
      width: unit * shares[at]!,
      align: { x: isNumeric(kind) ? 'right' : 'left', y: 'top' } as const,
      padding: 2,
      border: 0.5,
    })),
  })
  table.row(columns.map(({ title }) => title))
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_A_TURN === 0) await nextTurn()
    // The caller has disconnected.
    if (document.destroyed) return
    table.row(columns.map(({ key, kind }) => printable(figureText(row[key], kind))))
  }
  table.end()
}

/** Prints the notice in the top margin; the position for the following text stays unchanged. */
function notice(document: PDFKit.PDFDocument): void {
  const { x, y } = document
  document.fillColor('#a00000').text(NOTICE, MARGIN, NOTICE_HEIGHT, { lineBreak: false })
  document.fillColor('black')
  document.x = x
  document.y = y
}

/** The standard fonts contain only the characters of Windows-1252. */
function printable(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/gu, '?')
}
