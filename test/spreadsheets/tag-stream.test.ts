import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { localName, type TagAttributes, TagStream } from '../../src/spreadsheets/xlsx/tag-stream.js'

const NAMES = ['a', 'r', 'hidden', 'x:y']
type Event = string

function eventsOf(pieces: string[]): Event[] {
  const events: Event[] = []
  let text = ''
  const flush = () => {
    if (text !== '') events.push(`text ${text}`)
    text = ''
  }
  const stream = new TagStream({
    wantsText: true,
    open(name: string, attributes: TagAttributes) {
      flush()
      const known = NAMES.map((each) => [each, attributes.get(each)])
      events.push(
        `open ${name} ${JSON.stringify(known.filter(([, value]) => value !== undefined))}`,
      )
    },
    text(part) {
      text += part
    },
    close(name) {
      flush()
      events.push(`close ${name}`)
    },
  })
  for (const piece of pieces) stream.write(piece)
  stream.end()
  return events
}

function saxesEventsOf(xml: string): Event[] {
  const events: Event[] = []
  let text = ''
  const flush = () => {
    if (text !== '') events.push(`text ${text}`)
    text = ''
  }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    flush()
    const known = NAMES.flatMap((each) => (each in attributes ? [[each, attributes[each]]] : []))
    events.push(`open ${localName(name)} ${JSON.stringify(known)}`)
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('cdata', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    flush()
    events.push(`close ${localName(name)}`)
  })
  parser.write(xml).close()
  return events
}

const name = fc.constantFrom('c', 'row', 'x:row', 'is', 'sheetData')
const text = fc
  .array(
    fc.constantFrom(
      'oi',
      '&lt;',
      '&amp;',
      '&#233;',
      '&#x1F600;',
      ' ',
      '\r\n',
      '\r',
      'é',
      '>',
      '"',
      '&apos;',
    ),
    { maxLength: 4 },
  )
  .map((all) => all.join(''))
const attribute = fc
  .tuple(
    fc.constantFrom(' ', '\n ', '\t'),
    fc.constantFrom('=', ' = ', "='", "= '"),
    fc.constantFrom('1', 'a > b', '&quot;x', '/'),
  )
  .map(([space, equals, value]) => ({ space, equals, value }))
const attributes = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 })
  .chain((names) => fc.tuple(...names.map((each) => attribute.map((how) => ({ each, ...how })))))
  .map((all) =>
    all
      .map(({ space, each, equals, value }) => {
        const quote = equals.endsWith("'") ? "'" : '"'
        return `${space}${each}${equals.replace("'", '')}${quote}${value}${quote}`
      })
      .join(''),
  )
const misc = fc.constantFrom(
  '',
  '<!-- a <b> -- c -->'.replace(' -- ', ' '),
  '<?app "x" > ?>',
  '<![CDATA[<x>&]]>',
)
const element: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc
    .tuple(
      name,
      attributes,
      fc.constantFrom('', ' '),
      fc.array(fc.oneof({ maxDepth: 3 }, text, misc, tie('node')), { maxLength: 4 }),
      fc.boolean(),
    )
    .map(([tag, attrs, space, children, closed]) =>
      closed && children.length === 0
        ? `<${tag}${attrs}${space}/>`
        : `<${tag}${attrs}${space}>${children.join('')}</${tag}${space}>`,
    ),
})).node

function cut(xml: string, sizes: number[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (const size of sizes) {
    pieces.push(xml.slice(at, at + size))
    at += size
  }
  return [...pieces, xml.slice(at)]
}

describe('the tags of a worksheet', () => {
  test('are those that saxes sees, however the XML is cut into pieces', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 })
    fc.assert(
      fc.property(element, sizes, (body, cuts) => {
        const xml = `<?xml version="1.0"?>\n${body}\n<!-- fim -->`
        expect(eventsOf(cut(xml, cuts))).toEqual(saxesEventsOf(xml))
      }),
      { numRuns: 500 },
    )
  })

  test('of XML that is cut short are an error, wherever it ends', () => {
    const xml = '<a r="1"><b x:y=\'2\'/>oi &amp; tchau<!-- x --><![CDATA[y]]></a>'
    for (let length = 0; length < xml.length; length++) {
      expect(() => eventsOf([xml.slice(0, length)]), xml.slice(0, length)).toThrow()
    }
    expect(eventsOf([xml])).toHaveLength(5)
  })

  test.each([
    '<a></b>',
    '<a><b></a></b>',
    '</a>',
    '<a/><b/>',
    '<a/>texto',
    'texto',
    '<a r=1/>',
    '<a r="1/>',
    '<a / >',
    '<a>&nada;</a>',
    '<a>& b</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&#x110000;</a>',
    '<!DOCTYPE a><a/>',
    '<!ELEMENT a><a/>',
    '< a/>',
  ])('%s is refused', (xml) => {
    expect(() => eventsOf([xml])).toThrow('not well-formed')
  })
})
