/**
 * Windows-1252 from 0x80 to 0x9F. The five undefined bytes (81, 8D, 8F, 90, 9D) remain control
 * characters, as in browsers, so that no byte is lost.
 */
export const CP1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const TAIL = `[\u0080-\u00bf${CP1252_HIGH}]`
/** The bytes of one UTF-8 character, each as its character in Windows-1252. */
const DOUBLED = new RegExp(
  `[\u00c2-\u00df]${TAIL}|[\u00e0-\u00ef]${TAIL}{2}|[\u00f0-\u00f4]${TAIL}{3}`,
  'g',
)
/** Texts are wrongly saved up to three times over; more does not occur. */
const MAX_ROUNDS = 3

/** Repairs `NÂº do Processo` to `Nº do Processo`; other texts are returned unchanged. */
export function repairDoubleEncoding(text: string): string {
  let repaired = text
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = repaired.replace(DOUBLED, (run) => decodeRun(run) ?? run)
    if (next === repaired) break
    repaired = next
  }
  return repaired
}

/**
 * Decides whether a text is UTF-8 that was read as Latin-1 and saved again. Everything beyond ASCII
 * is then such a sequence, so a “IRMÔ between true accents (Ã with a closing quote makes a valid
 * pair) does not count: pairs must outnumber single characters.
 */
export function isDoubleEncoded(text: string): boolean {
  let pairs = 0
  const rest = text.replace(DOUBLED, (run) => {
    if (decodeRun(run) === undefined) return run
    pairs++
    return ''
  })
  if (pairs === 0) return false
  return pairs > (rest.match(/[^\0-\x7f]/g)?.length ?? 0)
}

function decodeRun(run: string): string | undefined {
  const bytes = Buffer.from(Array.from(run, toByte))
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? undefined : text
}

function toByte(character: string): number {
  const high = CP1252_HIGH.indexOf(character)
  return high < 0 ? character.charCodeAt(0) : 0x80 + high
}
