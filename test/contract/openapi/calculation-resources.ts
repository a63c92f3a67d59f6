import { z } from 'zod'
import { BRAZILIAN_DAY, DATE_TIME, DAY, DAY_8, MONTH, OPEN, STAMP_12, STAMP_14 } from './shape.js'

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

export const FORMATS = ['html', 'pdf', 'docx', 'excel'] as const

/** Saved calculations, rule 4. */
export const AVAILABLE: Record<(typeof FORMATS)[number], readonly string[]> = {
  html: CALC_TYPES,
  pdf: [
    'atualizacaoMonetaria',
    'calculosJudiciais',
    'pensaoAlimenticia',
    'tabelasJudiciais',
    'cartaoPonto',
  ],
  docx: ['atualizacaoMonetaria', 'calculosJudiciais'],
  excel: ['pensaoAlimenticia'],
}

export const calcType = z.enum(CALC_TYPES)

export const scope = z.enum([
  'index:read',
  'calc:read',
  'calc:write',
  'calc:export',
  'extract:run',
  'account:read',
])

export const index = z.strictObject({
  slug: z.string().min(1),
  id: z.int(),
  name: z.string(),
  type: z.enum(['perc', 'moeda']),
  coverageStart: DAY,
  latestAvailable: DAY,
  mergeable: z.boolean(),
})

export const judicialTable = z
  .strictObject({
    id: z.int(),
    slug: z.string().min(1).nullable(),
    name: z.string(),
    legacyCatalogId: z.int(),
    kind: z.literal('table'),
  })
  .refine(({ id, legacyCatalogId }) => legacyCatalogId === id + 1000, 'expected id + 1000')

const seriesHead = {
  basis: z.looseObject({ factorField: z.string(), formula: z.string() }),
  sampling: z.enum(['first_day_of_month', 'as_stored']),
  coverage: OPEN,
  from: MONTH,
  to: MONTH,
  count: z.int().nonnegative(),
  truncated: z.boolean(),
}

/** A month not yet published has `value: null` and says `published: false`. */
const indexRow = z
  .looseObject({
    value: z.number().nullable(),
    accumulated: z.number().nullable(),
    accumulatedPositive: z.number().nullable().optional(),
    published: z.boolean().optional(),
  })
  .refine(({ value, published }) => value !== null || published === false, 'published: false')

const tableRow = z.looseObject({ factor: z.number(), selicAccrued: z.number() })

/** `tableId` and `segments` are of judicial tables only. */
export const indexSeries = z.strictObject({
  index: z.looseObject({ kind: z.literal('index'), tableId: z.never().optional() }),
  ...seriesHead,
  series: z.array(indexRow),
})

export const tableSeries = z.strictObject({
  index: z.looseObject({ kind: z.literal('judicial_table'), tableId: z.int() }),
  ...seriesHead,
  segments: z.array(OPEN),
  series: z.array(tableRow),
})

export const tokens = z.strictObject({
  user: z.strictObject({ id: z.int(), nome: z.string(), email: z.email() }),
  accessToken: z.jwt({ alg: 'HS256' }),
  refreshToken: z.string().min(1),
})

export const apiKey = z.strictObject({
  id: z.int(),
  name: z.string().nullable(),
  key_prefix: z.string().min(1),
  scopes: z.array(scope),
  allowed_tipos: z.array(calcType).nullable(),
  env: z.enum(['live', 'test']),
  last_used_at: DATE_TIME.nullable(),
  revoked: z.union([z.literal(0), z.literal(1)]),
  created_at: DATE_TIME,
})

export const frontendKey = z.strictObject({
  id: z.int(),
  name: z.string().nullable(),
  key_prefix: z.string().length(8),
  created: DAY_8,
  scopes: z.array(scope),
  source: z.literal('frontend'),
})

export const createdKey = z.strictObject({
  id: z.int(),
  key: z.string().regex(/^svc_(?:live|test)_\S+$/),
  key_prefix: z.string().min(1),
  scopes: z.array(scope),
  env: z.enum(['live', 'test']),
  warning: z.string().min(1),
})

export const savedCalcSummary = z.strictObject({
  calcId: z.int(),
  type: calcType,
  name: z.string().nullable(),
  createdAt: STAMP_12,
  updatedAt: STAMP_14.nullable(),
})

export const correctResult = z
  .strictObject({
    total: z.number(),
    correcaoMonetaria: z.number(),
    juros: z.number(),
    multa: z.number(),
    honorarios: z.number(),
    items: z.array(
      z.strictObject({
        date: BRAZILIAN_DAY,
        amount: z.number(),
        corrected: z.number(),
        total: z.number(),
        memoria: z.string(),
      }),
    ),
    saved: z.boolean(),
    calcId: z.int().optional(),
    hash: z.string().min(1).optional(),
  })
  .refine(
    ({ saved, calcId, hash }) => saved === (calcId !== undefined) && saved === (hash !== undefined),
    'calcId and hash are there when it was saved, and only then',
  )

export const description = z.strictObject({
  type: calcType,
  label: z.string().min(1),
  source: z.enum(['curated', 'engine']),
  fields: z.array(
    z.strictObject({
      campo: z.string().min(1),
      tipo: z.string().min(1),
      required: z.boolean(),
      descricao: z.string().min(1),
    }),
  ),
  exemplo: OPEN,
  exportFormats: z.array(z.enum(FORMATS)),
})
