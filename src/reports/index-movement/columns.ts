import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import type { ReadLine } from './highlights.js'
import { isRepeated, type Movement } from './movement.js'
import type { Subject } from './read.js'

const PUBLISHED = { yes: 'sim', no: 'NÃO', untold: 'o serviço não diz' } as const

export const publishedWords = ({ months }: Pick<ReadLine['read'], 'months'>, movement: Movement) =>
  isRepeated(months, movement) ? PUBLISHED.no : PUBLISHED[movement.published]

export const NAMES: SheetColumn[] = [
  { title: 'Índice ou tabela', kind: 'text', width: 40, wrap: true },
  { title: 'Família', kind: 'text', width: 15 },
]
export const namesOf = ({ name, kind }: Subject): Value[] => [
  name,
  kind === 'index' ? 'índice' : 'tabela judicial',
]
/** What a request takes; on paper the name says it. */
export const SHORT_NAME: SheetColumn = {
  title: 'Nome curto',
  kind: 'text',
  width: 18,
  onScreen: true,
}
