/** The codes of the contract, by status. */
const CODES = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  429: 'rate_limited',
  500: 'internal_error',
} as const

type Status = keyof typeof CODES

/** The error envelope of the gazette service (contract, "Resources and their fields"). */
export interface GazetteEnvelope {
  error: { code: string; message: string }
}

export class GazetteRefusal extends Error {
  override readonly name = 'GazetteRefusal'

  constructor(
    readonly status: Status,
    message: string,
  ) {
    super(message)
  }
}

export function badParameter(message: string): GazetteRefusal {
  return new GazetteRefusal(400, message)
}

export function notFound(): GazetteRefusal {
  return new GazetteRefusal(404, 'Recurso não encontrado.')
}

/**
 * Returns the envelope with the code of the status; other statuses get `bad_request` below 500 and
 * `internal_error` from 500 on.
 */
export function envelopeFor(status: number, message: string): GazetteEnvelope {
  const other = status < 500 ? CODES[400] : CODES[500]
  return { error: { code: CODES[status as Status] ?? other, message } }
}
