import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be disturbed. Its own port stays the same, whatever stands behind it. */
export interface TcpProxy {
  port: number
  /** Connections from now on go to this port of the loopback. */
  target(port: number): void
  /** Ends all connections with a TCP reset. */
  reset(): void
  /** New connections are reset at once, until told otherwise. */
  refuse(on: boolean): void
  /** Nothing passes either way; what came meanwhile passes later. */
  stall(on: boolean): void
  /** What the server says is swallowed; when that ends, so do the connections that missed some. */
  dropReplies(on: boolean): void
  /** All as it should be. */
  calm(): void
  close(): Promise<void>
}

interface Pair {
  client: Socket
  server: Socket
  missed: boolean
}

/** Starts a proxy before a port of the loopback. */
export async function startTcpProxy(first: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  const now = { port: first, refusing: false, stalled: false, dropping: false }
  const listener = createServer((client) => {
    if (now.refusing) client.resetAndDestroy()
    else
      pairs.add(pairOf(client, connect(now.port, '127.0.0.1'), now, (pair) => pairs.delete(pair)))
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const end = (which: (pair: Pair) => boolean) => {
    for (const pair of [...pairs].filter(which)) {
      pair.client.resetAndDestroy()
      pair.server.destroy()
    }
  }
  const proxy: TcpProxy = {
    port: (listener.address() as AddressInfo).port,
    target: (port) => {
      now.port = port
    },
    reset: () => end(() => true),
    refuse: (on) => {
      now.refusing = on
    },
    stall: (on) => {
      now.stalled = on
      for (const { client, server } of pairs) for (const one of [client, server]) flow(one, !on)
    },
    dropReplies: (on) => {
      now.dropping = on
      if (!on) end(({ missed }) => missed)
    },
    calm: () => {
      proxy.refuse(false)
      proxy.stall(false)
      proxy.dropReplies(false)
    },
    close: async () => {
      listener.close()
      end(() => true)
      await once(listener, 'close')
    },
  }
  return proxy
}

function flow(socket: Socket, on: boolean): void {
  if (on) socket.resume()
  else socket.pause()
}

function pairOf(
  client: Socket,
  server: Socket,
  now: Readonly<{ stalled: boolean; dropping: boolean }>,
  gone: (pair: Pair) => void,
): Pair {
  const pair: Pair = { client, server, missed: false }
  client.on('data', (chunk) => server.write(chunk))
  server.on('data', (chunk) => {
    if (now.dropping) pair.missed = true
    // A stream with a hole would be read as something else: the rest of it is not passed either.
    if (!pair.missed) client.write(chunk)
  })
  const end = () => {
    client.destroy()
    server.destroy()
    gone(pair)
  }
  for (const one of [client, server]) {
    one.setNoDelay(true)
    one.on('error', () => undefined)
    one.on('close', end)
    if (now.stalled) one.pause()
  }
  return pair
}
