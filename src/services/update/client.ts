import type { z } from 'zod'
import type { CallOptions, Sender } from '../sender.js'
import * as routes from './endpoints.js'

export type TableQuestion = z.input<typeof routes.tableQuestion>
export type UpdateQuestion = z.input<typeof routes.updateQuestion>

/**
 * The client of the monetary update service; contract: monetary update service. The contract does
 * not show its answers: each method returns the JSON as it came, and `recognise.ts` finds the
 * needed values in it.
 *
 * Every call is one unit, is sent once, and throws RequestError before it is sent or ServiceError
 * afterwards.
 */
export class UpdateClient {
  constructor(private readonly sender: Sender) {}

  /** Returns the tables and indices that `tabela` and `indiceAtualizacao` may name. */
  listaTabelas(options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.listaTabelas, {}, options)
  }

  /** Returns the values of one index at an update date (`YYYY-MM-DD`). */
  lerTabela(question: TableQuestion, options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.lerTabela, question, options)
  }

  /**
   * Brings historical amounts (`dia` as `YYYY-MM-DD`, `valor` with decimals) to the update date.
   */
  atualiza(question: UpdateQuestion, options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.atualiza, question, options)
  }
}
