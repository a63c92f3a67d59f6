/** The page has no place for the results: it lacks one of the two comments, or has them twice. */
export class PageError extends Error {
  override readonly name = 'PageError'
}

/** Puts the block between the two comments of that name, in place of what is there. */
export function putBetween(page: string, name: string, block: string): string {
  const [before, middle, ...more] = page.split(`<!-- ${name} -->\n`)
  const [, after, ...ends] = (middle ?? '').split(`<!-- /${name} -->\n`)
  if (after === undefined || more.length > 0 || ends.length > 0)
    throw new PageError(`expected <!-- ${name} --> and <!-- /${name} --> once, each on its line`)
  return `${before}<!-- ${name} -->\n${block}\n<!-- /${name} -->\n${after}`
}
