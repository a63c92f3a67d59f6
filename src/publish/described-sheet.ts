import type { SheetToWrite } from '../spreadsheets/sheet.js'

/** A sheet, with its description for Resumo. */
export type DescribedSheet = SheetToWrite & {
  about: string
  /** Its contents are in other sheets or in the bucket: only a workbook with all sheets has it. */
  extra?: true
  /** Named by a service: it gets a name that no sheet of ours has. */
  theirs?: true
}

/** Returns a sheet that says why it is empty, because a missing sheet would look like an error. */
export function leftOut(
  { name, about }: { name: string; about: string },
  why: string,
  instead: string,
): DescribedSheet {
  return {
    name,
    about,
    widths: [100],
    rows: [[{ title: name }], [`${why}: esta aba não foi feita. Filtre ou some ${instead}.`]],
    portrait: true,
  }
}
