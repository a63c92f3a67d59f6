/** A cache of a few values by key, which drops the oldest first. */
export class BoundedCache<Key, Value> {
  private readonly values = new Map<Key, Promise<Value>>()

  constructor(private readonly most: number) {}

  of(key: Key, read: () => Promise<Value>): Promise<Value> {
    const known = this.values.get(key)
    if (known) return known
    if (this.values.size >= this.most) this.values.delete(this.values.keys().next().value!)
    const reading = read()
    this.values.set(key, reading)
    reading.catch(() => this.values.delete(key))
    return reading
  }

  forget(key: Key): void {
    this.values.delete(key)
  }
}
