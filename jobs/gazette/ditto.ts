/** "The same as above", where a row has to hold what is looked for. */
const DITTO =
  /^(?:idem|id\.?|ibidem|dito|ditto|[oa] mesm[oa]|mesm[oa]|(?:(?:vide|ver|v\.|como) )?acima|["'”“´`〃]+)$/i

export function isDitto(text: string): boolean {
  return DITTO.test(
    text
      .trim()
      .replace(/^\((.*)\)$/, '$1')
      .trim(),
  )
}
