import { SERVICES, type Service } from './access-log.js'

/** Where a request is bound: its service, and the path below the service's base URL. */
export interface Place {
  service: Service | null
  path: string
}

/** RFC 8414 and RFC 9728 put the well-known part before the path of what it tells of. */
const WELL_KNOWN_OF = /^(\/\.well-known\/[^/]+)\/(calc|gazette|update)(\/.*)?$/

/** Of a request's URL, whose query does not count. */
export function placeOf(url: string): Place {
  const path = url.split('?', 1)[0] ?? ''
  const wellKnown = WELL_KNOWN_OF.exec(path)
  const [, first, rest] = wellKnown
    ? [path, wellKnown[2], `${wellKnown[1]}${wellKnown[3] ?? ''}`]
    : (/^\/([^/]+)(\/.*)?$/.exec(path) ?? [])
  const service = SERVICES.find((one) => one === first)
  return service ? { service, path: rest ?? '/' } : { service: null, path }
}

/** A pattern with `{name}` stands for the whole path; one without, for all that begins with it. */
export function isUnder(pattern: string, path: string): boolean {
  if (!pattern.includes('{')) return path.startsWith(pattern)
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => /^\{[^}]+\}$/.test(part) || part === parts[at])
  )
}
