import type { Exceeded } from '../spreadsheets/source.js'

/** Settings of `LOTE_FILE_BOUNDS`, for the bounds that the operator can raise. */
export const RAISED: Readonly<Partial<Record<Exceeded['bound'], string>>> = {
  entryBytes: 'unzipped=4GB',
  ratio: 'ratio=200',
  binaryBytes: 'binary=128MB',
  rows: 'rows=2000000',
  columns: 'columns=20000',
  cellCharacters: 'cell=500000',
}
