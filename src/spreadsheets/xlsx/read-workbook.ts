import { posix } from 'node:path'
import { type Bounds, DEFAULT_BOUNDS } from '../bounds.js'
import { tooBig, UnreadableFile } from '../source.js'
import type { Archive } from './archive.js'
import { type Attributes, isTrue, prefixed, readXml } from './xml.js'

export interface SheetEntry {
  name: string
  hidden: boolean
  part: string
}

export interface Workbook {
  sheets: SheetEntry[]
  is1904: boolean
  stringsPart?: string
  stylesPart?: string
}

interface Relation {
  /** The last word of its type, which strict and transitional workbooks share. */
  type: string
  part: string
}

const DEFAULT_WORKBOOK = 'xl/workbook.xml'

/** Finds the workbook that the package declares. */
export async function readWorkbook(archive: Archive, bounds: Bounds): Promise<Workbook> {
  const { part } = await workbookPart(archive)
  const { sheets, is1904 } = await readList(archive, part, bounds)
  const relations = await readRelations(archive, part)
  const partOf = (type: string) =>
    [...relations.values()].find((relation) => relation.type === type)?.part
  return {
    sheets: sheets.flatMap((sheet) => sheetEntry(sheet, relations, archive)),
    is1904,
    stringsPart: present(partOf('sharedStrings'), archive),
    stylesPart: present(partOf('styles'), archive),
  }
}

/** Returns the kind of a zip by its own declaration; `none` if it is no office package. */
export async function packageKind(archive: Archive): Promise<'xlsx' | 'xlsb' | 'ods' | 'none'> {
  if (await isOpenDocument(archive)) return 'ods'
  const { part, isDeclared } = await workbookPart(archive)
  if (part.toLowerCase().endsWith('.bin')) return 'xlsb'
  if (archive.has(part) || isDeclared) return 'xlsx'
  return archive.has('xl/workbook.bin') ? 'xlsb' : 'none'
}

async function workbookPart(archive: Archive): Promise<{ part: string; isDeclared: boolean }> {
  const relations = archive.has('_rels/.rels') ? await readRelations(archive, '') : new Map()
  const declared = [...relations.values()].find(({ type }) => type === 'officeDocument')?.part
  return { part: declared ?? DEFAULT_WORKBOOK, isDeclared: declared !== undefined }
}

/**
 * Decides whether a zip is an OpenDocument sheet.
 * @throws {UnreadableFile} for other documents of that family
 */
async function isOpenDocument(archive: Archive): Promise<boolean> {
  if (!archive.has('mimetype')) return false
  let type = ''
  for await (const piece of archive.text('mimetype')) {
    type += piece
    if (type.length > 200) break
  }
  if (!type.startsWith('application/vnd.oasis.opendocument.')) return false
  if (type.includes('opendocument.spreadsheet')) return true
  throw new UnreadableFile('zip', archive.path, type.trim().slice(0, 100))
}

async function readList(
  archive: Archive,
  part: string,
  bounds: Bounds,
): Promise<{ sheets: Attributes[]; is1904: boolean }> {
  const sheets: Attributes[] = []
  let is1904 = false
  let root = ''
  await readXml(archive.text(part), {
    open(name, attributes) {
      root ||= name
      // A Word or PowerPoint file has another root, and need not be read to its end.
      if (root !== 'workbook') throw new UnreadableFile('zip', archive.path, root)
      if (name === 'sheet') sheets.push(attributes)
      else if (name === 'workbookPr') is1904 = isTrue(attributes.date1904)
      if (sheets.length > bounds.sheets) {
        throw tooBig(archive.path, { bound: 'sheets', most: bounds.sheets })
      }
    },
  })
  return { sheets, is1904 }
}

/** Reads the relations of a part ('' for the package), by id. */
export async function readRelations(
  archive: Archive,
  part: string,
): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const rels = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const relations = new Map<string, Relation>()
  if (!archive.has(rels)) return relations
  await readXml(archive.text(rels), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      if (relations.size >= DEFAULT_BOUNDS.entries) {
        throw tooBig(archive.path, { bound: 'entries', most: DEFAULT_BOUNDS.entries })
      }
      const target = Target.replaceAll('\\', '/')
      relations.set(Id, { type: posix.basename(Type), part: posix.join('/', folder, target) })
      if (target.startsWith('/')) relations.set(Id, { type: posix.basename(Type), part: target })
    },
  })
  return relations
}

/** Chart and macro sheets have no cells and are left out. */
function sheetEntry(
  sheet: Attributes,
  relations: Map<string, Relation>,
  archive: Archive,
): SheetEntry[] {
  const name = sheet.name ?? ''
  const relation = relations.get(prefixed(sheet, 'id') ?? '')
  if (!relation) throw new UnreadableFile('damaged', archive.path, `no part for sheet ${name}`)
  if (relation.type !== 'worksheet') return []
  if (!archive.has(relation.part)) {
    throw new UnreadableFile('damaged', archive.path, `${relation.part} is missing`)
  }
  const hidden = sheet.state === 'hidden' || sheet.state === 'veryHidden'
  return [{ name, hidden, part: relation.part }]
}

function present(part: string | undefined, archive: Archive): string | undefined {
  return part !== undefined && archive.has(part) ? part : undefined
}
