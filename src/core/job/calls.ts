/** An answer that carries a result. */
export interface Answered {
  is: 'answered'
  status: number
  /** Parsed JSON, the text as received, or the stream of a file. */
  body: unknown
  headers?: Record<string, string>
}

/** How the body of a successful answer is read: parsed as JSON, as text, or as a stream. */
export type BodyKind = 'json' | 'text' | 'file'

/** A call, as the HTTP layer sends it. */
export interface CallRequest {
  route: string
  path: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** A form that is sent instead of a body. */
  document?: SentDocument
  /** How a successful answer is read; JSON by default. */
  as?: BodyKind
  /** The media type that a successful answer must have, where the contract states one. */
  accept?: string
  /** A field without which a good answer is none: the id of what was made has to be looked up. */
  holds?: string
  /** Name of the file that the call returns, without the prefix of task and attempt. */
  fileName?: string
  /** Texts that are redacted from reports of the request, as its credential is. */
  secrets?: readonly string[]
  units: number
  /** Repeating the call changes nothing at the service and costs only its units. */
  repeatable: boolean
  /** A refusal is passed to the job as an answer, because it says something about the item. */
  refusalIsAnswer?: true
  /** Tasks of the batch that make the same call share its answer: each process sends it once. */
  shared?: true
  /** A failure after all attempts is passed to the job as an answer, and the task goes on. */
  failureIsAnswer?: true
}

/** A form with a document that is stored in the bucket. */
export interface SentDocument {
  /** Hexadecimal; identifies the document by its content. */
  sha256: string
  bytes: number
  filename: string
  mimeType: string
  /** Name of the form field that holds the file. */
  field: string
  fields: Record<string, string>
}

/** An answer, or a refusal or failure for the job to read. The body of a file is as stored. */
export type StepAnswer = Answered | RefusedStep | FailedStep
interface FailedStep {
  is: 'failed'
  reason: string
}
export interface RefusedStep {
  is: 'refused'
  status: number
  code: string
  message: string
}
