import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accept } from '../../src/accept/accept.js'
import type { Field } from '../../src/job.js'
import { testFolder } from '../sheets/support/folder.js'

const folder = testFolder()
const WATCHED: Field[] = [
  { name: 'oab_numero', type: 'oab', asked: true },
  { name: 'numero_processo', type: 'case', asked: true },
]

test('a job that can do with any of its columns says which they are', async () => {
  const file = folder.path('lista.csv')
  await writeFile(file, 'foo;bar\n1;2\n')
  const options = { map: {}, given: {}, lastYear: 2026 }
  await expect(accept(file, WATCHED, options)).rejects.toMatchObject({
    status: 4,
    sentences: [
      { code: 'ask_header_any', facts: { asked: [expect.any(String), 'Nº do processo'] } },
    ],
  })
})
