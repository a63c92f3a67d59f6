import type { BarChart } from '../sheet.js'
import { drawnAs } from './drawn.js'
import { escapeAttribute, escapeText } from './escapes.js'
import { canonicalDigits } from './fifteen-digits.js'
import { BRAZILIAN } from './write-styles.js'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const DRAWING_ML = 'http://schemas.openxmlformats.org/drawingml/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
/** Colours of the series, in order: a grey, and the one colour of headings. */
const COLOURS = ['B5BDC6', '1F3A5F', '7A8794']
/** The size of the cells around it, because a chart shrinks with its page. */
const TEXTS =
  '<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1100"><a:latin typeface="Calibri"/></a:defRPr></a:pPr><a:endParaRPr lang="pt-BR"/></a:p></c:txPr>'
const CATEGORY_AXIS = 1001
const VALUE_AXIS = 1002

/** What a chart shows: its title, the names, categories and values of its series, its scale. */
interface ShownChart {
  title: string
  points: readonly string[]
  /** Formats and bounds of the axis of values. */
  scale: readonly string[]
}

/** Returns what a chart shows, in one spelling: another program that saves it keeps this. */
export function chartTexts({ title, points, scale }: ShownChart): string[] {
  return [title, ...scale.map(drawnAs).toSorted(), ...points.map(canonicalDigits)]
}

/** Returns what a chart shows that is to be written. */
export function textsOfChart({ title, categories, series, columns }: BarChart): string[] {
  const points = series.flatMap(({ name, values }) => [name, ...categories, ...values])
  const bounds = isPositive(series) ? ['min 0'] : []
  return chartTexts({ title, points, scale: [scaleFormat(columns), ...bounds] })
}

function isPositive(series: BarChart['series']): boolean {
  return series.every(({ values }) => values.every((value) => !value.startsWith('-')))
}

function scaleFormat(columns: BarChart['columns']): string {
  return columns === 'shares' ? '0%' : `${BRAZILIAN}#,##0`
}

/**
 * Returns a chart part (ECMA-376 part 1, 21.2). Its figures are literals with their digits
 * unchanged, so that the sums need no cells.
 */
export function chartXml({ title, categories, series, columns }: BarChart): string {
  // A bar shows its value by length: an axis that starts elsewhere would distort the proportions.
  const from = isPositive(series) ? '<c:min val="0"/>' : ''
  const isShare = columns === 'shares'
  const bars = series.map((one, at) => seriesXml(one, at, categories)).join('')
  return (
    `${XML}<c:chartSpace xmlns:c="${DRAWING_ML}/chart" xmlns:a="${DRAWING_ML}/main" xmlns:r="${RELATIONS}">` +
    '<c:roundedCorners val="0"/><c:chart>' +
    `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1100" b="1"/></a:pPr><a:r><a:rPr lang="pt-BR" sz="1100" b="1"/><a:t>${escapeText(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>` +
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>' +
    `<c:barChart><c:barDir val="${columns ? 'col' : 'bar'}"/><c:grouping val="${isShare ? 'percentStacked' : 'clustered'}"/><c:varyColors val="0"/>${bars}` +
    `<c:gapWidth val="60"/>${isShare ? '<c:overlap val="100"/>' : ''}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>` +
    // With horizontal bars the first category is at the top, as in a table.
    `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${columns ? 'minMax' : 'maxMin'}"/></c:scaling><c:delete val="0"/><c:axPos val="${columns ? 'b' : 'l'}"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/></c:catAx>` +
    `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/>${from}</c:scaling><c:delete val="0"/><c:axPos val="${columns ? 'l' : 'b'}"/><c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="E3E6EA"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="${scaleFormat(columns)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="${columns ? 'autoZero' : 'max'}"/></c:valAx>` +
    '</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/></c:chart>' +
    `${TEXTS}</c:chartSpace>`
  )
}

function seriesXml(
  { name, values }: BarChart['series'][number],
  at: number,
  categories: readonly string[],
): string {
  const points = (all: readonly string[]) =>
    `<c:ptCount val="${all.length}"/>${all.map((one, index) => `<c:pt idx="${index}"><c:v>${escapeText(one)}</c:v></c:pt>`).join('')}`
  return (
    `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx><c:v>${escapeText(name)}</c:v></c:tx>` +
    `<c:spPr><a:solidFill><a:srgbClr val="${COLOURS[at % COLOURS.length]}"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/>` +
    `<c:cat><c:strLit>${points(categories)}</c:strLit></c:cat>` +
    `<c:val><c:numLit><c:formatCode>General</c:formatCode>${points(values)}</c:numLit></c:val></c:ser>`
  )
}

/** Returns the drawing of a sheet, with the position of each chart in columns and rows from 0. */
export function drawingXml(charts: readonly BarChart[], widths: readonly number[]): string {
  return (
    `${XML}<xdr:wsDr xmlns:xdr="${DRAWING_ML}/spreadsheetDrawing" xmlns:a="${DRAWING_ML}/main">` +
    `${charts.map((chart, at) => anchorXml(chart, at, widths)).join('')}</xdr:wsDr>`
  )
}

/** Width of a digit of Calibri 11, in EMU. */
const EMU_OF_A_DIGIT = 66_675

/** The chart ends within its last column: if it touched the next, that would be printed too. */
function anchorXml({ title, place }: BarChart, at: number, widths: readonly number[]): string {
  const corner = (column: number, row: number, across = 0) =>
    `<xdr:col>${column}</xdr:col><xdr:colOff>${across}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff>`
  const last = place.column + place.columns - 1
  const across = Math.floor((widths[last] ?? 9) - 1) * EMU_OF_A_DIGIT
  return (
    `<xdr:twoCellAnchor><xdr:from>${corner(place.column, place.row)}</xdr:from><xdr:to>${corner(last, place.row + place.rows, across)}</xdr:to>` +
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${at + 2}" name="Gráfico ${at + 1}" descr="${escapeAttribute(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
    `<a:graphic><a:graphicData uri="${DRAWING_ML}/chart"><c:chart xmlns:c="${DRAWING_ML}/chart" xmlns:r="${RELATIONS}" r:id="rId${at + 1}"/></a:graphicData></a:graphic>` +
    '</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>'
  )
}

/** Returns the relations of a drawing, for charts with these numbers within the workbook. */
export function drawingRelationsXml(charts: readonly number[]): string {
  const each = charts.map(
    (chart, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/chart" Target="../charts/chart${chart}.xml"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}">${each.join('')}</Relationships>`
}
