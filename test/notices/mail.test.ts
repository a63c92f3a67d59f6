import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { compose } from '../../src/notices/compose.js'
import { failureOf } from '../../src/notices/mail/send.js'
import { parseSender, parseSmtpUrl } from '../../src/notices/mail/settings.js'
import type { NoticeFacts } from '../../src/notices/notice.js'
import { isAddress, parseTarget } from '../../src/notices/target.js'
import { casesIn } from '../../src/watches/cases.js'
import { decodedWords, partOf } from './mail-server.js'
import { FACTS, useRig } from './rig.js'

const rig = useRig()
const MAIL = 'mailto:ana@escritorio.example'

async function mailed(facts: Partial<typeof FACTS>, texts = false) {
  await rig.handOver([MAIL], { facts: { ...FACTS, ...facts }, texts })
  await rig.courier().deliver()
  return rig.mail.mails[0]!
}
const subjectOf = (headers: Record<string, string[]>) => decodedWords(headers.subject![0]!)

test('a mail has its counts, cases and workbook as text and as HTML, and is known by its id', async () => {
  const mail = await mailed({})
  const [id] = await rig.handOver([MAIL])
  expect(mail.headers['message-id']).toEqual([`<${id}@escritorio.example>`])
  expect(mail.headers['auto-submitted']).toEqual(['auto-generated'])
  expect(decodedWords(mail.headers.from![0]!)).toBe('Escritório <avisos@escritorio.example>')
  expect(subjectOf(mail.headers)).toBe('4 publicações · noturno · 20/11/2026')
  for (const type of ['text/plain', 'text/html'] as const) {
    const part = partOf(mail, type)
    expect(part).toMatch(/Novas.*3/)
    expect(part).toContain('0000001-23.2024.8.26.0100')
    expect(part).toContain('s3://lote/escritorio/batches/x/result.xlsx')
    expect(part).not.toContain('INCOMPLETO')
  }
})

test('the subject says INCOMPLETO first when anything was incomplete', async () => {
  const mail = await mailed({ incomplete: true })
  expect(subjectOf(mail.headers)).toMatch(/^INCOMPLETO · /)
  expect(partOf(mail, 'text/plain')).toMatch(/INCOMPLETO: parte/)
  expect(partOf(mail, 'text/html')).toMatch(/INCOMPLETO: parte/)
})

test.each([
  ['batch.finished', /O que falta está na pasta de trabalho/],
  ['watch.finished', /O que falta está dito abaixo/],
  ['schedule.failed', /o que estava agendado não foi feito, ou ainda não terminou/],
] as const)('what was incomplete in a %s is told, with a workbook or without', (kind, line) => {
  const { workbook: _, ...facts } = { ...FACTS, kind, incomplete: true }
  const target = parseTarget(MAIL)
  const { text, html } = compose({ id: 'n', createdAt: '', target, language: 'pt', facts })
  expect(text).toMatch(line)
  expect(html).toMatch(line)
})

const LINES: NoticeFacts['publications'] = [
  {
    place: 'late',
    caseNumber: '0000001-23.2024.8.26.0100',
    parties: 'Ana <b> x Rui',
    court: 'TJSP, 2ª Vara Cível',
    deadline: '2026-12-02',
    link: 'https://diario.example/1?a&b',
    deadlineText: '5 dias',
    begins: '2026-11-25',
    type: 'Intimação',
    watched: ['OAB/SP 1', 'OAB/RJ 2'],
    available: '2026-11-23',
    published: '2026-11-24',
    reason: 'Sem o calendário do tribunal.',
  },
  {
    place: 'new',
    caseNumber: '0000002-08.2024.8.26.0100',
    deadlineText: '15 (quinze) dias',
    document: 'Sentença',
  },
  { place: 'cancelled', link: 'javascript:alert(1)' },
]

