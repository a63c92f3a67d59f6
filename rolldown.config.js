/**
 * The program in a few files instead of five hundred, each of which costs Node a millisecond and more:
 * `lote` starts in a third of the time. Libraries stay as they were installed. Entry and chunks lie as
 * deep as `src/cli`, so that what is found from there by its path still is.
 */
export default {
  input: 'dist/src/cli/main.js',
  platform: 'node',
  external: (id) => !/^[./]/.test(id),
  output: {
    dir: 'dist/src',
    entryFileNames: 'cli/[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
}
