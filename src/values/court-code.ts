import { STATES } from './oab.js'

const BRANCHES: Record<string, string> = { TRF: '4', TRT: '5', TJ: '8' }
/** The courts of a branch. */
const MOST: Record<string, number> = { TRF: 6, TRT: 24, TJ: 27 }

/** Returns `8.26` for TJSP and `5.02` for TRT2 (Resolução CNJ 65/2008); other texts as they are. */
export function courtCode(text: string): string {
  const [, branch = '', of = ''] =
    /^(TRF|TRT|TJ)(\d{1,2}|[A-Z]{2,3})$/.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? []
  // The states are numbered in the order of their names, the Federal District among them.
  const number = branch === 'TJ' ? STATES.indexOf(of.replace(/^DFT$/, 'DF')) + 1 : Number(of)
  return number > 0 && number <= MOST[branch]!
    ? `${BRANCHES[branch]}.${String(number).padStart(2, '0')}`
    : text
}

/** Returns `TJSP` for 8.26 and `TRT2` for 5.02; the codes of other courts as they are. */
export function courtName(code: string): string {
  const [branch = '', number = ''] = code.split('.')
  const [name] = Object.entries(BRANCHES).find(([, one]) => one === branch) ?? []
  if (name === undefined || Number(number) < 1 || Number(number) > MOST[name]!) return code
  return name === 'TJ'
    ? `TJ${STATES[Number(number) - 1]}`.replace(/^TJDF$/, 'TJDFT')
    : `${name}${Number(number)}`
}
