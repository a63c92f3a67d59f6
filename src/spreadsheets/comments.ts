import type { CellComment } from './source.js'

/** Nobody reads more comments before a batch starts. */
const MOST = 1_000
const LONGEST = 500
/** Characters that are read of a comment, before the texts of programs are removed from it. */
export const MOST_READ = 5_000
/** Start of a comment by lote in a marked copy. */
const COMMENT_OF_LOTE = /(?:^|\n)lote: /
/** Excel writes the author on the first line; a threaded comment starts with a notice. */
const AUTHOR = /^[^\n:]{1,60}:[ \t]*\n/
const CONVERSATION = /^\s*\[[^\]\n]{1,60}\]\s[\s\S]*?\b(?:Comment|Coment[áa]rio):\s*/

/** Collects the comments of people, without the texts that programs add. */
export class Comments {
  readonly all: CellComment[] = []

  add({ text, ...place }: CellComment): void {
    const [before = ''] = text.slice(0, MOST_READ).split(COMMENT_OF_LOTE)
    const written = before.replace(CONVERSATION, '').replace(AUTHOR, '').trim()
    if (written === '' || this.all.length >= MOST) return
    this.all.push({ ...place, text: written.slice(0, LONGEST) })
  }

  /** The comments as a fact of the file; empty without any. */
  get fact(): { comments?: readonly CellComment[] } {
    return this.all.length > 0 ? { comments: this.all } : {}
  }
}
