import { pino } from 'pino'
import { expect, test } from 'vitest'
import { App } from '../../../src/app/app.js'
import {
  listNoticesCommand,
  replayNoticesCommand,
  showNoticeCommand,
} from '../../../src/cli/schedules/notices.js'
import { readConfig } from '../../../src/config/config.js'
import { useRig } from '../../notices/rig.js'
import { ENTRY } from '../../redis/embedded.js'
import { heardVoice } from '../../support/voice.js'

const rig = useRig()

function app(): App {
  const config = readConfig({ STORAGE_URL: `file:${rig.dir}` })
  const log = pino({ level: 'silent' })
  return new App({ config, jobs: new Map(), log, embeddedEntry: ENTRY, clock: rig.clock })
}

/** One that was given up, one that waits, one that was delivered. */
async function three() {
  const [dead] = await rig.handOver([rig.hook.url], { about: '1' })
  rig.hook.answers.splice(0, 1, { status: 410, body: 'não existe mais' }, { status: 500 })
  await rig.courier().deliver()
  const [waiting] = await rig.handOver([`${rig.hook.url}?token=abc`], { about: '2' })
  await rig.courier().deliver()
  const [delivered] = await rig.handOver(['mailto:ana@escritorio.example'], { about: '3' })
  await rig.courier().deliver()
  return { dead: dead!, waiting: waiting!, delivered: delivered! }
}

test('list: what waits and what was given up; with --all what was delivered too', async () => {
  const { dead, waiting, delivered } = await three()
  const output = heardVoice(true)
  expect(await listNoticesCommand({ app: app(), output }, {})).toBe(0)
  const { notices } = output.object() as { notices: Record<string, unknown>[] }
  expect(notices.map(({ notice, state }) => [notice, state]).sort()).toEqual(
    [
      [dead, 'dead'],
      [waiting, 'waiting'],
    ].sort(),
  )
  expect(notices.find(({ notice }) => notice === dead)).toMatchObject({
    attempts: 1,
    due: null,
    last: 'HTTP 410: não existe mais',
    to: rig.hook.url,
    subject: '4 publicações · noturno · 20/11/2026',
  })
  const all = heardVoice()
  await listNoticesCommand({ app: app(), output: all }, { all: true })
  expect(all.results).toHaveLength(4)
  expect(all.results.join('\n')).toMatch(new RegExp(`${delivered} +entregue +ana@`))
  expect(all.results.join('\n')).not.toContain('token')
})

test('show: every attempt and how it ended', async () => {
  const { dead } = await three()
  const output = heardVoice()
  expect(await showNoticeCommand({ app: app(), output }, dead)).toBe(0)
  expect(output.results[0]).toBe(`${dead}  abandonado  ${rig.hook.url}`)
  expect(output.results.at(-1)).toMatch(/^1\.1 {2}.* refused {2}HTTP 410: não existe mais$/)
  await expect(showNoticeCommand({ app: app(), output }, 'ntc_x')).rejects.toMatchObject({
    status: 2,
  })
})

test('replay: one, or all that were given up, notices_replayed; nothing else', async () => {
  const { dead, waiting, delivered } = await three()
  rig.hook.answers.splice(0, 2, { status: 200 })
  let said = ''
  const replayed = async (ids: string[], all = false) => {
    const output = heardVoice(true)
    await replayNoticesCommand({ app: app(), output }, ids, { all })
    said = output.people.join()
    return (output.object() as { replayed: string[] }).replayed
  }
  await expect(replayed([])).rejects.toMatchObject({ status: 2 })
  await expect(replayed(['ntc_x'])).rejects.toThrow('no_notice')
  await expect(replayed([waiting])).rejects.toThrow('notice_not_dead')
  await expect(replayed([dead, delivered])).rejects.toThrow('notice_not_dead')
  expect(await rig.keys('outbox/due/')).toHaveLength(1)
  expect(await replayed([], true)).toEqual([dead])
  expect(said).toBe(`De volta à fila: ${dead}. Um lote worker os envia.`)
  await rig.courier().deliver()
  expect(await replayed([], true)).toEqual([])
  expect(said).toBe(
    'Nenhum aviso foi abandonado; 1 espera a próxima tentativa, que vem sozinha. Quando: lote notice list.',
  )
  expect(rig.hook.received.at(-1)!.headers['webhook-id']).toBe(dead)
})

test('list, nothing waits → says so, and how to see those delivered', async () => {
  const output = heardVoice()
  expect(await listNoticesCommand({ app: app(), output }, {})).toBe(0)
  expect(output.people).toEqual([
    'Nenhum aviso espera nem foi abandonado. Os entregues: lote notice list --all.',
  ])
})
