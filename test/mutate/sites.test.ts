import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { groupsOf } = await import(new URL('sites.mjs', import.meta.url).href)
const HERE = fileURLToPath(new URL('../..', import.meta.url))

async function filesChanged(...places: string[]): Promise<string[]> {
  const sites: { file: string }[] = (await groupsOf(HERE, places)).flat()
  return [...new Set(sites.map(({ file }) => file))].sort()
}

test.for([
  'src/dispatch',
  'src/dispatch/',
])('changes in %s → those of this folder', async (place) => {
  const files = await filesChanged(place)
  expect(files).toContain('src/dispatch/plan.ts')
  expect(files.filter((file) => !file.startsWith('src/dispatch/'))).toEqual([])
})

test('changes in a file and a folder → those of both', async () => {
  const files = await filesChanged('jobs/recalc/compare.ts', 'src/gather')
  expect(files).toContain('jobs/recalc/compare.ts')
  expect(files).toContain('src/gather/missing.ts')
  expect(files.filter((file) => !/^jobs\/recalc\/compare|^src\/gather\//.test(file))).toEqual([])
})

test('changes in a name that only begins like a folder → none', async () => {
  expect(await filesChanged('src/disp')).toEqual([])
})
