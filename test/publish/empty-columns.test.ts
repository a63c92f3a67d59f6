import { writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Manifest } from '../../src/core/batch.js'
import { Outcomes } from '../../src/gather/outcomes.js'
import { render } from '../../src/publish/render.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { VERSION } from '../../src/runtime/version.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf } from '../spreadsheets/support/zip.js'
import { unpackBucket } from '../support/stored-bucket.js'

const folder = testFolder()
let bucket: Bucket
let manifests: Manifest[]

beforeAll(async () => {
  await unpackBucket(`${VERSION}.zip`, folder.path('data'))
  bucket = await openFolder(folder.path('data'))
  manifests = []
  for await (const key of bucket.list('batches/')) {
    const id = /^batches\/([^/]+)\/manifest\.json$/.exec(key)?.[1]
    if (id !== undefined) manifests.push((await new BatchRecords(bucket, id).manifest())!)
  }
})

const at = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Columns of a table that are shown on paper, and hold nothing below the header. */
function emptyIn(sheet: string, area: string | undefined): string[] {
  const rows = sheet.match(/<row [^>]*?(?:\/>|>.*?<\/row>)/gs) ?? []
  const shown = rows.slice(1).filter((row) => !/^<row [^>]*hidden/.test(row))
  const hidden = [...sheet.matchAll(/<col min="(\d+)"[^>]*hidden="1"/g)].map(([, n]) => Number(n))
  const last = area === undefined ? Number.POSITIVE_INFINITY : at(area)
  const columns = [...rows[0]!.matchAll(/<c r="([A-Z]+)1"/g)].map(([, letters]) => letters!)
  return columns.filter(
    (letters) =>
      at(letters) <= last &&
      !hidden.includes(at(letters)) &&
      !shown.some((row) => new RegExp(`<c r="${letters}\\d+"[^>/]*>.*?</c>`, 's').test(row)),
  )
}

test.each(
  [...jobs.keys()].filter((kind) => kind !== 'report'),
)('%s, each table that has more than one row → no column without a value is printed', async (kind) => {
  for (const { finishedAt, ...manifest } of manifests.filter(({ job }) => job === kind)) {
    const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
    const ended = { ...manifest, finishedAt: finishedAt! }
    const rendering = await render(ended, jobs.get(kind)!, { bucket, outcomes })
    const path = folder.path('aba.xlsx')
    await writeFile(path, rendering.workbook)
    const parts = await partsOf(path)
    const workbook = parts.get('xl/workbook.xml')!
    const sheets = [...parts.keys()].filter((name) => /worksheets\/sheet\d+/.test(name))
    for (const name of sheets) {
      const sheet = parts.get(name)!
      const number = Number(/(\d+)\.xml$/.exec(name)![1])
      const area = new RegExp(
        `Print_Area" localSheetId="${number - 1}">[^<]*\\$([A-Z]+)\\$\\d+<`,
      ).exec(workbook)?.[1]
      const isTable = sheet.includes('<autoFilter')
      const hasRows = /<row r="3"/.test(sheet)
      expect(isTable && hasRows ? emptyIn(sheet, area) : [], `${kind} ${name}`).toEqual([])
    }
  }
})
