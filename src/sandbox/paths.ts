import { SERVICES, type Service } from './access-log.js'

/** The service of a request, and the path below the service's base URL. */
export interface Place {
  service: Service | null
  path: string
}

/** RFC 8414 and RFC 9728 put the well-known part before the path of the resource. */
const WELL_KNOWN_OF = /^(\/\.well-known\/[^/]+)\/(calc|gazette|update)(\/.*)?$/

/** Returns the place of a request's URL, ignoring its query. */
export function placeOf(url: string): Place {
  const path = url.split('?', 1)[0] ?? ''
  const wellKnown = WELL_KNOWN_OF.exec(path)
  const [, first, rest] = wellKnown
    ? [path, wellKnown[2], `${wellKnown[1]}${wellKnown[3] ?? ''}`]
    : (/^\/([^/]+)(\/.*)?$/.exec(path) ?? [])
  const service = SERVICES.find((one) => one === first)
  return service ? { service, path: rest ?? '/' } : { service: null, path }
}

/** Matches a path: a pattern with `{name}` as a whole path, any other pattern as a prefix. */
export function isUnder(pattern: string, path: string): boolean {
  if (!pattern.includes('{')) return path.startsWith(pattern)
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => /^\{[^}]+\}$/.test(part) || part === parts[at])
  )
}
