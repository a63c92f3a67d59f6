/** The calculation types of the contract. */
export const CALC_TYPES = [
  'atualizacaoMonetaria',
  'calculosJudiciais',
  'cartaoPonto',
  'pensaoAlimenticia',
  'saldoDevedor',
  'tabelasFinanciamento',
  'tabelasJudiciais',
  'prevDifNRecebidas',
] as const
export type CalcType = (typeof CALC_TYPES)[number]

export function isCalcType(text: string): text is CalcType {
  return CALC_TYPES.some((type) => type === text)
}
