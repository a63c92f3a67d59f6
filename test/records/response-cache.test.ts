import { expect, test } from 'vitest'
import { ResponseCache } from '../../src/records/response-cache.js'
import { openFolder } from '../../src/storage/folder.js'
import { useWorkbench } from '../support/workbench.js'

const URL = 'https://gazette.example'

const bench = useWorkbench()

test('two keys at one address → what one was told of itself is not read with the other', async () => {
  const bucket = await openFolder(bench.dir)
  const readsOf = (key: string) => {
    return new ResponseCache(
      async () => bucket,
      () => 0,
      URL,
      key,
    )
  }
  const one = readsOf('gaze-1')
  const other = readsOf('gaze-2')
  await one.put('/v1/me', { limit: 30 })
  await one.put('/v1/tribunals', [{ sigla: 'TJPR' }])
  expect(await one.get('', '/v1/me')).toMatchObject({ is: 'found', body: { limit: 30 } })
  expect(await other.get('', '/v1/me')).toMatchObject({ is: 'absent' })
  expect(await other.get('', '/v1/tribunals')).toMatchObject({ is: 'found' })
})
