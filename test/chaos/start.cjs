/**
 * Starts the bundled program with what V8 compiled of it before. A run of chaos starts a dozen
 * processes, and half of the time of each was the compiling. `--compile` writes it down, at the build.
 */
const { readFileSync, writeFileSync } = require('node:fs')
const { Module, createRequire } = require('node:module')
const { dirname, join } = require('node:path')
const { Script, constants } = require('node:vm')

const BUNDLE = join(__dirname, '../../dist/chaos/child')
const isCompiling = process.argv[2] === '--compile'
const compiled = (file) => `${file}.compiled`

function scriptOf(file) {
  const cachedData = isCompiling ? undefined : readFileSync(compiled(file))
  return new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
}

const file = join(BUNDLE, 'child.cjs')
const script = scriptOf(file)
if (isCompiling) {
  // By then what a command needs at its start was compiled as well; what it says is of no use.
  process.argv.splice(2, 1, 'doctor')
  process.stdout.write = () => true
  process.on('exit', () => {
    writeFileSync(compiled(file), script.createCachedData())
    process.exitCode = 0
  })
}
const module_ = new Module(file)
// A chunk that is loaded later requires it, and must not begin the program once more.
Module._cache[file] = module_
script.runInThisContext()(module_.exports, createRequire(file), module_, file, dirname(file))
