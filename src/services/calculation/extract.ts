import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'

export const DOC_TYPES = ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista'] as const
const docType = z.enum(DOC_TYPES)

/** The contract: "about 25 MB"; this is the smaller reading. The service refuses larger uploads. */
export const UPLOAD_LIMIT_BYTES = 25_000_000
const TOO_LARGE = `more than ${UPLOAD_LIMIT_BYTES} bytes`

/** The contract does not show the fields. */
const extracted = z.looseObject({})

const fileInput = z
  .strictObject({
    file: z.union([z.instanceof(Blob), z.instanceof(Uint8Array)]),
    filename: z.string().min(1),
    mimeType: z.string().min(1).optional(),
    docType,
  })
  .refine(({ file }) => (file instanceof Blob ? file.size : file.length) <= UPLOAD_LIMIT_BYTES, {
    message: TOO_LARGE,
  })
export type ExtractFileInput = z.infer<typeof fileInput>

const base64Input = z
  .strictObject({
    fileBase64: z.base64().min(1),
    filename: z.string().min(1).optional(),
    mimeType: z.string().min(1).optional(),
    docType,
  })
  .refine(({ fileBase64 }) => Buffer.byteLength(fileBase64, 'base64') <= UPLOAD_LIMIT_BYTES, {
    message: TOO_LARGE,
  })
export type ExtractBase64Input = z.infer<typeof base64Input>

/**
 * The answer is the only copy: the service deletes it after 48 hours together with the upload, and
 * has no list of extractions. So after a lost answer a person decides whether to repeat the call.
 * The contract states no price: one unit, until there is evidence.
 */
const common = {
  service: 'calculation',
  route: 'POST /v1/extract',
  units: 1,
  unpriced: true,
  repeatable: false,
  answer: json(extracted, { confirmedBy: ['ok'] }),
} as const

export const extractFile = endpoint({ ...common, input: fileInput, body: formOf })
export const extractBase64 = endpoint({ ...common, input: base64Input, body: (input) => input })

/** For a document that is added to the form when the call is sent. */
export const extractDocument = endpoint({ ...common, input: z.strictObject({ docType }) })

/**
 * Builds the form with the type first: a service that reads a form as a stream knows it when the
 * file begins.
 */
function formOf({ file, filename, mimeType, docType }: ExtractFileInput): FormData {
  const type = mimeType ?? (file instanceof Blob ? file.type : '')
  const form = new FormData()
  form.append('docType', docType)
  form.append('file', new Blob([file], { type }), filename)
  return form
}

/** The extraction of documents by the service's AI. */
export class Extract {
  constructor(private readonly sender: Sender) {}

  file(input: ExtractFileInput, options?: CallOptions) {
    return this.sender.send(extractFile, input, options)
  }
  base64(input: ExtractBase64Input, options?: CallOptions) {
    return this.sender.send(extractBase64, input, options)
  }
}
