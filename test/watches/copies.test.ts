import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { WatchRecords } from '../../src/watches/records.js'
import { heardVoice } from '../support/voice.js'
import { useRig } from './rig.js'

const rig = useRig({ lawyers: 4, perDay: 20, days: 60, full: false }, '2026-01-15')

const COPIES = ['out', 'perLawyer'] as const

test.for(COPIES)('a night whose copy cannot be written counts, and is told: %s', async (copy) => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  const folder = join(rig.dir, 'pastas')
  // Where its workbook has to go there is a folder with something in it.
  const name = `OAB-${one!.uf}-${Number(one!.oab).toLocaleString('pt-BR')}.xlsx`
  await mkdir(join(folder, name, 'algo'), { recursive: true })

  const output = heardVoice()
  const place = copy === 'out' ? { out: '/dev/full' } : { perLawyer: folder }
  const asked = { sandbox: false, date: '2026-01-15', ...place }
  await expect(runWatchCommand({ app: rig.app, output }, 'noite', asked)).rejects.toMatchObject({
    sentences: [{ code: 'out_not_writable' }],
  })
  expect(output.people.join('\n')).toContain('Noite de 15/01/2026')
  expect(await new WatchRecords(await rig.app.bucket(), 'noite').nights()).toHaveLength(1)
})
