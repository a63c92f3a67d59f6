import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { chartXml, drawingXml } from '../../src/spreadsheets/xlsx/chart.js'

/**
 * The sequences of ECMA-376 part 1 (dml-chart.xsd, dml-spreadsheetDrawing.xsd) for the elements that we
 * write: children in their order, `!` for one that has to be there, `*` for one that may be repeated.
 */
const SEQUENCES: Readonly<Record<string, string>> = {
  'c:chartSpace':
    'c:date1904 c:lang c:roundedCorners c:style c:clrMapOvr c:pivotSource c:protection c:chart! c:spPr c:txPr c:externalData c:printSettings c:userShapes c:extLst',
  'c:chart':
    'c:title c:autoTitleDeleted c:pivotFmts c:view3D c:floor c:sideWall c:backWall c:plotArea! c:legend c:plotVisOnly c:dispBlanksAs c:extLst',
  'c:title': 'c:tx c:layout c:overlay c:spPr c:txPr c:extLst',
  'c:plotArea': 'c:layout c:barChart!* c:catAx* c:valAx* c:dTable c:spPr c:extLst',
  'c:barChart':
    'c:barDir! c:grouping c:varyColors c:ser* c:dLbls c:gapWidth c:overlap c:serLines* c:axId!* c:extLst',
  'c:ser':
    'c:idx! c:order! c:tx c:spPr c:invertIfNegative c:pictureOptions c:dPt* c:dLbls c:trendline* c:errBars c:cat c:val c:shape c:extLst',
  'c:cat': 'c:strLit',
  'c:val': 'c:numLit',
  'c:strLit': 'c:ptCount c:pt* c:extLst',
  'c:numLit': 'c:formatCode c:ptCount c:pt* c:extLst',
  'c:pt': 'c:v!',
  'c:catAx':
    'c:axId! c:scaling! c:delete c:axPos! c:majorGridlines c:minorGridlines c:title c:numFmt c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:txPr c:crossAx! c:crosses c:crossesAt c:auto c:lblAlgn c:lblOffset c:noMultiLvlLbl c:extLst',
  'c:valAx':
    'c:axId! c:scaling! c:delete c:axPos! c:majorGridlines c:minorGridlines c:title c:numFmt c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:txPr c:crossAx! c:crosses c:crossesAt c:crossBetween c:majorUnit c:minorUnit c:dispUnits c:extLst',
  'c:scaling': 'c:logBase c:orientation c:max c:min c:extLst',
  'c:legend': 'c:legendPos c:legendEntry* c:layout c:overlay c:spPr c:txPr c:extLst',
  'c:rich': 'a:bodyPr! a:lstStyle a:p!*',
  'a:p': 'a:pPr a:r* a:endParaRPr',
  'a:r': 'a:rPr a:t!',
  'xdr:wsDr': 'xdr:twoCellAnchor*',
  'xdr:twoCellAnchor': 'xdr:from! xdr:to! xdr:graphicFrame! xdr:clientData!',
  'xdr:from': 'xdr:col! xdr:colOff! xdr:row! xdr:rowOff!',
  'xdr:to': 'xdr:col! xdr:colOff! xdr:row! xdr:rowOff!',
  'xdr:graphicFrame': 'xdr:nvGraphicFramePr! xdr:xfrm! a:graphic!',
  'xdr:nvGraphicFramePr': 'xdr:cNvPr! xdr:cNvGraphicFramePr!',
  'xdr:xfrm': 'a:off a:ext',
}

/** The words of ST_Orientation and its like. */
const WORDS: Readonly<Record<string, string>> = {
  'c:barDir': 'bar col',
  'c:grouping': 'percentStacked clustered standard stacked',
  'c:orientation': 'maxMin minMax',
  'c:axPos': 'b l r t',
  'c:majorTickMark': 'cross in none out',
  'c:minorTickMark': 'cross in none out',
  'c:tickLblPos': 'high low nextTo none',
  'c:crosses': 'autoZero max min',
  'c:legendPos': 'b tr l r t',
  'c:crossBetween': 'between midCat',
}

/** What does not keep the schema, each as the element and what is the matter. */
function faultsIn(xml: string): string[] {
  const faults: string[] = []
  const open: { name: string; children: string[] }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    open.at(-1)?.children.push(name)
    open.push({ name, children: [] })
    const words = WORDS[name]?.split(' ')
    if (words && !words.includes(String(attributes.val))) faults.push(`${name} ${attributes.val}`)
  })
  parser.on('closetag', () => {
    const { name, children } = open.pop()!
    // In a drawing the same name is a reference to the part.
    const isReference = open.at(-1)?.name === 'a:graphicData'
    if (SEQUENCES[name] && !isReference) faults.push(...faultsOf(name, children, SEQUENCES[name]))
  })
  parser.write(xml).close()
  return faults
}

function faultsOf(name: string, children: readonly string[], sequence: string): string[] {
  const parts = sequence.split(' ').map((part) => /^([\w:]+)(!?)(\*?)$/.exec(part)!)
  const places = children.map((child) => parts.findIndex(([, one]) => one === child))
  const unknown = children.filter((_, at) => places[at] === -1)
  const late = children.filter((_, at) => at > 0 && places[at]! < places[at - 1]!)
  const count = (child: string) => children.filter((one) => one === child).length
  const wrong = parts.filter(
    ([, child = '', needed, many]) => (needed && count(child) === 0) || (!many && count(child) > 1),
  )
  return [
    ...unknown.map((child) => `${name}: ${child} is not of it`),
    ...late.map((child) => `${name}: ${child} stands too late`),
    ...wrong.map(([, child]) => `${name}: ${child} ${count(child!)} times`),
  ]
}

const CHART = {
  title: 'Antes & depois',
  categories: ['Padaria', 'Oficina'],
  series: [
    { name: 'Antes', values: ['100.10', '-5'] },
    { name: 'Depois', values: ['250.33', '0'] },
  ],
  place: { column: 0, row: 3, columns: 2, rows: 10 },
}

test('a chart and its drawing → children, order and words of ECMA-376', () => {
  expect(faultsIn(chartXml(CHART))).toEqual([])
  expect(faultsIn(drawingXml(CHART))).toEqual([])
})

test('the check itself, an axis without its place and a title too late → told', () => {
  const broken = chartXml(CHART)
    .replace('<c:axPos val="l"/>', '')
    .replace(/(<c:title>.*?<\/c:title>)(.*?)(<\/c:chart>)/s, '$2$1$3')
  expect(faultsIn(broken)).toEqual(['c:catAx: c:axPos 0 times', 'c:chart: c:title stands too late'])
})
