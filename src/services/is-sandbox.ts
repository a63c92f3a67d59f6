/**
 * Whether an answer is a sandbox's, by the headers that are kept with it. Of a service that has no
 * `GET /health` there is no other way to tell.
 */
export function isSandbox(headers: Readonly<Record<string, string>> | undefined): boolean {
  return headers?.['x-lote-sandbox'] === '1'
}
