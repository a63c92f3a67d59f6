import { expect, test } from 'vitest'
import { cautions, checkParameters, planRow } from '../../jobs/extract/document.js'
import { sentence } from '../../src/messages/message-code.js'

const documents = {
  'peticao.pdf': { sha256: 'a', bytes: 1 },
  'copia.pdf': { sha256: 'a', bytes: 1 },
  'sentenca.pdf': { sha256: 'b', bytes: 2 },
  'a; b.pdf': { sha256: 'c', bytes: 3 },
}

function planned(arquivo: string, tipo_documento = 'cnis') {
  return planRow({ arquivo, tipo_documento }, {}, { documents })
}

test.each([
  'peticao.pdf; sentenca.pdf',
  'peticao.pdf, sentenca.pdf',
  'peticao.pdf\nsentenca.pdf',
  'peticao.pdf + sentenca.pdf',
])('two documents in a cell, %j → rejected as that', (arquivo) => {
  expect(planned(arquivo)).toEqual({
    is: 'rejected',
    problems: [sentence('row_several_documents', { value: arquivo })],
  })
})

test('a document whose name has a semicolon → sent', () => {
  expect(planned('a; b.pdf')).toMatchObject({ is: 'item' })
})

test.each<[[file: string, type: string][], object[]]>([
  [
    [
      ['peticao.pdf', 'cnis'],
      ['copia.pdf', 'cnis'],
      ['sentenca.pdf', 'sentenca'],
    ],
    [],
  ],
  [
    [
      ['peticao.pdf', 'cnis'],
      ['copia.pdf', 'sentenca'],
      ['sentenca.pdf', 'sentenca'],
    ],
    [{ documents: 1, calls: 2, types: ['cnis', 'sentenca'] }],
  ],
])('documents %j → told as sent more than once: %j', (rows, told) => {
  const undated = rows.flatMap(([file, type]) => {
    const plan = planned(file, type)
    return plan.is === 'item' ? [plan.parameters] : []
  })
  expect(cautions({ groups: [], undated }).map(({ facts }) => facts)).toEqual(told)
})

test('neither a type for all nor a column of types → asked by the name of both', () => {
  expect(checkParameters({}, new Set(['arquivo']))).toEqual([sentence('need_document_type')])
  expect(checkParameters({}, new Set(['arquivo', 'tipo_documento']))).toEqual([])
})
