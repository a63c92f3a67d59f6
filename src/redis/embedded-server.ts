/**
 * A program: the embedded Redis of one user. embedded-redis.ts starts it with its folder, its
 * number there, and how many ms it outlives its last connection.
 */
import { randomBytes } from 'node:crypto'
import { claim, isNoSpace, NO_SPACE_EXIT, publish, refreshFiles } from './embedded-files.js'
import { bootValkey } from './embedded-valkey.js'

/** Far below the age at which files are removed, and rare enough to wake no sleeping machine. */
const REFRESH_EVERY_MS = 3_600_000

const [dir, generation, lingerMs] = process.argv.slice(2)
try {
  await serve(dir!, Number(generation), Number(lingerMs))
} catch (error) {
  if (isNoSpace(error)) process.exit(NO_SPACE_EXIT)
  throw error
}

async function serve(dir: string, generation: number, lingerMs: number): Promise<void> {
  if (!(await claim(dir, generation))) return
  const secret = randomBytes(24).toString('hex')
  const proof = randomBytes(24).toString('hex')
  const server = await bootValkey(secret, proof)
  let connected = 0
  let leaving: NodeJS.Timeout | undefined
  const leaveSoon = () => {
    leaving = setTimeout(() => process.exit(0), lingerMs)
  }
  server.on('connection', (socket) => {
    connected += 1
    clearTimeout(leaving)
    socket.once('close', () => {
      connected -= 1
      if (connected === 0) leaveSoon()
    })
  })
  leaveSoon()
  const port = await server.open()
  const ready = { port, secret, proof }
  await publish(dir, generation, ready)
  // A folder that is away for a moment does not end the server.
  let number = generation
  setInterval(async () => {
    number = await refreshFiles(dir, number, ready).catch(() => number)
  }, REFRESH_EVERY_MS)
}
