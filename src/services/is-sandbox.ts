/**
 * Decides, by the headers stored with it, whether an answer comes from a sandbox. A service without
 * `GET /health` has no other sign.
 */
export function isSandbox(headers: Readonly<Record<string, string>> | undefined): boolean {
  return headers?.['x-lote-sandbox'] === '1'
}
