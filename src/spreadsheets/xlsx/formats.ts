/**
 * Number formats with an id and no code in the file (ECMA-376 part 1, 18.8.30). Those of currency
 * (5 to 8, 41 to 44) use the symbol of the reader's system; Excel writes out the code of any other,
 * so here they have no symbol rather than a false `$`.
 */
const BUILTIN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0;-#,##0',
  6: '#,##0;[Red]-#,##0',
  7: '#,##0.00;-#,##0.00',
  8: '#,##0.00;[Red]-#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '#,##0;-#,##0;-',
  42: '#,##0;-#,##0;-',
  43: '#,##0.00;-#,##0.00;-',
  44: '#,##0.00;-#,##0.00;-',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
}

/** Formats of East Asian Excels: dates in their own notation. */
function isEastAsianDate(id: number): boolean {
  return (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)
}

/** Returns the code of a format id that the file does not define; undefined for General. */
export function builtinFormat(id: number): string | undefined {
  return isEastAsianDate(id) ? BUILTIN[14] : BUILTIN[id]
}

/**
 * Decides whether a format code shows a calendar date: it has a year, a day, or an m that is a
 * month. A time of day alone (`h:mm`) or elapsed time (`[h]:mm`) is no date.
 */
export function isDateFormat(code: string): boolean {
  const shown = placeholders(code)
  if (/^(?:general|standard|padrão|geral)?$/i.test(shown.trim()) || shown.includes('@'))
    return false
  // Digits make it a number, as in an unquoted `USD #,##0`; digits after a point belong to seconds.
  if (/[#?0]/.test(shown.replace(/s[.,]0+/gi, 's'))) return false
  if (/[yd]/i.test(shown)) return true
  return /m/i.test(withoutMinutes(shown))
}

/** The first section of a code, for positive numbers, without literals. */
function placeholders(code: string): string {
  const bare = code
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./gs, '')
    .replace(/\[[^\]]*\]?/g, (bracket) => (/^\[[hms]+\]$/i.test(bracket) ? 'h' : ''))
  return bare.split(';')[0]!.replace(/AM\/PM|A\/P/gi, '')
}

/** An m after hours or before seconds is minutes. */
function withoutMinutes(shown: string): string {
  return shown.replace(/h[^a-z]*m+/gi, 'h').replace(/(?<!m)m+(?=[^a-z]*s)/gi, '')
}
