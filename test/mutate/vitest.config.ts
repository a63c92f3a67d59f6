import { fileURLToPath } from 'node:url'
import base from '../../vitest.config.js'

const projects = base.test!.projects as { test: { setupFiles: string[] } }[]
for (const { test } of projects) test.setupFiles = [...test.setupFiles, 'test/mutate/collect.ts']

export default { ...base, root: fileURLToPath(new URL('../..', import.meta.url)) }
