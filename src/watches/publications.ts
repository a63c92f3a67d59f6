import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import { resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import type { Bucket } from '../storage/bucket.js'

/** Ordered by urgency for the reader. */
export const PLACES_SHOWN = ['new', 'late', 'check', 'changed', 'cancelled'] as const
export type PlaceShown = (typeof PLACES_SHOWN)[number]

/**
 * A publication of a night under the column names of its workbook: `processo`, `dia`, `fim`,
 * `texto` ...
 */
export interface NightPublication {
  place: PlaceShown
  fields: Record<string, string>
  /** All registrations and cases that found it. */
  watched: string[]
}

/** Returns the publications of a night, each once, new ones first. */
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

/** Completeness of a day in the strip of nights: the worst of its readings. */
export type NightReading = 'whole' | 'part' | 'unread'

/** Returns the completeness of a night from its counts of days and spellings. */
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