test('publications of a night → two lines each, with deadline, link, days, whose it is and why', async () => {
  const mail = await mailed({ publications: LINES, nearestDeadline: '2026-12-02' })
  expect(subjectOf(mail.headers)).toBe(
    '4 publicações, primeiro prazo 02/12/2026 · noturno · 20/11/2026',
  )
  expect(partOf(mail, 'text/plain').replaceAll('\r\n', '\n')).toContain(
    [
      'Publicações:',
      'TARDIA: o prazo pode já correr · 0000001-23.2024.8.26.0100 · Ana <b> x Rui · TJSP, 2ª Vara Cível · prazo sugerido (confira): até 02/12/2026 · https://diario.example/1?a&b',
      '   Intimação · OAB/SP 1; OAB/RJ 2 · disponibilizada em 23/11/2026 · publicação (sugerida) em 24/11/2026 · no texto: 5 dias · prazo começa em 25/11/2026 · Sem o calendário do tribunal.',
      'CANCELADA · sem número de processo',
      '',
      'Sem prazo sugerido: leia cada uma',
      '0000002-08.2024.8.26.0100 · Sentença · prazo no texto: 15 (quinze) dias',
    ].join('\n'),
  )
  const html = partOf(mail, 'text/html')
  expect(html).toContain('Ana &lt;b&gt; x Rui')
  expect(html).toContain('<a href="https://diario.example/1?a&amp;b">link</a><br>')
  expect(html).toContain('Intimação · OAB/SP 1; OAB/RJ 2 · disponibilizada em 23/11/2026')
  expect(html).not.toContain('javascript')
})

test('a deadline is before the night → its line says that it is past, the subject how many are', async () => {
  const publications = [{ ...LINES[0]!, deadline: '2026-11-13' }]
  const mail = await mailed({ publications, pastDeadlines: 1 })
  expect(partOf(mail, 'text/plain')).toContain('até 13/11/2026 (JÁ PASSOU) ·')
  expect(subjectOf(mail.headers)).toBe('4 publicações, 1 prazo já passou · noturno · 20/11/2026')
})

test('some deadlines are past → the subject names the first that is not', () => {
  const row = (id: string, fim: string) => ({
    outcome: 'ok' as const,
    lists: { new: [{ id, fim }] },
  })
  const rows = [row('a', '2026-11-13'), row('b', '2026-12-02'), row('c', '2026-11-30')]
  const facts = { ...FACTS, ...casesIn(rows as never, '2026-11-20') }
  const target = parseTarget(MAIL)
  const letter = (language: 'pt' | 'en') =>
    compose({ id: 'n', createdAt: '', target, language, facts }).subject
  expect(letter('pt')).toMatch(/publicações, primeiro prazo 30\/11\/2026, 1 prazo já passou ·/)
  expect(letter('en')).toMatch(/first deadline 2026-11-30, 1 deadline already past ·/)
})

test('a deadline is in hours → before all others in the mail, and counted apart in the subject', () => {
  const line = { prazo: '48 horas', situacao: 'Sem data, leia: prazo em horas' }
  const lists = { new: [{ id: 'a', fim: '2026-12-02' }, { id: 'b' }, { id: 'c', ...line }] }
  const facts = { ...FACTS, ...casesIn([{ outcome: 'ok', lists }] as never, '2026-11-20') }
  // What a mail has no room for is cut from the end.
  expect(facts.publications.map(({ inHours = false }) => inHours)).toEqual([true, false, false])
  const target = parseTarget(MAIL)
  const { subject, text } = compose({ id: 'n', createdAt: '', target, language: 'pt', facts })
  expect(subject).toMatch(/primeiro prazo 02\/12\/2026, 1 prazo em horas, 1 sem prazo sugerido ·/)
  const titles = text.split('\n').filter((one) => /^(?:Prazo em|Publicações:|Sem prazo)/.test(one))
  expect(titles).toEqual([
    'Prazo em horas, sem data: leia primeiro',
    'Publicações:',
    'Sem prazo sugerido: leia cada uma',
  ])
  expect(text).toMatch(/leia primeiro\n.*prazo no texto: 48 horas\n/)
})

