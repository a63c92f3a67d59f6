const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/**
 * Decides whether a client may register the address: https, http to its own machine, or a private
 * scheme.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, hash } = new URL(text)
  if (hash !== '') return false
  if (protocol === 'http:') return LOOPBACK.includes(hostname)
  // RFC 8252, section 7.1: a private scheme is a reversed domain name, so that it contains a dot.
  return protocol === 'https:' || protocol.includes('.')
}

/** Compares addresses exactly, except the port of a loopback address (RFC 8252, section 7.3). */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  return registered.some((one) => one === asked || withoutPort(one) === withoutPort(asked))
}

function withoutPort(text: string): string {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  if (url.protocol !== 'http:' || !LOOPBACK.includes(url.hostname)) return text
  url.port = ''
  return url.href
}
