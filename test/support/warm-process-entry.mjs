/**
 * The built program, loaded once and run for one command after another. A command has its arguments,
 * environment and folder for itself; each of its outputs ends with the line END, the status after it.
 */

const { requireCompiled } = await import('../../dist/src/runtime/compiled.js')
const { main } = requireCompiled(new URL('../../dist/src/program/lote.cjs', import.meta.url))

// A command that has ended lets its process end later, which is by now at another command.
process.exit = () => undefined
process.on('disconnect', () => process.reallyExit(0))

process.on('message', async ({ args, env, cwd, end }) => {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  process.argv.splice(2, Infinity, ...args)
  process.exitCode = undefined
  // Each command listens for the end of its readers.
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
  await main()
  // What it left to fail at once still fails this command, and not the next.
  await new Promise((resolve) => setImmediate(resolve))
  for (const stream of [process.stdout, process.stderr])
    stream.write(`${end}${process.exitCode ?? 0}\n`)
})
