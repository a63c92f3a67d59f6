import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { luaChanges } from './lua.mjs'
import { changesOf } from './operators.mjs'

/**
 * @typedef {object} Site one single-point change that a program could hold by mistake
 * @property {string} file from the root of the checkout, with slashes
 * @property {number} start of what is replaced, in UTF-16 units
 * @property {number} end
 * @property {string} text what stands there instead
 * @property {string[]} within the named functions around it, the outermost first
 */

/** Texts that people read have tests of their own. */
const LEFT_OUT = /^src\/messages\//
export const ROOTS = ['src', 'jobs']
/** Keys of a syntax tree that hold types, which no running program has. */
const TYPES = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType'])
const ERASED = /^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll)/

/**
 * All sites of some folders or files of a checkout, those of one table of constants in one group, so
 * that none outweighs code.
 */
export async function groupsOf(checkout, places) {
  const groups = []
  for (const file of await sourcesOf(checkout)) {
    if (!places.some((place) => `${file}/`.startsWith(`${place.replace(/\/$/, '')}/`))) continue
    const source = await readFile(join(checkout, file), 'utf8')
    for (const group of groupsIn(file, source)) groups.push(group)
  }
  return groups
}

async function sourcesOf(checkout) {
  const found = []
  for (const root of ROOTS) {
    for (const name of await readdir(join(checkout, root), { recursive: true })) {
      const file = relative(checkout, join(checkout, root, name))
        .split(sep)
        .join('/')
      if (file.endsWith('.ts') && !LEFT_OUT.test(file)) found.push(file)
    }
  }
  return found.sort()
}

/** @returns {Site[][]} */
export function groupsIn(file, source) {
  const groups = []
  const tree = parseAst(source, { lang: 'ts' })
  const visit = (node, within, table) => {
    if (ERASED.test(node.type)) return
    const changes = [...changesOf(node, source), ...luaChanges(node, source)]
    const sites = changes.map((change) => ({ file, within, ...change }))
    if (table) table.push(...sites)
    else groups.push(...sites.map((site) => [site]))
    const inside = nameOf(node) === undefined ? within : [...within, nameOf(node)]
    const collected = table ?? (isTable(node, within) ? [] : undefined)
    for (const child of childrenOf(node)) visit(child, inside, collected)
    if (collected && collected !== table && collected.length > 0) groups.push(collected)
  }
  visit(tree, [], undefined)
  return groups
}

/** A value at the top of a module that no function makes. */
function isTable(node, within) {
  return (
    within.length === 0 && (node.type === 'ArrayExpression' || node.type === 'ObjectExpression')
  )
}

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => !TYPES.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => value !== null && typeof value === 'object' && 'type' in value)
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The name by which V8 counts the runs of the function that this node declares. */
function nameOf(node) {
  if (node.type === 'FunctionDeclaration') return node.id?.name
  if (node.type === 'ClassDeclaration') return node.id?.name
  const value = node.type === 'VariableDeclarator' ? node.init : node.value
  if (!value || !FUNCTIONS.has(value.type) || node.kind === 'constructor') return undefined
  const { name, type } = (node.type === 'VariableDeclarator' ? node.id : node.key) ?? {}
  const key = type === 'PrivateIdentifier' ? `#${name}` : name
  return node.kind === 'get' || node.kind === 'set' ? `${node.kind} ${key}` : key
}