test('publications without a suggested end, registrations to check → the subject counts them', () => {
  const lists = { new: [{ id: 'a', fim: '2026-12-02' }, { id: 'b' }], cancelled: [{ id: 'c' }] }
  const facts = { ...FACTS, ...casesIn([{ outcome: 'ok', lists }] as never, '2026-11-20') }
  const target = parseTarget(MAIL)
  const of = (more: Partial<NoticeFacts>) =>
    compose({ id: 'n', createdAt: '', target, language: 'pt', facts: { ...facts, ...more } })
      .subject
  expect(of({})).toMatch(/primeiro prazo 02\/12\/2026, 1 sem prazo sugerido ·/)
  const nothing = { counts: {}, publications: [], nearestDeadline: undefined, withoutDeadline: 0 }
  const doubtful = ['OAB/SP 1: A inscrição é de Ana.']
  expect(of({ ...nothing, doubtful } as never)).toMatch(
    /^Nenhuma publicação nova, 1 inscrição a conferir ·/,
  )
})

test('a night is read days later → what ended before the reading is past', async () => {
  const row = { outcome: 'ok', lists: { new: [{ id: 'a', fim: '2026-11-23' }] } }
  const mail = await mailed(casesIn([row] as never, '2026-11-24'))
  expect(partOf(mail, 'text/plain')).toContain('até 23/11/2026 (JÁ PASSOU)')
  expect(subjectOf(mail.headers)).toContain(', 1 prazo já passou · noturno · 20/11/2026')
})

const STATED = { prazo: 'prazo de 5 dias' }
const APPEALABLE = { situacao: 'Sem data, leia: pode caber recurso' }

test.each([
  [STATED, '2026-11-24', /prazo no texto: prazo de 5 dias\n/],
  [STATED, '2026-12-24', /prazo no texto: prazo de 5 dias \(PODE TER PASSADO\)\n/],
  [APPEALABLE, '2026-11-24', /sem prazo sugerido\n/],
  [APPEALABLE, '2026-12-24', /sem prazo sugerido \(PODE TER PASSADO\)\n/],
])('%j without a date, read on %s → its line says whether it may be past', (term, readOn, said) => {
  const lists = { new: [{ id: 'a', dia: '2026-11-20', ...term }] }
  const facts = { ...FACTS, ...casesIn([{ outcome: 'ok', lists }] as never, readOn) }
  const { text } = compose({
    id: 'n',
    createdAt: '',
    target: parseTarget(MAIL),
    language: 'pt',
    facts,
  })
  expect(text).toMatch(said)
})

test('publications of a night, to a webhook → no line and no party', async () => {
  const [id] = await rig.handOver(['https://hook.example/'], {
    facts: { ...FACTS, publications: LINES },
  })
  expect((await rig.outbox.notice(id!))!.facts.publications).toBeUndefined()
})

test.each([
  [false, 'Nenhuma publicação nova · noturno · 20/11/2026'],
  [true, 'INCOMPLETO · Nenhuma publicação no que foi lido · noturno · 20/11/2026'],
])('nothing was published, incomplete: %s → the subject says so, and no count of nothing', (incomplete, expected) => {
  const facts = { ...FACTS, incomplete, counts: { new: 0, late: 0 }, caseNumbers: [] }
  const target = parseTarget(MAIL)
  const { subject, text } = compose({ id: 'n', createdAt: '', target, language: 'pt', facts })
  expect(subject).toBe(expected)
  expect(text).not.toMatch(/Novas|Tardias/)
})

test('workbooks of the receiver go with the mail; one that was removed meanwhile is not named', async () => {
  await rig.bucket.put('batches/x/por-advogado/a.xlsx', 'the workbook')
  const attached = ['a', 'gone'].map((one) => ({
    name: `${one} 2026-11-20.xlsx`,
    key: `batches/x/por-advogado/${one}.xlsx`,
  }))
  const mail = await mailed({ attached, notAttached: ['OAB/SP 1'] })
  const file = mail.raw
    .split(/\r\n--/)
    .find((part) => part.includes('filename="a 2026-11-20.xlsx"'))
  expect(file).toContain(Buffer.from('the workbook').toString('base64'))
  const text = partOf(mail, 'text/plain')
  expect(text).toContain('Em anexo: a 2026-11-20.xlsx')
  expect(text).toContain('Não anexado por ser grande: OAB/SP 1')
  expect(mail.raw).not.toContain('gone')
})

