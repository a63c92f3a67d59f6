import { expect, test } from 'vitest'
import { read as readCalc } from '../../jobs/calc/interpret.js'
import { cautions as correctCautions } from '../../jobs/correct/cautions.js'
import { cautions } from '../../jobs/extract/document.js'
import { readAnswer as readExtract } from '../../jobs/extract/interpret.js'
import { filtersOf } from '../../jobs/publications/filters.js'
import { readFiles } from '../../jobs/saved/exports.js'
import { contradiction } from '../../jobs/saved/references.js'
import { uncorrectedIn } from '../../jobs/saved/uncorrected.js'
import type { ReadAnswer, StepAnswer } from '../../src/core/job/job.js'
import type { RowRecord } from '../../src/core/task.js'
import { openPrefix } from '../../src/documents/prefix.js'
import { translateWhole } from '../../src/messages/index.js'
import type { Sentence } from '../../src/messages/message-code.js'
import { resultOf } from '../../src/publish/rows.js'
import { StorageError } from '../../src/storage/bucket.js'

const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const refused: StepAnswer = {
  is: 'refused',
  status: 422,
  code: 'ENGINE_ERROR',
  message: 'Sem série.',
}

function notesOf(read: ReadAnswer): Sentence[] {
  return read.is === 'read' ? read.items.flatMap(({ notes }) => notes) : [read.problem]
}

/** The notes of a new calculation whose creation and run are answered so. */
function notesOfCalc(created: object, run: StepAnswer): Sentence[] {
  const item = { values: FIELDS, records: {}, formats: [], received: {} }
  const answers = [answered({ calcId: 7, ...created }), answered({ ok: true }), run]
  const parameters = { type: 'calculosJudiciais' }
  return notesOf(readCalc({ parameters, items: [item], name: 'lote', answers }))
}

const PAID = {
  parameters: { 'juros.percentual': '1', 'multa.percentual': '0', 'honorarios.valor': '10' },
  from: '2020-03-10',
  to: '2021-09-10',
  rows: 5,
  payments: { rows: 2, sum: '-1234.5' },
}

test.each([
  ['no charges', { ...PAID, parameters: { index: 'ipca' } }],
  ['no payments', { ...PAID, payments: undefined }],
])('%s → nothing is told about charges of payments', (_, group) => {
  expect(correctCautions({ groups: [group] })).toEqual([])
})

const FIELDS = { dia_atualiza: '31/12/2025', indexador: 262 }
const NOMINAL = {
  memoria: [
    { data: '05/02/2019', valor: 1_000, total: 1_000 },
    { data: '05/03/2019', valor: 500, total: 500 },
  ],
}

test.each<[code: string, notes: () => readonly (Sentence | undefined)[], said: string]>([
  [
    'document_no_data',
    () =>
      notesOf(
        readExtract({
          parameters: {},
          name: '',
          answers: [answered({})],
          items: [{ arquivo: 'a.pdf' } as never],
        }),
      ),
    'O serviço respondeu, e não leu nenhum dado no documento. Confira o tipo do documento e se ele está legível.',
  ],
  [
    'told_documents_twice',
    () =>
      cautions({
        undated: [
          { sha256: 'a', docType: 'holerite' },
          { sha256: 'a', docType: 'ctps' },
          { sha256: 'b', docType: 'ctps' },
        ],
      } as never),
    '1 documento está na lista com mais de um tipo (ctps, holerite): cada tipo é um envio e é pago, ao todo 2 envios. Se o tipo é um só, corrija a coluna Tipo do documento antes de enviar.',
  ],
  [
    'told_payments_charged',
    () => correctCautions({ groups: [PAID] }),
    '2 pagamentos com valor negativo (-R$ 1.234,50 ao todo), e juros e honorários entre o que se pede: o contrato do serviço não diz se o pagamento abate primeiro os juros ou o principal (Código Civil, art. 354), nem se leva encargos ele mesmo. Confira os encargos dessas linhas no resultado, antes de usar o total.',
  ],
  [
    'told_payments_no_fee',
    () =>
      correctCautions({
        groups: [
          { ...PAID, parameters: { 'honorarios.modo': 'v' }, payments: undefined },
          { ...PAID, parameters: {} },
        ],
      }),
    '2 pagamentos vão sem os honorários de valor fixo (-R$ 1.234,50 ao todo): esses honorários são de cada débito, e num pagamento o diminuiriam.',
  ],
  [
    'field_paid_before',
    () => [
      contradiction(
        {
          data_inicio: '01/01/2024',
          data_fim: '30/06/2024',
          pagamentos: [{ data: '01/12/2023', valor: 1 }],
        },
        'pensaoAlimenticia',
      ),
    ],
    'O pagamento de 01/12/2023 é de antes do início (data_inicio 01/01/2024): antes da dívida nada se paga dela. Corrija a data do pagamento ou data_inicio.',
  ],
  [
    'calc_nominal',
    () => [uncorrectedIn(NOMINAL, FIELDS)?.note],
    'Valores antigos voltaram como entraram (linhas da memória: 2): conta sem assinatura corrige só os últimos 2 anos, ou o cálculo não manda corrigir. O total não está na linha: confira a assinatura da conta e a aba Memória.',
  ],
  [
    'calc_not_exported',
    () => readFiles([{ format: 'pdf', answer: refused }], {}).notes,
    'O arquivo em pdf não saiu: Sem série. (ENGINE_ERROR). O cálculo foi feito; exporte-o pelo site.',
  ],
  [
    'calc_stays',
    () => notesOfCalc({ hash: 'x' }, refused),
    'O cálculo 7 foi criado e preenchido, e ficou na conta. Corrija-o no site, ou envie a linha de novo e jogue este na lixeira.',
  ],
  [
    'calc_without_hash',
    () => notesOfCalc({}, answered({ total: 1 })),
    'O cálculo 7 foi criado; só o endereço do link público dele não chegou. Se precisar do link, copie-o do próprio cálculo, no site.',
  ],
  [
    'pub_text_number',
    () => filtersOf({ q: '8267605-69.2022.8.16.0026' }, { verifiesFilters: true }).doubts,
    'Nada veio, e «8267605-69.2022.8.16.0026» foi procurado como texto, letra por letra: a publicação pode trazer o número escrito de outro modo. Não tome por ausência de publicação: ponha o processo na coluna Processo, ou a inscrição na coluna OAB.',
  ],
  [
    'row_left_out',
    () => resultOf({ duplicateOf: 4, cells: [] } as unknown as RowRecord).said,
    'Deixada de fora por ser igual à linha 4.',
  ],
])('%s → the whole sentence, with its figures and what to do', (code, notes, said) => {
  const told = notes().filter((one) => one?.code === code)
  expect(told.map((one) => translateWhole('pt', one!))).toEqual([said])
})

test('documents_no_bucket, a prefix of an S3 that there is not → its name, and where to look', async () => {
  const open = () => Promise.reject(new StorageError('no-bucket', 'open', 's3://docs'))
  await expect(openPrefix('s3://docs/casos', open)).rejects.toMatchObject({
    status: 2,
    sentences: [
      { code: 'documents_no_bucket', facts: { path: 's3://docs/casos', where: 's3://docs' } },
    ],
  })
})
