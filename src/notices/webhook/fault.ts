import { isIP } from 'node:net'
import { isPublic } from './address.js'

/** A property of the URL alone for which no notice is sent to it. */
export type UrlFault = 'notify_private' | 'notify_plain_http'

/** Checks a URL before any name is looked up; an IP address is connected to without a lookup. */
export function faultOf(
  url: URL,
  { allowPrivate, allowHttp }: { allowPrivate: boolean; allowHttp: boolean },
): UrlFault | undefined {
  const host = hostOf(url)
  const isHere = isIP(host) ? !isPublic(host) : /^(?:.+\.)?localhost\.?$/i.test(host)
  if (isHere && !allowPrivate) return 'notify_private'
  return url.protocol !== 'https:' && !allowHttp ? 'notify_plain_http' : undefined
}

/** Removes the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
