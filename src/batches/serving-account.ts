import type { Manifest } from '../core/batch.js'
import { type Account, queueName } from '../services/account.js'
import type { Engine } from './engine.js'

/**
 * Returns the account of this configuration that serves the batch: the one with the key and the
 * address of its submission. A rehearsal with a sandbox of its own has none.
 */
export function servingAccount(
  engine: Pick<Engine, 'accounts'>,
  { queue, book }: Pick<Manifest, 'queue' | 'book'>,
): Account | undefined {
  return engine.accounts().find((account) => queueName(account) === (queue ?? book))
}
