import type { z } from 'zod'

export interface InnerRequest {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the service's base URL. */
  path: string
  query?: Record<string, unknown>
  body?: unknown
}

export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** True if the tool changes nothing at the service. */
  readOnly: boolean
  /** Takes input that `input` has validated. */
  request(input: never): InnerRequest
}

/** Types the input of `request` by the schema. */
export function defineTool<Input extends z.ZodObject>(tool: {
  name: string
  title: string
  description: string
  input: Input
  readOnly: boolean
  request(input: z.output<Input>): InnerRequest
}): Tool {
  return tool
}
