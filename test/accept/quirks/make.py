"""Writes the books of quirks.json with openpyxl and with xlsxwriter (Debian's python3-*), and texts.

make.sh converts those of xlsxwriter with LibreOffice. The tests read the files only.
"""
import csv
import datetime
import json
import pathlib

import openpyxl
import xlsxwriter
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.utils.cell import coordinate_to_tuple
from openpyxl.styles import Font, PatternFill

FOLDER = pathlib.Path(__file__).parent
BOOKS = json.loads((FOLDER / 'quirks.json').read_text())
FILES = FOLDER / 'files'
DAY, MONEY = 'dd/mm/yyyy', '#,##0.00'


def cells(rows):
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value is not None:
                yield y, x, value


def name_of(book, program):
    return str(FILES / f"{book['book'].replace(' ', '-')}.{program}.xlsx")


def with_openpyxl(given):
    book = openpyxl.Workbook()
    book.remove(book.active)
    if given.get('is1904'):
        book.epoch = CALENDAR_MAC_1904
    for one in given['sheets']:
        sheet = book.create_sheet(one['sheet'])
        sheet.sheet_state = one.get('state', 'visible')
        for y, x, value in cells(one['rows']):
            openpyxl_cell(sheet.cell(y + 1, x + 1), value)
        for ref in one.get('merges', []):
            sheet.merge_cells(ref)
        for row in one.get('hiddenRows', []):
            sheet.row_dimensions[row].hidden = True
        for column in one.get('hiddenColumns', []):
            sheet.column_dimensions[column].hidden = True
        last, width = coordinate_to_tuple(one.get('styledTo', 'A1'))
        for row in sheet.iter_rows(len(one['rows']) + 1, last, 1, width):
            for cell in row:
                cell.fill = PatternFill('solid', fgColor='FFF2CC')
        for cell in sheet[1]:
            cell.font = Font(bold=True)
    book.save(name_of(given, 'openpyxl'))


def openpyxl_cell(cell, value):
    if not isinstance(value, dict):
        cell.value = value
    elif 'date' in value:
        cell.value = datetime.date.fromisoformat(value['date'])
        cell.number_format = DAY
    elif 'formula' in value:
        cell.value = '=' + value['formula']
    else:
        cell.value = value['error']
        cell.data_type = 'e'
    if value == '#N/D':
        cell.data_type = 's'


def with_xlsxwriter(given):
    book = xlsxwriter.Workbook(name_of(given, 'xlsxwriter'), {'date_1904': given.get('is1904', False)})
    day, money = book.add_format({'num_format': DAY}), book.add_format({'num_format': MONEY})
    filled = book.add_format({'bg_color': '#FFF2CC'})
    for one in given['sheets']:
        sheet = book.add_worksheet(one['sheet'])
        if one.get('state') == 'hidden':
            sheet.hide()
        else:
            sheet.activate()
        for y, x, value in cells(one['rows']):
            xlsxwriter_cell(sheet, y, x, value, day, money)
        for ref in one.get('merges', []):
            y, x = coordinate_to_tuple(ref.split(':')[0])
            sheet.merge_range(ref, one['rows'][y - 1][x - 1])
        for row in one.get('hiddenRows', []):
            sheet.set_row(row - 1, None, None, {'hidden': True})
        for column in one.get('hiddenColumns', []):
            sheet.set_column(f'{column}:{column}', None, None, {'hidden': True})
        last, width = coordinate_to_tuple(one.get('styledTo', 'A1'))
        for y in range(len(one['rows']), last):
            for x in range(width):
                sheet.write_blank(y, x, None, filled)
    book.close()


def xlsxwriter_cell(sheet, y, x, value, day, money):
    if isinstance(value, str):
        sheet.write_string(y, x, value)
    elif not isinstance(value, dict):
        sheet.write_number(y, x, value)
    elif 'date' in value:
        sheet.write_datetime(y, x, datetime.datetime.fromisoformat(value['date']), day)
    elif 'formula' in value:
        sheet.write_formula(y, x, '=' + value['formula'], money, value['value'])
    else:
        sheet.write_formula(y, x, '=NA()', money, value['error'])


CASE = '0001234-47.2019.8.26.0100'
HEADINGS = ['Cliente', 'Nº do Processo', 'Data de Vencimento', 'Valor da Ação']


def text(name, amount, encoding, **how):
    with open(FILES / name, 'w', newline='', encoding=encoding) as file:
        rows = csv.writer(file, delimiter=';', **how)
        rows.writerows([HEADINGS, ['José', CASE, '15/03/2018', amount]])


for each in BOOKS:
    with_openpyxl(each)
    with_xlsxwriter(each)
text('cp1252.csv', '1.234,56', 'cp1252')
text('dots.csv', '1234.56', 'utf-8-sig')
text('quoted.csv', '1.234,56', 'utf-8', quoting=csv.QUOTE_ALL)
text('doubled.csv', '1.234,56', 'utf-8')
doubled = FILES / 'doubled.csv'
doubled.write_bytes(doubled.read_bytes().decode('latin-1').encode('utf-8'))
