/** Scripts of Redis stand in template literals; a piece of one is known by these words of Lua. */
const LUA = /\bredis\.call\(|\blocal \w+ =|\bend\n/
const COMMENT = /--[^\n]*/g
const SIGNS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '~=', '~=': '==' }
const WORDS = { and: 'or', or: 'and', min: 'max', max: 'min' }

/** @returns {{start: number, end: number, text: string}[]} single-point changes of the Lua in a piece of text */
export function luaChanges(node, source) {
  if (node.type !== 'TemplateElement' || !LUA.test(source.slice(node.start, node.end))) return []
  // Comments become blanks of the same length, so that places stay.
  const script = source
    .slice(node.start, node.end)
    .replace(COMMENT, (comment) => ' '.repeat(comment.length))
  const at = (index, length, text) => ({
    start: node.start + index,
    end: node.start + index + length,
    text,
  })
  return [
    ...found(script, /(?<= )(?:[<>]=?|[=~]=)(?= )/g, ([sign]) => SIGNS[sign]),
    ...found(script, /\b(?:and|or|min|max)\b/g, ([word]) => WORDS[word]),
    ...found(script, /(?<= )[+-](?= )/g, ([sign]) => (sign === '+' ? '-' : '+')),
    ...found(script, /\bnot /g, () => ''),
    ...found(script, /(?<=[ (,])\d+(?=[ ),\n])/g, ([digits]) => String(Number(digits) + 1)),
    ...found(script, /^ *redis\.call\([^\n]*\)$/gm, () => ''),
    ...found(script, /(?<=\bif )[^\n]*?(?= then)/g, () => 'false'),
  ].map(({ index, length, text }) => at(index, length, text))
}

function found(script, pattern, other) {
  return [...script.matchAll(pattern)].map((match) => ({
    index: match.index,
    length: match[0].length,
    text: other(match),
  }))
}
