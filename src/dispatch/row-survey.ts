import type { Parameters, Survey } from '../core/job/job.js'
import type { IsoDate } from '../values/dates.js'
import { sameKey } from './pack.js'

/** Which series the figures will need, by parameter set and span of dates. */
export class RowSurvey {
  private readonly groups = new Map<string, Survey['groups'][number]>()
  private readonly undated = new Map<string, Parameters>()

  note({ parameters, date }: { parameters: Parameters; date?: IsoDate }): void {
    const key = sameKey(parameters)
    if (date === undefined) {
      this.undated.set(key, parameters)
      return
    }
    const group = this.groups.get(key)
    if (!group) this.groups.set(key, { parameters, from: date, to: date, rows: 1 })
    else {
      if (date < group.from) group.from = date
      if (date > group.to) group.to = date
      group.rows += 1
    }
  }

  told(): Survey {
    return { groups: [...this.groups.values()], undated: [...this.undated.values()] }
  }
}
