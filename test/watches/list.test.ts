import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addWatchCommand, replaceWatchCommand } from '../../src/cli/watch/watch-list.js'
import { WatchRecords } from '../../src/watches/records.js'
import { heardVoice } from '../support/voice.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 6, perDay: 20, days: 60, full: false }, NIGHT)
const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')

/** What people hear of a list. */
async function heardOf(
  act: typeof addWatchCommand,
  csv: string,
  map: Record<string, string> = {},
): Promise<string> {
  const file = join(rig.dir, 'lista.csv')
  await writeFile(file, csv)
  const output = heardVoice()
  expect(await act({ app: rig.app, output }, 'noite', file, { map })).toBe(0)
  return output.people.join('\n')
}

test('who adds a list or another one hears what each column was taken for, and which are not used', async () => {
  for (const act of [addWatchCommand, replaceWatchCommand]) {
    const heard = await heardOf(act, 'OAB;Cidade;E-mails\nSP 123456;Santos;ana@adv.example')
    expect(heard).toContain('OAB <- A «OAB»')
    expect(heard).toContain('E-mail do responsável <- C «E-mails»')
    expect(heard).toContain('Colunas que não são usadas: B «Cidade» (Santos: 1).')
  }
})

test('a letter that may be a slip → told by its row, and watched', async () => {
  for (const act of [addWatchCommand, replaceWatchCommand]) {
    const heard = await heardOf(act, 'OAB\nSP 12x\nSP 123456-B')
    expect(heard).toMatch(/letra que não é das usuais.*: 2 «SP 12x»\./)
  }
})

test('one registration under two names → told by their lines; another form of a name is none', async () => {
  const csv = [
    'OAB;Advogado',
    'SP 123456;Ana Prado',
    'SP 222222;Bruno Lima',
    'SP 123.456;Dra. Ana Prado Reis',
    'SP 222222;Carla Dias',
  ].join('\n')
  for (const act of [addWatchCommand, replaceWatchCommand]) {
    const heard = await heardOf(act, csv)
    expect(heard).toContain(
      'Uma inscrição na OAB com dois nomes (linhas): 3 «Bruno Lima» × 5 «Carla Dias».',
    )
  }
})

test('a second column of registrations stops both, and nothing is stored', async () => {
  const csv = 'OAB;OAB 2\nSP 123456;RJ 222222-A'
  await expect(heardOf(addWatchCommand, csv)).rejects.toMatchObject({ status: 4 })
  expect(await (await records()).definition()).toBeUndefined()
  await heardOf(addWatchCommand, csv, { oab_numero: 'OAB' })
  const before = await (await records()).definition()
  await expect(
    heardOf(replaceWatchCommand, csv.replace('OAB;', 'Inscrição;'), { oab_uf: '' }),
  ).rejects.toMatchObject({ status: 4 })
  expect(await (await records()).definition()).toEqual(before)
})

test('a list that was stored with such a column is read on, and its nights say so', async () => {
  const [one, other] = rig.sandbox.gazetteBase.registrations()
  const csv = `OAB;OAB 2\nOAB/${one!.uf} ${one!.oab};OAB/${other!.uf} ${other!.oab}`
  await heardOf(addWatchCommand, csv, { oab_numero: 'OAB' })
  const stored = (await (await records()).definition())!
  await (await records()).define({ ...stored, map: {} })
  const told = await rig.night(NIGHT)
  expect(told.status).toBe(0)
  expect(told.people.join('\n')).toContain('Coluna B «OAB 2»: nenhum campo a lê')
})

test('a stored list whose state stands beside the court → its nights read it on, and a new one asks', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  const csv = `OAB;Comarca;UF\n${one!.oab};Santos;${one!.uf}`
  await expect(heardOf(addWatchCommand, csv)).rejects.toMatchObject({ status: 4 })
  await heardOf(addWatchCommand, csv, { oab_uf: 'UF' })
  const stored = (await (await records()).definition())!
  await (await records()).define({ ...stored, map: {} })
  expect((await rig.night(NIGHT)).status).toBe(0)
})

test('who adds a list with rows that nobody watches hears of each line why', async () => {
  const csv = 'OAB\nSP 123456\nabc\nSP 123457\n94719\nabc'
  const heard = await heardOf(addWatchCommand, csv)
  expect(heard).toMatch(/As linhas 3, 6 não serão acompanhadas:\s+Não é uma inscrição na OAB/)
  expect(heard).toMatch(/A linha 5 não será acompanhada:\s+A inscrição na OAB não tem a UF/)
  expect(heard).toContain('2 inscrições ou processos')
  expect(await heardOf(replaceWatchCommand, 'OAB\nSP 123456')).toContain(
    '1 inscrição ou processo (',
  )
})

test('who adds a list with addresses hears which rows have none; of a list without them, nothing', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => `SP 12345${n};`)
  const csv = ['OAB;E-mail', 'SP 123456;ana@adv.example', 'SP 123457;'].join('\n')
  const heard = 'não recebe aviso (linhas): '
  expect(await heardOf(addWatchCommand, csv)).toContain(`${heard}3.`)
  expect(await heardOf(replaceWatchCommand, `${csv}\n${rows.join('\n')}`)).toContain(
    `${heard}3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ….`,
  )
  expect(await heardOf(replaceWatchCommand, 'OAB\nSP 123456')).not.toContain(heard)
})

test('who adds a list or another one hears what is no address in it', async () => {
  const csv = 'OAB;E-mail\nSP 123456;Ana <ana@adv.example>\nSP 123457;rui / bia@adv.example'
  for (const act of [addWatchCommand, replaceWatchCommand]) {
    const heard = await heardOf(act, csv)
    expect(heard).toContain('ninguém será avisado por eles (linhas): 3 «rui».')
    expect(heard).not.toContain('Ana')
  }
})
