import { z } from 'zod'
import * as bodies from './calculation-bodies.js'
import {
  AVAILABLE,
  calcType,
  correctResult,
  description,
  FORMATS,
  savedCalcSummary,
} from './calculation-resources.js'
import { errors, limited, owned, scoped } from './errors.js'
import { type Exchange, INTEGER_TEXT, NOTHING, OPEN, type Operation, type Reply } from './shape.js'

const JSON_BODY = (body: z.ZodType) => ({ [bodies.JSON_TYPE]: body })
const plain = { service: 'calculation', params: NOTHING, query: NOTHING, auth: 'bearer' } as const

const ofType = z.strictObject({ type: calcType })
const one = z.strictObject({ type: calcType, id: INTEGER_TEXT })
const withHash = z.strictObject({ hash: z.string() }).partial()

export const correction: Operation[] = [
  {
    ...plain,
    id: 'calculation.describe',
    method: 'GET',
    path: '/v1/describe/{type}',
    params: ofType,
    replies: [
      { status: 200, body: description, agree: describesType },
      ...scoped(),
      ...errors(404, null),
    ],
  },
  {
    ...plain,
    id: 'calculation.correct',
    method: 'POST',
    path: '/v1/correct',
    body: JSON_BODY(bodies.correct),
    replies: [
      { status: 200, body: correctResult, agree: savesWhatWasAsked },
      ...errors(400, 'BAD_REQUEST', 'CONFLICTING_FIELDS', 'INDEX_NOT_TABLE', 'INDEX_LEGACY_ID'),
      ...errors(400, 'INDEX_NOT_FOUND', 'TABLE_NOT_FOUND'),
      ...scoped(),
      ...errors(422, 'ENGINE_ERROR'),
      ...limited(),
      ...errors(502, null),
    ],
  },
]

const created = z.strictObject({ calcId: z.int(), type: calcType, hash: z.string().min(1) })
const patched = z.strictObject({
  ok: z.boolean(),
  calcId: z.int(),
  updatedFields: z.array(z.string()),
})
const trashed = z.strictObject({
  ok: z.boolean(),
  calcId: z.int(),
  type: calcType,
  deleted: z.boolean(),
})

export const savedCalculations: Operation[] = [
  {
    ...plain,
    id: 'calculation.calc.create',
    method: 'POST',
    path: '/v1/calc',
    body: JSON_BODY(bodies.newCalculation),
    replies: [{ status: 201, body: created }, ...errors(400, null), ...scoped(), ...limited()],
  },
  {
    ...plain,
    id: 'calculation.calc.list',
    method: 'GET',
    path: '/v1/calc',
    query: z.strictObject({ type: calcType, limit: INTEGER_TEXT, offset: INTEGER_TEXT }).partial(),
    replies: [
      {
        status: 200,
        body: z.strictObject({ calculations: z.array(savedCalcSummary) }),
        agree: isNewestFirst,
      },
      ...scoped(),
    ],
  },
  {
    ...plain,
    id: 'calculation.calc.get',
    method: 'GET',
    path: '/v1/calc/{type}/{id}',
    params: one,
    query: withHash,
    replies: [
      { status: 200, body: z.looseObject({ hash: z.string().min(1) }) },
      ...owned(),
      ...errors(409, 'LEGACY_CALC_READ_ONLY'),
      ...errors(410, 'CALC_DATA_GONE'),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.calc.patch',
    method: 'PATCH',
    path: '/v1/calc/{type}/{id}',
    params: one,
    body: JSON_BODY(bodies.patch),
    replies: [
      { status: 200, body: patched },
      ...errors(400, 'NO_FIELDS', 'INVALID_FIELD_FORMAT', 'INVALID_FIELD_VALUE'),
      ...errors(400, 'INDEX_NOT_TABLE', 'INDEX_LEGACY_ID', 'TABLE_NOT_FOUND', 'CONFLICTING_FIELDS'),
      ...owned(),
      ...errors(409, 'FIELD_REJECTED', 'LEGACY_CALC_READ_ONLY'),
      ...errors(410, 'CALC_DATA_GONE'),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.calc.trash',
    method: 'DELETE',
    path: '/v1/calc/{type}/{id}',
    params: one,
    replies: [{ status: 200, body: trashed }, ...owned()],
  },
  {
    ...plain,
    id: 'calculation.calc.run',
    method: 'POST',
    path: '/v1/calc/{type}/{id}/run',
    params: one,
    body: JSON_BODY(bodies.run),
    bodyOptional: true,
    replies: [
      { status: 200, body: OPEN },
      ...owned(),
      ...errors(409, 'LEGACY_CALC_READ_ONLY'),
      ...errors(410, 'CALC_DATA_GONE'),
      ...errors(422, 'ENGINE_ERROR'),
      ...limited(),
      ...errors(502, null),
    ],
  },
  {
    ...plain,
    id: 'calculation.calc.export',
    method: 'GET',
    path: '/v1/calc/{type}/{id}/export',
    params: one,
    query: z.strictObject({ format: z.enum(FORMATS), hash: z.string() }).partial(),
    replies: [
      ...exported(),
      ...errors(400, 'EXPORT_UNAVAILABLE'),
      ...owned(),
      ...errors(410, 'CALC_DATA_GONE'),
      ...limited(),
    ],
  },
]

export const extraction: Operation[] = [
  {
    ...plain,
    id: 'calculation.extract',
    method: 'POST',
    path: '/v1/extract',
    body: bodies.extract,
    replies: [{ status: 200, body: OPEN }, ...errors(400, null), ...scoped()],
  },
]

/** Saved calculations, rules 3 and 4. */
function exported(): Reply[] {
  const types = {
    html: 'text/html',
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
  return FORMATS.map((format) => ({
    status: 200,
    type: types[format],
    agree: ({ query, params }) => {
      if ((query.format ?? 'html') !== format) return `${query.format} was asked for`
      return AVAILABLE[format].includes(params.type!) ? undefined : `no ${format} of this type`
    },
  }))
}

/** Schema: `curated` is `atualizacaoMonetaria`, and the formats are those of rule 4. */
function describesType({ params, answer }: Exchange): string | undefined {
  const { type, source, exportFormats } = answer.body as z.infer<typeof description>
  if (type !== params.type) return `${type} was not asked for`
  if ((source === 'curated') !== (type === 'atualizacaoMonetaria')) return `source ${source}`
  const expected = FORMATS.filter((format) => AVAILABLE[format].includes(type))
  const same = expected.length === exportFormats.length
  return same && expected.every((format) => exportFormats.includes(format))
    ? undefined
    : `exportFormats ${exportFormats}`
}

function savesWhatWasAsked({ body, answer }: Exchange): string | undefined {
  const { save = false } = body as z.infer<typeof bodies.correct>
  const { saved } = answer.body as z.infer<typeof correctResult>
  return saved === save ? undefined : `saved is ${saved}`
}

/** Of those never updated the contract does not say where they stand. */
function isNewestFirst({ answer }: Exchange): string | undefined {
  const { calculations } = answer.body as { calculations: z.infer<typeof savedCalcSummary>[] }
  const stamps = calculations.flatMap(({ updatedAt }) => updatedAt ?? [])
  const sorted = stamps.every((stamp, at) => at === 0 || stamps[at - 1]! >= stamp)
  return sorted ? undefined : 'not ordered by updatedAt, most recent first'
}
