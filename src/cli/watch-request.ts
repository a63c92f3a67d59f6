import type { App } from '../app/app.js'
import type { Request } from '../batches/prepare.js'
import { UserError } from '../core/errors.js'
import { type IsoDate, isIsoDate } from '../values/dates.js'
import type { Watch } from '../watches/watch.js'

/** The night that `--date` asks for. */
export function nightFrom(date: string | undefined, today: IsoDate): IsoDate {
  if (date === undefined) return today
  if (!isIsoDate(date)) {
    throw UserError.usage('bad_option', { option: '--date', expected: 'AAAA-MM-DD', got: date })
  }
  if (date > today) throw UserError.usage('watch_future', { date })
  return date
}

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
      given: parameters,
      acceptedBefore: true,
    },
    duplicates: 'warn',
    lane: 'normal',
    // A night that is run again reads again: what is new since then would be missed.
    again: true,
  }
}
