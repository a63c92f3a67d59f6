import type { Job } from '../../src/core/job/job.js'
import type { Fault, FaultTarget, Sandbox } from '../../src/sandbox/index.js'
import type { Fixture } from './fixtures.js'

/** Where the sandbox has the services of jobs. */
export const PLACES = { calculation: 'calc', gazette: 'gazette', update: 'update' } as const

/** The environment of `lote` for all three, at this URL. */
export function servicesAt(
  url: string,
  sandbox: Sandbox,
  { limits, timeoutMs }: { limits: string; timeoutMs: number },
): Record<string, string> {
  const of = (name: 'CALC' | 'GAZETTE' | 'UPDATE') => ({
    [`${name}_BASE_URL`]: `${url}/${name.toLowerCase()}`,
    [`${name}_API_KEY`]: sandbox.apiKey,
    [`${name}_LIMITS`]: limits,
    [`${name}_TIMEOUT`]: `${timeoutMs}ms`,
  })
  return { ...of('CALC'), ...of('GAZETTE'), ...of('UPDATE') }
}

/** The fault at the next call of this kind of job. */
export function faultAt(fixture: Fixture, { service }: Job, fault: Fault): Fault {
  return { ...targetOf(fixture, service), ...fault }
}

/** Where no target is said, the sandbox waits for calls of the calculation service that cost units. */
function targetOf({ isFree }: Fixture, service: Job['service']): FaultTarget {
  if (service !== 'calculation') return { service: PLACES[service] }
  return isFree ? { service: 'calc', path: '/v1/extract' } : {}
}

/** Not one of the free reads, of which the service may be asked as often as one likes. */
export function isCall({ method, path }: { method: string; path: string }): boolean {
  if (!path.startsWith('/calc/')) return true
  return method !== 'GET' || /^\/calc\/v1\/calc\/[^/?]+\/[^/?]+/.test(path)
}
