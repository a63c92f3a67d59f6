import { isIP } from 'node:net'
import { isPublic } from './address.js'

/** What of a URL alone keeps every notice from it. */
export type UrlFault = 'notify_private' | 'notify_plain_http'

/** Before any name is looked up; an address is connected to without a lookup. */
export function faultOf(
  url: URL,
  { allowPrivate, allowHttp }: { allowPrivate: boolean; allowHttp: boolean },
): UrlFault | undefined {
  const host = hostOf(url)
  const isHere = isIP(host) ? !isPublic(host) : /^(?:.+\.)?localhost\.?$/i.test(host)
  if (isHere && !allowPrivate) return 'notify_private'
  return url.protocol !== 'https:' && !allowHttp ? 'notify_plain_http' : undefined
}

/** Without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
