import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

export const root = new URL('../..', import.meta.url).pathname

/** Paths from the root of all sources in these folders, generated ones and tests left out. */
export function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith('.ts')),
  )
}

export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** What a file imports, type imports included: files by their path from the root, packages by name. */
export function importsOf(file: string, source = sourceOf(file)): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const from = (node as { source?: { type?: string; value?: unknown } }).source
    if (from?.type === 'Literal' && typeof from.value === 'string') found.push(from.value)
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(parseAst(source, { lang: 'ts' }))
  return found.map((name) =>
    name.startsWith('.') ? normalize(join(dirname(file), name)).replace(/\.js$/, '.ts') : name,
  )
}

export function roomOf(file: string): string {
  const [top = '', room = '', inner = ''] = file.split('/')
  if (top !== 'src') return top
  return room === 'legal' ? `${room}/${inner}` : room
}

/** Files that lead back to themselves, each circle once, as a path. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return circles
}
