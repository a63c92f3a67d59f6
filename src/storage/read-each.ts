/** Enough that a distant store answers a thousand reads in seconds, few enough for its limits. */
const AT_A_TIME = 16

/** Reads many records, some at a time, and yields what was read in the same order. */
export async function* readEach<Key, T>(
  keys: readonly Key[],
  read: (key: Key) => Promise<T>,
): AsyncIterable<T> {
  for (let at = 0; at < keys.length; at += AT_A_TIME)
    yield* await Promise.all(keys.slice(at, at + AT_A_TIME).map(read))
}