test('a rehearsal is told before all else', async () => {
  const mail = await mailed({ rehearsal: true, incomplete: true })
  expect(subjectOf(mail.headers)).toMatch(/^INCOMPLETO · ENSAIO · /)
  for (const type of ['text/plain', 'text/html'] as const) {
    expect(partOf(mail, type)).toMatch(/ENSAIO: os dados vêm do sandbox/)
  }
})

test('in HTML nothing of what was told is markup', async () => {
  const evil = `<img src=x onerror="alert('1')">&`
  const mail = await mailed(
    {
      name: evil,
      reason: evil,
      workbook: evil,
      caseNumbers: [evil],
      batch: evil,
      counts: { [evil]: 1 },
      texts: [{ caseNumber: evil, text: evil }],
    },
    true,
  )
  const html = partOf(mail, 'text/html')
  expect(html).not.toMatch(/<img|onerror="|alert\('/)
  expect(
    html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
  ).toHaveLength(8)
})

test.each([
  '\r\nBcc: outro@mal.example',
  '\nBcc: outro@mal.example',
  '\r\n\r\n<h1>',
  '\u2028x\u202e',
])('a name with %j adds no header and no recipient', async (tail) => {
  const mail = await mailed({ name: `noturno${tail}` })
  expect(mail.to).toEqual(['ana@escritorio.example'])
  expect(mail.headers.bcc).toBeUndefined()
  expect(Object.keys(mail.headers)).not.toContain('<h1>')
  expect(subjectOf(mail.headers)).toMatch(/^4 publicações · noturno/)
  expect(subjectOf(mail.headers)).not.toMatch(/[\u2028\u202e]/)
})

test('a long list is cut, and says by how much', () => {
  const caseNumbers = Array.from({ length: 1_234 }, (_, n) => `processo ${n}`)
  const facts = { ...FACTS, caseNumbers }
  const target = parseTarget(MAIL)
  const { text, html } = compose({ id: 'n', createdAt: '', target, language: 'pt', facts })
  for (const part of [text, html]) {
    expect(part).toMatch(/processo 199\b/)
    expect(part).not.toMatch(/processo 200\b/)
    expect(part).toMatch(/e mais 1\.034/)
  }
})

test('in English', () => {
  const facts = { ...FACTS, incomplete: true }
  const target = parseTarget(MAIL)
  const { subject, text } = compose({ id: 'n', createdAt: '', target, language: 'en', facts })
  expect(subject).toBe('INCOMPLETE · 4 publications · noturno · 2026-11-20')
  expect(text).toMatch(/New: 3/)
})

describe('addresses', () => {
  test.each(['ana@escritorio.example', 'a.b+c@x-y.com.br'])('%s', (text) => {
    expect(isAddress(text)).toBe(true)
  })
  test.each([
    '',
    'ana',
    'ana@',
    '@x.com',
    'a b@x.com',
    'a@x.com, b@y.com',
    'Ana <a@x.com>',
    'a@x.com\n',
    'a@x.com\r\nBcc: b@y.com',
    'a@@x.com',
    '"a b"@x.com',
    `${'a'.repeat(250)}@x.com`,
    'a;b@x.com',
  ])('%j is none', (text) => {
    expect(isAddress(text)).toBe(false)
  })
  test.each([
    ['mailto:a@x.com?bcc=b@y.com', 'notify_bad_address'],
    ['mailto:a@x.com,b@y.com', 'notify_bad_address'],
    ['a@x', 'notify_bad_target'],
    ['ftp://x.com', 'notify_bad_target'],
    ['javascript:alert(1)', 'notify_bad_target'],
    ['https://', 'notify_bad_target'],
    ['https://u:p@x.com/', 'notify_credential'],
  ])('%s is no target', (text, code) => {
    expect(() => parseTarget(text)).toThrow(code)
  })
  test.each(['ana@x.com.br', 'mailto:ana@x.com.br'])('%s is a mailbox', (text) => {
    expect(parseTarget(text)).toEqual({ is: 'mail', address: 'ana@x.com.br' })
  })
})

describe('settings', () => {
  test.each([
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false, requireTls: false }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: true }],
    ['smtps://a%40b:p%3A@m.example', { port: 465, secure: true, user: 'a@b', password: 'p:' }],
  ])('%s', (url, settings) => {
    expect(parseSmtpUrl(url, false)).toMatchObject(settings)
  })
  test.each([
    'http://x',
    'smtp://',
    'mail.example',
    'smtp://x/caminho',
    'smtp://x?tls=no',
    'smtp://u:50%off@x',
  ])('%s is no mail server', (url) => {
    expect(parseSmtpUrl(url, false)).toBeUndefined()
  })
  test.each([
    ['a@x.com', { address: 'a@x.com' }],
    ['Escritório Modelo <a@x.com>', { name: 'Escritório Modelo', address: 'a@x.com' }],
    ['"Modelo, Adv." <a@x.com>', { name: 'Modelo, Adv.', address: 'a@x.com' }],
    ['a@x.com\r\nBcc: b@y.com', undefined],
    ['Modelo', undefined],
  ])('%j', (text, sender) => {
    expect(parseSender(text)).toEqual(sender)
  })
})

