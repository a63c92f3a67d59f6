import type { User } from '../accounts.js'
import { CALC_TYPES, type CalcType } from './calc-type.js'
import type { Calculation, NewCalculation, OldCalculation, SavedCalculations } from './saved.js'
import { KINDS } from './types/index.js'

/** A reference to a calculation that exists when the sandbox starts, for tests and rehearsals. */
export interface SeededCalculation {
  calcId: number
  type: CalcType
  hash: string
}

const DAY_MS = 24 * 3_600_000

interface Plan extends NewCalculation {
  ageDays: number
  /** Null: never updated. Without it, the age of the calculation. */
  updatedDays?: number | null
  data?: OldCalculation['data']
  trashed?: true
}

type Plant = (plan: Plan, owner?: User) => SeededCalculation

/**
 * Creates the calculations that exist when the sandbox starts: some of every type, with and without
 * a name, of different ages, and one in each state that no route creates. The main user's list has
 * at least `atLeast` of them. Returns those with a purpose; all but the `foreign` ones belong to the
 * main user.
 */
export function plantCalculations(
  saved: SavedCalculations,
  { main, foreign }: { main: User; foreign: User },
  now: number,
  atLeast = 0,
) {
  const plant: Plant = (plan, owner = main) => reference(saved.plant(owner.id, aged(plan, now)))
  /** Of the former generation: an archived PDF, never updated. */
  const legacy = plant({ ...LEGACY, name: 'Atualização de 2013 (arquivada)' })
  /** Its data file is gone. */
  const lost = plant({ ...LOST, name: 'Execução 0001' })
  const ready = plantReady(plant)
  for (const plan of OTHERS) plant(plan)
  const planted = {
    /** One of each of the eight types, ready to run. */
    ready,
    /** Without any field, so that it cannot run. */
    empty: plant({ type: 'atualizacaoMonetaria', name: 'Rascunho', ageDays: 1 }),
    legacy,
    lost,
    trashed: plant({ ...example('saldoDevedor'), ageDays: 60, trashed: true }),
    foreign: plant({ ...example('saldoDevedor'), name: 'De outra conta', ageDays: 12 }, foreign),
    foreignLegacy: plant({ ...LEGACY }, foreign),
    foreignLost: plant({ ...LOST }, foreign),
    foreignTable: plant({ ...example('tabelasJudiciais'), ageDays: 90 }, foreign),
  }
  const more = atLeast - saved.of(main.id).length
  for (let nth = 0; nth < more; nth++) plant(oneOfMany(nth))
  return planted
}
export type SeededCalculations = ReturnType<typeof plantCalculations>

/** All types in turn, ready to run, some without a name, three a day, back in time. */
function oneOfMany(nth: number): Plan {
  const type = CALC_TYPES[nth % CALC_TYPES.length]!
  const name = nth % 5 === 0 ? {} : { name: `Processo ${String(nth + 1).padStart(4, '0')}` }
  return { ...example(type), ...name, ageDays: 1 + Math.floor(nth / 3) }
}

const LEGACY: Plan = {
  type: 'atualizacaoMonetaria',
  ageDays: 4200,
  updatedDays: null,
  data: 'archived',
}
const LOST: Plan = { type: 'calculosJudiciais', ageDays: 1500, updatedDays: 1400, data: 'gone' }

const OTHERS: readonly Plan[] = [
  {
    type: 'atualizacaoMonetaria',
    ageDays: 400,
    updatedDays: 35,
    fields: {
      tabelaJudicial: 262,
      dia_atualiza: '01/06/2024',
      valores: [{ data: '01/02/2019', valor: 10_000, descricao: 'Honorários contratuais' }],
    },
  },
  {
    type: 'calculosJudiciais',
    name: 'Cumprimento de sentença - tabela própria',
    ageDays: 120,
    updatedDays: 2,
    fields: {
      indexador: -1,
      tabelaPersonalizada: { vl: [{ month: '2018-01', index: 2 }] },
      dia_atualiza: '01/10/2025',
      parcelas: [
        { data: '10/01/2018', valor: 4321.09 },
        { data: '10/02/2018', valor: 4321.09 },
      ],
      juros: 1,
    },
  },
  {
    type: 'tabelasFinanciamento',
    ageDays: 5,
    fields: {
      valor: 180_000,
      taxa: 0.85,
      parcelas: 240,
      data_primeira: '05/03/2026',
      sistema: 'sac',
    },
  },
]

function plantReady(plant: Plant): Record<CalcType, SeededCalculation> {
  return {
    atualizacaoMonetaria: plant({
      ...example('atualizacaoMonetaria'),
      name: 'Carteira de clientes',
      ageDays: 700,
      updatedDays: 20,
    }),
    calculosJudiciais: plant({ ...example('calculosJudiciais'), ageDays: 300, updatedDays: 11 }),
    cartaoPonto: plant({ ...example('cartaoPonto'), name: 'Reclamatória', ageDays: 45 }),
    pensaoAlimenticia: plant({
      ...example('pensaoAlimenticia'),
      name: 'Alimentos & atrasados <2024>',
      ageDays: 150,
      updatedDays: 149,
    }),
    saldoDevedor: plant({ ...example('saldoDevedor'), name: 'Confissão de dívida', ageDays: 80 }),
    tabelasFinanciamento: plant({ ...example('tabelasFinanciamento'), ageDays: 30 }),
    tabelasJudiciais: plant({
      ...example('tabelasJudiciais'),
      name: 'Tabela do escritório',
      ageDays: 500,
      updatedDays: 100,
    }),
    prevDifNRecebidas: plant({
      ...example('prevDifNRecebidas'),
      name: 'Revisão de benefício',
      ageDays: 200,
      updatedDays: 3,
    }),
  }
}

function example(type: CalcType): Pick<Plan, 'type' | 'fields'> {
  return { type, fields: KINDS[type].exemplo }
}

function aged({ ageDays, updatedDays = ageDays, ...plan }: Plan, now: number): OldCalculation {
  const before = (days: number) => now - days * DAY_MS
  return {
    ...plan,
    createdAt: before(ageDays),
    updatedAt: updatedDays === null ? null : before(updatedDays),
  }
}

function reference({ calcId, type, hash }: Calculation): SeededCalculation {
  return { calcId, type, hash }
}
