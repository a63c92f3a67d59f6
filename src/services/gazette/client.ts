import type { z } from 'zod'
import type { Auth } from '../auth.js'
import type { CallOptions, Sender } from '../sender.js'
import * as routes from './endpoints.js'
import type * as filters from './filters.js'
import { MOST_LAWYERS } from './filters.js'
import { byCaseNumber, byId } from './item-key.js'
import { Paged } from './paged.js'
import { type Fields, type GazetteAnswer, GazetteTransport } from './transport.js'

type Id = string | number
export type CommunicationsQuery = z.input<typeof filters.communicationsQuery>
type ProcessosQuery = z.input<typeof filters.processosQuery>
type LawyersQuery = z.input<typeof filters.lawyersQuery>
type PartiesQuery = z.input<typeof filters.partiesQuery>
type TribunalsQuery = z.input<typeof filters.tribunalsQuery>

/** A list without pages; `body` is the answer as it came. */
interface UnpagedList extends GazetteAnswer<unknown> {
  items: Fields[]
}

class Communications extends Paged<CommunicationsQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listCommunications, byId)
  }
  /** Returns one publication with its lawyers and parties. */
  get(id: Id, options?: CallOptions): Promise<GazetteAnswer<Fields>> {
    return this.transport.ask(routes.getCommunication, { id }, options)
  }
}

class Processos extends Paged<ProcessosQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listProcessos, byCaseNumber)
  }
  /** Returns the dossier of a case: all its publications, lawyers and parties. */
  get(numero: string, options?: CallOptions): Promise<GazetteAnswer<Fields>> {
    return this.transport.ask(routes.getProcesso, { numero }, options)
  }
}

class Parties extends Paged<PartiesQuery> {
  constructor(asking: GazetteTransport) {
    super(asking, routes.listParties, byId)
  }
  /** Returns a party and the cases in which it appears. */
  get(id: Id, options?: CallOptions): Promise<GazetteAnswer<Fields>> {
    return this.transport.ask(routes.getParty, { id }, options)
  }
}

class Lawyers {
  constructor(private readonly transport: GazetteTransport) {}

  /** `cut`: the answer has as many results as the service ever returns, so some may be missing. */
  async search(
    query: LawyersQuery,
    options?: CallOptions,
  ): Promise<UnpagedList & { cut: boolean }> {
    const { body, ...told } = await this.transport.ask(routes.searchLawyers, query, options)
    return { ...told, ...body, cut: body.items.length >= MOST_LAWYERS }
  }
  /** Returns a lawyer and the cases in which the lawyer appears. */
  get(id: Id, options?: CallOptions): Promise<GazetteAnswer<Fields>> {
    return this.transport.ask(routes.getLawyer, { id }, options)
  }
}

class Tribunals {
  constructor(private readonly transport: GazetteTransport) {}

  async list(query: TribunalsQuery = {}, options?: CallOptions): Promise<UnpagedList> {
    const { body, ...told } = await this.transport.ask(routes.listTribunals, query, options)
    return { ...told, ...body }
  }
}

/**
 * The client of the gazette; contract: court publications query service. Every call is one unit and
 * is sent once; it returns its answer or throws: RequestError before the call is sent, ServiceError
 * afterwards.
 */
export class GazetteClient {
  readonly communications: Communications
  readonly processos: Processos
  readonly lawyers: Lawyers
  readonly parties: Parties
  readonly tribunals: Tribunals
  private readonly transport: GazetteTransport

  /** @param auth replaces the account's: the service accepts the key under `X-API-Key` too */
  constructor(sender: Sender, { auth }: { auth?: Auth } = {}) {
    this.transport = new GazetteTransport(sender, auth)
    this.communications = new Communications(this.transport)
    this.processos = new Processos(this.transport)
    this.lawyers = new Lawyers(this.transport)
    this.parties = new Parties(this.transport)
    this.tribunals = new Tribunals(this.transport)
  }

  /** Returns the user of the key, and its limits. */
  me(options?: CallOptions): Promise<GazetteAnswer<Fields>> {
    return this.transport.ask(routes.getMe, {}, options)
  }
}
