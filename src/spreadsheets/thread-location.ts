/** The program of the thread that parses; folders of bundles lie as deep as this one. */
export const THREAD = new URL('../spreadsheets/thread/entry.js', import.meta.url)
