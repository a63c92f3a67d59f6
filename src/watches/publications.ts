import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import { resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Bucket } from '../storage/bucket.js'

/** In the order in which a person has to look at them. */
export const PLACES_SHOWN = ['new', 'late', 'check', 'changed', 'cancelled'] as const
export type PlaceShown = (typeof PLACES_SHOWN)[number]

/** A publication of a night by the names of its workbook: `processo`, `dia`, `fim`, `texto` ... */
export interface NightPublication {
  place: PlaceShown
  fields: Record<string, string>
  /** All registrations and cases that it was found for. */
  watched: string[]
}

/** What a night shows, each publication once: what is new first. */
export async function publicationsOf(
  manifest: Manifest,
  bucket: Bucket,
): Promise<NightPublication[]> {
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const found = new Map<string, NightPublication>()
  for await (const { lists } of resultRows({ manifest, bucket, outcomes })) {
    for (const place of PLACES_SHOWN) {
      for (const fields of lists?.[place] ?? []) {
        const key = `${place} ${fields.id ?? JSON.stringify(fields)}`
        const known = found.get(key) ?? { place, fields, watched: [] }
        const { inscricao = '' } = fields
        if (inscricao && !known.watched.includes(inscricao)) known.watched.push(inscricao)
        found.set(key, known)
      }
    }
  }
  const order = ({ place }: NightPublication) => PLACES_SHOWN.indexOf(place)
  return [...found.values()].sort((a, b) => order(a) - order(b))
}

/** How a day of the strip stands: the worst of what its nights could not read. */
export type NightReading = 'whole' | 'part' | 'unread'

/** The worst of what a night came to, by its counts of days and spellings. */
export function readingOfNight({
  complete,
  incomplete,
  failed,
}: {
  complete: number
  incomplete: number
  failed: number
}): NightReading {
  if (failed + incomplete === 0) return 'whole'
  return complete === 0 && incomplete === 0 ? 'unread' : 'part'
}
