import { keyFault } from './key.js'
import { UnexpectedAnswer } from './s3-answers.js'
import type { Target } from './s3-create.js'

/**
 * Returns all keys below the target, without `root`, in order of their bytes. They are collected
 * first: Amazon lists in this order, but stores that keep folders list `a/b` before `a-b`. 100,000
 * keys are 10 MB.
 * @throws UnexpectedAnswer when the store returns the token of an earlier page
 */
export async function listKeys(target: Target, root: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { Contents = [] } of pagesOf(target)) {
    for (const { Key } of Contents) {
      // A store that ignores the prefix lists other keys too.
      if (!Key?.startsWith(target.Key)) continue
      const key = Key.slice(root.length)
      // Tools of others leave folder markers, `name/`, which are not keys of ours.
      if (keyFault(key) === undefined) keys.push(key)
    }
  }
  return inOrder(keys)
}

/** Returns the names of the folders right below the target, which ends in a slash. */
export async function listFolders(target: Target): Promise<string[]> {
  const names = new Set<string>()
  for await (const { CommonPrefixes = [], Contents = [] } of pagesOf(target, '/')) {
    const all = [...CommonPrefixes.map(({ Prefix }) => Prefix), ...Contents.map(({ Key }) => Key)]
    for (const one of all) {
      if (!one?.startsWith(target.Key)) continue
      // A store that ignores the delimiter lists the keys themselves.
      const [name = '', ...below] = one.slice(target.Key.length).split('/')
      if (below.length > 0 && keyFault(name) === undefined) names.add(name)
    }
  }
  return inOrder([...names].map((name) => `${name}/`)).map((name) => name.slice(0, -1))
}

async function* pagesOf({ sdk, client, Bucket, Key }: Target, Delimiter?: string) {
  const given = new Set<string | undefined>()
  let ContinuationToken: string | undefined
  do {
    if (given.has(ContinuationToken))
      throw new UnexpectedAnswer('the listing leads back to a page that was given')
    given.add(ContinuationToken)
    const page = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix: Key, Delimiter, ContinuationToken }),
    )
    yield page
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken !== undefined)
}

function inOrder(keys: string[]): string[] {
  const bytes = keys.map((key) => Buffer.from(key))
  if (bytes.every((each, i) => i === 0 || Buffer.compare(bytes[i - 1]!, each) < 0)) return keys
  return bytes.sort(Buffer.compare).map(String)
}
