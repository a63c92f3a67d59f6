import type { Engine } from '../batches/engine.js'
import type { Request } from '../batches/submission/prepare.js'
import type { IsoDate } from '../values/dates.js'
import type { Watch } from './watch.js'

export function requestFor(
  engine: Pick<Engine, 'job'>,
  watch: Watch,
  file: string,
  night: IsoDate,
): Request {
  const parameters = { night, watch: watch.name }
  return {
    file,
    job: engine.job('watch'),
    parameters,
    accept: {
      sheet: watch.sheet,
      map: watch.map,
      lastYear: Number(night.slice(0, 4)),
      given: parameters,
      acceptedBefore: true,
    },
    duplicates: 'warn',
    lane: 'normal',
    // A night that is run again has to read again: otherwise it would miss newer publications.
    again: true,
  }
}
