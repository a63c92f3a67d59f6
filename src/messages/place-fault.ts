import type { Facts } from './message.js'

/** Why a place that was asked for takes no file. */
export type PlaceFault =
  | 'folder'
  | 'input'
  | 'twice'
  | 'filled'
  | 'not-workbook'
  | 'not-table'
  | ParentFault

/** Why its folder does not. */
export type ParentFault = 'missing' | 'not-folder' | 'denied' | 'read-only' | 'other'

const FAULTS: Record<
  PlaceFault,
  readonly [pt: (dir: string) => string, en: (dir: string) => string]
> = {
  folder: [() => 'é uma pasta', () => 'it is a folder'],
  input: [() => 'é um arquivo de entrada', () => 'it is an input file'],
  twice: [
    () => 'outro arquivo deste comando vai para aí',
    () => 'another file of this command goes there',
  ],
  filled: [
    () => 'já existe, e pode estar preenchido',
    () => 'it is there already, and may be filled in',
  ],
  'not-workbook': [
    () => 'o que se grava é uma pasta de trabalho do Excel, e o nome tem de terminar em .xlsx',
    () => 'what is written is an Excel workbook, and the name has to end in .xlsx',
  ],
  'not-table': [
    () => 'o nome não termina em .csv nem em .xlsx',
    () => 'the name ends neither in .csv nor in .xlsx',
  ],
  missing: [(dir) => `a pasta ${dir} não existe`, (dir) => `there is no folder ${dir}`],
  'not-folder': [(dir) => `${dir} não é uma pasta`, (dir) => `${dir} is no folder`],
  denied: [
    (dir) => `a pasta ${dir} não dá permissão de gravar`,
    (dir) => `the folder ${dir} gives no right to write`,
  ],
  'read-only': [
    (dir) => `a pasta ${dir} só pode ser lida`,
    (dir) => `the folder ${dir} can only be read`,
  ],
  other: [(dir) => `a pasta ${dir} não serve`, (dir) => `the folder ${dir} cannot be used`],
}

/** As facts: `dir` is the folder, `errno` what the system says where there is no word for it. */
export interface PlaceFacts extends Facts {
  fault: PlaceFault
  dir?: string
  errno?: string
}

/** In words. */
export function placeFault({ fault, dir, errno }: Facts, language: 'pt' | 'en'): string {
  const said = FAULTS[fault as PlaceFault] ?? FAULTS.other
  const why = said[language === 'en' ? 1 : 0](String(dir ?? ''))
  return errno === undefined ? why : `${why}: ${errno}`
}
