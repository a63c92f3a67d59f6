import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../../../jobs/index.js'
import { prepare } from '../../../../src/batches/submission/prepare.js'
import { UserError } from '../../../../src/core/errors.js'
import { readParameters } from '../../../../src/core/job/parse-parameters.js'
import { translateWhole } from '../../../../src/messages/index.js'
import type { Sentence } from '../../../../src/messages/message-code.js'
import type { Sandbox } from '../../../../src/sandbox/index.js'
import { readsAt } from '../../../jobs/support.js'
import { startStandIn } from '../../../support/stand-in.js'

let sandbox: Sandbox
let dir = ''
beforeAll(async () => {
  sandbox = await startStandIn({})
  dir = await mkdtemp(join(tmpdir(), 'lote-overrides-'))
  return async () => {
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  }
})

/** What is asked of a sheet, with its parameters and `--map`. */
async function asked(
  kind: string,
  lines: string[],
  pairs: string[],
  map: Record<string, string> = {},
): Promise<Sentence[]> {
  const file = join(dir, 'planilha.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  const parameters = readParameters(pairs, jobs.get(kind)!)
  const request = {
    file,
    job: jobs.get(kind)!,
    parameters,
    accept: { map, lastYear: 2026, given: parameters },
    duplicates: 'warn',
    lane: 'normal',
  } as const
  try {
    const { accepted } = await prepare(request, { reads: readsAt(sandbox) })
    await accepted.close()
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    expect(error.status).toBe(4)
    for (const said of error.sentences) {
      for (const language of ['pt', 'en'] as const) {
        expect(translateWhole(language, said)).not.toMatch(/undefined|NaN|\[object/)
      }
    }
    return error.sentences
  }
}

const CORRECT = ['index=ipca', 'updateTo=31/12/2024']

describe('a column that overrides a parameter that was given', () => {
  test.each<[string, string, string[], string, string]>([
    ['correct', 'Data de Atualização', CORRECT, '10/05/2024', 'updateTo'],
    ['correct', 'Data final', CORRECT, '10/05/2024', 'updateTo'],
    ['correct', 'Data base final', CORRECT, '10/05/2024', 'updateTo'],
    ['correct', 'Índice', CORRECT, 'INPC', 'index'],
    ['correct', 'Índice', ['table=262', 'updateTo=31/12/2024'], 'INPC', 'table'],
    ['correct', 'Índice', CORRECT, 'INPC até 2024-01-31', 'index'],
    ['correct', 'Juros', [...CORRECT, 'juros.percentual=1'], '0,5', 'juros.percentual'],
    ['correct', 'Multa', [...CORRECT, 'multa.percentual=2'], '10', 'multa.percentual'],
    [
      'update',
      'Índice',
      ['indiceAtualizacao=ipca', 'dataAtualizacao=31/12/2024'],
      'inpc',
      'indiceAtualizacao',
    ],
    [
      'update',
      'Data final',
      ['indiceAtualizacao=ipca', 'dataAtualizacao=31/12/2024'],
      '10/05/2024',
      'dataAtualizacao',
    ],
  ])('%s: %s beside %j → asked, and answered either way', async (kind, heading, pairs, cell, parameter) => {
    const lines = [`Vencimento;Valor;${heading}`, '15/03/2018;10,00;', `15/03/2019;20,00;${cell}`]
    const [question, ...others] = await asked(kind, lines, pairs)
    expect(question).toMatchObject({
      code: 'ask_column_overrides',
      facts: { column: `C «${heading}»`, line: 3, value: cell.replace(',', '.'), parameter },
    })
    expect(others).toEqual([])
    const field = String(question!.facts.field)
    expect(await asked(kind, lines, pairs, { [field]: '' })).toEqual([])
    expect(await asked(kind, lines, pairs, { [field]: heading })).toEqual([])
  })

  test.each([
    ['Data de Atualização', '31/12/2024'],
    ['Índice', 'IPCA'],
    ['Índice', ''],
  ])('%s with the same, %j → no question', async (heading, cell) => {
    const lines = [`Vencimento;Valor;${heading}`, `15/03/2018;10,00;${cell}`]
    expect(await asked('correct', lines, CORRECT)).toEqual([])
  })

  test('the field of a calculation by its own name, other than fields.* → asked', async () => {
    const pairs = [
      'type=calculosJudiciais',
      'fields.indexador=262',
      'fields.dia_atualiza=31/12/2025',
    ]
    const head = 'parcelas.data;parcelas.valor;dia_atualiza'
    const question = await asked('calc', [head, '25/02/2019;2.500,00;31/12/2024'], pairs)
    expect(question).toMatchObject([
      {
        code: 'ask_column_overrides',
        facts: { parameter: 'fields.dia_atualiza', value: '31/12/2024' },
      },
    ])
    expect(await asked('calc', [head, '25/02/2019;2.500,00;31/12/2025'], pairs)).toEqual([])
  })
})

describe('a rate that was given with -p', () => {
  const lines = ['Vencimento;Valor', '15/03/2018;10,00']

  test.each([
    ['juros.percentual=12', 'ask_high_parameter', 'juros.maximo=12'],
    ['multa.percentual=25', 'ask_high_parameter', 'multa.maximo=25'],
    ['multa.percentual=0,02', 'ask_fraction_parameter', 'multa.maximo=0.02'],
    ['juros.percentual=0,01', 'ask_fraction_parameter', 'juros.maximo=0.01'],
  ])('%s → asked, and answered by %3$s', async (rate, code, answer) => {
    const pairs = [...CORRECT, rate]
    expect(await asked('correct', lines, pairs)).toMatchObject([{ code, facts: { most: answer } }])
    expect(await asked('correct', lines, [...pairs, answer])).toEqual([])
  })

  test('of a field of a calculation, by -p or by a column → asked, and answered', async () => {
    const pairs = [
      'type=calculosJudiciais',
      'fields.indexador=262',
      'fields.dia_atualiza=31/12/2025',
    ]
    const head = 'parcelas.data;parcelas.valor'
    const given = [...pairs, 'fields.juros=12']
    expect(await asked('calc', [head, '25/02/2019;2.500,00'], given)).toMatchObject([
      { code: 'ask_high_parameter', facts: { name: 'fields.juros', most: 'juros.maximo=12' } },
    ])
    const stated = [...given, 'juros.maximo=12']
    expect(await asked('calc', [head, '25/02/2019;2.500,00'], stated)).toEqual([])
    const lines = [`${head};juros`, '25/02/2019;2.500,00;12']
    expect(await asked('calc', lines, pairs)).toMatchObject([
      { code: 'ask_high_rate', facts: { field: 'juros', most: 'juros.maximo=12' } },
    ])
    expect(await asked('calc', lines, [...pairs, 'juros.maximo=12'])).toEqual([])
  })

  test('fees of 1500 with modo=p → asked, with modo=v → not', async () => {
    const pairs = [...CORRECT, 'honorarios.valor=1500']
    const codes = (await asked('correct', lines, [...pairs, 'honorarios.modo=p'])).map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['ask_high_parameter'])
    expect(await asked('correct', lines, [...pairs, 'honorarios.modo=v'])).toEqual([])
  })
})
