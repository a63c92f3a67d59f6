import type { ServiceName } from '../openapi/shape.js'
import type { Clients, World } from '../support/world.js'

export type DocumentName = 'calculation-service' | 'gazette-service' | 'update-service'

/** Where one operation of a contract is: on paper, in our client, in the sandbox. */
export interface Place {
  /** In the description: `calculation.calc.run`. */
  operation: string
  service: ServiceName
  /** Heading of the contract. */
  section: string
  /** As the contract writes it. */
  route: string
  /** From the clients on: `calculation.calc.run`; null of what no client asks. */
  method: string | null
  /** Below src/sandbox. */
  handler: string
}

/** A place, and a call of it that the service answers with success. */
export interface Ask extends Place {
  method: string
  /** Gives the body as the client kept it; undefined where it keeps none (files). */
  ask(clients: Clients, world: World): Promise<unknown>
}

/** One line of the table: what the contract says, and the function that meets it. */
export interface Row extends Place {
  /** Unique. */
  id: string
  status: number
  /** Null where the contract shows none; absent of a success. */
  code?: string | null
  /** What is claimed beside the status. */
  claim: string
  /** The sandbox meets it only when it is asked for the fault. */
  fault?: true
  /** The request is against the contract: the client's checks refuse it, and the row sends it past them. */
  against?: true
  /** Provokes it through the client over HTTP, and fails when the client gives anything else. */
  meet(world: World): Promise<void>
}

export interface Fact {
  status?: number
  code?: string | null
  claim?: string
  fault?: true
  against?: true
}

/** A row about the operation: what it answers, and how that is met. */
export function row(place: Place, fact: Fact, meet: Row['meet']): Row {
  const { operation, service, section, route, method, handler } = place
  const { status = 200, claim = '', ...more } = fact
  const said = more.code === null ? '*' : more.code
  const id = [operation, status, said, claim].filter(Boolean).join(' ')
  return { id, operation, service, section, route, method, handler, status, claim, ...more, meet }
}
