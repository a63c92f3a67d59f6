#!/usr/bin/env node
import { requireCompiled } from '../runtime/compiled.js'

const program = new URL('../program/lote.cjs', import.meta.url)
const { main } = requireCompiled(program) as typeof import('./lote.js')
await main()
