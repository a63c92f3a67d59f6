/** A court as `/v1/tribunals` returns it; `ramo` and `codigo` are J and TR of the CNJ number. */
export interface Court {
  sigla: string
  nome: string
  /** The state of its seat. */
  uf: string
  ramo: string
  codigo: string
  /** Whether it publishes in the gazette. */
  ativo: boolean
}

/** States in the order of their TR codes in branches 6 and 8, from 01 (Resolução CNJ 65/2008). */
export const STATES: readonly string[] = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SE',
  'SP',
  'TO',
]

/** The states of each federal region, from the 1st on; the first state is the seat. */
const FEDERAL_REGIONS = [
  ['DF', 'AC', 'AM', 'AP', 'BA', 'GO', 'MA', 'MT', 'PA', 'PI', 'RO', 'RR', 'TO'],
  ['RJ', 'ES'],
  ['SP', 'MS'],
  ['RS', 'SC', 'PR'],
  ['PE', 'AL', 'CE', 'PB', 'RN', 'SE'],
  ['MG'],
]

/** The states of each labour region, from the 1st on; São Paulo has two regions. */
const LABOUR_REGIONS = [
  ['RJ'],
  ['SP'],
  ['MG'],
  ['RS'],
  ['BA'],
  ['PE'],
  ['CE'],
  ['PA', 'AP'],
  ['PR'],
  ['DF', 'TO'],
  ['AM', 'RR'],
  ['SC'],
  ['PB'],
  ['RO', 'AC'],
  ['SP'],
  ['MA'],
  ['ES'],
  ['GO'],
  ['AL'],
  ['SE'],
  ['RN'],
  ['PI'],
  ['MT'],
  ['MS'],
]

/** Seats of the military circumscriptions, from the 1st on. */
const MILITARY_SEATS = ['RJ', 'SP', 'RS', 'MG', 'PR', 'BA', 'PE', 'PA', 'MS', 'CE', 'DF', 'AM']

const NATIONAL: Court[] = [
  court('STF', 'Supremo Tribunal Federal', 'DF', '1', 0, false),
  court('CNJ', 'Conselho Nacional de Justiça', 'DF', '2', 0),
  court('STJ', 'Superior Tribunal de Justiça', 'DF', '3', 0),
  court('CJF', 'Conselho da Justiça Federal', 'DF', '4', 90, false),
  court('TST', 'Tribunal Superior do Trabalho', 'DF', '5', 0),
  court('CSJT', 'Conselho Superior da Justiça do Trabalho', 'DF', '5', 90, false),
  court('TSE', 'Tribunal Superior Eleitoral', 'DF', '6', 0),
  court('STM', 'Superior Tribunal Militar', 'DF', '7', 0),
]

/** All courts, by branch and code. */
export const COURTS: readonly Court[] = [
  ...NATIONAL,
  ...FEDERAL_REGIONS.map(([seat = ''], at) =>
    court(`TRF${at + 1}`, `Tribunal Regional Federal da ${at + 1}ª Região`, seat, '4', at + 1),
  ),
  ...LABOUR_REGIONS.map(([seat = ''], at) =>
    court(`TRT${at + 1}`, `Tribunal Regional do Trabalho da ${at + 1}ª Região`, seat, '5', at + 1),
  ),
  ...STATES.map((uf, at) =>
    court(`TRE-${uf}`, `Tribunal Regional Eleitoral (${uf})`, uf, '6', at + 1),
  ),
  ...MILITARY_SEATS.map((seat, at) =>
    court(`CJM${at + 1}`, `${at + 1}ª Circunscrição Judiciária Militar`, seat, '7', at + 1, false),
  ),
  ...STATES.map((uf, at) =>
    court(uf === 'DF' ? 'TJDFT' : `TJ${uf}`, `Tribunal de Justiça (${uf})`, uf, '8', at + 1),
  ),
  court('TJMMG', 'Tribunal de Justiça Militar (MG)', 'MG', '9', 13),
  court('TJMRS', 'Tribunal de Justiça Militar (RS)', 'RS', '9', 21),
  court('TJMSP', 'Tribunal de Justiça Militar (SP)', 'SP', '9', 26),
].toSorted((a, b) => (a.ramo + a.codigo < b.ramo + b.codigo ? -1 : 1))

/**
 * Returns the courts in which a lawyer of the state works most: state, labour, federal, electoral.
 */
export function courtsOf(uf: string): [state: Court, labour: Court, federal: Court, vote: Court] {
  const state = STATES.indexOf(uf) + 1
  const labour = LABOUR_REGIONS.findIndex((states) => states.includes(uf)) + 1
  const federal = FEDERAL_REGIONS.findIndex((states) => states.includes(uf)) + 1
  return [courtAt('8', state), courtAt('5', labour), courtAt('4', federal), courtAt('6', state)]
}

/**
 * Returns a court of this file.
 * @throws Error if there is no such court
 */
export function courtAt(ramo: string, code: number): Court {
  const found = COURTS.find((one) => one.ramo === ramo && Number(one.codigo) === code)
  if (!found) throw new Error(`no court ${ramo}.${code}`)
  return found
}

function court(sigla: string, nome: string, uf: string, ramo: string, code: number, ativo = true) {
  return { sigla, nome, uf, ramo, codigo: String(code).padStart(2, '0'), ativo }
}
