import type { z } from 'zod'

/** The request of the REST interface that a tool stands for. */
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
  /** Changes nothing at the service. */
  readOnly: boolean
  /** Takes what `input` let through. */
  request(input: never): InnerRequest
}

/** Keeps the type of the input between its schema and the request. */
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
