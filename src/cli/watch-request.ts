import type { App } from '../app.js'
import type { IsoDate } from '../dates.js'
import type { Request } from '../prepare.js'
import type { Watch } from '../watches/watch.js'

/** A night of the watch, as a batch is asked for. */
export function requestFor(app: App, watch: Watch, file: string, night: IsoDate): Request {
  const parameters = { night, watch: watch.name }
  return {
    file,
    job: app.job('watch'),
    parameters,
    accept: {
      ...(watch.sheet === undefined ? {} : { sheet: watch.sheet }),
      map: watch.map,
      lastYear: Number(night.slice(0, 4)),
      given: new Set(Object.keys(parameters)),
      acceptedBefore: true,
    },
    duplicates: 'warn',
    lane: 'normal',
    // A night that is run again reads again: what is new since then would be missed.
    again: true,
  }
}
