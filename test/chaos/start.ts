import { requireCompiled } from '../../src/runtime/compiled.js'

/** Starts child.ts as it is built: a run of chaos starts a dozen processes. */
requireCompiled(new URL('../../src/program/lote.cjs', import.meta.url))
