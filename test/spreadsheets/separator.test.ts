import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import { detectSeparator, separatorHint } from '../../src/spreadsheets/separator.js'
import { testFolder } from './support/folder.js'
import { linesOf } from './support/read.js'

const folder = testFolder()

describe('the separator is judged from the first lines', () => {
  test.each([
    ['semicolons', ';', 'a;b;c\n1;2;3\n'],
    ['commas', ',', 'a,b,c\n1,2,3\n4,5,6\n'],
    ['tabs', '\t', 'a\tb\tc\n1,5\t2,5\t3\n'],
    ['bars', '|', 'a|b|c\n1|2,5|3\n'],
    ['decimal commas in a ; file', ';', 'processo;valor\n1;1.234,56\n2;10,00\n3;5,5\n'],
    ['decimal commas everywhere, no header', ';', '1,50;2,50;3,50\n4,50;5,50;6,50\n'],
    [
      'titles with commas above a ; table',
      ';',
      'Relação, em 31/12/2024, de ações\n\na;b\n1,5;2\n3;4\n',
    ],
    ['names with commas in a ; file', ';', 'nome;n\n"Silva, João";1\nSouza, Ana;2\nReis, Rui;3\n'],
    ['; within quotes of a comma file', ',', 'a,b\n"x;y;z","1;2"\n"p;q;r","3;4"\n'],
    ['; in some texts of a comma file', ',', 'nome,obs,n\nAna,"x; y",1\nRui,z; w,2\nEva,k,3\n'],
    [
      'quoted amounts in a comma file',
      ',',
      'data,valor\n2020-01-01,"1.234,56"\n2020-01-02,"2,00"\n',
    ],
    ['line breaks within quotes', ';', 'a;b\n"x\ny,z\nw,v";1\n"p\nq,r";2\n'],
    ['doubled quotes', ',', 'a,b\n"x ""y;"" z",1\n"x "";;"" z",2\n'],
    ['CR alone', ';', 'a;b\r1,5;2\r3,5;4\r'],
    ['one column', ';', 'Processo\n1000560-81.2021.8.26.0100\n'],
    ['one column of amounts', ';', 'Valor\n1.234,56\n10,00\n'],
    ['names turned round below a heading', ';', 'Parte\nSilva, João da\nSouza, Ana\nINSS\n'],
    ['blanks after commas, a title above', ',', 'Lista\nnome, n, m\nAna, 1, 2\nRui, 3, 4\n'],
    ['blank lines below', ';', `Relação, 2024\nValor;Juros, mora\n1,50;2,50${'\n'.repeat(10)}`],
    ['one line', ';', 'a;b;c'],
    ['uneven lines', ';', 'a;b;c\n1;2\n1;2;3;4\n1,0;2,0;3,0\n'],
  ])('%s', (_, separator, sample) => {
    expect(detectSeparator(sample)).toBe(separator)
  })
})

describe("Excel's own hint", () => {
  test('decides, is no line, and counts as one', async () => {
    const path = await folder.write('dica.csv', '\ufeffsep=|\r\na;x|b;y\r\n1|2\r\n')
    expect((await openSource(path)).facts.separator).toBe('|')
    expect(await linesOf(path)).toEqual([
      { line: 2, cells: ['a;x', 'b;y'] },
      { line: 3, cells: ['1', '2'] },
    ])
  })

  test.each([
    ['sep=;\na,b', ';'],
    ['SEP=,\r\n', ','],
    ['sep=\t\n', '\t'],
    ['sep=;', ';'],
    ['separador;b\n', undefined],
    ['sep=x\n', undefined],
  ])('%j', (text, hint) => {
    expect(separatorHint(text)).toBe(hint)
  })
})
