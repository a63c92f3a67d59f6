import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { Documents } from '../../src/documents/documents.js'
import { folderSource } from '../../src/documents/folder.js'
import { openDocuments } from '../../src/documents/open.js'
import { prefixSource } from '../../src/documents/prefix.js'
import { zipSource } from '../../src/documents/zip.js'
import { ByteSemaphore } from '../../src/execute/document-form.js'
import { openFolder } from '../../src/storage/folder.js'
import { openS3 } from '../../src/storage/s3.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { startS3Double } from '../storage/s3-server.js'

const folder = testFolder()
const MOST = 1_000
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function zipFile(entries: [name: string, content: string, mode?: number][]): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content, mode = 0o100644] of entries) {
    zip.addBuffer(Buffer.from(content), name, { mode })
  }
  zip.end()
  const path = folder.path('papeis.zip')
  await writeFile(path, await buffer(zip.outputStream))
  return path
}

test('a folder and a pipe named as documents → refused as no files, without a wait', async () => {
  await mkdir(folder.path('pasta.pdf'))
  execFileSync('mkfifo', [folder.path('fila.pdf')])
  const documents = new Documents(folderSource(folder.path('.')), MOST)
  for (const name of ['pasta.pdf', 'fila.pdf']) {
    expect(await documents.facts(name)).toMatchObject({
      problem: { code: 'document_unreadable', facts: { name, reason: 'não é um arquivo' } },
    })
  }
  await rm(folder.path('fila.pdf'))
  await rm(folder.path('pasta.pdf'), { recursive: true })
})

test('a link in a zip is not followed, and two files of one name both come back', async () => {
  const path = await zipFile([
    ['a.pdf', 'um'],
    ['a.pdf', 'dois'],
    ['atalho.pdf', '/etc/hostname', 0o120777],
  ])
  const documents = new Documents(await zipSource(path), MOST)
  expect(await documents.names()).toEqual(['a.pdf', 'a.pdf (2)', 'atalho.pdf'])
  expect(await documents.facts('a.pdf')).toEqual({ bytes: 2, sha256: hashOf('um') })
  expect(await documents.facts('a.pdf (2)')).toEqual({ bytes: 4, sha256: hashOf('dois') })
  expect(await documents.facts('atalho.pdf')).toMatchObject({
    problem: { code: 'document_outside' },
  })
  await documents.close()
})

test('the list of the documents and a signature among them → neither is sent', async () => {
  await mkdir(folder.path('listed'))
  await writeFile(folder.path('listed/planilha.csv'), 'Arquivo;Cliente\nsentenca.pdf;Oficina\n')
  await writeFile(folder.path('listed/ponto.csv'), 'Dia;Entrada\n01/02/2020;08:00\n')
  await writeFile(folder.path('listed/sentenca.pdf'), '%PDF-1.4')
  await writeFile(folder.path('listed/sentenca.pdf.p7s'), 'assinatura')
  const documents = new Documents(folderSource(folder.path('listed')), MOST)
  expect(await documents.names()).toEqual(['planilha.csv', 'ponto.csv', 'sentenca.pdf'])
  expect(await documents.facts('planilha.csv')).toMatchObject({
    problem: { code: 'document_list' },
  })
  expect(await documents.facts('ponto.csv')).toMatchObject({ bytes: 29 })
})

test('a zip of ten thousand files of one name → each has a name of its own', async () => {
  const path = await zipFile(Array.from({ length: 10_000 }, () => ['a.pdf', '']))
  const source = await zipSource(path)
  const names = await source.names()
  expect(new Set(names).size).toBe(10_000)
  expect(names).toContain('a.pdf (10000)')
  await source.close()
})

test('a name with characters that nobody sees, asked by what is seen → its document', async () => {
  await writeFile(folder.path('lau\u00addo\u00a0um.pdf'), 'um')
  const onDisk = new Documents(folderSource(folder.path('.')), MOST)
  const zip = await zipFile([['açao\u200b.pdf'.normalize('NFD'), 'dois']])
  const zipped = new Documents(await zipSource(zip), MOST)
  expect(await onDisk.facts('laudo um.pdf')).toEqual({ bytes: 2, sha256: hashOf('um') })
  expect(await zipped.facts('açao.pdf')).toEqual({ bytes: 4, sha256: hashOf('dois') })
  await zipped.close()
})

