/**
 * A header of every answer from the sandbox's port, including faults. Only the calculation service
 * identifies itself (`GET /health`), and figures of a rehearsal must never be taken for real ones.
 */
export const MARK = 'x-lote-sandbox'
