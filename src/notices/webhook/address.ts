import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * Addresses that are not on the public internet, by the special-purpose registries of IANA (RFC
 * 6890 and its updates), and the metadata address of Azure, which looks public. The metadata
 * addresses of other providers are link-local, unique local or in the shared space.
 */
const NOT_PUBLIC_4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
/** Global unicast is one eighth of IPv6; the rest is loopback, local, multicast or mapped. */
const GLOBAL_6 = blockList('ipv6', [['2000::', 3]])
/** Ranges within it: protocol assignments (Teredo, ORCHID), documentation, 6to4. */
const NOT_PUBLIC_6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
/** NAT64 (RFC 6052): IPv4 as seen by an IPv6-only host; the last 32 bits are the IPv4 address. */
const NAT64 = blockList('ipv6', [['64:ff9b::', 96]])

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, bits] of subnets) list.addSubnet(network, bits, family)
  return list
}

/** Decides whether an address is on the public internet; mapped forms of IPv4 never are. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC_4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  if (NAT64.check(address, 'ipv6')) return isPublic(last32Bits(address))
  return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}

function last32Bits(address: string): string {
  const tail = address.slice(address.lastIndexOf(':') + 1)
  if (isIPv4(tail)) return tail
  const groups = address.split('::')
  const right = (groups[1] ?? groups[0]!).split(':').filter(Boolean)
  const [high = '0', low = '0'] = ['0', '0', ...right].slice(-2)
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
