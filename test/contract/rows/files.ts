import { expect } from 'vitest'
import { EXPORT_FORMATS } from '../../../src/services/calculation/calc.js'
import { DOC_TYPES } from '../../../src/services/calculation/extract.js'
import { CALC_TYPES, type CalcType } from '../../../src/services/calculation/inputs.js'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import { at, readyOf } from './places.js'
import { type Row, row } from './row.js'

type Format = (typeof EXPORT_FORMATS)[number]

const OOXML = 'application/vnd.openxmlformats-officedocument'

/** Rule 3, and how such a file begins. */
const FILES: Record<Format, [contentType: string, begins: string]> = {
  html: ['text/html', '<'],
  pdf: ['application/pdf', '%PDF-'],
  docx: [`${OOXML}.wordprocessingml.document`, 'PK'],
  excel: [`${OOXML}.spreadsheetml.sheet`, 'PK'],
}

/** Rule 4. */
const FORMATS_OF: Record<CalcType, readonly Format[]> = {
  atualizacaoMonetaria: ['html', 'pdf', 'docx'],
  calculosJudiciais: ['html', 'pdf', 'docx'],
  cartaoPonto: ['html', 'pdf'],
  pensaoAlimenticia: ['html', 'pdf', 'excel'],
  saldoDevedor: ['html'],
  tabelasFinanciamento: ['html'],
  tabelasJudiciais: ['html', 'pdf'],
  prevDifNRecebidas: ['html'],
}

const EXPORT = at('calc.export')

/** Each format of each type. */
export const exports: Row[] = [
  ...CALC_TYPES.flatMap((type) =>
    EXPORT_FORMATS.map((format) =>
      FORMATS_OF[type].includes(format) ? available(type, format) : unavailable(type, format),
    ),
  ),
  row(EXPORT, { claim: 'html without a format, its hash accepted' }, async (world) => {
    const { hash } = world.sandbox.seeded.ready.calculosJudiciais
    const { calc } = world.clients.calculation
    const { contentType, stream } = await calc.export({ ...readyOf(world), hash: hash })
    expect(contentType).toMatch(/^text\/html/)
    stream.destroy()
  }),
]

function available(type: CalcType, format: Format): Row {
  const [contentType, begins] = FILES[format]
  return row(EXPORT, { claim: `${format} of ${type}` }, async ({ clients, sandbox }) => {
    const { calcId: id } = sandbox.seeded.ready[type]
    const file = await clients.calculation.calc.export({ type, id, format })
    expect(file.contentType.split(';')[0]).toBe(contentType)
    const bytes = Buffer.concat(await file.stream.toArray())
    expect(bytes.toString('latin1', 0, begins.length)).toBe(begins)
  })
}

/** The message lists the formats that there are. */
function unavailable(type: CalcType, format: Format): Row {
  const fact = { status: 400, code: 'EXPORT_UNAVAILABLE', claim: `${format} of ${type}` }
  return row(EXPORT, fact, async (world) => {
    const { calcId: id } = world.sandbox.seeded.ready[type]
    const call = world.clients.calculation.calc.export({ type, id, format })
    const error = await expectRefusal(world, EXPORT, fact, call)
    for (const one of FORMATS_OF[type]) expect(error.serviceMessage).toContain(one)
  })
}

const EXTRACT = at('extract')
const BY_FORM = { ...EXTRACT, method: 'calculation.extract.file' }
const HOUR = 3_600_000
const FILE = Buffer.from('%PDF-1.4\n')

/** Both bodies, the four document types, and how long an upload stays. */
export const extraction: Row[] = [
  ...DOC_TYPES.flatMap((docType) => [
    row(BY_FORM, { claim: `multipart, ${docType}` }, async ({ clients, last }) => {
      const { extract } = clients.calculation
      const body = await extract.file({ file: FILE, filename: 'a.pdf', docType })
      expect(Object.keys(body)).not.toHaveLength(0)
      expect(last().exchange.headers['content-type']).toMatch(/^multipart\/form-data/)
    }),
    row(EXTRACT, { claim: `base64, ${docType}` }, async ({ clients }) => {
      const { extract } = clients.calculation
      const fileBase64 = FILE.toString('base64')
      const more = { filename: 'a.pdf', mimeType: 'application/pdf' }
      const body = await extract.base64({ fileBase64, docType, ...more })
      expect(Object.keys(body)).not.toHaveLength(0)
    }),
  ]),
  row(EXTRACT, { claim: 'multipart under arq' }, async ({ proxy, sandbox, last }) => {
    const form = new FormData()
    form.append('arq', new Blob([FILE]), 'a.pdf')
    form.append('docType', 'cnis')
    const headers = { authorization: `Bearer ${sandbox.apiKey}` }
    const url = `${proxy.url}/calc/v1/extract`
    const { status } = await fetch(url, { method: 'POST', headers, body: form })
    expect({ status, body: Object.keys(last().exchange.body as object) }).toEqual({
      status: 200,
      body: ['arq', 'docType'],
    })
  }),
  refused(EXTRACT, { status: 400, code: null, claim: 'no file', against: true }, async (world) => {
    const { extract } = world.clients.calculation
    await expectUnsent(world, () => extract.base64({ fileBase64: '', docType: 'cnis' }))
    return world.unchecked('calculation', EXTRACT.route, { body: { docType: 'cnis' } })
  }),
  refused(
    EXTRACT,
    { status: 400, code: null, claim: 'docType that is none of the four', against: true },
    async (world) => {
      const body = { fileBase64: FILE.toString('base64'), docType: 'outro' }
      await expectUnsent(world, () => world.clients.calculation.extract.base64(body as never))
      return world.unchecked('calculation', EXTRACT.route, { body })
    },
  ),
  row(
    { ...BY_FORM, section: 'Limits' },
    { claim: 'upload of about 25 MB' },
    async ({ clients }) => {
      const file = Buffer.alloc(25_000_000, 1)
      const { extract } = clients.calculation
      await extract.file({ file, filename: 'a.pdf', docType: 'cnis' })
    },
  ),
  row({ ...EXTRACT, section: 'Limits' }, { claim: 'deleted after 48 hours' }, async (world) => {
    await EXTRACT.ask(world.clients, world)
    world.clock.ms += 48 * HOUR - 1
    expect(world.sandbox.uploads()).toBe(1)
    world.clock.ms += 1
    expect(world.sandbox.uploads()).toBe(0)
  }),
]
