import type { Cell } from '../../spreadsheets/cell.js'
import { HALF_CENT, looseAmount } from '../cells/loose-amount.js'
import type { Candidate } from './match-columns.js'
import { headsBase, headsNoDebt, isOwedShare, isStatedShare } from './only-column.js'

/** Finds a share that is owed, and not its base: "FGTS (8%)" beside "Salário". */
export class OwedShare {
  private readonly parts: ConstantPart[]

  constructor(candidates: readonly Candidate[]) {
    const shares = candidates.filter(({ heading }) => isOwedShare(heading))
    const bases = candidates.filter(({ heading }) => headsBase(heading))
    this.parts = shares.flatMap((share) =>
      bases.map((base) => new ConstantPart(share.column, base.column)),
    )
  }

  observeItem(cells: readonly Cell[]): void {
    for (const part of this.parts) part.observeItem(cells)
  }

  /** Returns the share, if the other candidates are its bases by their headings or their cells. */
  among(candidates: readonly Candidate[]): Candidate | undefined {
    const [share, ...more] = candidates.filter(({ heading }) => isOwedShare(heading))
    if (!share || more.length > 0) return undefined
    const isBase = ({ heading, column }: Candidate) =>
      headsNoDebt(heading) ||
      (headsBase(heading) && (isStatedShare(share.heading) || this.isProved(share.column, column)))
    return candidates.every((one) => one === share || isBase(one)) ? share : undefined
  }

  private isProved(share: number, base: number): boolean {
    return this.parts.some((part) => part.share === share && part.base === base && part.found())
  }
}

/** Finds out whether a column is the same part of another on all lines, of different amounts. */
class ConstantPart {
  /** The quotients that the lines leave possible. */
  private least = 0
  private most = 1
  private readonly bases = new Set<number>()

  constructor(
    readonly share: number,
    readonly base: number,
  ) {}

  observeItem(cells: readonly Cell[]): void {
    const share = looseAmount(cells[this.share])
    const base = looseAmount(cells[this.base])
    if (share === undefined && base === undefined) return
    const isPart = share !== undefined && base !== undefined && share >= 0 && share < base
    this.least = isPart ? Math.max(this.least, (share - HALF_CENT) / base) : 1
    this.most = isPart ? Math.min(this.most, (share + HALF_CENT) / base) : 0
    if (isPart && this.bases.size < 2) this.bases.add(base)
  }

  found(): boolean {
    return this.bases.size > 1 && this.least <= this.most
  }
}
