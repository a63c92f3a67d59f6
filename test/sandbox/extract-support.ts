import { FormData, request } from 'undici'
import type { Sandbox } from '../../src/sandbox/index.js'
import { type Answer, call } from './support.js'

export interface Extracted {
  id: number
  hash: string
  docType: string
  arquivo: { nome: string | null; mimeType: string | null; bytes: number }
  dados: Record<string, unknown>
}

export const PDF = Buffer.from('%PDF-1.4 um documento')

interface Form {
  field?: string
  file?: Buffer | null
  docType?: string | null
  key?: string
}

export async function sendForm(sandbox: Sandbox, form: Form = {}) {
  const { field = 'file', file = PDF, docType = 'cnis', key = sandbox.apiKey } = form
  const body = new FormData()
  if (file) body.append(field, new Blob([file], { type: 'application/pdf' }), 'ação.pdf')
  if (docType !== null) body.append('docType', docType)
  const answer = await request(`${sandbox.calc}/v1/extract`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  })
  const answered = (await answer.body.json()) as Answer['body'] & Extracted
  return { status: answer.statusCode, body: answered, code: answered.error?.code }
}

export async function sendJson(
  sandbox: Sandbox,
  body: unknown,
  key: string | null = sandbox.apiKey,
) {
  const answer = await call(sandbox, '/v1/extract', { method: 'POST', body, key })
  const answered = answer.body as Answer['body'] & Extracted
  return { status: answer.status, body: answered, code: answered.error?.code }
}

export function jsonOf(file: Buffer, over: Record<string, unknown> = {}) {
  return { fileBase64: file.toString('base64'), docType: 'cnis', ...over }
}
