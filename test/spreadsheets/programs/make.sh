#!/usr/bin/env bash
# libreoffice-comment.xls is made by hand: four debtors, and a comment on the amount of the third.
# Makes the files beside it anew: needs LibreOffice and Debian's python3-openpyxl, python3-xlsxwriter,
# python3-xlwt and python3-odf. LibreOffice writes no .xlsb: SheetJS does.
set -euo pipefail
cd "$(dirname "$0")"
/usr/bin/python3 make.py .
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
office() { soffice --headless "-env:UserInstallation=file://$out/profile" --convert-to "$1" --outdir "$out" "$2"; }
office xls xlsxwriter.xlsx && mv "$out/xlsxwriter.xls" libreoffice.xls
office ods xlsxwriter.xlsx && mv "$out/xlsxwriter.ods" libreoffice.ods
office 'xlsx:Calc MS Excel 2007 XML' xlsxwriter.xlsx && mv "$out/xlsxwriter.xlsx" libreoffice.xlsx
node --input-type=module -e '
  import { readFileSync, writeFileSync } from "node:fs"
  import { read, write } from "@e965/xlsx"
  const book = read(readFileSync("xlsxwriter.xlsx"), { cellNF: true, cellStyles: true })
  writeFileSync("sheetjs.xlsb", write(book, { type: "buffer", bookType: "xlsb", compression: true }))'
