import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('a sheet that names a document of another folder → rejected, and taken along where --documents gives that folder', async () => {
  await mkdir(join(bench.dir, 'lista'))
  await mkdir(join(bench.dir, 'peticoes'))
  await writeFile(join(bench.dir, 'peticoes', 'a.pdf'), '%PDF-1.4')
  await bench.file('lista/lista.csv', 'Arquivo;Cliente\n../peticoes/a.pdf;Ana\n')
  const plan = async (...more: string[]) => {
    const args = ['plan', 'lista/lista.csv', '--job', 'extract', '-p', 'docType=sentenca', ...more]
    return lote(args, bench.env, bench.dir)
  }
  expect((await plan()).stderr).toMatch(/1 rejeitada/)
  expect((await plan('--documents', 'peticoes')).stderr).toMatch(/^Linhas: 1 a processar, 0 rej/m)
})
