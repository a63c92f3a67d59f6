/** Year to its twelve monthly numbers, January first; years follow each other without a gap. */
export type YearTable = Readonly<Record<number, readonly number[]>>
