/** Where `parse-thread.ts` writes it; each run of the tests has its own. */
process.env.LOTE_TEST_THREAD ??= String(process.pid)
export const THREAD = new URL(
  `../../dist/test-thread/${process.env.LOTE_TEST_THREAD}.js`,
  import.meta.url,
)
