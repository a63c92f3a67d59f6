/**
 * A header of every answer that leaves the sandbox's port, a fault's own too: only the calculation
 * service tells what it is (`GET /health`), and figures of a rehearsal must be told from real ones
 * wherever they come from.
 */
export const MARK = 'x-lote-sandbox'
