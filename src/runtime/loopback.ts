/** Decides whether the host is this machine, so that traffic to it passes no network. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Returns the base URL of a service, without the slash at its end.
 * @throws Error when it is no http(s) URL, holds a user or password (which every message would
 * show), or would carry a credential in the open to another machine without `allowHttp`
 */
export function checkedBaseUrl(baseUrl: string, allowHttp = false): string {
  if (!URL.canParse(baseUrl)) throw new Error('base URL: not a URL')
  const { protocol, hostname, username, password, search, hash } = new URL(baseUrl)
  if (!/^https?:$/.test(protocol)) throw new Error(`base URL: ${protocol} is not http or https`)
  if (username || password) throw new Error('base URL: holds a user or a password')
  if (search || hash) throw new Error('base URL: holds a query or a fragment')
  if (protocol === 'http:' && !isLoopback(hostname) && !allowHttp) {
    throw new Error(`base URL: plain http to ${hostname} would carry the credential in the open`)
  }
  return baseUrl.replace(/\/+$/, '')
}
