import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import type { StatementDocument } from '../../../src/core/job/job.js'
import { statementPdf } from '../../../src/publish/statement/statement-pdf.js'
import type { Filing } from '../../../src/publish/statement/statement-text.js'

/** Returns the operators that draw each page. */
export async function drawnPages(content: StatementDocument, filing: Filing): Promise<string[]> {
  const pdf = (await buffer(await statementPdf(content, filing))).toString('latin1')
  return [...pdf.matchAll(/\/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs)]
    .map(([, bytes]) => inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1'))
    .filter((page) => page.includes('TJ'))
}

/** Returns the text of an operator's strings. */
export function drawnText(drawn: string): string {
  const hex = [...drawn.matchAll(/<([0-9a-f]*)>/g)].map(([, one]) => one).join('')
  return Buffer.from(hex, 'hex').toString('latin1')
}
