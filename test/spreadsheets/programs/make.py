"""Writes one table with four programs: xlsxwriter, openpyxl, xlwt and odfpy (Debian's python3-*).

make.sh converts the first with LibreOffice and SheetJS as well. The tests read the files only.
"""
import datetime
import sys

import openpyxl
import xlsxwriter
import xlwt
from odf.number import CurrencyStyle, CurrencySymbol, DateStyle, Day, Month, Number, Text, Year
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TableProperties
from odf.table import CoveredTableCell, Table, TableCell, TableColumn, TableRow
from odf.text import P

CASE = '0001234-16.2019.8.26.0100'
REAL, FOREIGN, DAY = '"R$" #,##0.00', '[$US$-409] #,##0.00', 'dd/mm/yyyy'
day = lambda n: datetime.date(2019, 3, n)
ROWS = [
    ['Cliente', 'Processo', 'Vencimento', 'Valor', 'Código'],
    ['Ana', CASE, day(15), 1234.56, '00123'],
    [None, CASE, day(16), 'R$\u00a01.234,57', '00007'],
    ['Rui', CASE, day(17), 99, '-'],
    ['Eva', CASE, day(18), 2469.12, 'SIGILOSO'],
    ['Leo', CASE, '31/02/2019', 10, '0'],
    ['Total', None, None, 3703.68, None],
]
TOP, LEFT, HIDDEN_ROW, FOREIGN_ROW, FORMULA_ROW = 2, 1, 4, 5, 6


def cells():
    for y, row in enumerate(ROWS):
        for x, value in enumerate(row):
            if value is not None:
                yield TOP + y, LEFT + x, value


def with_xlsxwriter(path):
    book = xlsxwriter.Workbook(path)
    sheet = book.add_worksheet('Carteira')
    formats = {code: book.add_format({'num_format': code}) for code in (REAL, FOREIGN, DAY)}
    sheet.write(0, LEFT, 'Relatório de créditos')
    for y, x, value in cells():
        if isinstance(value, datetime.date):
            sheet.write_datetime(y, x, value, formats[DAY])
        elif isinstance(value, str):
            sheet.write_string(y, x, value)
        elif y == FORMULA_ROW:
            sheet.write_formula(y, x, '=E4*2', formats[REAL], value)
        else:
            sheet.write_number(y, x, value, formats[FOREIGN if y == FOREIGN_ROW else REAL])
    sheet.merge_range(TOP + 1, LEFT, TOP + 2, LEFT, 'Ana')
    sheet.set_row(HIDDEN_ROW, None, None, {'hidden': True})
    hidden = book.add_worksheet('Oculta')
    hidden.write(0, 0, 'Valor')
    hidden.hide()
    book.close()


def with_openpyxl(path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = 'Carteira'
    sheet.cell(1, LEFT + 1, 'Relatório de créditos')
    for y, x, value in cells():
        cell = sheet.cell(y + 1, x + 1, value)
        if isinstance(value, datetime.date):
            cell.number_format = DAY
        elif not isinstance(value, str):
            cell.number_format = FOREIGN if y == FOREIGN_ROW else REAL
    sheet.merge_cells('B4:B5')
    sheet.row_dimensions[HIDDEN_ROW + 1].hidden = True
    hidden = book.create_sheet('Oculta')
    hidden['A1'] = 'Valor'
    hidden.sheet_state = 'veryHidden'
    book.save(path)


def with_xlwt(path, dates_1904=False):
    book = xlwt.Workbook()
    book.dates_1904 = dates_1904
    sheet = book.add_sheet('Carteira')
    styles = {code: xlwt.easyxf(num_format_str=code) for code in (REAL, FOREIGN, DAY)}
    sheet.write(0, LEFT, 'Relatório de créditos')
    for y, x, value in cells():
        if isinstance(value, datetime.date):
            sheet.write(y, x, value, styles[DAY])
        elif isinstance(value, str):
            if (y, x) != (TOP + 1, LEFT):
                sheet.write(y, x, value)
        else:
            sheet.write(y, x, value, styles[FOREIGN if y == FOREIGN_ROW else REAL])
    sheet.write_merge(TOP + 1, TOP + 2, LEFT, LEFT, 'Ana')
    sheet.row(HIDDEN_ROW).hidden = True
    hidden = book.add_sheet('Oculta')
    hidden.write(0, 0, 'Valor')
    hidden.visibility = 1
    book.save(path)


def number_styles(document):
    currency = CurrencyStyle(name='NReal')
    currency.addElement(CurrencySymbol(text='R$'))
    currency.addElement(Number(decimalplaces=2, minintegerdigits=1, grouping='true'))
    foreign = CurrencyStyle(name='NForeign')
    foreign.addElement(CurrencySymbol(text='US$'))
    foreign.addElement(Number(decimalplaces=2, minintegerdigits=1, grouping='true'))
    date = DateStyle(name='NDay')
    for part in (Day(style='long'), Text(text='/'), Month(style='long'), Text(text='/'), Year(style='long')):
        date.addElement(part)
    for style in (currency, foreign, date):
        document.automaticstyles.addElement(style)
    for name in ('Real', 'Foreign', 'Day'):
        document.automaticstyles.addElement(Style(name=name, family='table-cell', datastylename='N' + name))


def odf_cell(y, value):
    if value is None:
        return TableCell()
    if isinstance(value, datetime.date):
        return TableCell(valuetype='date', datevalue=value.isoformat(), stylename='Day')
    if isinstance(value, str):
        cell = TableCell(valuetype='string')
        cell.addElement(P(text=value))
        return cell
    name, currency = ('Foreign', 'USD') if y == FOREIGN_ROW else ('Real', 'BRL')
    formula = {'formula': 'of:=[.E4]*2'} if y == FORMULA_ROW else {}
    return TableCell(valuetype='currency', currency=currency, value=value, stylename=name, **formula)


def with_odfpy(path):
    document = OpenDocumentSpreadsheet()
    number_styles(document)
    gone = Style(name='Gone', family='table')
    gone.addElement(TableProperties(display='false'))
    document.automaticstyles.addElement(gone)
    table = Table(name='Carteira')
    table.addElement(TableColumn(numbercolumnsrepeated=6))
    title = TableRow()
    title.addElement(TableCell())
    title.addElement(odf_cell(0, 'Relatório de créditos'))
    table.addElement(title)
    table.addElement(TableRow())
    for at, row in enumerate(ROWS):
        y = TOP + at
        line = TableRow(visibility='collapse') if y == HIDDEN_ROW else TableRow()
        line.addElement(TableCell())
        for x, value in enumerate(row):
            cell = CoveredTableCell() if (y, x) == (HIDDEN_ROW, 0) else odf_cell(y, value)
            if (y, x) == (TOP + 1, 0):
                cell.setAttribute('numberrowsspanned', 2)
                cell.setAttribute('numbercolumnsspanned', 1)
            line.addElement(cell)
        table.addElement(line)
    document.spreadsheet.addElement(table)
    hidden = Table(name='Oculta', stylename='Gone')
    line = TableRow()
    line.addElement(odf_cell(0, 'Valor'))
    hidden.addElement(line)
    document.spreadsheet.addElement(hidden)
    document.save(path)


folder = sys.argv[1]
with_xlsxwriter(f'{folder}/xlsxwriter.xlsx')
with_openpyxl(f'{folder}/openpyxl.xlsx')
with_xlwt(f'{folder}/xlwt.xls')
with_xlwt(f'{folder}/xlwt-1904.xls', dates_1904=True)
with_odfpy(f'{folder}/odfpy.ods')
