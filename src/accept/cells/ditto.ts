/** Spellings of "the same as above" in a column that has to hold a value of its own. */
const DITTO =
  /^(?:idem\.?(?: (?:ao? )?(?:acima|anterior))?|id\.?|ibidem|dito|ditto|[oa] mesm[oa]|mesm[oa]|(?:(?:vide|ver|v\.|como) )?acima|["'”“„´`〃]+|\/\/|,,)$/i

export function isDitto(text: string): boolean {
  return DITTO.test(
    text
      .trim()
      .replace(/^\((.*)\)$/, '$1')
      .trim(),
  )
}
