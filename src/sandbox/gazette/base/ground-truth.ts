import type { Act } from './act.js'
import type { Base } from './base.js'
import { isoOf, readDay } from './day.js'
import { digitsOf, type Spelling, type Trait } from './people.js'

export interface Registration {
  /** Digits, without leading zeros. */
  oab: string
  uf: string
  spellings: { oab: string; nome: string; id: number }[]
  trait?: Trait
}

/** A publication with its times, in milliseconds, whether the service shows it or not. */
export interface Published {
  id: number
  /** `YYYY-MM-DD` of availability. */
  day: string
  appearsAt: number
  /** Also present if the cancellation is still to come. */
  cancelledAt?: number
  /** The past or future time at which its text changes. */
  correctedAt?: number
  /** Twenty digits. */
  processo: string
  sealed: boolean
  /** Registrations that find it. */
  found: { oab: string; uf: string }[]
  /** Registrations that it lists, which may differ from those that find it. */
  listed: { oab: string; uf: string }[]
}

export interface PublishedFilter {
  /** Day of availability `YYYY-MM-DD`, inclusive. */
  from?: string
  to?: string
  /** A registration: its digits in any spelling, and its state. */
  oab?: string
  uf?: string
  /** An instant; now by default. */
  at?: number
}

/**
 * Returns all publications present at the instant, newest first.
 * @throws RangeError for an invalid day
 */
export function publishedIn(base: Base, filter: PublishedFilter & { at: number }): Published[] {
  const { from, to, oab, uf, at } = filter
  const spellings =
    oab === undefined && uf === undefined ? undefined : spellingsFor(base, { oab, uf })
  return base
    .visible(at, {
      ...(from !== undefined && { from: dayOf(from) }),
      ...(to !== undefined && { to: dayOf(to) }),
      ...(spellings && { spellings: spellings.map(({ id }) => id) }),
    })
    .map((act) => publishedOf(act, base))
}

/** Returns the registrations with publications, and their spellings in use on the day. */
export function registrationsOf({ people }: Base, today: number): Registration[] {
  return people.lawyers.map(({ digits, uf, spellings, trait }) => ({
    oab: digits,
    uf,
    spellings: spellings
      .filter(({ since }) => since <= today)
      .map(({ numero_oab, nome, id }) => ({ oab: numero_oab, nome, id })),
    ...(trait && { trait }),
  }))
}

function spellingsFor(
  { people }: Base,
  { oab, uf }: { oab: string | undefined; uf: string | undefined },
): readonly Spelling[] {
  const all =
    oab === undefined
      ? people.spellings
      : people.byDigits(digitsOf(oab)).flatMap(({ spellings }) => spellings)
  return all.filter(({ uf_oab }) => uf === undefined || uf_oab === uf)
}

function publishedOf(act: Act, base: Base): Published {
  const cancelledAt = base.cancelledAt(act)
  const { number, sealed } = base.caseOf(act)
  return {
    id: act.id,
    day: isoOf(act.day),
    appearsAt: act.appearsAt,
    ...(cancelledAt !== undefined && { cancelledAt }),
    ...(act.correctedAt !== undefined && { correctedAt: act.correctedAt }),
    processo: number,
    sealed,
    found: registrationsIn(act.matched, base),
    listed: registrationsIn(act.listed, base),
  }
}

function registrationsIn(ids: readonly number[], { people }: Base): { oab: string; uf: string }[] {
  return ids.flatMap((id) => {
    const found = people.byId(id)
    return found ? { oab: found.spelling.numero_oab, uf: found.spelling.uf_oab } : []
  })
}

function dayOf(text: string): number {
  const day = readDay(text)
  if (day !== undefined) return day
  throw new RangeError(`expected a day YYYY-MM-DD, got ${text}`)
}
