import { createHash } from 'node:crypto'

/** The part of a Redis connection that the limiter needs. */
export interface ScriptRunner {
  evalsha(sha: string, keys: number, ...rest: (string | number)[]): Promise<unknown>
  eval(lua: string, keys: number, ...rest: (string | number)[]): Promise<unknown>
}

export interface Script {
  lua: string
  sha: string
}

export function scriptOf(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') }
}

/** Runs a script by its hash, and sends its text when the server does not have it. */
export async function run(
  redis: ScriptRunner,
  { lua, sha }: Script,
  keys: string[],
  args: (string | number)[],
): Promise<unknown> {
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return redis.eval(lua, keys.length, ...keys, ...args)
  }
}
