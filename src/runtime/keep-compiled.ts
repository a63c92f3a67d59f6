import { keepCompiled } from './compiled.js'

/** Imported before a program by the build (compile.js), which runs it once for what V8 compiles of it. */
process.on('exit', keepCompiled)
