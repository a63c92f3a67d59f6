import { monthOf } from '../engine/day.js'
import type { Regime } from '../engine/regime.js'
import type { AllSeries } from './indices.js'
import { EC_113, LEI_14905 } from './laws.js'

export interface TableEntry {
  /** The real `calcId`, in the id space of saved calculations and not of indices. */
  id: number
  slug: string | null
  name: string
  regime: Regime
}

/** The former catalogue id of a table is its id plus this number. */
export const LEGACY_OFFSET = 1000

/**
 * Returns tables like those of the courts, for rehearsals: indices and changes follow the laws
 * named, but each has one flat interest rate where the courts' own manuals have several.
 */
export function tables({ inpc, ipca, ipca15, igpm, selic }: AllSeries): TableEntry[] {
  return [
    table(20, 'tjsp-pratica', 'TJSP - Tabela Prática (INPC até 08/2024, IPCA desde 09/2024)', [
      { from: inpc.first, series: inpc, by: 'product' },
      { from: LEI_14905, series: ipca, by: 'product' },
    ]),
    table(
      184,
      'jf-condenatorias',
      'Justiça Federal - Condenatórias em geral (IPCA-E; SELIC desde 12/2021)',
      [
        { from: ipca15.first, series: ipca15, by: 'product', interestPercent: '0.5' },
        { from: EC_113.month, series: selic, by: 'sum', replacesInterest: true },
      ],
    ),
    table(262, 'tjes-inpc', 'TJES - Débitos judiciais (INPC, juros de 1% a.m.)', [
      { from: inpc.first, series: inpc, by: 'product', interestPercent: '1' },
    ]),
    table(317, null, 'Contratos - IGP-M até 12/2019, IPCA desde 01/2020', [
      { from: igpm.first, series: igpm, by: 'product' },
      { from: monthOf(2020, 1), series: ipca, by: 'product' },
    ]),
  ]
}

function table(id: number, slug: string | null, name: string, bands: Regime['bands']): TableEntry {
  return { id, slug, name, regime: { name, bands } }
}