test.each([
  [{ responseCode: 550, code: 'EENVELOPE', message: 'm' }, 'refused'],
  [{ responseCode: 554, code: 'EMESSAGE', message: 'm' }, 'refused'],
  [{ responseCode: 535, code: 'EAUTH', message: 'm' }, 'failed'],
  [{ responseCode: 530, code: 'ETLS', message: 'm' }, 'failed'],
  [{ responseCode: 530, code: 'EENVELOPE', message: 'm' }, 'failed'],
  [{ responseCode: 421, code: 'EPROTOCOL', message: 'm' }, 'failed'],
  [{ code: 'ECONNECTION', message: 'm' }, 'failed'],
  [{ code: 'EDNS', message: 'm' }, 'failed'],
])('%o is %s', (error, is) => {
  expect(failureOf(error).is).toBe(is)
})

test('a mail server that wants TLS is not spoken to without it', async () => {
  rig.settings.mail!.smtp.requireTls = true
  await rig.handOver([MAIL])
  await rig.courier().deliver()
  expect(rig.mail.mails).toEqual([])
  expect(await rig.keys('outbox/due/')).toHaveLength(1)
})

test('server that quotes the login it refuses → the stored attempt holds no password in any encoding', async () => {
  const password = 'Segredo&do escritório'
  const plain = Buffer.from(`\0ana\0${password}`).toString('base64')
  const echo = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth: (_auth, _session, callback) => {
      const quoted = `no: AUTH PLAIN ${plain} ${password} ${encodeURIComponent(password)}`
      callback(Object.assign(new Error(quoted), { responseCode: 535 }))
    },
  })
  echo.on('error', () => undefined).listen(0, '127.0.0.1')
  await once(echo.server, 'listening')
  const { port } = echo.server.address() as AddressInfo
  Object.assign(rig.settings.mail!.smtp, { port, user: 'ana', password })
  await rig.handOver([MAIL])
  await rig.courier().deliver()
  const stored = await Promise.all((await rig.keys('outbox/')).map((key) => rig.bucket.get(key)))
  const text = Buffer.concat(stored.map((body) => body!)).toString()
  expect(text).toContain('AUTH PLAIN ***')
  for (const spelling of [password, plain, encodeURIComponent(password)])
    expect(text).not.toContain(spelling)
  await new Promise((resolve) => echo.close(() => resolve(undefined)))
})
