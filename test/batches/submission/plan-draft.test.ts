import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../../jobs/index.js'
import { App } from '../../../src/app/app.js'
import { planDraft } from '../../../src/batches/submission/plan-draft.js'
import { readConfig } from '../../../src/config/config.js'
import { keys } from '../../../src/records/keys.js'
import { type EmbeddedHome, embeddedHome } from '../../redis/embedded.js'

const ID = '20261120-120000-abc123'

let home: EmbeddedHome
beforeEach(async () => {
  home = await embeddedHome()
})
afterEach(() => home.close())

test('draft of a sandbox that the process no longer has → planned at a new one, which stays open until then', async () => {
  const { dir, entry } = home.settings
  const config = readConfig({ STORAGE_URL: `file:${dir}/data`, LOTE_RUN_DIR: dir })
  const log = pino({ level: 'silent' })
  const app = new App({ config, jobs, log, embeddedEntry: entry })
  try {
    await (await app.bucket()).put(keys.uploadFile(ID), 'Vencimento;Valor\n10/01/2021;100,00\n')
    const parameters = { index: 'ipca', updateTo: '31/12/2024' }
    const draft = {
      id: ID,
      name: 'contas.csv',
      bytes: 33,
      sha256: '',
      by: 'ana',
      at: '',
      asked: [],
      sandbox: true,
      options: { job: 'correct', parameters, map: {} },
    }
    const end = await planDraft(app, draft, undefined, (ask) => ask())
    expect(end).toMatchObject({ is: 'planned', manifest: { id: ID } })
  } finally {
    await app.close()
  }
})
