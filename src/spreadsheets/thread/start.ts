import { requireCompiled } from '../../runtime/compiled.js'

/** The program of the parsing thread, as it is built. */
requireCompiled(new URL('../../program/thread.cjs', import.meta.url))
