import { seesAccount, type Viewer } from '../access/roles.js'
import { connectionFor } from '../batches/connect.js'
import type { Connection } from '../services/connection.js'
import type { WebContext } from './context.js'

const SERVICES = ['calculation', 'gazette', 'update'] as const

/**
 * Returns the connections of the viewer's accounts; in a rehearsal those of the sandbox, one for
 * each service.
 */
export async function ownConnections(
  { app, sandbox: started }: WebContext,
  viewer: Viewer,
): Promise<Connection[]> {
  if (!started) {
    const own = app.accounts().filter(({ name }) => seesAccount(viewer, name))
    return own.map((account) => app.connect(account))
  }
  const asked = SERVICES.map((service) => connectionFor(app, service, { sandbox: true, started }))
  return (await Promise.all(asked)).map(({ connection }) => connection)
}
