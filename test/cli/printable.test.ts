import { expect, test, vi } from 'vitest'
import { newOutput, printable, printableJson } from '../../src/cli/output.js'

/** A title of the window, a colour, a C1 introducer, a lone return, an override of direction, DEL. */
const HOSTILE = 'a\u001b]0;x\u0007b\u001b[31mc\u009b2Jd\re\u202ef\u2066g\u007fh'

test('text from outside with controls and marks of direction → each is replaced', () => {
  expect(printable(HOSTILE)).toBe(
    'a\ufffd]0;x\ufffdb\ufffd[31mc\ufffd2Jd\ufffde\ufffdf\ufffdg\ufffdh',
  )
})

test('lines, tabs and accents → unchanged', () => {
  const text = 'Situação:\tok\r\nnão há\n“R$ 1.234,56” — 100 %'
  expect(printable(text)).toBe(text)
})

test('JSON with controls → the same value, and nothing that a terminal acts on', () => {
  const value = { name: HOSTILE }
  const json = printableJson(JSON.stringify(value))
  expect(printable(json)).toBe(json)
  expect(JSON.parse(json)).toEqual(value)
})

test('what a command says and answers, with controls in it → the terminal gets none', () => {
  const written: string[] = []
  const write = (text: unknown) => written.push(String(text)) > 0
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  )
  const output = newOutput('pt', false)
  output.tell(HOSTILE)
  output.say({ code: 'document_missing', facts: { name: HOSTILE } })
  output.result(HOSTILE)
  newOutput('pt', true).result(JSON.stringify({ name: HOSTILE }))
  for (const spy of spies) spy.mockRestore()
  expect(written).toHaveLength(4)
  for (const text of written) expect(text).toBe(printable(text))
})
