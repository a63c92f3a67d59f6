import type { SheetToWrite } from '../spreadsheets/sheet.js'

/** A sheet, and what Leia-me says of it. */
export type DescribedSheet = SheetToWrite & {
  about: string
  /** What it holds stands in other sheets and in the storage: only a workbook of all sheets has it. */
  extra?: true
  /** Named by a service: it gets what name ours leave. */
  theirs?: true
}

/** A sheet that says why it is empty: one that is missing would pass for an error. */
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
