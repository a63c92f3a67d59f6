import type { z } from 'zod'
import { badRequest } from '../refusal.js'

/**
 * Parses and validates a text body.
 * @throws Refusal naming the first wrong field
 */
export function readBody<T extends z.ZodType>(schema: T, text: unknown): z.output<T> {
  return checked(schema, readJson(text))
}

/** @throws Refusal naming the first wrong field */
export function checked<T extends z.ZodType>(schema: T, json: unknown): z.output<T> {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw badRequest(issueText(read.error.issues[0]))
}

/** @throws Refusal */
export function readJson(text: unknown): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '')
  } catch {
    throw badRequest('O corpo não é JSON válido.')
  }
}

function issueText(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'Corpo inválido.'
  if (issue.code === 'unrecognized_keys') return `Campo desconhecido: ${issue.keys.join(', ')}.`
  return `Campo inválido ou ausente: ${issue.path.join('.') || 'corpo'} (${issue.message}).`
}
