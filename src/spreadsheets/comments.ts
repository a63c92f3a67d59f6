import type { CellComment } from './source.js'

/** More of them nobody reads before a batch is begun. */
const MOST = 1_000
const LONGEST = 500
/** Before what programs write around it is taken off. */
export const MOST_READ = 5_000
/** Our own, in a copy that was handed out. */
const OURS = /(?:^|\n)lote: /
/** Excel writes who it is on the first line; of a conversation it writes where it can be read, and then the text. */
const AUTHOR = /^[^\n:]{1,60}:[ \t]*\n/
const CONVERSATION = /^\s*\[[^\]\n]{1,60}\]\s[\s\S]*?\b(?:Comment|Coment[áa]rio):\s*/

/** Gathers what people wrote in comments, without what programs put around it. */
export class Comments {
  readonly all: CellComment[] = []

  add({ text, ...place }: CellComment): void {
    const [before = ''] = text.slice(0, MOST_READ).split(OURS)
    const written = before.replace(CONVERSATION, '').replace(AUTHOR, '').trim()
    if (written === '' || this.all.length >= MOST) return
    this.all.push({ ...place, text: written.slice(0, LONGEST) })
  }

  /** As a fact of the file; none where there is nothing. */
  get fact(): { comments?: readonly CellComment[] } {
    return this.all.length > 0 ? { comments: this.all } : {}
  }
}
