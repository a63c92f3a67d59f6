import type { z } from 'zod'
import type { Auth } from '../auth.js'
import type { CallOptions, Sender } from '../sender.js'
import * as routes from './endpoints.js'
import type * as filters from './filters.js'
import { byCaseNumber, byId } from './item-key.js'
import { Paged } from './paged.js'
import { type Fields, GazetteTransport, type Told } from './transport.js'

type Id = string | number
export type CommunicationsQuery = z.input<typeof filters.communicationsQuery>
type ProcessosQuery = z.input<typeof filters.processosQuery>
type LawyersQuery = z.input<typeof filters.lawyersQuery>
type PartiesQuery = z.input<typeof filters.partiesQuery>
type TribunalsQuery = z.input<typeof filters.tribunalsQuery>

/** A list that is not paged; `body` is the answer as it came. */
interface Found extends Told<unknown> {
  items: Fields[]
}

/** "Up to 200 results, not paginated": so many may be fewer than there are. */
const MOST_LAWYERS = 200

class Communications extends Paged<CommunicationsQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listCommunications, byId)
  }
  /** One publication with its lawyers and parties. */
  get(id: Id, options?: CallOptions): Promise<Told<Fields>> {
    return this.asking.ask(routes.getCommunication, { id }, options)
  }
}

class Processos extends Paged<ProcessosQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listProcessos, byCaseNumber)
  }
  /** The dossier of a case: all its publications, lawyers and parties. */
  get(numero: string, options?: CallOptions): Promise<Told<Fields>> {
    return this.asking.ask(routes.getProcesso, { numero }, options)
  }
}

class Parties extends Paged<PartiesQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listParties, byId)
  }
  /** A party and the cases in which it appears. */
  get(id: Id, options?: CallOptions): Promise<Told<Fields>> {
    return this.asking.ask(routes.getParty, { id }, options)
  }
}

class Lawyers {
  constructor(private readonly asking: GazetteTransport) {}

  /** `cut`: as many came as the service ever gives, so that some may be missing. */
  async search(query: LawyersQuery, options?: CallOptions): Promise<Found & { cut: boolean }> {
    const { body, ...told } = await this.asking.ask(routes.searchLawyers, query, options)
    return { ...told, ...body, cut: body.items.length >= MOST_LAWYERS }
  }
  /** A lawyer and the cases in which the lawyer appears. */
  get(id: Id, options?: CallOptions): Promise<Told<Fields>> {
    return this.asking.ask(routes.getLawyer, { id }, options)
  }
}

class Tribunals {
  constructor(private readonly asking: GazetteTransport) {}

  async list(query: TribunalsQuery = {}, options?: CallOptions): Promise<Found> {
    const { body, ...told } = await this.asking.ask(routes.listTribunals, query, options)
    return { ...told, ...body }
  }
}

/**
 * The gazette; contract: court publications query service. Every call is one unit, is sent once, and
 * either brings its answer or throws: RequestError before anything is sent, ServiceError afterwards.
 */
export class GazetteClient {
  readonly communications: Communications
  readonly processos: Processos
  readonly lawyers: Lawyers
  readonly parties: Parties
  readonly tribunals: Tribunals
  private readonly asking: GazetteTransport

  /** @param auth in place of the account's: the service takes the key under `X-API-Key` too */
  constructor(sender: Sender, { auth }: { auth?: Auth } = {}) {
    this.asking = new GazetteTransport(sender, auth)
    this.communications = new Communications(this.asking)
    this.processos = new Processos(this.asking)
    this.lawyers = new Lawyers(this.asking)
    this.parties = new Parties(this.asking)
    this.tribunals = new Tribunals(this.asking)
  }

  /** Whose key this is, and its limits. */
  me(options?: CallOptions): Promise<Told<Fields>> {
    return this.asking.ask(routes.getMe, {}, options)
  }
}
