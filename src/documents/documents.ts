import { UserError } from '../core/errors.js'
import type { DocumentFacts } from '../core/job/job.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import { ContentProbe } from './content.js'
import type { DocumentSource } from './source.js'

/** The documents of a submission: examined once, and then copied into the bucket. */
export class Documents {
  private readonly factsByName = new Map<string, Promise<DocumentFacts>>()

  constructor(
    private readonly source: DocumentSource,
    private readonly mostBytes: number,
  ) {}

  names(): Promise<string[]> {
    return this.source.names()
  }

  /** Returns the size and hash of a document, or why it is not sent. */
  facts(name: string): Promise<DocumentFacts> {
    const known = this.factsByName.get(name) ?? this.examine(name)
    this.factsByName.set(name, known)
    return known
  }

  /**
   * Copies a document into the bucket.
   * @throws {UserError} if its content changed since it was examined
   */
  async store(name: string, sha256: string, key: string, bucket: Bucket): Promise<void> {
    const found = await this.source.open(name)
    const written = 'body' in found ? await bucket.write(key, found.body) : undefined
    if (written?.sha256 !== sha256) throw UserError.usage('document_changed', { name })
  }

  close(): Promise<void> {
    return this.source.close()
  }

  private async examine(name: string): Promise<DocumentFacts> {
    const found = await this.source.open(name)
    if (!('body' in found)) return { problem: found }
    const problem = this.sizeProblem(name, found.bytes)
    if (problem) return { problem }
    try {
      const content = new ContentProbe(name)
      const digest = await digestOf(content.watch(found.body))
      const wrong = content.problem()
      if (wrong) return { problem: wrong }
      const isList = content.isOfColumns && content.lists(await this.names())
      return isList ? { problem: sentence('document_list', { name }) } : digest
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { problem: sentence('document_unreadable', { name, reason }) }
    }
  }

  private sizeProblem(name: string, bytes: number): Sentence | undefined {
    if (bytes === 0) return sentence('document_empty', { name })
    return bytes > this.mostBytes
      ? sentence('document_too_big', { name, bytes, most: this.mostBytes })
      : undefined
  }
}
