import type { Manifest } from '../../core/batch.js'

/** Returns the id of a row in all versions of its batch. */
export function rowIdOf(
  { id }: Pick<Manifest, 'id'>,
  row: { id?: string | undefined; line: number },
): string {
  return row.id ?? `${id}:${row.line}`
}
