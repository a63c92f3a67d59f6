import type { Day, Month } from '../engine/day.js'
import type { Regime } from '../engine/regime.js'
import { percentages, prices, type Series } from '../engine/series.js'
import { DOLAR, dolarOn } from '../series/dolar.js'
import { IGPM } from '../series/igpm.js'
import { INPC } from '../series/inpc.js'
import { IPCA } from '../series/ipca.js'
import { IPCA15 } from '../series/ipca15.js'
import { SALARIO_MINIMO } from '../series/salario-minimo.js'
import { SELIC } from '../series/selic.js'
import { LEI_14905 } from './laws.js'

/** The monthly series of the catalogue, all cut at the same published month if one is given. */
export function allSeries(publishedTo?: Month) {
  return {
    ipca: percentages('IPCA', IPCA, publishedTo),
    inpc: percentages('INPC', INPC, publishedTo),
    igpm: percentages('IGP-M', IGPM, publishedTo),
    ipca15: percentages('IPCA-15', IPCA15, publishedTo),
    selic: percentages('SELIC', SELIC, publishedTo),
    salarioMinimo: prices('Salário mínimo', SALARIO_MINIMO, publishedTo),
    dolar: prices('Dólar', DOLAR, publishedTo),
  }
}
export type AllSeries = ReturnType<typeof allSeries>

export interface IndexEntry {
  slug: string
  id: number
  name: string
  type: 'perc' | 'moeda'
  mergeable: boolean
  regime: Regime
  /** The stored series; undefined for a composite index, which has none of its own. */
  series?: Series
  /** The stored value of each day, if the index is stored by day. */
  daily?: (day: Day) => number
  /** True for SELIC: its months are added up, and the column `accumulated` stays null. */
  additive: boolean
  first: Month
  last: Month
}

/**
 * Returns the indices. The id 20 is also that of a table: the two id spaces are separate, and a
 * client must not mix them up.
 */
export function indices(all: AllSeries): IndexEntry[] {
  return [
    single({ slug: 'igpm', id: 2, name: 'IGP-M (FGV)', mergeable: true }, all.igpm),
    single({ slug: 'inpc', id: 3, name: 'INPC (IBGE)', mergeable: true }, all.inpc),
    single({ slug: 'ipca', id: 5, name: 'IPCA (IBGE)', mergeable: true }, all.ipca),
    single({ slug: 'ipca15', id: 7, name: 'IPCA-15 / IPCA-E (IBGE)', mergeable: true }, all.ipca15),
    single({ slug: 'selic', id: 11, name: 'SELIC (BCB)', additive: true }, all.selic),
    single(
      { slug: 'salario-minimo', id: 20, name: 'Salário mínimo', type: 'moeda' },
      all.salarioMinimo,
    ),
    single(
      {
        slug: 'dolar',
        id: 24,
        name: 'Dólar (valores fictícios do ensaio)',
        type: 'moeda',
        daily: dolarOn,
      },
      all.dolar,
    ),
    composite(all),
  ]
}

type Identity = Pick<IndexEntry, 'slug' | 'id' | 'name'> &
  Partial<Pick<IndexEntry, 'type' | 'mergeable' | 'additive' | 'daily'>>

function single(identity: Identity, series: Series): IndexEntry {
  const additive = identity.additive ?? false
  return {
    type: 'perc',
    mergeable: false,
    ...identity,
    additive,
    series,
    regime: {
      name: series.name,
      bands: [{ from: series.first, series, by: additive ? 'sum' : 'product' }],
    },
    first: series.first,
    last: series.last,
  }
}

/** INPC up to the month before Lei 14.905/2024 and IPCA from then on, as one index. */
function composite({ inpc, ipca }: AllSeries): IndexEntry {
  const name = 'Composto: INPC até 08/2024, IPCA desde 09/2024'
  return {
    slug: 'multi',
    id: 30,
    name,
    type: 'perc',
    mergeable: true,
    additive: false,
    regime: {
      name,
      bands: [
        { from: inpc.first, series: inpc, by: 'product' },
        { from: LEI_14905, series: ipca, by: 'product' },
      ],
    },
    first: inpc.first,
    last: ipca.last,
  }
}
