/** The name of every kind of work, in the order in which people are told of them; loads none. */
export const KINDS = [
  'correct',
  'update',
  'calc',
  'recalc',
  'extract',
  'publications',
  'dossier',
  'people',
  'watch',
] as const
