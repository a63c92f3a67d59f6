/** Starts the parsing thread; folders of bundles are as deep as this one. */
export const THREAD = new URL('../spreadsheets/thread/start.js', import.meta.url)
