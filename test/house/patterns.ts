import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'
import { vi } from 'vitest'
import { root, sourceOf, sourcesIn } from './imports.js'

/** A regular expression of the program, and where it stands. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

/** Every literal, by the syntax of the source. */
export function literals(): Pattern[] {
  return sourcesIn('src', 'jobs').flatMap((file) => literalsIn(file, sourceOf(file)))
}

export function literalsIn(file: string, source: string): Pattern[] {
  const found: Pattern[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
    if (type === 'Literal' && regex) found.push({ file, source: regex.pattern, flags: regex.flags })
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(parseAst(source, { lang: 'ts' }))
  return found
}

/** Those that a module makes from text when it is loaded. */
export async function built(): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Native = globalThis.RegExp
  // Another file of tests may have loaded them.
  vi.resetModules()
  for (const file of sourcesIn('src', 'jobs')) {
    if (!sourceOf(file).includes('new RegExp(')) continue
    globalThis.RegExp = new Proxy(Native, {
      construct: (target, [source, flags = '']: [string, string?]) => {
        found.push({ file: callerOf(new Error().stack) ?? file, source: String(source), flags })
        return new target(source, flags)
      },
    })
    try {
      await import(pathToFileURL(join(root, file)).href)
    } finally {
      globalThis.RegExp = Native
    }
  }
  return found
}

/** The source from which it was called: a module may be loaded by another that stands before it. */
function callerOf(stack = ''): string | undefined {
  return /(?:src|jobs)\/[\w/-]+\.ts/.exec(stack)?.[0]
}

/**
 * Whether some text takes it more steps than a multiple of its length: by backtracking from one start
 * (`Self`, `Trade`), or from each of many starts (`Move`).
 */
export function isSuperLinear({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  return analyse(new RegExp(source, flags)).reports.length > 0
}
