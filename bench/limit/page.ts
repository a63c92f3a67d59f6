/** The page lacks one of the two comments between which the results belong, or has one twice. */
export class PageError extends Error {
  override readonly name = 'PageError'
}

/**
 * Replaces the text between the two comments of that name by the block.
 * @throws PageError
 */
export function putBetween(page: string, name: string, block: string): string {
  const [before, middle, ...more] = page.split(`<!-- ${name} -->\n`)
  const [, after, ...ends] = (middle ?? '').split(`<!-- /${name} -->\n`)
  if (after === undefined || more.length > 0 || ends.length > 0)
    throw new PageError(`expected <!-- ${name} --> and <!-- /${name} --> once, each on its line`)
  return `${before}<!-- ${name} -->\n${block}\n<!-- /${name} -->\n${after}`
}
