/** The release of package.json; a test compares the two. */
export const VERSION = '0.5.0'
