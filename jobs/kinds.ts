/**
 * The name of every kind of work, in the order in which messages list them. Importing this file
 * loads no job.
 */
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
