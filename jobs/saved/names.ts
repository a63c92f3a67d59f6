import type { CalcType } from '../../src/services/calculation/inputs.js'

/** Names of the types for people, as the service's own page writes them. */
const TYPE_NAMES: Readonly<Record<CalcType, string>> = {
  atualizacaoMonetaria: 'Atualização monetária',
  calculosJudiciais: 'Cálculos judiciais',
  cartaoPonto: 'Cartão de ponto',
  pensaoAlimenticia: 'Pensão alimentícia',
  saldoDevedor: 'Saldo devedor',
  tabelasFinanciamento: 'Tabelas de financiamento',
  tabelasJudiciais: 'Tabelas judiciais',
  prevDifNRecebidas: 'Diferenças previdenciárias não recebidas',
}

export function typeName(type: string): string {
  return Object.hasOwn(TYPE_NAMES, type) ? TYPE_NAMES[type as CalcType] : type
}

/** The name that the user gave: a batch puts its own before it, to find a lost calculation. */
export function ownName(name: string): string {
  return name.replace(/^lote \S+ t\d+ - /, '')
}
