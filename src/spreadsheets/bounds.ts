/**
 * Bounds beyond which a file is refused as `too_big`. They limit the cost of a hostile or broken
 * file; no sheet in practical use comes near them.
 */
export interface Bounds {
  /** Bytes of one zip entry once unzipped (a sheet, the shared strings). */
  entryBytes: number
  /** Unzipped over zipped bytes of one entry. Deflate itself ends near 1,032. */
  ratio: number
  /** Below this many unzipped bytes the ratio is not checked: small repetitive parts are normal. */
  ratioFromBytes: number
  entries: number
  /** Bytes of all unzipped parts of a binary workbook (.xls, .xlsb), which is held in memory. */
  binaryBytes: number
  /** Unzipped bytes of a spreadsheet within a zip, which is unzipped to a disk. */
  zippedBytes: number
  /** Lines of a sheet whose repeated rows are stored once with a count (.ods); Excel's limit. */
  rows: number
  /** Columns of a line; Excel's limit. */
  columns: number
  /** Characters in a cell. Excel stores 32,767; other writers exceed this. */
  cellCharacters: number
  /** Bytes of a text file from one line break to the next. */
  lineBytes: number
  /** Characters of all cells of a line, which may all name the same long shared string. */
  lineCharacters: number
  /** Sheets of a workbook, because each is searched for the table. */
  sheets: number
  /** Cell formats of a workbook; Excel stores 65,490. */
  styles: number
  sharedStrings: number
  /** Characters of all shared strings together, which are held in memory. */
  sharedCharacters: number
  /** Merged ranges of a sheet, which are held in memory. */
  merges: number
}

export const DEFAULT_BOUNDS: Bounds = {
  entryBytes: 2 * 1024 ** 3,
  ratio: 100,
  ratioFromBytes: 64 * 1024 ** 2,
  entries: 50_000,
  binaryBytes: 64 * 1024 ** 2,
  zippedBytes: 512 * 1024 ** 2,
  rows: 1_048_576,
  columns: 16_384,
  cellCharacters: 4 * 32_767,
  lineBytes: 2 * 1024 ** 2,
  lineCharacters: 1024 ** 2,
  sheets: 1_000,
  styles: 100_000,
  sharedStrings: 4_000_000,
  sharedCharacters: 64 * 1024 ** 2,
  merges: 250_000,
}
