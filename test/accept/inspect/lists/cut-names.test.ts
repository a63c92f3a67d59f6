import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { CutNames } from '../../../../src/accept/inspect/lists/cut-names.js'

function toldOf(...names: string[]) {
  const keys = [{ field: { name: 'parte_nome' }, column: 0 }]
  const cut = new CutNames({ headings: ['Nome'], roles: { keys } } as unknown as Table)
  for (const [at, name] of names.entries()) cut.observeItem([name], at + 2)
  return cut.remarks().map(({ code }) => code)
}
/** A name of 25 letters. */
const full = (letter: string) => letter.repeat(25)

test('three names of one width, a third of all → told', () => {
  const short = ['Ana', 'Rui', 'Lia', 'Ivo', 'Bia', 'Caio']
  expect(toldOf(...short, full('A'), full('B'), full('C'))).toEqual(['told_cut_names'])
})

test('two names of one width among three, or three among ten → not told', () => {
  expect(toldOf('Ana', full('A'), full('B'))).toEqual([])
  const short = ['Ana', 'Rui', 'Lia', 'Ivo', 'Bia', 'Caio', 'Eva']
  expect(toldOf(...short, full('A'), full('B'), full('C'))).toEqual([])
})

test('one name of that width on every line → not told', () => {
  expect(toldOf(full('A'), full('A'), full('A'))).toEqual([])
})