test('a document of a zip that was damaged is told, and the others are read', async () => {
  const path = await zipFile([['a.pdf', 'um']])
  const bytes = await zipBytes(path)
  bytes[bytes.indexOf('um')]! ^= 1
  await writeFile(path, bytes)
  const documents = new Documents(await zipSource(path), MOST)
  const facts = await documents.facts('a.pdf')
  expect(facts).toMatchObject({ problem: { code: 'document_unreadable' } })
  await documents.close()
})

/** Stored and not deflated, so that its text stands in it. */
async function zipBytes(path: string): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('um'), 'a.pdf', { compress: false })
  zip.end()
  const bytes = await buffer(zip.outputStream)
  await writeFile(path, bytes)
  return bytes
}

test('documents under a prefix of an object store', async () => {
  const double = await startS3Double()
  try {
    process.env.AWS_ACCESS_KEY_ID ??= 'test'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
    process.env.AWS_REGION ??= 'us-east-1'
    const url = `s3://${double.bucket}/entrada`
    const bucket = await openS3({ url, endpoint: double.endpoint })
    await bucket.put('a.pdf', 'um')
    await bucket.put('x/b.pdf', 'dois')
    const documents = new Documents(prefixSource(bucket), MOST)
    expect(await documents.names()).toEqual(['a.pdf', 'x/b.pdf'])
    expect(await documents.facts('x/b.pdf')).toEqual({ bytes: 4, sha256: hashOf('dois') })
    expect(await documents.facts('c.pdf')).toMatchObject({ problem: { code: 'document_missing' } })
    await documents.close()
  } finally {
    await double.close()
  }
})

describe('documents that a sheet names', () => {
  const named = async (name: string, folders: string[] = []) => {
    const sheet = folder.path('office/list.csv')
    const open = () => Promise.reject(new Error('no prefix'))
    const opened = await openDocuments(sheet, { mostBytes: MOST, folders }, open)
    const facts = await opened.documents.facts(name)
    await opened.close()
    return 'problem' in facts ? (facts.problem as { code: string }).code : facts.sha256
  }

  beforeAll(async () => {
    await mkdir(folder.path('office/petitions'), { recursive: true })
    await mkdir(folder.path('office-of-others'))
    await writeFile(folder.path('office/list.csv'), 'Arquivo')
    await writeFile(folder.path('office/petitions/a.pdf'), 'a')
    await writeFile(folder.path('office-of-others/b.pdf'), 'b')
    await writeFile(folder.path('key'), 'secret')
    await symlink(folder.path('key'), folder.path('office/link.pdf'))
    await symlink(folder.path('office/petitions/a.pdf'), folder.path('office/inner-link.pdf'))
  })

  test('path under the folder of the sheet, relative, absolute or by a link → read', async () => {
    for (const name of ['petitions/a.pdf', folder.path('office/petitions/a.pdf'), 'inner-link.pdf'])
      expect(await named(name)).toBe(hashOf('a'))
  })

  test('path that climbs, is absolute or a link to elsewhere → not read', async () => {
    const outside = ['../key', 'petitions/../../key', folder.path('key'), 'link.pdf', '/etc/passwd']
    for (const name of [...outside, '../office-of-others/b.pdf', '..', '/'])
      expect([name, await named(name)]).toEqual([name, 'document_outside'])
  })

  test('folder given by the person that is none → refused by its name, status 2', async () => {
    const refusal = { status: 2, sentences: [{ code: 'documents_no_folder' }] }
    for (const path of [folder.path('nowhere'), folder.path('key')])
      await expect(named('petitions/a.pdf', [path])).rejects.toMatchObject(refusal)
  })

  test('path under a folder given by the person → read, counted from it too', async () => {
    const folders = [folder.path('office-of-others')]
    for (const name of [
      '../office-of-others/b.pdf',
      folder.path('office-of-others/b.pdf'),
      'b.pdf',
    ])
      expect(await named(name, folders)).toBe(hashOf('b'))
    expect(await named('../key', folders)).toBe('document_outside')
    expect(await named('c.pdf', folders)).toBe('document_missing')
  })
})

