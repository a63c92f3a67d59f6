import { D } from './decimal.js'

/** Most amounts: as many digits as keep their cents exact in floating point. */
const IN_CENTS = /^-?\d{1,12}(?:\.\d{1,2})?$/
const MOST_CENTS = 2 ** 52

/** An exact sum of amounts. Whole cents are added as numbers, which costs a tenth of decimal objects. */
export class ExactSum {
  private cents = 0
  private others = new D(0)

  add(amount: string): void {
    if (!IN_CENTS.test(amount)) this.others = this.others.plus(amount)
    else this.cents += Math.round(Number(amount) * 100)
    if (Math.abs(this.cents) < MOST_CENTS) return
    this.others = this.value()
    this.cents = 0
  }

  value(): D {
    return this.others.plus(new D(this.cents).div(100))
  }
}
