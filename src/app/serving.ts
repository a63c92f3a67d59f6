import type { Manifest } from '../core/batch.js'
import { type Account, queueName } from '../services/account.js'
import type { App } from './app.js'

/**
 * Returns the account of this configuration that serves the batch: the one with the key and the
 * address of its submission. A rehearsal with a sandbox of its own has none.
 */
export function servingAccount(app: App, { queue, book }: Manifest): Account | undefined {
  return app.accounts().find((account) => queueName(account) === (queue ?? book))
}
