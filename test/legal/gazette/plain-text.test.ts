import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '../../../src/legal/gazette/plain-text.js'
import { FORMS } from '../../../src/sandbox/gazette/base/text-formats.js'

test.each([
  ['<p>Vistos.</p><p>Intime-se.</p>', 'Vistos.\n\nIntime-se.'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<table><tr><td>1</td><td><b>Autor</b></td></tr><tr><td>2</td></tr></table>', '1 Autor\n\n2'],
  [
    'A&ccedil;&atilde;o n&ordm; 5 &#8211; R$&nbsp;1.234,56 &lt;sic&gt;',
    'Ação nº 5 – R$ 1.234,56 <sic>',
  ],
  ['<script>alert(1)</script><style>p{}</style><p>lido</p>', 'lido'],
  ['<iframe srcdoc="<p>não</p>">não</iframe><p>lido</p>', 'lido'],
  ['<img src=x onerror="alert(1)"><svg/onload=alert(1)>lido', 'lido'],
  ['<a href="javascript:alert(1)">inteiro teor</a>', 'inteiro teor'],
  ['<p>a</p><!-- nota --><p>b</p>', 'a\n\nb'],
  ['*** SECRETARIA ***\n\r-----\n\rPAUTA', '*** SECRETARIA ***\n-----\nPAUTA'],
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['  a\u00a0\u00a0b\t c  \n\n\n\n d', 'a b c\n\nd'],
  ['va\u00adlor \u202e321\u202c \u200bx\u0000\u0007', 'valor 321 x'],
  ['a\u0301rea', 'área'],
  ['a\ud800b', 'a\ufffdb'],
  ['COMÉRCIO "TUDO <= 1,99" & CIA', 'COMÉRCIO "TUDO <= 1,99" & CIA'],
  ['valor < 10 e > 5', 'valor < 10 e > 5'],
  ['x<ano de 2020>y', 'x<ano de 2020>y'],
  ['<p>x</p><ano de 2020 e y> z', 'x\n<ano de 2020 e y> z'],
  ['<p>1<2 e 3<= 4</p>', '1<2 e 3<= 4'],
  ['<h1>T</h1><ul><li>a<li>b</ul>', 'T\n\na\nb'],
  ['', ''],
])('%j is read as %j', (source, text) => {
  expect(plainText(source)).toBe(text)
})

test.each([
  ['(OAB 423779/DF)<!-- fim --><a href="x">inteiro teor</a>', '(OAB 423779/DF) inteiro teor'],
  ['O proc<a href="x">esso</a>', 'O processo'],
  ['R$ 1.0<a href="x">00</a>,00', 'R$ 1.000,00'],
  ['(doc. 1)<b>Vistos</b>', '(doc. 1) Vistos'],
  ['<b>V</b>istos, 1<sup>a</sup> Vara', 'Vistos, 1a Vara'],
  ['tex<a name="_GoBack"></a>to', 'texto'],
  ['www.<a href="x">tj.jus.br</a>', 'www.tj.jus.br'],
])('words of %j are parted as %j, where they are asked to be', (source, text) => {
  expect(plainText(source, true)).toBe(text)
  expect(text.replaceAll(' ', '')).toBe(plainText(source).replaceAll(' ', ''))
})

test.each([
  ['<p>a</p><script>var x = 1; Prazo de 15 dias', 'Prazo de 15 dias'],
  ['<p>a</p><style>Prazo de 15 dias', 'Prazo de 15 dias'],
  ['<p>a</p><!-- Prazo de 15 dias', 'Prazo de 15 dias'],
  ['<p>a</p><p class="x Prazo de 15 dias', 'Prazo de 15 dias'],
  ['<p>a</p><ano Prazo de 15 dias', 'Prazo de 15 dias'],
  ['<object><p>Prazo de 15 dias</p>', 'Prazo de 15 dias'],
])('what stands behind markup that never ends is kept: %j', (source, kept) => {
  expect(plainText(source)).toContain(kept)
})

test.each(
  FORMS.map((form, at) => [at, form] as const),
)('the form %i in which courts send texts keeps every word', (_at, form) => {
  const text = plainText(form(['Ação <1> & "dois"', 'Prazo de 15 (quinze) dias úteis.']))
  expect(text).toContain('Ação <1> & "dois"')
  expect(text).toContain('Prazo de 15 (quinze) dias úteis.')
  expect(text).not.toMatch(/alert|<\/?[a-z]+[ >/]|cookie/)
})

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<b',
  '>',
  '"',
  "'",
  '<!--',
  '-->',
  '<',
  '&lt;',
  '&',
  '&#0;',
  '<br>',
  '<td>',
  '\r',
  '\n',
  '\u202e',
  '\ud800',
  'texto',
  ' ',
  '<![CDATA[',
  '<x y="',
)

test('any text comes out with one kind of line end and without what no eye sees', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((all) => all.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (source) => {
        const text = plainText(source)
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(text).toBe(text.trim())
      },
    ),
    { numRuns: 1_000 },
  )
})

test('text in which nothing is markup keeps all its words', () => {
  const word = fc.stringMatching(/^[\p{L}\d<>=]{1,9}$/u).filter((one) => !/<[/!?\p{L}]/u.test(one))
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const kept = plainText(`<div>${words.join(' ')}</div>`)
      expect(kept.split(/\s+/).filter(Boolean)).toEqual(words.map((one) => one.normalize('NFC')))
    }),
    { numRuns: 500 },
  )
})

test.each([
  '<div><b><table><script',
  '<b></i>',
  '<',
  '<!--',
  '&',
  '<p a=b ',
  ' \n',
  '<object>',
])('a megabyte of %j is read like any other', (part) => {
  expect(plainText(`<p>a</p>${part.repeat(1_000_000 / part.length)}`)).toMatch(/^a/)
})
