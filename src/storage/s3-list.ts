import { keyFault } from './key.js'
import type { Target } from './s3-create.js'

/**
 * All keys below the target, without `root`, in order of their bytes. They are gathered first: Amazon
 * lists in this order, but stores that keep folders give `a/b` before `a-b`. 100,000 keys are 10 MB.
 */
export async function listKeys(
  { sdk, client, Bucket, Key }: Target,
  root: string,
): Promise<string[]> {
  const keys: string[] = []
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix: Key, ContinuationToken }),
    )
    for (const object of page.Contents ?? []) {
      const key = object.Key?.slice(root.length)
      // Others' tools leave markers of folders, `name/`, which are no keys of ours.
      if (key !== undefined && keyFault(key) === undefined) keys.push(key)
    }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken !== undefined)
  return inOrder(keys)
}

function inOrder(keys: string[]): string[] {
  const bytes = keys.map((key) => Buffer.from(key))
  if (bytes.every((each, i) => i === 0 || Buffer.compare(bytes[i - 1]!, each) < 0)) return keys
  return bytes.sort(Buffer.compare).map(String)
}
