import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Builds what was installed. `npx lote` in this folder installs it into a cache of its own first, where
 * building once more would be half a minute of silence, and a cache for good broken by Ctrl-C.
 */
const isBuilt = existsSync('dist/src/cli/main.js')
if (process.env.npm_command !== 'exec' || !isBuilt) {
  const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
