#!/usr/bin/env bash
# Makes files/ anew: needs LibreOffice and Debian's python3-openpyxl and python3-xlsxwriter.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p files
/usr/bin/python3 make.py
cd files
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
office() { soffice --headless "-env:UserInstallation=file://$out/profile" --convert-to "$1" --outdir "$out" "${@:3}" && for file in "$out"/*."$2"; do
  name=$(basename "$file"); mv "$file" "${name%%.*}.libreoffice.$2"
done; }
office xls xls ./*.xlsxwriter.xlsx
office ods ods ./*.xlsxwriter.xlsx
office 'xlsx:Calc MS Excel 2007 XML' xlsx ./*.xlsxwriter.xlsx
# 59: semicolon, 34: quote, 1: Windows-1252, 1046: the numbers of Brazil.
office 'csv:Text - txt - csv (StarCalc):59,34,1,1,,1046,false,true,true' csv ./tables.xlsxwriter.xlsx
