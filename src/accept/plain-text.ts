/**
 * What was typed, without what spreadsheets put around it: spaces of every kind, the apostrophe of
 * text, and `="..."`, by which exports keep Excel from making a number of it.
 */
export function plainText(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  return (/^="(.*)"$/.exec(trimmed)?.[1] ?? trimmed).replace(/^'/, '').trim()
}
