import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

const ROOTS = ['src', 'jobs', 'test']
/** What a running program loads: `import type` is left out, a thread is not. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)[^'";]*?from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'|\bimport\('(\.[^']+)'\)|new URL\('([^']+\.js)'/gm
/** What `bundle.js` makes of which source, for those that load it by its name. */
const PROGRAM = /new URL\('[./]+\/program\/(\w+)\.cjs'/
const PROGRAMS = { lote: 'src/cli/lote.ts', thread: 'src/spreadsheets/thread/entry.ts' }

/** Which file of a checkout imports which, by their sources. */
export class Graph {
  /** @param {Map<string, string[]>} imports */
  constructor(imports) {
    this.imports = imports
    this.known = new Map()
  }

  static async read(checkout) {
    const imports = new Map()
    for (const root of ROOTS) {
      for (const name of await readdir(join(checkout, root), { recursive: true })) {
        if (!name.endsWith('.ts')) continue
        const file = `${root}/${name}`
        imports.set(file, importsOf(file, await readFile(join(checkout, file), 'utf8')))
      }
    }
    return new Graph(imports)
  }

  get tests() {
    return [...this.imports.keys()].filter((file) => file.endsWith('.test.ts'))
  }

  /** How many imports lie between a file and each that it reaches. */
  from(file) {
    const known = this.known.get(file)
    if (known) return known
    const steps = new Map([[file, 0]])
    for (const [each, step] of steps) {
      for (const next of this.imports.get(each) ?? []) {
        if (!steps.has(next)) steps.set(next, step + 1)
      }
    }
    this.known.set(file, steps)
    return steps
  }
}

function importsOf(file, source) {
  const program = PROGRAMS[PROGRAM.exec(source)?.[1]]
  const imported = [...source.matchAll(IMPORT)].map((found) =>
    normalize(join(dirname(file), found.slice(1).find(Boolean))).replace(/\.js$/, '.ts'),
  )
  return program ? [...imported, program] : imported
}
