import type { CallRequest, StepAnswer } from '../../src/core/job/job.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { addDays, type IsoDate } from '../../src/values/dates.js'
import type { Dice } from '../limit-proof/dice.js'

export const FIRST_DAY = '2026-01-01'

/** A lawyer with the spellings of the registration, each used from some night on. */
export interface Lawyer {
  digits: string
  uf: string
  spellings: { text: string; since: number }[]
}

/** A publication. Times are days since the first, with fractions. */
export interface Entry {
  id: number
  day: number
  date: IsoDate
  appearsAt: number
  cancelledAt: number
  /** Spellings that find it. */
  spellings: { text: string; uf: string }[]
  /** True if its detail names the lawyers by whom it is found. */
  names: boolean
  /** True if its list entry contains its lawyers. */
  tells: boolean
  /** The position in the list of its day, a random number. */
  place: number
}

/** The largest number of lawyers in most years; each is as busy as one of an office. */
const FEW = 7
/** The longest delay of a late publication; the weekly look-back covers a month. */
const LATEST_DAYS = 20
/** The latest cancellation; a later one might be outside every look-back. */
const CANCELLED_DAYS = 20

/** A gazette in virtual time that grows continuously, even between two calls of a reading. */
export class VirtualGazette {
  readonly lawyers: Lawyer[]
  readonly entries: Entry[]
  private readonly byId: ReadonlyMap<number, Entry>
  private readonly bySpelling: ReadonlyMap<string, readonly Entry[]>
  /** The virtual time of the last call, in days. */
  now = 0
  calls = 0

  constructor(
    private readonly dice: Dice,
    private readonly days: number,
    /** Default: a few. */
    lawyers?: number,
  ) {
    const length = lawyers ?? dice.whole(3, FEW)
    this.lawyers = Array.from({ length }, (_, at) => this.lawyer(at))
    const busy = dice.chance(0.3) ? dice.pick(this.lawyers) : undefined
    this.entries = Array.from({ length: days }, (_, day) => this.dayOf(day, busy)).flat()
    this.byId = new Map(this.entries.map((entry) => [entry.id, entry]))
    this.bySpelling = bySpelling(this.entries)
  }

  entry(id: number): Entry | undefined {
    return this.byId.get(id)
  }

  /** Returns an answer in the contract's form, as of the present time. */
  answer({ path }: CallRequest): StepAnswer {
    this.calls += 1
    const { pathname, searchParams } = new URL(path, 'http://gazette')
    if (pathname === '/v1/lawyers') return answered({ lawyers: this.spellings(searchParams) })
    const id = /^\/v1\/communications\/(\d+)$/.exec(pathname)?.[1]
    if (id !== undefined) return answered(this.detail(Number(id)))
    return answered(this.page(searchParams))
  }

  /**
   * Returns the publications that a query for this spelling and these days finds now, in the order
   * of the list.
   */
  found(text: string, uf: string, from: IsoDate, to: IsoDate): Entry[] {
    return (this.bySpelling.get(`${text} ${uf}`) ?? [])
      .filter(({ date, appearsAt }) => appearsAt <= this.now && isWithin(date, from, to))
      .toSorted((a, b) => b.day - a.day || b.place - a.place)
  }

  private spellings(query: URLSearchParams): Fields[] {
    const digits = query.get('numero_oab')
    const uf = query.get('uf_oab')
    return this.lawyers
      .filter((one) => one.digits === digits && one.uf === uf)
      .flatMap(({ spellings }) => spellings)
      .filter(({ since }) => since <= this.now)
      .map(({ text }) => ({ nome: `Nome de ${digits}`, numero_oab: text, uf_oab: uf }))
  }

  private page(query: URLSearchParams): Fields {
    const from = query.get('data_inicio') ?? ''
    const to = query.get('data_fim') ?? '9'
    const found = this.found(query.get('numero_oab') ?? '', query.get('uf_oab') ?? '', from, to)
    const limit = Number(query.get('limit'))
    const offset = Number(query.get('offset'))
    const items = found.slice(offset, offset + limit).map((entry) => this.item(entry))
    return { total: found.length, limit, offset, items }
  }

