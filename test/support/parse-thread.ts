import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { THREAD } from './thread-location.js'

/** Bundles the program of the thread that parses from the sources as they are, once for all tests. */
export async function setup(): Promise<void> {
  const input = fileURLToPath(new URL('../../src/spreadsheets/thread/entry.ts', import.meta.url))
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  await bundle.write({ file: fileURLToPath(THREAD), codeSplitting: false })
  await bundle.close()
}

export async function teardown(): Promise<void> {
  await rm(THREAD, { force: true })
}
