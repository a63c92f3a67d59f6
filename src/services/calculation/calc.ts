import { z } from 'zod'
import { file, json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'
import { answeredId, calcType, FREE, hash, numericId } from './inputs.js'
import { type ListAllWishes, type ListInput, listAll, listCalcs } from './list.js'

const place = { type: calcType, id: numericId }
/** A result without a shown shape also has to satisfy the service's own `ok`. */
const DONE = { confirmedBy: ['ok'] }
const secrets = ({ hash }: { hash?: string }) => [hash]

const createInput = z.strictObject({ type: calcType, name: z.string().min(1).optional() })
export type CreateInput = z.infer<typeof createInput>

/**
 * A repetition creates a second calculation: after a lost answer, the engine looks for its unique
 * name in the list.
 */
export const createCalc = endpoint({
  service: 'calculation',
  route: 'POST /v1/calc',
  units: 1,
  repeatable: false,
  input: createInput,
  body: (input) => input,
  answer: json(
    z.looseObject({
      calcId: answeredId,
      type: z.string().nullish(),
      hash: z.string().nullish(),
    }),
  ),
})

const placeInput = z.strictObject(place)
export type PlaceInput = z.input<typeof placeInput>
const linkInput = z.strictObject({ ...place, hash })
/** The contract accepts the `hash` of its public link and never needs it. */
export type LinkInput = z.input<typeof linkInput>

/** The contract shows no field but `hash`. */
export const openCalc = endpoint({
  service: 'calculation',
  route: 'GET /v1/calc/{type}/{id}',
  units: 1,
  repeatable: true,
  input: linkInput,
  query: ['hash'],
  secrets,
  answer: json(z.looseObject({ hash: z.string().nullish() }), DONE),
})

const patchInput = z.strictObject({
  ...place,
  /** One unit whatever their number; one invalid field refuses them all. */
  fields: z
    .record(z.string().min(1), z.json())
    .refine((fields) => Object.keys(fields).length > 0, 'no field'),
  hash,
})
export type PatchInput = z.input<typeof patchInput>

export const patchCalc = endpoint({
  service: 'calculation',
  route: 'PATCH /v1/calc/{type}/{id}',
  units: 1,
  repeatable: true,
  input: patchInput,
  body: ({ fields, hash }) => (hash === undefined ? { fields } : { fields, hash }),
  secrets,
  answer: json(
    z.looseObject({
      ok: z.boolean().nullish(),
      calcId: answeredId.nullish(),
      updatedFields: z.array(z.string()).nullish(),
    }),
    DONE,
  ),
})

/** A soft delete: the calculation leaves the list, and only the website restores it. */
export const trashCalc = endpoint({
  ...FREE,
  route: 'DELETE /v1/calc/{type}/{id}',
  input: placeInput,
  answer: json(
    z.looseObject({
      ok: z.boolean().nullish(),
      calcId: answeredId.nullish(),
      type: z.string().nullish(),
      deleted: z.boolean().nullish(),
    }),
    { confirmedBy: ['ok', 'deleted'] },
  ),
})

/** Totals and calculation memory; the contract does not show their shape. */
export const runCalc = endpoint({
  service: 'calculation',
  route: 'POST /v1/calc/{type}/{id}/run',
  units: 1,
  repeatable: true,
  input: linkInput,
  body: ({ hash }) => (hash === undefined ? undefined : { hash }),
  secrets,
  answer: json(z.unknown(), DONE),
})

export const EXPORT_FORMATS = ['html', 'pdf', 'docx', 'excel'] as const
/** Contract, "Saved calculations", rule 3. */
const MEDIA_TYPES: Readonly<Record<(typeof EXPORT_FORMATS)[number], string>> = {
  html: 'text/html',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const exportInput = z.strictObject({ ...place, format: z.enum(EXPORT_FORMATS).optional(), hash })
/** The default format is html. `describe` returns the formats of a type for free. */
export type ExportInput = z.input<typeof exportInput>

export const exportCalc = endpoint({
  service: 'calculation',
  route: 'GET /v1/calc/{type}/{id}/export',
  units: 1,
  repeatable: true,
  input: exportInput,
  query: ['format', 'hash'],
  secrets,
  accept: ({ format = 'html' }) => MEDIA_TYPES[format],
  answer: file,
})

/** Saved calculations of the credential's owner. */
export class Calc {
  constructor(private readonly sender: Sender) {}

  create(input: CreateInput, options?: CallOptions) {
    return this.sender.send(createCalc, input, options)
  }
  list(input: ListInput = {}, options?: CallOptions) {
    return this.sender.send(listCalcs, input, options)
  }
  /** Yields every calculation of the list once; see {@link listAll}. */
  listAll(wishes: ListAllWishes = {}, options?: CallOptions) {
    return listAll((input) => this.list(input, options), wishes)
  }
  open(input: LinkInput, options?: CallOptions) {
    return this.sender.send(openCalc, input, options)
  }
  patch(input: PatchInput, options?: CallOptions) {
    return this.sender.send(patchCalc, input, options)
  }
  trash(input: PlaceInput, options?: CallOptions) {
    return this.sender.send(trashCalc, input, options)
  }
  run(input: LinkInput, options?: CallOptions) {
    return this.sender.send(runCalc, input, options)
  }
  /** Returns the file as it arrives: read the stream to its end, or destroy it. */
  export(input: ExportInput, options?: CallOptions) {
    return this.sender.send(exportCalc, input, options)
  }
}
