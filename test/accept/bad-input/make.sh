#!/usr/bin/env bash
# Makes the workbooks with a password beside it anew: those of LibreOffice by a macro, the xlsx by
# hucre, since LibreOffice's own macros set none there. The word is lote.
# records.xls is xlwt.xls of ../../spreadsheets/programs as run 270 of seed 22 of the fuzzer left it.
set -euo pipefail
cd "$(dirname "$0")"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
office() { timeout 120 soffice --headless --norestore "-env:UserInstallation=file://$out/profile" "$@"; }
printf 'Cliente;Processo;Vencimento;Valor\nAna;0001234-47.2019.8.26.0100;15/03/2018;10,00\n' >"$out/a.csv"
office --convert-to ods --outdir "$out" "$out/a.csv" >/dev/null
basic="$out/profile/user/basic/Standard"
mkdir -p "$basic"
cat >"$basic/script.xlb" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">
 <library:element library:name="Locked"/>
</library:library>
XML
cat >"$basic/Locked.xba" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Locked" script:language="StarBasic">
Sub Save(kind As String, filter As String)
  Dim opened(0) As New com.sun.star.beans.PropertyValue
  opened(0).Name = "Hidden" : opened(0).Value = True
  Dim book : book = StarDesktop.loadComponentFromURL("file://$out/a.ods", "_blank", 0, opened())
  Dim how(1) As New com.sun.star.beans.PropertyValue
  how(0).Name = "FilterName" : how(0).Value = filter
  how(1).Name = "Password" : how(1).Value = "lote"
  book.storeToURL("file://$out/senha." &amp; kind, how())
  book.close(True)
End Sub
Sub Main
  Save("ods", "calc8")
  Save("xls", "MS Excel 97")
End Sub
</script:module>
XML
office 'macro:///Standard.Locked.Main'
mv "$out"/senha.* .
node --input-type=module -e '
  import { writeFileSync } from "node:fs"
  import { writeXlsx } from "hucre"
  const rows = [["Cliente", "Valor"], ["Ana", 10]]
  writeFileSync("senha.xlsx", await writeXlsx({ sheets: [{ name: "P", rows }], encryption: { password: "lote" } }))'
