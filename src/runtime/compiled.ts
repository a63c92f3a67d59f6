import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'

/** What each loaded file of a built program became. */
const scripts = new Map<string, Script>()

/** Where what V8 has compiled of a file lies. */
const compiledFile = (file: string): string => `${file}.compiled`

/**
 * Loads a built program of CommonJS, and what it loads later, with what V8 had compiled of it at the
 * build: compiling is half of what a short command costs. What another version of V8 has compiled is
 * refused by V8, which then compiles anew.
 *
 * @returns what the program exports
 */
export function requireCompiled(program: URL): unknown {
  const require = createRequire(program)
  require.extensions['.cjs'] = (module, file) => {
    const compiled = compiledFile(file)
    const source = readFileSync(file, 'utf8')
    const script = new Script(
      `(function (exports, require, module, __filename, __dirname) {${source}\n})`,
      {
        filename: file,
        cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
      },
    )
    scripts.set(file, script)
    const run = script.runInThisContext() as (...handed: unknown[]) => void
    run(module.exports, createRequire(file), module, file, dirname(file))
  }
  return require(fileURLToPath(program))
}

/** Writes down, beside each loaded file, what V8 has compiled of it by now. */
export function keepCompiled(): void {
  for (const [file, script] of scripts) {
    const written = `${compiledFile(file)}.${process.pid}`
    writeFileSync(written, script.createCachedData())
    // A file of which only a part is written would end a process that loads it.
    renameSync(written, compiledFile(file))
  }
}
