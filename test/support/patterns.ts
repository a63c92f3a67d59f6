import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'

/** A regular expression of the program, and where it stands. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

const root = new URL('../..', import.meta.url).pathname
/** They read nothing from outside, and the image does not run them. */
const NOT_RUN = /^src\/bench\//

function files(): string[] {
  return ['src', 'jobs'].flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .map((name) => `${dir}/${name}`)
      .filter((file) => file.endsWith('.ts') && !NOT_RUN.test(file)),
  )
}

/** Every literal, by the syntax of the source. */
export function literals(): Pattern[] {
  return files().flatMap((file) => literalsIn(file, readFileSync(join(root, file), 'utf8')))
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
  for (const file of files()) {
    if (!readFileSync(join(root, file), 'utf8').includes('new RegExp(')) continue
    globalThis.RegExp = new Proxy(Native, {
      construct: (target, [source, flags = '']: [string, string?]) => {
        found.push({ file, source: String(source), flags })
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

/**
 * Whether some text takes it more steps than a multiple of its length: by backtracking from one start
 * (`Self`, `Trade`), or from each of many starts (`Move`).
 */
export function isSuperLinear({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  return analyse(new RegExp(source, flags)).reports.length > 0
}
