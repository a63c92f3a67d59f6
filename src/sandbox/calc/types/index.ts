import type { CalcType } from '../calc-type.js'
import { atualizacaoMonetaria } from './atualizacao-monetaria.js'
import type { CalcKind } from './calc-kind.js'
import { calculosJudiciais } from './calculos-judiciais.js'
import { cartaoPonto } from './cartao-ponto.js'
import { pensaoAlimenticia } from './pensao-alimenticia.js'
import { prevDifNRecebidas } from './prev-dif-n-recebidas.js'
import { saldoDevedor } from './saldo-devedor.js'
import { tabelasFinanciamento } from './tabelas-financiamento.js'
import { tabelasJudiciais } from './tabelas-judiciais.js'

/** The calculation types, each declared in its own file. */
export const KINDS: Record<CalcType, CalcKind> = {
  atualizacaoMonetaria,
  calculosJudiciais,
  cartaoPonto,
  pensaoAlimenticia,
  saldoDevedor,
  tabelasFinanciamento,
  tabelasJudiciais,
  prevDifNRecebidas,
}
