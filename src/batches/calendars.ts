import { z } from 'zod'
import { EXIT, UserError } from '../core/errors.js'
import type { Profile } from '../legal/deadlines/calendar.js'
import {
  municipalDaysOf,
  overlapsAmong,
  PROFILES,
  readProfile,
} from '../legal/deadlines/profiles.js'
import { sha256 } from '../records/codec.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'

/** The record `calendars/<id>.json`: the file of a court's calendar, verbatim. */
const added = z.object({
  id: z.string(),
  file: z.string(),
  addedAt: z.string(),
  sha256: z.string(),
  text: z.string(),
})
const CALENDAR = printed('lote/calendar', added)

export type Added = { calendar: z.infer<typeof added>; profile: Profile }

/** Calendars of courts that users added; each is checked again whenever it is read. */
export class CalendarRecords {
  constructor(readonly bucket: Bucket) {}

  /** @throws UserError where a stored file is no valid calendar */
  async all(): Promise<Added[]> {
    const found: Added[] = []
    for await (const key of this.bucket.list(keys.calendars)) {
      const calendar = await CALENDAR.get(this.bucket, key)
      if (!calendar) continue
      found.push({ calendar, profile: profileOf(calendar.file, calendar.text) })
    }
    return found
  }

  async profiles(): Promise<Profile[]> {
    return (await this.all()).map(({ profile }) => profile)
  }

  /**
   * Stores a file, in place of an earlier version of the same calendar.
   * @throws UserError (2) for a malformed calendar, an entry without a source or of one city, or an
   * overlap with another calendar of the same court
   */
  async add(
    file: string,
    text: string,
    addedAt: string,
  ): Promise<Added & { before: string | undefined }> {
    const profile = profileOf(file, text)
    const { id, version } = profile
    if (isBuiltIn(id)) throw UserError.usage('calendar_built_in', { id })
    const all = await this.all()
    const before = all.find((one) => one.profile.id === id)
    const calendar = { id, file, addedAt, sha256: sha256(text), text }
    if (before?.profile.version === version && before.calendar.sha256 !== calendar.sha256) {
      throw UserError.usage('calendar_exists', { id, version })
    }
    const others = all.flatMap((one) => (one.profile.id === id ? [] : [one.profile]))
    const problems = [...municipalDaysOf(profile, file), ...overlapsAmong([profile, ...others])]
    if (problems.length > 0) throw new UserError(EXIT.usage, problems)
    await CALENDAR.put(this.bucket, keys.calendar(id), calendar)
    return { calendar, profile, before: before?.profile.version }
  }

  async remove(id: string): Promise<void> {
    if (isBuiltIn(id)) throw UserError.usage('calendar_built_in', { id })
    const all = await this.all()
    if (!all.some((one) => one.profile.id === id)) {
      throw UserError.usage('calendar_unknown', { id, known: all.map((one) => one.profile.id) })
    }
    await this.bucket.delete(keys.calendar(id))
  }
}

const isBuiltIn = (id: string) => PROFILES.some((one) => one.id === id)

function profileOf(file: string, text: string): Profile {
  const read = readProfile(file, text)
  if (read.is === 'refused') throw new UserError(EXIT.usage, read.problems)
  return read.profile
}
