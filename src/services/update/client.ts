import type { z } from 'zod'
import type { CallOptions, Sender } from '../sender.js'
import * as routes from './endpoints.js'

export type TableQuestion = z.input<typeof routes.tableQuestion>
export type UpdateQuestion = z.input<typeof routes.updateQuestion>

/**
 * Monetary update; contract: monetary update service. The shape of its answers is not shown: each
 * method gives the JSON as it came, and `recognise.ts` looks for what we need in it.
 *
 * Every call is one unit, is sent once, and throws RequestError before anything is sent or
 * ServiceError afterwards.
 */
export class UpdateClient {
  constructor(private readonly sender: Sender) {}

  /** The tables and indices that `tabela` and `indiceAtualizacao` may name. */
  listaTabelas(options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.listaTabelas, {}, options)
  }

  /** The values of one index at an update date (`YYYY-MM-DD`). */
  lerTabela(question: TableQuestion, options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.lerTabela, question, options)
  }

  /** Historical amounts (`dia` as `YYYY-MM-DD`, `valor` with decimals) brought to the update date. */
  atualiza(question: UpdateQuestion, options?: CallOptions): Promise<unknown> {
    return this.sender.send(routes.atualiza, question, options)
  }
}
