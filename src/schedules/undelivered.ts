import type { Engine } from '../batches/engine.js'
import { missingFor } from '../notices/settings.js'
import { parseTarget, shownTarget } from '../notices/target.js'
import { ScheduleRecords } from './records.js'

/** Recipients that this process could not notify, and the variables that it lacks. */
export interface Undelivered {
  to: string[]
  missing: string[]
}

/** Returns a warning only, because a worker elsewhere may have what this process lacks. */
export function undelivered(
  { config }: Pick<Engine, 'config'>,
  notify: readonly string[],
): Undelivered | undefined {
  const found = notify.flatMap((one) => {
    const target = parseTarget(one)
    const missing = missingFor(target, config.notices)
    return missing === undefined ? [] : [{ to: shownTarget(target), missing }]
  })
  if (found.length === 0) return undefined
  const different = (all: string[]) => [...new Set(all)]
  return {
    to: different(found.map(({ to }) => to)),
    missing: different(found.map(({ missing }) => missing)),
  }
}

export async function recipientsOfSchedules(engine: Pick<Engine, 'bucket'>): Promise<string[]> {
  const records = new ScheduleRecords(await engine.bucket())
  const found = new Set<string>()
  for await (const name of records.names()) {
    for (const one of (await records.schedule(name))?.notify ?? []) found.add(one)
  }
  return [...found]
}
