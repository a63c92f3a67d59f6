import { figureText, headingOf, isNumeric, NOTICE, type Statement } from './statement.js'

const STYLE = `body{font-family:sans-serif;margin:2em}table{border-collapse:collapse;margin:1em 0}
th,td{border:1px solid #999;padding:.2em .5em;text-align:left}td.n{text-align:right}
.aviso{font-weight:bold;color:#a00}`

/**
 * Returns a self-contained page without scripts or external resources; all user texts are escaped.
 */
export function htmlOf(statement: Statement): string {
  const { parameters, columns, rows, totals, remarks } = statement
  const heading = escapeHtml(headingOf(statement))
  const notice = `<p class="aviso">${escapeHtml(NOTICE)}</p>`
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${heading}</title><style>${STYLE}</style></head>
<body>
${notice}
<h1>${heading}</h1>
<h2>Parâmetros</h2>
${table(
  [],
  parameters.map(([label, text]) => [cell(label), cell(text)]),
)}
<h2>Memória de cálculo</h2>
${table(
  columns.map(({ title }) => title),
  rows.map((row) =>
    columns.map(({ key, kind }) => cell(figureText(row[key], kind), isNumeric(kind))),
  ),
)}
<h2>Totais</h2>
${table(
  [],
  totals.map(({ title, kind, value }) => [cell(title), cell(figureText(value, kind), true)]),
)}
${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('\n')}
${notice}
</body>
</html>
`
}

function table(titles: readonly string[], rows: readonly string[][]): string {
  const head = titles.map((title) => `<th>${escapeHtml(title)}</th>`).join('')
  const lines = rows.map((cells) => `<tr>${cells.join('')}</tr>`)
  return `<table>${head && `<tr>${head}</tr>`}${lines.join('\n')}</table>`
}

function cell(text: string, numeric = false): string {
  return `<td${numeric ? ' class="n"' : ''}>${escapeHtml(text)}</td>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}
