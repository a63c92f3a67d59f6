import type { Value } from '../sheet.js'

/**
 * The rows of a sheet, read one by one with a look-ahead of one: a full sheet has to know whether
 * another row follows before the next sheet starts. Rows of a plain iterable need no promise each.
 */
export class RowSource {
  private readonly iterator: Iterator<Value[]> | AsyncIterator<Value[]>
  private ahead: Value[] | undefined
  private done = false

  constructor(rows: AsyncIterable<Value[]> | Iterable<Value[]>) {
    this.iterator =
      Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  }

  next(): Value[] | undefined | Promise<Value[] | undefined> {
    if (this.ahead) {
      const row = this.ahead
      this.ahead = undefined
      return row
    }
    if (this.done) return undefined
    const result = this.iterator.next()
    return result instanceof Promise
      ? result.then((each) => this.valueOf(each))
      : this.valueOf(result)
  }

  async hasMore(): Promise<boolean> {
    this.ahead ??= await this.next()
    return this.ahead !== undefined
  }

  /** Closes the source, as leaving a for-of loop does. */
  async close(): Promise<void> {
    if (this.done) return
    this.done = true
    await this.iterator.return?.()
  }

  private valueOf(result: IteratorResult<Value[]>): Value[] | undefined {
    if (!result.done) return result.value
    this.done = true
    return undefined
  }
}