  private item(entry: Entry): Fields {
    const isCancelled = entry.cancelledAt <= this.now
    return {
      id: entry.id,
      data_disponibilizacao: entry.date,
      texto: `Intimação ${entry.id}`,
      ...(isCancelled ? { ativo: false, motivo_cancelamento: 'Erro material' } : { ativo: true }),
      ...(entry.tells ? { destinatarioadvogados: namedIn(entry) } : {}),
    }
  }

  private detail(id: number): Fields {
    const entry = this.entry(id)
    return entry ? { ...this.item(entry), lawyers: namedIn(entry) } : {}
  }

  private lawyer(at: number): Lawyer {
    const { dice } = this
    const digits = String(1_000 + 37 * at)
    const forms = [digits, `0${digits}`, `${digits}-A`]
    const since = () => (dice.chance(0.3) ? dice.whole(1, this.days) : 0)
    return {
      digits,
      uf: dice.pick(['SP', 'RJ']),
      spellings: forms
        .slice(0, dice.whole(1, 3))
        .map((text, place) => ({ text, since: place === 0 ? 0 : since() })),
    }
  }

  private dayOf(day: number, busy: Lawyer | undefined): Entry[] {
    const { dice } = this
    const most = Math.max(4, this.lawyers.length > FEW ? this.lawyers.length : 0)
    const few = Array.from({ length: dice.whole(0, most) }, (_, at) => this.make(day, at))
    if (!busy || !dice.chance(0.06)) return few
    const count = dice.pick([60, 230, 260])
    return [...few, ...Array.from({ length: count }, (_, at) => this.make(day, 500 + at, busy))]
  }

  private make(day: number, at: number, busy?: Lawyer): Entry {
    const { dice } = this
    const lawyers = busy ? [busy] : dice.chance(0.2) ? [...this.two()] : [dice.pick(this.lawyers)]
    const late = dice.chance(0.1) ? dice.between(0, LATEST_DAYS) : 0
    // Many appear at six in the morning, when the nights are read.
    const appearsAt = day + late + (dice.chance(0.3) ? dice.between(0.25, 0.2504) : dice.next())
    const cancelled = dice.chance(0.05) ? day + dice.between(0, CANCELLED_DAYS) : Infinity
    return {
      id: day * 1_000 + at + 1,
      day,
      date: isoOf(day),
      appearsAt,
      cancelledAt: Math.max(cancelled, appearsAt),
      spellings: lawyers.map(({ spellings, uf }) => {
        const used = spellings.filter(({ since }) => since <= appearsAt)
        return { text: dice.pick(used).text, uf }
      }),
      names: !dice.chance(0.03),
      tells: !dice.chance(busy ? 0.01 : 0.15),
      place: dice.next(),
    }
  }

  private two(): Set<Lawyer> {
    return new Set([this.dice.pick(this.lawyers), this.dice.pick(this.lawyers)])
  }
}

function bySpelling(entries: readonly Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const { text, uf } of entry.spellings) {
      const key = `${text} ${uf}`
      const known = found.get(key)
      if (known) known.push(entry)
      else found.set(key, [entry])
    }
  }
  return found
}

function namedIn({ spellings, names }: Entry): Fields[] {
  const named = names ? spellings : [{ text: '999999', uf: 'AC' }]
  return named.map(({ text, uf }) => ({ nome: 'Nome', numero_oab: text, uf_oab: uf }))
}

function answered(body: unknown): StepAnswer {
  return { is: 'answered', status: 200, body }
}

function isWithin(day: IsoDate, from: IsoDate, to: IsoDate): boolean {
  return from <= day && day <= to
}

export function isoOf(day: number): IsoDate {
  return addDays(FIRST_DAY, day)
}
