import { expect, test } from 'vitest'
import { planned } from '../api/support.js'
import { withPlaceholders } from '../support/placeholders.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

/** A tag on a line. */
function told(html: string, batch: string): string {
  return withPlaceholders(html.replaceAll(batch, '‹lote›'))
    .replaceAll(bench.dir, '‹pasta›')
    .replace(/(name="_csrf" value=")[^"]*/g, '$1‹sessão›')
    .replace(/\?v=[\w.-]+/g, '?v=‹versão›')
    .replace(/></g, '>\n<')
}

test.each([
  ['inicio', '/'],
  ['novo-correct', '/?trabalho=correct'],
  ['lotes', '/lotes'],
  ['orcamento', '/lotes/:id'],
  ['linha', '/lotes/:id/linhas/2'],
  ['acompanhamentos', '/acompanhamentos'],
  ['agendamentos', '/agendamentos'],
  ['relatorios', '/relatorios'],
  ['calendarios', '/calendarios'],
  ['avisos', '/avisos'],
])('the page %s → as it was approved', async (name, path) => {
  const batch = await planned(served)
  const answer = await fetch(`${served.url}${path.replace(':id', batch)}`)
  const text = `${answer.status}\n${told(await answer.text(), batch)}\n`
  await expect(text).toMatchFileSnapshot(`approved/${name}.txt`)
})
