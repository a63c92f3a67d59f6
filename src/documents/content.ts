import { basename, extname } from 'node:path'
import { type Sentence, sentence } from '../messages/message-code.js'

/** Bytes of the start that are examined; readers of PDF accept its mark that late. */
const BEGINNING_BYTES = 1024
/** The reference to the encryption dictionary of a PDF, which is outside the compressed parts. */
const ENCRYPTED_PDF = /\/Encrypt\s{1,8}\d{1,10}\s{1,8}\d{1,5}\s{1,8}R/
/** The longest mark, so that one cut between two chunks is found. */
const OVERLAP_BYTES = 64

/** What a file with the extension of a document may be instead; sending it would waste units. */
type Content = 'html' | 'zip_empty' | 'encrypted' | 'other_document'

const LIST_ENDINGS = new Set(['.csv', '.tsv'])

/** Extensions of formats that are zips. */
const ZIP_ENDINGS = new Set(['.docx', '.xlsx', '.xlsm', '.pptx', '.odt', '.ods'])

/** Examines a stream for content that does not match the name of the file. */
export class ContentProbe {
  private beginning = Buffer.alloc(0)
  private tail = ''
  private isEncryptedPdf = false

  constructor(private readonly name: string) {}

  /** Passes the bytes on unchanged, and examines them. */
  async *watch(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      this.examine(chunk)
      yield chunk
    }
  }

  /** Returns why a completely read file is not sent; undefined if it may be. */
  problem(): Sentence | undefined {
    const content = this.content()
    return content && sentence('document_not_itself', { name: this.name, content })
  }

  get isOfColumns(): boolean {
    return LIST_ENDINGS.has(extname(this.name).toLowerCase())
  }

  /** Decides whether the file names one of these: it is the list of the documents then. */
  lists(names: readonly string[]): boolean {
    const text = this.beginning.toString('utf8')
    return names.some((name) => name !== this.name && text.includes(basename(name)))
  }

  private examine(chunk: Buffer): void {
    const missing = BEGINNING_BYTES - this.beginning.length
    if (missing > 0) this.beginning = Buffer.concat([this.beginning, chunk.subarray(0, missing)])
    if (this.isEncryptedPdf || !this.isPdf()) return
    const text = this.tail + chunk.toString('latin1')
    this.isEncryptedPdf = ENCRYPTED_PDF.test(text)
    this.tail = text.slice(-OVERLAP_BYTES)
  }

  private isPdf(): boolean {
    return this.beginning.includes('%PDF-')
  }

  private content(): Content | undefined {
    const ending = extname(this.name).toLowerCase()
    if (this.isEncryptedPdf) return 'encrypted'
    if (this.begins('PK\x05\x06')) return 'zip_empty'
    if (ZIP_ENDINGS.has(ending) && this.begins('\xd0\xcf\x11\xe0')) return 'encrypted'
    if (['.html', '.htm', '.txt'].includes(ending)) return undefined
    if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(this.text())) return 'html'
    const isZip = this.begins('PK\x03\x04')
    if (ending === '.pdf')
      return isZip || this.begins('\xd0\xcf\x11\xe0') ? 'other_document' : undefined
    return ZIP_ENDINGS.has(ending) && !isZip ? 'other_document' : undefined
  }

  private text(): string {
    return this.beginning.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  }

  private begins(mark: string): boolean {
    return this.text().startsWith(mark)
  }
}
