/** What a slip of the hand makes of one operator. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}
/** Methods and the one they are mistaken for. */
const METHODS = {
  // Else `toString` would be found in it.
  __proto__: null,
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  ceil: 'floor',
  floor: 'ceil',
  padStart: 'padEnd',
}
/** Methods that are left out: what they are called on stands alone. */
const DROPPED = new Set(['filter', 'sort', 'toSorted', 'reverse', 'trim', 'slice', 'normalize'])

const CHANGES = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  UnaryExpression: unary,
  Literal: literal,
  IfStatement: ({ test }) => [put(test, 'false'), put(test, 'true')],
  ConditionalExpression: ({ test }, source) => [put(test, `!(${textOf(test, source)})`)],
  ExpressionStatement: statement,
  CallExpression: call,
}

/** @returns {{start: number, end: number, text: string}[]} what this node alone could be instead */
export function changesOf(node, source) {
  return CHANGES[node.type]?.(node, source) ?? []
}

const put = ({ start, end }, text) => ({ start, end, text })
const textOf = ({ start, end }, source) => source.slice(start, end)
const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string'

function operator({ operator: sign, left, right, start, end }, source) {
  if (sign === '??') return [{ start, end, text: textOf(left, source) }]
  const other = OPERATORS[sign]
  if (!other || (sign === '+' && (isText(left) || isText(right)))) return []
  const at = source.indexOf(sign, left.end)
  return at < 0 || at >= right.start ? [] : [{ start: at, end: at + sign.length, text: other }]
}

function unary({ operator: sign, argument, start, end }, source) {
  return sign === '!' || sign === '-' ? [{ start, end, text: textOf(argument, source) }] : []
}

function literal(node) {
  if (typeof node.value === 'boolean') return [put(node, String(!node.value))]
  if (typeof node.value === 'number') return [put(node, String(node.value + 1))]
  return node.regex ? patterns(node) : []
}

/** An anchor less, or one more of what is counted. */
function patterns({ regex: { pattern, flags }, start, end }) {
  const others = []
  if (/^\^/.test(pattern)) others.push(pattern.slice(1))
  if (/(?<!\\)\$$/.test(pattern)) others.push(pattern.slice(0, -1))
  for (const { 0: found, 1: open, 2: bound, index } of pattern.matchAll(/(\{(?:\d+,)?)(\d+)\}/g)) {
    const more = `${open}${Number(bound) + 1}}`
    others.push(pattern.slice(0, index) + more + pattern.slice(index + found.length))
  }
  return others
    .filter((other) => other !== '')
    .map((other) => ({ start, end, text: `/${other}/${flags}` }))
}

/** Braces, for what follows `if` without any of its own needs a statement. */
function statement({ expression, directive, start, end }) {
  if (directive !== undefined || expression.callee?.type === 'Super') return []
  return [{ start, end, text: '{}' }]
}

function call({ callee, start, end }, source) {
  const { property, object, computed } = callee
  if (callee.type !== 'MemberExpression' || computed) return []
  const other = METHODS[property.name]
  if (other) return [put(property, other)]
  return DROPPED.has(property.name) ? [{ start, end, text: textOf(object, source) }] : []
}
