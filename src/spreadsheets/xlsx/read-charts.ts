import type { Archive } from './archive.js'
import { chartTexts } from './chart.js'
import { readFailure } from './read-failure.js'
import { readRelations, type SheetEntry } from './read-workbook.js'
import { readXml } from './xml.js'

/** A chart of ours has some dozens of texts. */
const MOST_TEXTS = 5_000

/** What is drawn over a sheet and is no chart; also within a chart, where a person put it. */
const DRAWN = new Set(['sp', 'pic', 'cxnSp', 'contentPart', 'userShapes'])

/**
 * Reads what the charts of the sheets show, in the form of {@link chartTexts}; an empty list stands
 * for each shape, picture or text box.
 */
export async function readCharts(
  archive: Archive,
  sheets: readonly SheetEntry[],
): Promise<string[][]> {
  try {
    const charts: string[][] = []
    for (const { part } of sheets)
      for (const drawing of await related(archive, part, 'drawing')) {
        charts.push(...(await drawnIn(archive, drawing)))
        for (const chart of await related(archive, drawing, 'chart'))
          charts.push(await readChart(archive, chart), ...(await drawnIn(archive, chart)))
      }
    return charts
  } catch (error) {
    throw readFailure(error, archive.path)
  }
}

async function drawnIn(archive: Archive, part: string): Promise<string[][]> {
  const drawn: string[][] = []
  const open = (name: string) => {
    if (DRAWN.has(name) && drawn.length < MOST_TEXTS) drawn.push([])
  }
  await readXml(archive.text(part), { open })
  return drawn
}

async function related(archive: Archive, part: string, wanted: string): Promise<string[]> {
  const relations = [...(await readRelations(archive, part)).values()]
  return relations
    .filter(({ type, part }) => type === wanted && archive.has(part))
    .map(({ part }) => part)
}

/** Other programs keep the order of the series, and of the points of each. */
async function readChart(archive: Archive, part: string): Promise<string[]> {
  const shown = { title: '', points: [] as string[], scale: [] as string[] }
  let text = ''
  let inAxis = false
  await readXml(archive.text(part), {
    open(name, attributes) {
      text = ''
      if (name === 'valAx') inAxis = true
      if (!inAxis) return
      if (name === 'numFmt') shown.scale.push(attributes.formatCode ?? '')
      else if (name === 'min' || name === 'max') shown.scale.push(`${name} ${attributes.val}`)
    },
    text(piece) {
      text += piece
    },
    close(name) {
      if (name === 'valAx') inAxis = false
      else if (name === 't') shown.title += text
      else if (name === 'v' && shown.points.length < MOST_TEXTS) shown.points.push(text)
      text = ''
    },
  })
  return chartTexts(shown)
}
