import type { SentDocument } from '../core/job/job.js'

/**
 * Builds the form with the fields first: a service that reads a form as a stream knows them when
 * the file begins.
 */
export function documentForm(
  bytes: Buffer,
  { fields, field, filename, mimeType }: SentDocument,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(field, new Blob([bytes], { type: mimeType }), filename)
  return form
}

export function isForm(body: unknown): body is FormData {
  return Object.prototype.toString.call(body) === '[object FormData]'
}
