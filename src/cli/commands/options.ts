import { KINDS } from '../../../jobs/kinds.js'
import { flag, json, value, values } from './declare.js'

/** Options of several commands. */
export const out = value('<arquivo.xlsx>', [
  'onde gravar a pasta de trabalho',
  'where to write the workbook',
])
export const account = value('<nome>', [
  'a conta, entre as configuradas',
  'the account, among those configured',
])
export const lane = value('<faixa>', [
  'urgent, normal ou background',
  'urgent, normal or background',
])
export const yes = flag(['não pergunta antes de começar', 'does not ask before it starts'], 'y')
export const ofRehearsal = flag(['para um lote que é ensaio', 'for a batch that is a rehearsal'])
export const rehearsal = flag([
  'ensaio: o serviço é simulado nesta máquina',
  'rehearsal: the service is simulated on this machine',
])
const sheet = value('<nome>', ['a aba da tabela', 'the sheet of the table'])
export const statements = value('<formato>', [
  'também um demonstrativo (CPC, arts. 524 e 534) de cada processo: pdf ou docx, em um zip',
  'also a statement of each case, zipped: pdf or docx',
])
export const again = flag([
  'também se o mesmo já foi enviado: paga outra vez',
  'also where the same was submitted before: pays a second time',
])

/** Options for a copy of the user's own file. */
export const ownFile = {
  marked: value('<arquivo.xlsx>', [
    'também uma cópia do seu arquivo, com cada célula recusada ou com aviso colorida e comentada',
    'also a copy of your file, with each cell that was refused or warned of coloured and commented',
  ]),
  withFigures: flag([
    'com --marked: também os valores do resultado',
    'with --marked: the result figures as well',
  ]),
}

/** Options for a corrected file of a batch. */
export const mending = {
  patch: value('<lote>', [
    'o arquivo corrige este lote: só o que mudou é consultado, e sai uma nova versão inteira',
    'the file mends this batch: only what changed is asked, and a whole new version comes out',
  ]),
  dropMissing: flag([
    'com --patch: as linhas que não estão no arquivo saem, também se são a maioria',
    'with --patch: rows that are not in the file go, even if they are most',
  ]),
}

/** Options that answer a question about columns or cells. */
export const ofCells = {
  map: values('<campo=Título>', [
    'diz qual coluna é o campo, pelo título ou pela letra; vazio: nenhuma',
    'which column is a field, by heading or letter; empty: none',
  ]),
  decimal: value('<marca>', [
    'comma (1.234,56) ou dot (1,234.56), onde a planilha não prova',
    'comma (1.234,56) or dot (1,234.56), where the sheet proves neither',
  ]),
  dates: value('<ordem>', [
    'dmy ou mdy, onde a planilha não prova',
    'dmy or mdy, where the sheet proves neither',
  ]),
}

/** Options for the job, the reading of the sheet, and the account. */
export const request = {
  job: value('<trabalho>', [`o que fazer: ${KINDS.join(', ')}`, `what to do: ${KINDS.join(', ')}`]),
  param: values(
    '<nome=valor>',
    ['parâmetro do serviço, como index=ipca', 'a parameter of the service, such as index=ipca'],
    'p',
  ),
  map: ofCells.map,
  sheet,
  decimal: ofCells.decimal,
  dates: ofCells.dates,
  duplicates: value('<modo>', [
    'warn (avisa) ou drop (deixa de fora) linhas repetidas',
    'warn about repeated rows, or drop them',
  ]),
  method: value('<método>', ['quem calcula: só service, o serviço', 'who computes: service alone']),
  onlyIfOlderThan: value('<idade>', [
    'recalc: deixa como está o que mudou há menos tempo, como 30d',
    'recalc: leaves alone what has changed since, such as 30d',
  ]),
  account,
  lane,
  json,
}

/** Options for the answers of a user. */
export const answersOf = {
  answers: value('<arquivo.json>', [
    'responde às perguntas com um arquivo que --save-answers gravou',
    'answers what is asked from a file that --save-answers wrote',
  ]),
  saveAnswers: value('<arquivo.json>', [
    'grava as respostas dadas',
    'writes the answers that were given',
  ]),
}

/** Options for a user who has the sheet at hand. */
export const answering = {
  documents: values('<pasta>', [
    'extract: outra pasta cujos documentos a planilha pode nomear, além da sua',
    'extract: another folder whose documents the sheet may name, besides its own',
  ]),
  sandbox: rehearsal,
  ...answersOf,
}

/** Options of commands that make free calls to the service. */
export const reaching = { account, sandbox: rehearsal, json }

export const listed = value('<arquivo>', ['grava em .csv ou .xlsx', 'writes a .csv or an .xlsx'])
