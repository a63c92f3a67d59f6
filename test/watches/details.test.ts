import { expect, test } from 'vitest'
import { publicationFigures } from '../../jobs/gazette/publication.js'
import { useRig } from './rig.js'

const A_DETAIL = /\/communications\/\d+$/
const NIGHT = '2026-03-10'
const rig = useRig(
  { lawyers: 4, perDay: 12, days: 40, full: false, listLawyers: 'none' },
  '2026-03-09',
)

test('where only details name the lawyers → each is asked once, every line of a first showing has them', async () => {
  const some = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', ['OAB', ...some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
  const { lines } = await rig.night(NIGHT)
  const details = rig.sandbox.journal().flatMap(({ path }) => (A_DETAIL.test(path) ? path : []))
  expect(new Set(details).size).toBe(details.length)
  const shown = ['Novas', 'Tardias', 'Conferir'].flatMap((sheet) => lines(sheet))
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter((line) => !line.Advogados)).toEqual([])
  expect(shown.filter((line) => !line.Partes)).toEqual([])
  // The records that the detail links to say the same once more.
  expect(
    Object.keys(lines('Novas')[0]!).filter((title) => /^(lawyers|parties)/.test(title)),
  ).toEqual([])

  const { lines: again } = await rig.night('2026-03-11')
  expect(again('Alteradas')).toEqual([])
  expect(again('Já vistas').length).toBeGreaterThan(0)
})

test('who is linked to a detail is told as its lawyers and parties, and beside them only where others', () => {
  const lawyers = [{ nome: 'ANA LIMA', numero_oab: '94719', uf_oab: 'SP' }]
  const parties = [{ nome: 'RUI COSTA', tipo: 'A' }]
  const linked = { advogados: 'ANA LIMA (OAB 94719/SP)', partes: 'RUI COSTA (A)' }
  expect(publicationFigures({ lawyers, parties })).toEqual(linked)
  const destinatarios = [{ nome: 'RUI COSTA', polo: 'A' }]
  expect(publicationFigures({ lawyers, parties, destinatarios })).toEqual(linked)
  const others = [{ nome: 'EVA DIAS', polo: 'P' }]
  expect(publicationFigures({ lawyers, parties, destinatarios: others })).toEqual({
    advogados: linked.advogados,
    partes: 'EVA DIAS (P)',
    parties: linked.partes,
  })
})

test('a field of the service with the name of a figure of the reading → a column of its own', () => {
  const figures = publicationFigures({ fim: '2026-12-31', cancelamento: false, prazo: 15 })
  expect(figures).toEqual({
    'diario.fim': '2026-12-31',
    'diario.cancelamento': 'não',
    'diario.prazo': '15',
  })
})
