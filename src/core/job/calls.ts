/** An answer that carries a result. */
export interface Answered {
  is: 'answered'
  status: number
  /** JSON parsed; a text as it stands; of a file, the stream. */
  body: unknown
  headers?: Record<string, string>
}

/** How the body of a good answer is read: parsed, as it stands, or piece by piece. */
export type BodyKind = 'json' | 'text' | 'file'

/** A call to be made, as the HTTP layer sends it. */
export interface CallRequest {
  route: string
  path: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** A form is sent instead of a body. */
  document?: SentDocument
  /** How a good answer is read; JSON unless said. */
  as?: BodyKind
  /** The media type that a good answer has to have, where the contract tells it. */
  accept?: string
  /** What the file that it brings is called, behind its task and attempt. */
  fileName?: string
  /** What must not be told of the request, beside its credential. */
  secrets?: readonly string[]
  units: number
  /** Asking again changes nothing at the service and costs only its units. */
  repeatable: boolean
  /** A refusal is an answer too, that the job reads: it says something of the item. */
  refusalTells?: true
  /** And so is that the service failed until it was given up: the task goes on without. */
  failureTells?: true
}

/** A form with a document that was taken along into the bucket. */
export interface SentDocument {
  /** Hexadecimal: the document is known by what it holds. */
  sha256: string
  bytes: number
  filename: string
  mimeType: string
  /** Of the form: what the file stands under, and what stands before it. */
  field: string
  fields: Record<string, string>
}

/** A call that was answered, or refused where the refusal tells. Bodies of files are what was stored. */
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
