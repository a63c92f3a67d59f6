/** The program of the parsing thread; folders of bundles are as deep as this one. */
export const THREAD = new URL('../spreadsheets/thread/entry.js', import.meta.url)
