import { SaxesParser } from 'saxes'
import { partsOf } from '../spreadsheets/support/zip.js'

/** Of a long table, its first rows and its last ones, where the sums are; of a page more. */
const FIRST = 25
const FIRST_OF_A_PAGE = 90
const LAST = 6
const LONGEST = 1000
/** Excel's serial of 1970-01-01. */
const EPOCH = 25_569
const DAY_MS = 86_400_000
/** Told with the cells, by their parts, or the same in each workbook. */
const TOLD_ELSEWHERE = new Set(['sheetData', 'cols', 'hyperlinks', 'drawing', 'legacyDrawing'])

interface Element {
  name: string
  is: Record<string, string>
  inner: Element[]
  text: string
}

/** All that a workbook shows and how it prints, as lines for whoever reads what has changed. */
export async function workbookText(path: string): Promise<string> {
  const parts = new Map([...(await partsOf(path))].map(([name, xml]) => [name, treeOf(xml)]))
  const book = parts.get('xl/workbook.xml')!
  const styles = stylesOf(parts.get('xl/styles.xml')!)
  const strings = textsOf(parts.get('xl/sharedStrings.xml'), 'si')
  const sheets = all(child(book, 'sheets'), 'sheet').flatMap((sheet) => {
    const at = pathOf(parts, 'xl/workbook.xml', sheet.is['r:id']!)
    return ['', `## ${said(sheet, ['sheetId', 'r:id'])}`, ...sheetLines(parts, at, styles, strings)]
  })
  const about = (parts.get('docProps/core.xml')?.inner ?? []).map((one) => said(one))
  const names = all(child(book, 'definedNames'), 'definedName').map((one) => said(one))
  return `${[...about, ...names, ...sheets].join('\n')}\n`
}

/** A part of another document, a line for each element that has none but simple ones. */
export function elementText(xml: string): string {
  const lines = (element: Element, depth: number): string[] =>
    element.inner.some(({ inner }) => inner.length > 0)
      ? [
          `${' '.repeat(depth)}${said({ ...element, inner: [] })}`,
          ...element.inner.flatMap((one) => lines(one, depth + 1)),
        ]
      : [`${' '.repeat(depth)}${said(element)}`]
  return lines(treeOf(xml), 0).join('\n')
}

type Parts = ReadonlyMap<string, Element>

function sheetLines(parts: Parts, path: string, styles: string[], strings: string[]): string[] {
  const sheet = parts.get(path)!
  const columns = all(child(sheet, 'cols'), 'col').map(
    ({ is: { min, max, width, ...rest } }) =>
      `${min === max ? min : `${min}-${max}`}: ${width}${rest.hidden ? ' hidden' : ''}`,
  )
  const set = sheet.inner.filter(({ name }) => !TOLD_ELSEWHERE.has(name)).map((one) => said(one))
  const links = new Map(
    all(child(sheet, 'hyperlinks'), 'hyperlink').map(({ is }) => [
      is.ref!,
      is.location ? `#${is.location}` : targetOf(parts, path, is['r:id']!),
    ]),
  )
  return [
    ...set,
    ...(columns.length > 0 ? [`columns ${columns.join(', ')}`] : []),
    ...relationsOf(parts, path).flatMap(({ is }) => drawnLines(parts, path, is)),
    ...shortened(rowsOf(sheet, styles, strings, links), child(sheet, 'autoFilter') !== undefined),
  ]
}

function drawnLines(parts: Parts, path: string, { Type, Id }: Element['is']): string[] {
  const kind = Type!.split('/').at(-1)
  if (kind !== 'comments' && kind !== 'drawing') return []
  const at = pathOf(parts, path, Id!)
  const part = parts.get(at)!
  if (kind === 'comments')
    return all(part, 'comment').map((one) => `note ${one.is.ref}: ${shown(textOf(one))}`)
  return part.inner.flatMap((anchor) => {
    const chart = all(anchor, 'c:chart')[0]!
    const [from, to] = ['xdr:from', 'xdr:to'].map((corner) => textOf(child(anchor, corner)!, ' '))
    return [
      `chart from ${from} to ${to}`,
      ...chartLines(parts.get(pathOf(parts, at, chart.is['r:id']!))!),
    ]
  })
}

/** Its settings on a line, and each series on one. */
function chartLines(chart: Element): string[] {
  const series = all(chart, 'c:ser')
  const settings: string[] = []
  const walk = (one: Element) => {
    if (one.name === 'c:ser') return
    const said = Object.entries(one.is).filter(([name]) => !name.startsWith('xmlns'))
    if (said.length > 0 || one.text !== '')
      settings.push(
        `${one.name.slice(2)}=${[...said.map(([, value]) => value), one.text].join(' ').trim()}`,
      )
    one.inner.forEach(walk)
  }
  walk(chart)
  return [
    `  ${settings.join(' ')}`,
    ...series.map((one) => {
      const points = (name: string) => textsOf(child(one, name), 'c:v')
      const values = points('c:val')
      const each = points('c:cat').map((category, at) => `${category}: ${values[at]}`)
      return `  series ${textOf(child(one, 'c:tx')!)} (${all(one, 'a:srgbClr')[0]?.is.val}) ${each.join('; ')}`
    }),
  ]
}

