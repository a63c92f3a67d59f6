/** Returns `Text/HTML; charset=utf-8` as `text/html`; empty when there is none. */
export function mediaTypeIn(headers: Readonly<Record<string, string>>): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
}
