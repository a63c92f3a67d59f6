import { queueName } from '../services/account.js'
import type { App } from './app.js'

export interface WorkersAlive {
  account: string
  service: string
  workers: number
}

/** Returns how many processes now work on the queue of each account. */
export async function workersAlive(app: App): Promise<WorkersAlive[]> {
  const found: WorkersAlive[] = []
  for (const account of app.accounts()) {
    const workers = await (await app.queues.of(queueName(account))).workers()
    found.push({ account: account.name, service: account.service, workers })
  }
  return found
}