/** A look is told where it differs from that of the cell above, with `″` where the cell at its left has it. */
function rowsOf(
  sheet: Element,
  styles: string[],
  strings: string[],
  links: ReadonlyMap<string, string>,
): string[][] {
  const above = new Map<string, string>()
  return all(child(sheet, 'sheetData'), 'row').map(({ is: { r, spans: _, ...set }, inner }) => {
    let left: string | undefined
    const cells = inner.map((cell) => {
      const { r: place = '', s: look = '0' } = cell.is
      const column = place.replace(/\d+/, '')
      const style = styles[Number(look)]!
      const isTold = above.get(column) !== style
      const link = links.get(place)
      const told = [contentOf(cell, style, strings), ...(link === undefined ? [] : [`→ ${link}`])]
      if (isTold) told.push(style === left ? '″' : style)
      above.set(column, style)
      left = style
      return `${place} ${told.filter(Boolean).join(' | ')}`.trim()
    })
    const settings = Object.entries(set).map(([name, value]) => ` ${name}=${value}`)
    return [...(settings.length > 0 ? [`row ${r}${settings.join('')}`] : []), ...cells]
  })
}

function shortened(rows: string[][], isTable: boolean): string[] {
  const first = isTable ? FIRST : FIRST_OF_A_PAGE
  if (rows.length <= first + LAST) return rows.flat()
  const left = rows.length - first - LAST
  return [...rows.slice(0, first), [`… ${left} rows`], ...rows.slice(-LAST)].flat()
}

function contentOf(cell: Element, style: string, strings: string[]): string {
  const value = textOf(child(cell, 'v') ?? NONE)
  const formula = child(cell, 'f')
  if (formula) return `=${textOf(formula)} (${value})`
  if (cell.is.t === 's') return shown(strings[Number(value)]!)
  if (cell.is.t === 'inlineStr') return shown(textOf(child(cell, 'is')!))
  if (value === '' || !style.includes('yyyy')) return value
  const iso = new Date(Math.round((Number(value) - EPOCH) * DAY_MS)).toISOString()
  return style.includes('hh') ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10)
}

/** A long text by its beginning, its end and its length. */
function shown(text: string): string {
  const end = `… (${text.length}) …${text.slice(-100)}`
  const told = text.length > LONGEST ? text.slice(0, LONGEST - 100) + end : text
  return `"${told.replaceAll('\n', '↵').replaceAll('\r', '␍')}"`
}

/** Each format of the cells, without what is usual. */
function stylesOf(part: Element): string[] {
  const list = (name: string) => child(part, name)?.inner ?? []
  const codes = new Map(list('numFmts').map(({ is }) => [is.numFmtId, is.formatCode!]))
  const [fonts, fills, borders] = ['fonts', 'fills', 'borders'].map(list)
  return list('cellXfs').map((xf) => {
    const { numFmtId, fontId, fillId, borderId, quotePrefix } = xf.is
    const font = fonts![Number(fontId ?? 0)]
    const look = font?.inner
      .filter(({ name }) => name !== 'family' && name !== 'scheme' && name !== 'charset')
      .map(({ name, is }) => is.val ?? is.rgb ?? (is.theme ? `theme ${is.theme}` : name))
    const fill = all(fills![Number(fillId ?? 0)], 'fgColor')[0]?.is.rgb
    const border = borders![Number(borderId ?? 0)]?.inner
      .filter(({ is }) => is.style)
      .map((side) => `${side.name} ${side.is.style} ${side.inner[0]?.is.rgb ?? ''}`)
    const aligned = Object.entries(child(xf, 'alignment')?.is ?? {}).map(([name, value]) =>
      value === '1' ? name : value,
    )
    return [
      codes.get(numFmtId) ?? BUILTIN[numFmtId ?? '0'] ?? `format ${numFmtId}`,
      (look ?? []).join(' ').replace('11 Calibri', '').trim(),
      fill ? `fill ${fill}` : '',
      aligned.join(' '),
      (border ?? []).join(' '),
      quotePrefix ? 'quoted' : '',
    ]
      .filter(Boolean)
      .join(' | ')
  })
}

const BUILTIN: Record<string, string> = { 0: 'General', 1: '0', 2: '0.00', 4: '#,##0.00', 49: '@' }

const NONE: Element = { name: '', is: {}, inner: [], text: '' }

function treeOf(xml: string): Element {
  const root: Element = { ...NONE, inner: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, is: attributes, inner: [], text: '' }
    open.at(-1)!.inner.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return root.inner[0]!
}

const child = (element: Element | undefined, name: string) =>
  element?.inner.find((one) => one.name === name)

/** All of that name within an element. */
function all(element: Element | undefined, name: string): Element[] {
  return (element?.inner ?? []).flatMap((one) => [
    ...(one.name === name ? [one] : []),
    ...all(one, name),
  ])
}

/** Runs of another look stand between «». */
function textOf(element: Element, between = ''): string {
  if (element.name === 'rPr' || element.inner.length === 0) return element.text
  const inner = element.inner.map((one) => textOf(one, between)).join(between)
  return child(element, 'rPr') ? `«${inner}»` : inner
}

const textsOf = (element: Element | undefined, name: string) =>
  all(element, name).map((one) => textOf(one))

function said(element: Element, without: readonly string[] = []): string {
  const own = Object.entries(element.is)
    .filter(([name]) => !without.includes(name) && !name.startsWith('xmlns'))
    .map(([name, value]) => `${name}=${value}`)
  const inner = element.inner.map((one) => said(one))
  return [element.name, ...own, element.text, inner.length > 0 ? `(${inner.join(', ')})` : '']
    .filter(Boolean)
    .join(' ')
}

function relationsOf(parts: Parts, path: string): Element[] {
  return parts.get(path.replace(/[^/]+$/, '_rels/$&.rels'))?.inner ?? []
}

function targetOf(parts: Parts, path: string, id: string): string {
  return relationsOf(parts, path).find(({ is }) => is.Id === id)!.is.Target!
}

function pathOf(parts: Parts, path: string, id: string): string {
  return new URL(targetOf(parts, path, id), `file:///${path}`).pathname.slice(1)
}