test('what changed since it was looked at is not taken for it', async () => {
  const path = folder.path('a.pdf')
  await writeFile(path, 'um')
  const documents = new Documents(folderSource(folder.path('.')), MOST)
  const facts = await documents.facts('a.pdf')
  const sha256 = 'sha256' in facts ? facts.sha256 : ''
  await writeFile(path, 'outro')
  const bucket = await openFolder(folder.path('bucket'))
  const refusal = { status: 2, sentences: [{ code: 'document_changed' }] }
  await expect(documents.store('a.pdf', sha256, 'k', bucket)).rejects.toMatchObject(refusal)
  await rm(path)
  await expect(documents.store('a.pdf', sha256, 'k', bucket)).rejects.toMatchObject(refusal)
})

test('no more bytes are held at a time than there is room for, and each gets its turn', async () => {
  const room = new ByteSemaphore(10)
  let held = 0
  let most = 0
  const hold = (bytes: number) =>
    room.run(bytes, async () => {
      held += bytes
      most = Math.max(most, held)
      await new Promise((resolve) => setImmediate(resolve))
      held -= bytes
      return bytes
    })
  expect(await Promise.all([6, 4, 3, 12, 1].map(hold))).toEqual([6, 4, 3, 12, 1])
  // The one that is larger than the room had it for itself.
  expect(most).toBe(12)
})

test('what systems and programs leave in a folder → no documents', async () => {
  const dir = folder.path('com-lixo')
  await mkdir(dir)
  for (const name of ['a.pdf', '~$a.docx', 'desktop.ini', 'Atalho para a.lnk', 'Thumbs.db', '.x'])
    await writeFile(`${dir}/${name}`, 'um')
  expect(await folderSource(dir).names()).toEqual(['a.pdf'])
})

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1')
const LOCKED = '%PDF-1.7\ntrailer << /Encrypt 12 0 R /Root 1 0 R >>'
test.each([
  ['sentenca.pdf', '\n<!DOCTYPE html><title>Sessão expirada</title>', 'html'],
  ['laudo.png', '<html><body>404</body></html>', 'html'],
  ['sentenca.pdf', LOCKED, 'encrypted'],
  ['sentenca.pdf', LOCKED.replace('trailer', ' '.repeat(65_530)), 'encrypted'],
  ['peca.docx', `${OLE} EncryptedPackage`, 'encrypted'],
  ['peca.docx', 'PK\x05\x06', 'zip_empty'],
  ['sentenca.pdf', 'PK\x03\x04 word/document.xml', 'other_document'],
  ['peca.docx', '%PDF-1.4', 'other_document'],
  ['dados.xlsx', 'isto não é uma pasta de trabalho', 'other_document'],
  ['cartao.ods', OLE, 'encrypted'],
])('%s that holds %j → told as %s, and not sent', async (name, content, told) => {
  await writeFile(folder.path(name), content, 'latin1')
  const documents = new Documents(folderSource(folder.path('.')), 100_000)
  expect(await documents.facts(name)).toEqual({
    problem: { code: 'document_not_itself', facts: { name, content: told } },
  })
})

test.each([
  ['sentenca.pdf', '%PDF-1.7\n(/Encrypt é só um texto)'],
  ['pagina.html', '<!doctype html>'],
  ['notas.txt', '<html>'],
  ['peca.docx', 'PK\x03\x04'],
  ['cartao.xlsx', 'PK\x03\x04'],
  ['antigo.doc', OLE],
])('%s that holds %j → sent as it is', async (name, content) => {
  await writeFile(folder.path(name), content, 'latin1')
  const documents = new Documents(folderSource(folder.path('.')), 100_000)
  expect(await documents.facts(name)).toMatchObject({ bytes: content.length })
})
