import exceljs from 'exceljs'
import { amount, caseNumber } from './portfolio.js'

export const RICH_SHEET = 'Carteira'
/** The first item stands in this line. */
export const RICH_FIRST = 5

const HEAD = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1F3864' } } as const
const STRIPE = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFDDEBF7' } } as const
const LINE = { style: 'thin', color: { argb: 'FF9BC2E6' } } as const
const BORDER = { top: LINE, bottom: LINE, left: LINE, right: LINE }

/**
 * A workbook as an office makes one: a merged title, colours, stripes, a hidden column, a filter, a
 * formula in the table and below it, a comment of a person, a second sheet that computes from it.
 */
export async function richWorkbook(path: string, rows: number, wrong: Record<number, string> = {}) {
  const book = new exceljs.Workbook()
  const sheet = book.addWorksheet(RICH_SHEET, {
    views: [{ state: 'frozen', ySplit: 4 }],
    properties: { tabColor: { argb: 'FF00B050' } },
  })
  sheet.mergeCells('A1:G1')
  sheet.getCell('A1').value = 'Silva & Souza Advogados'
  sheet.getCell('A1').font = { name: 'Georgia', size: 18, bold: true, color: { argb: 'FF1F3864' } }
  sheet.getCell('A1').alignment = { horizontal: 'center' }
  sheet.getRow(1).height = 32
  sheet.getCell('A2').value = 'Carteira de cobrança'
  sheet.getCell('A2').font = { italic: true }
  const headings = [
    'Nº do Processo',
    'Cliente',
    'Pasta',
    'Valor histórico',
    'Vencimento',
    'Observação',
    'Conferida',
  ]
  sheet.getRow(4).values = headings
  sheet.getRow(4).eachCell((cell) => {
    cell.style = { fill: HEAD, font: { bold: true, color: { argb: 'FFFFFFFF' } }, border: BORDER }
  })
  for (let i = 1; i <= rows; i += 1) {
    const line = RICH_FIRST + i - 1
    const row = sheet.getRow(line)
    const day = new Date(Date.UTC(2015 + (i % 8), i % 12, 1 + (i % 28)))
    const value = Number(amount(i).replace(',', '.'))
    row.values = [caseNumber(i), `Cliente ${i % 7}`, `P-${i}`, value, wrong[i] ?? day]
    row.getCell(7).value = { formula: `IF(D${line}>0,"sim","não")`, result: 'sim' }
    for (let at = 1; at <= 7; at += 1) {
      row.getCell(at).style = { border: BORDER, ...(i % 2 === 0 ? { fill: STRIPE } : {}) }
    }
    row.getCell(4).numFmt = '"R$" #,##0.00'
    row.getCell(5).numFmt = 'dd/mm/yyyy'
  }
  sheet.getCell(`B${RICH_FIRST}`).note = 'Falar com o Dr. Souza'
  const last = RICH_FIRST + rows - 1
  sheet.getCell(`A${last + 2}`).value = 'TOTAL'
  const total = Array.from({ length: rows }, (_, i) => 10_001 + i).reduce((a, b) => a + b) / 100
  sheet.getCell(`D${last + 2}`).value = {
    formula: `SUM(D${RICH_FIRST}:D${last})`,
    result: total,
  }
  sheet.getCell(`D${last + 2}`).numFmt = '"R$" #,##0.00'
  sheet.autoFilter = `A4:G${last}`
  for (const [at, width] of [28, 16, 10, 18, 14, 24, 12].entries())
    sheet.getColumn(at + 1).width = width
  sheet.getColumn(3).hidden = true
  const other = book.addWorksheet('Resumo interno')
  other.getCell('A1').value = 'Soma da carteira'
  other.getCell('B1').value = { formula: `${RICH_SHEET}!D${last + 2}`, result: total }
  other.getCell('B1').font = { bold: true, color: { argb: 'FFC00000' } }
  await book.xlsx.writeFile(path)
}
