import type { Exceeded } from '../spreadsheets/source.js'
import { againPt } from './again-pt.js'
import { askingPt } from './asking-pt.js'
import { carePt } from './care-pt.js'
import { claimsPt } from './claims-pt.js'
import { doubledLinesPt } from './doubled-lines-pt.js'
import { gazetteJobsPt } from './gazette-jobs-pt.js'
import { gazettePt } from './gazette-pt.js'
import { layoutPt } from './layout-pt.js'
import type { Facts } from './message.js'
import {
  atLines,
  didYouMean,
  groupedFirst,
  isIpcaE,
  list,
  type Message,
  many,
  quoted,
  spans,
} from './message.js'
import { nightlyPt } from './nightly-pt.js'
import { nonePt } from './none-pt.js'
import { patchPt } from './patch-pt.js'
import { placeFault } from './place-fault.js'
import { RAISED } from './raised-bound.js'
import { readingPt } from './reading-pt.js'
import { reportPt } from './report-pt.js'
import { savedPt } from './saved-pt.js'
import { sealPt } from './seal-pt.js'
import { ratePt, termsPt } from './terms-pt.js'
import { watchPt } from './watch-pt.js'
import { webPt } from './web-pt.js'

const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (recebido: ${quoted(f.value)})`
const mark = (f: Facts) =>
  f.mark === 'comma' ? 'vírgula decimal (1.234,56)' : 'ponto decimal (1,234.56)'
/** Dates and months are stored in ISO form and shown in the local form. */
const day = (value: Facts[string]) =>
  String(value ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
const month = (value: Facts[string]) => String(value ?? '').replace(/^(\d{4})-(\d{2})$/, '$2/$1')
/** The count knows dates, and debtors by their names alone. */
const whoever = ({ law, laws = law, treasury }: Facts) => {
  if (!/\bEC /.test(list(laws))) return ''
  if (treasury === undefined)
    return ' As da Fazenda Pública são contadas pela data, seja quem for o devedor.'
  const which = many(treasury, 'linha tem parte', 'linhas têm parte')
  return ` As da Fazenda Pública são contadas pela data: ${treasury === 0 ? 'nenhuma linha tem parte' : which} que, pelo nome, é dela.`
}
const REDIS: Record<string, string> = {
  denied: 'recusa o usuário ou a senha',
  'read-only': 'é uma réplica, só de leitura',
  full: 'a memória dele está cheia',
  lost: 'parou, e o que havia nele se perdeu',
}
const redisReason = (reason: Facts[string]) => REDIS[String(reason)] ?? 'um comando falhou'
const embedded = (url: Facts[string]) => String(url).replace(/^embedded:/, '')
const twinLists = ({ twins }: Facts) =>
  twins ? 'Se são duas listas lado a lado, ponha uma embaixo da outra. ' : ''
const order = (f: Facts) => (f.order === 'mdy' ? 'mês/dia/ano' : 'dia/mês/ano')

/** The bound that a file exceeds, in the user's words. */
const BEYOND: Record<Exceeded['bound'], (most: Facts[string]) => string> = {
  entryBytes: (most) =>
    `tem uma parte que, descompactada, passa de ${Math.round(Number(most) / 1024 ** 2)} MB`,
  ratio: (most) => `tem uma parte que se descompacta em mais de ${most} vezes o seu tamanho`,
  entries: (most) => `tem mais de ${most} partes`,
  columns: (most) => `tem mais de ${most} colunas`,
  cellCharacters: (most) => `tem uma célula com mais de ${most} caracteres`,
  binaryBytes: (most) =>
    `tem mais de ${Number(most) / 1024 ** 2} MB no formato binário, que é lido inteiro na memória (salve como .xlsx ou .csv)`,
  zippedBytes: (most) =>
    `traz compactada uma planilha de mais de ${Number(most) / 1024 ** 2} MB (extraia-a e envie-a)`,
  rows: (most) => `tem mais de ${most} linhas numa aba`,
  lineBytes: (most) => `tem uma linha com mais de ${most} bytes`,
  lineCharacters: (most) => `tem uma linha com mais de ${most} caracteres`,
  recordBytes: (most) => `tem um texto entre aspas com mais de ${most} bytes: falta fechar aspas?`,
  blankLines: (most) => `tem mais de ${most} linhas em branco seguidas`,
  sheets: (most) => `tem mais de ${most} abas`,
  styles: (most) => `tem mais de ${most} formatos de célula`,
  sharedStrings: (most) => `tem mais de ${most} textos`,
  sharedCharacters: (most) => `tem textos com mais de ${most} caracteres ao todo`,
  merges: (most) => `tem mais de ${most} mesclas de células`,
  depth: (most) => `tem marcas dentro de marcas, mais de ${most}`,
  attributes: (most) => `tem uma marca com mais de ${most} atributos`,
  openCharacters: () => 'tem uma célula sem fim',
}

/** Names the setting by which the operator can raise a bound. */
function raisedBy(setting: string | undefined): string {
  return setting === undefined
    ? ''
    : ` Se o arquivo é de confiança, quem administra o programa aumenta o limite: LOTE_FILE_BOUNDS="${setting}".`
}

/** Returns examples of `--map` for the columns that a job needs. */
function examplesOf(fields: Facts[string]): string {
  const named = Array.isArray(fields) ? fields.slice(0, 2) : []
  const shown = named.map((name) => `--map ${name}="Título"`).join(' ')
  return shown === '' ? '' : `, por exemplo ${shown}`
}

/** What a document may be, where its content does not match its name. */
const CONTENTS = {
  html: 'é uma página da internet, e não o documento (uma página de erro ou de login que foi salva no lugar dele?)',
  zip_empty: 'é um arquivo compactado vazio',
  encrypted: 'está protegido por senha',
  other_document: 'não é o que a extensão do nome diz: é um documento de outro formato',
}

/** The Portuguese messages. `text` says what is wrong and where; `todo` says what to do. */
export const messages = {
  ...askingPt,
  ...carePt,
  ...claimsPt,
  ...gazettePt,
  ...gazetteJobsPt,
  ...againPt,
  ...doubledLinesPt,
  ...patchPt,
  ...readingPt,
  ...termsPt,
  ...nightlyPt,
  ...nonePt,
  ...sealPt,
  ...watchPt,
  ...webPt,
  ...reportPt,
  ...savedPt,
  ...layoutPt,
  // Files
  file_special: {
    text: (f) => `${f.path} não é um arquivo comum (é um pipe, um dispositivo ou um socket).`,
    todo: () => 'Grave o conteúdo num arquivo e diga o nome dele.',
  },
  file_missing: {
    text: (f) => `O arquivo ${f.path} não existe.`,
    todo: () => 'Confira o caminho e o nome.',
  },
  file_folder: {
    text: (f) => `${f.path} é uma pasta.`,
    todo: () => 'Diga o arquivo da planilha. Pastas são para --job extract.',
  },
  file_empty: {
    text: (f) => `O arquivo ${f.path} está vazio.`,
    todo: () => 'Salve a planilha de novo e envie outra vez.',
  },
  file_lock: {
    text: (f) =>
      `${f.path} não é a planilha: é o que o Excel ou o LibreOffice grava ao lado dela enquanto está aberta.`,
    todo: (f) => `Feche a planilha e envie ${f.detail}.`,
  },
  file_encrypted: {
    text: (f) => `A pasta de trabalho ${f.path} tem senha.`,
    todo: () => 'Abra-a com a senha, retire a senha e salve uma cópia.',
  },
  file_html: {
    text: (f) => `${f.path} é uma página da web salva com nome de planilha.`,
    todo: () => 'Abra-a no Excel e salve como .xlsx.',
  },
  file_pdf: {
    text: (f) => `${f.path} é um PDF, não uma planilha.`,
    todo: () => 'Envie a planilha de onde o PDF saiu (.xlsx ou .csv).',
  },
  file_zip: {
    text: (f) => `${f.path} é um arquivo compactado sem planilha dentro.`,
    todo: () => 'Extraia a planilha e envie-a.',
  },
  file_zip_several: {
    text: (f) => `${f.path} está compactado com mais de uma planilha dentro: ${f.detail}.`,
    todo: () => 'Extraia a que quer e envie-a.',
  },
  file_binary: {
    text: (f) => `${f.path} não é uma planilha de um formato conhecido.`,
    todo: () => 'Envie um arquivo .xlsx ou .csv.',
  },
  file_open_quote: {
    text: (f) => `${f.path}: a linha ${f.detail} abre aspas que não fecham até o fim do arquivo.`,
    todo: () => 'Feche ou retire as aspas, ou salve como .xlsx.',
  },
  file_damaged: {
    text: (f) => `${f.path} está danificado e não pôde ser lido até o fim.`,
    todo: () => 'Abra-o no Excel, salve uma cópia e envie a cópia.',
  },
  file_too_big: {
    text: (f) =>
      `${f.path} ${BEYOND[f.bound as Exceeded['bound']]?.(f.most) ?? 'passa dos limites de leitura'}${f.line ? ` (linha ${f.line})` : ''}.`,
    todo: (f) =>
      `Divida a planilha ou apague linhas e colunas que não são da tabela.${raisedBy(RAISED[f.bound as Exceeded['bound']])}`,
  },
  file_too_slow: {
    text: (f) =>
      `${f.path} não foi lido: a leitura parou de avançar, como acontece com arquivos danificados ou montados para travar o programa.`,
    todo: () =>
      `Abra-o no Excel, copie só a tabela para uma pasta de trabalho nova e envie essa cópia.${raisedBy('time=60s')}`,
  },
  told_large_file: {
    text: (f) => `A leitura de ${f.path} demora: ${f.read} de ${f.of} MB desta etapa.`,
    todo: () => 'Aguarde, ou pare com Ctrl-C; a leitura em si não gasta nada.',
  },
  file_too_heavy: {
    text: (f) => `${f.path} não foi lido: precisa de mais memória do que uma planilha pode ocupar.`,
    todo: () =>
      `Copie só a tabela para uma pasta de trabalho nova, ou divida a planilha em arquivos menores.${raisedBy('memory=512MB')}`,
  },

  // Finding the table
  no_such_sheet: {
    text: (f) => `Não há aba ${quoted(f.sheet)}; as abas são: ${list(f.sheets)}.`,
    todo: (f) =>
      f.isResult
        ? 'Esta é a pasta de trabalho de um resultado: corrija a planilha que lote pending escreve, ou a cópia de lote result --marked.'
        : 'Escolha uma delas com --sheet.',
  },
  ask_sheet: {
    text: (f) => `Mais de uma aba tem a tabela: ${list(f.sheets)}.`,
    todo: () => 'Diga qual com --sheet NOME.',
  },
  no_table: {
    text: (f) =>
      `Não há tabela: nenhuma linha tem mais de uma célula (abas lidas: ${list(f.sheets)}).`,
    todo: () => 'Envie a planilha em .xlsx, ou em .csv com ponto e vírgula entre as colunas.',
  },
  ask_header: {
    text: (f) => `O cabeçalho da tabela não foi reconhecido (abas lidas: ${list(f.sheets)}).`,
    todo: (f) =>
      `Diga as colunas com --map${examplesOf(f.fields)}. São necessárias: ${list(f.needed)}. Se não há linha de títulos, ponha uma acima dos dados.`,
  },
  ask_missing: {
    text: (f) => `Falta a coluna de ${f.label}; os títulos lidos são: ${list(f.headings)}.`,
    todo: (f) => `Diga qual é com --map ${f.field}="Título".`,
  },
  ask_tie: {
    text: (f) => `Mais de uma coluna pode ser ${f.label}: ${list(f.candidates)}.`,
    todo: (f) => `${twinLists(f)}Escolha com --map ${f.field}="Título", ou a letra da coluna.`,
  },
  ask_tie_optional: {
    text: (f) => `Mais de uma coluna pode ser ${f.label}: ${list(f.candidates)}.`,
    todo: (f) =>
      `${twinLists(f)}Escolha com --map ${f.field}="Título", ou a letra da coluna; se nenhuma, --map ${f.field}= (vazio).`,
  },
  ask_state_beside_court: {
    text: (f) =>
      `Coluna ${f.column}, ao lado de ${f.beside}: pode ser a UF dela e não a da inscrição na OAB, e há inscrições sem UF.`,
    todo: (f) =>
      `Se é a da inscrição, diga --map oab_uf="${f.heading}"; se não é, escreva a UF junto do número e diga --map oab_uf= (vazio).`,
  },
  ask_already_updated: {
    text: (f) =>
      `Coluna ${f.column}, ao lado de valores já corrigidos (${list(f.corrected)}): pode ser até quando atualizar ou até quando já foi atualizado.`,
    todo: (f) =>
      `Se for até quando atualizar, diga --map ${f.field}="${f.heading}"; se não, --map ${f.field}= (vazio).`,
  },
  ask_doubtful: {
    text: (f) =>
      `Só pode ser ${f.label}: ${list(f.candidates)}; e isso pode já estar corrigido ou somado, ou ser outra coisa.`,
    todo: (f) => `Se for o valor a corrigir, diga --map ${f.field}="Título".`,
  },
  ask_other_period: {
    text: (f) =>
      `Coluna ${f.column}: pelo título é uma taxa por ano ou por dia, e ${f.field === 'multa_percentual' ? 'a multa vai ao serviço como um só percentual' : 'o serviço espera juros ao mês'}.`,
    todo: (f) =>
      `Para não usar a coluna, diga --map ${f.field}= (vazio); se ela já tem ${f.label}, --map ${f.field}="Título".`,
  },
  ask_shared: {
    text: (f) => `A coluna ${quoted(f.heading)} foi entendida como duas coisas: ${list(f.fields)}.`,
    todo: () => 'Diga com --map o que cada coluna é.',
  },
  map_no_such_heading: {
    text: (f) =>
      `--map ${f.field}: não há coluna ${quoted(f.heading)}; os títulos são: ${list(f.headings)}.`,
    todo: () => 'Use um desses títulos ou a letra da coluna.',
  },
  map_same_heading: {
    text: (f) =>
      `--map ${f.field}: mais de uma coluna se chama ${quoted(f.heading)} (${list(f.columns)}).`,
    todo: () => 'Use a letra da coluna.',
  },
  cut_amounts: {
    text: (f) =>
      `Linha ${f.line}: a vírgula decimal de ${quoted(f.value)} foi lida como separador de colunas, porque o arquivo é separado por vírgulas e o valor está sem aspas.`,
    todo: () => 'Salve com ponto e vírgula entre as colunas, ou como .xlsx.',
  },
  told_wide_lines: {
    text: (f) =>
      `${many(f.count, 'linha tem', 'linhas têm')} mais células que o cabeçalho (linhas ${list(f.lines)}): confira se nada mudou de coluna.`,
  },
  no_rows: {
    text: (f) =>
      `A aba ${quoted(f.sheet)} não tem nenhuma linha de dados abaixo do cabeçalho (linha ${f.line}).`,
    todo: () => 'Confira se é a planilha certa e se a exportação não saiu vazia.',
  },
  map_no_such_field: {
    text: (f) => `--map ${f.field}: campo desconhecido.`,
    todo: (f) => `${didYouMean(f.field, f.known, 'pt')}Os campos são: ${list(f.known)}.`,
  },

  // Conventions of a column
  ask_mark: {
    text: (f) =>
      `Coluna ${f.column}: não dá para saber se o ponto e a vírgula são decimais ou de milhar (${atLines(f.examples, 'linha', 'linhas')}).`,
    todo: () => 'Diga --decimal comma (1.234,56) ou --decimal dot (1,234.56).',
  },
  ask_mark_contradiction: {
    text: (f) =>
      `Coluna ${f.column}: há valores nas duas convenções (${atLines(f.against, 'linha', 'linhas')}), e por isso não dá para ler as linhas ${list(f.examples)}.`,
    todo: () =>
      'Diga --decimal comma (1.234,56) ou --decimal dot (1,234.56); o que não couber será rejeitado.',
  },
  ask_order: {
    text: (f) =>
      `Coluna ${f.column}: não dá para saber se as datas são dia/mês ou mês/dia (${atLines(f.examples, 'linha', 'linhas')}): nenhuma o prova, e a planilha não é toda brasileira.`,
    todo: () => 'Diga --dates dmy ou --dates mdy.',
  },
  ask_order_heading: {
    text: (f) =>
      `Coluna ${f.column}: o título diz mês/dia/ano, mas há datas que só existem como dia/mês/ano (${atLines(f.examples, 'linha', 'linhas')}), e as outras servem nas duas ordens.`,
    todo: () => 'Diga --dates dmy ou --dates mdy; o que não couber será rejeitado.',
  },
  ask_order_mdy: {
    text: (f) =>
      `Coluna ${f.column}: há datas que só existem como mês/dia/ano (${atLines(f.examples, 'linha', 'linhas')}).`,
    todo: () => 'Diga --dates dmy ou --dates mdy; o que não couber será rejeitado.',
  },
  ask_swapped_dates: {
    text: (f) =>
      `Coluna ${f.column}: todo texto tem dia maior que 12 (${atLines(f.texts, 'linha', 'linhas')}) e toda data tem dia até 12 (${atLines(f.examples, 'linha', 'linhas')}); o Excel pode ter trocado dia e mês nas datas.`,
    todo: () =>
      'Confira essas datas na origem. Se estiverem certas, diga --dates dmy; se trocadas, importe de novo com a coluna como texto.',
  },
  ask_debit_letter: {
    text: (f) =>
      `Coluna ${f.column}: há D e C, débito e crédito ou um sinal à parte (${atLines(f.examples, 'linha', 'linhas')}), e não está dito qual é pagamento.`,
    todo: () => 'Ponha o sinal no próprio valor: pagamento é negativo.',
  },
  ask_in_thousands: {
    text: (f) => `Coluna ${f.column}: há valores em milhares ou milhões (${list(f.examples)}).`,
    todo: () => 'Escreva os valores por inteiro, em reais.',
  },
  ask_foreign_said: {
    text: (f) =>
      `Coluna ${f.column}: a planilha fala de outra moeda ou unidade que o real (linha ${f.line}: ${quoted(f.value)}).`,
    todo: () => 'Escreva os valores em reais; se já estão em reais, retire essa frase.',
  },
  ask_charge_in_reais: {
    text: (f) =>
      `Coluna ${f.column}: há encargo em reais (${f.line === undefined ? '' : `linha ${f.line}: `}${quoted(f.value)}), e o serviço espera percentual.`,
    todo: (f) =>
      f.field === 'honorarios'
        ? `Troque por percentual; para honorários fixos, diga -p ${f.mode ?? 'honorarios.modo'}=v; para não usar a coluna, --map honorarios= (vazio).`
        : `Troque por percentual; para não usar a coluna, diga --map ${f.field}= (vazio).`,
  },
  ask_high_rate: {
    text: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} iria ao serviço como ${ratePt(f.of ?? 'interest', f.points ?? f.value)}, acima do comum; pode ser ${f.of === 'interest' ? 'uma taxa ao ano (12% ao ano são 1% ao mês) ou ' : ''}um valor em reais.`,
    todo: (f) =>
      `${f.of === 'interest' ? 'Se é taxa ao ano, ponha na planilha a taxa ao mês; s' : 'S'}e é mesmo esse percentual, diga -p ${f.most}; para não usar a coluna, diga --map ${f.field}= (vazio).`,
  },
  ask_fraction: {
    text: (f) =>
      f.isDaily
        ? `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} parece uma taxa por dia (0,033 % ao dia é 1 % ao mês), e o serviço espera juros ao mês.`
        : `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} pode ser uma fração (0,01 = 1 %) ou um percentual (0,01 %).`,
    todo: (f) =>
      f.isDaily
        ? `Escreva a taxa do mês, ou, se já é, diga -p juros.maximo=1; para não usar a coluna, diga --map ${f.field}= (vazio).`
        : `Escreva com o sinal de %, ou em pontos (1 para 1 %); para não usar a coluna, diga --map ${f.field}= (vazio).`,
  },
  ask_unfit: {
    text: (f) =>
      `Coluna ${f.column}: foi entendida como ${f.label}, mas contém valores em dinheiro (linha ${f.line}: ${quoted(f.value)}).`,
    todo: (f) =>
      f.required
        ? `Se a coluna certa é outra, diga --map ${f.field}="Título"; se não, escreva os números sem pontos nem centavos.`
        : `Se a coluna é outra coisa, diga --map ${f.field}= (vazio) para não usá-la; se não, corrija as células.`,
  },
  told_csv: {
    text: (f) => `Arquivo de texto lido como ${f.encoding}, separado por ${quoted(f.separator)}.`,
  },
  told_double_encoded: {
    text: () =>
      'Os acentos do arquivo foram salvos trocados (UTF-8 lido como Latin-1) e foram lidos como deviam ser.',
  },
  told_sheet_hidden: { text: (f) => `Aba oculta não processada: ${quoted(f.sheet)}.` },
  told_sheet_left: { text: (f) => `Aba não processada: ${quoted(f.sheet)}.` },
  told_payments_left: {
    text: (f) =>
      `Aba não processada: ${quoted(f.sheet)}, que parece ter pagamentos; nada do que há nela é abatido.`,
    todo: () =>
      'Ponha cada pagamento na tabela das dívidas, em uma linha sua, com a sua data e o sinal de menos.',
  },
  told_tie_settled: {
    text: (f) =>
      `${f.label}: das colunas ${list(f.candidates)} foi usada ${f.column}, pelo que há nas células.`,
  },
  told_due_day: {
    text: (f) =>
      `${f.label}: das colunas ${list(f.candidates)} foi usada ${f.column}, o dia em que a dívida venceu.`,
    todo: (f) => `Se vale a outra, diga --map ${f.field}="Título", ou a letra da coluna.`,
  },
  told_tie_unused: {
    text: (f) =>
      `${f.label}: mais de uma coluna pode ser (${list(f.candidates)}), e nenhuma foi usada.`,
    todo: (f) => `Se quiser uma delas, diga --map ${f.field}="Título".`,
  },
  told_mark_stated: { text: (f) => `Coluna ${f.column}: ${mark(f)}, como foi dito.` },
  told_mark_by_column: {
    text: (f) =>
      `Coluna ${f.column}: ${mark(f)}, provado por outros valores da coluna; assim foram lidas as linhas ${list(f.examples)}.`,
  },
  told_marks_mixed: {
    text: (f) =>
      `Coluna ${f.column}: há valores com vírgula e com ponto decimal; cada um só pode ser lido de um jeito.`,
  },
  told_order_stated: { text: (f) => `Coluna ${f.column}: datas em ${order(f)}, como foi dito.` },
  told_order_heading: {
    text: (f) => `Coluna ${f.column}: datas em ${order(f)}, como diz o título.`,
  },
  told_order_brazilian: {
    text: (f) =>
      `Coluna ${f.column}: datas em dia/mês/ano, porque a planilha é brasileira e nada indica o contrário (linhas ${list(f.examples)}).`,
  },
  told_hidden_rows: {
    text: (f) =>
      `${many(f.count, 'linha oculta por filtro, ou com o valor oculto pelo formato, foi lida', 'linhas ocultas por filtro, ou com o valor oculto pelo formato, foram lidas')} como as outras.`,
  },
  told_stopped_early: {
    text: (f) =>
      `O lote parou cedo: ${f.refused} das ${f.of} primeiras chamadas, escolhidas por todo o lote, foram recusadas (${f.code}: ${f.message}).`,
    todo: () => 'Corrija o parâmetro ou a coluna e envie de novo; o que falta não foi gasto.',
  },
  told_repeated: {
    text: (f) =>
      `${many(f.count, 'linha repetida foi deixada', 'linhas repetidas foram deixadas')} de fora, como pedido.`,
  },
  told_done_once: {
    text: (f) =>
      `${many(f.count, 'linha pede', 'linhas pedem')} o mesmo que uma linha acima, do mesmo cálculo: é feito uma vez, com o resultado na primeira linha, e somado uma vez.`,
  },
  told_catalogue_unavailable: {
    text: () =>
      'O serviço não deu a lista de índices ou de tabelas; os nomes não foram conferidos antes.',
  },
  told_price_charges: {
    text: (f) =>
      `Juros, multa e honorários vêm somados para a chamada inteira. Onde os totais não disserem quanto é de cada linha, até ${f.most} linhas da chamada são pedidas também sozinhas, uma unidade cada (ao todo até ${f.units} a mais); o orçamento é dito de novo antes disso.`,
  },
  told_selic_whole_month: {
    text: (f) =>
      `A SELIC foi pedida de ${day(f.from)} com a versão 1, que conta por mês: o mês ${month(f.month)} entra inteiro, desde o dia 1º. Para contar do dia, dê -p selicVersion=2.`,
  },
  told_selic_whole_month_until: {
    text: (f) =>
      `A SELIC foi pedida até ${day(f.until)} com a versão 1, que conta por mês: o mês ${month(f.month)} entra inteiro ou nem entra. Para contar até o dia, dê -p selicVersion=2.`,
  },
  told_citation_not_sent: {
    text: () =>
      'O contrato do serviço não tem onde dizer a data da citação: ela não é enviada. Os juros que voltarem são comparados com ela, e a linha em que não corram desde a citação vem com aviso.',
  },
  told_pack_limit: {
    text: (f) =>
      `O serviço recusou ${f.refused} linhas numa só chamada em ${f.at}: o orçamento conta com no máximo ${f.most} por chamada, e assim ${f.rows} linhas são ${f.calls} chamadas. Se ele recusar também essas, cada chamada recusada vira outras duas.`,
    todo: () => 'O limite volta a crescer com as respostas, e é esquecido em um dia.',
  },
  told_cost_untold: {
    text: (f) =>
      `O contrato do serviço não diz quanto custa ${f.route}: ${f.units === 1 ? 'conta-se 1 unidade' : `contam-se ${f.units} unidades`} por chamada, até que uma recusa do serviço mostre outra coisa.`,
  },
  document_missing: {
    text: (f) => `O documento ${quoted(f.name)} não existe.`,
    todo: () => 'Confira o caminho; ele é contado da pasta da planilha.',
  },
  document_outside: {
    text: (f) =>
      `${quoted(f.name)} é um caminho ou atalho que leva para fora da pasta; não foi lido.`,
    todo: () => 'Copie o documento para a pasta, ou diga com --documents em que pasta ele está.',
  },
  document_unreadable: {
    text: (f) => `O documento ${quoted(f.name)} não pôde ser lido (${f.reason}).`,
    todo: () => 'Confira se o arquivo abre e se há permissão de leitura.',
  },
  document_empty: {
    text: (f) => `O documento ${quoted(f.name)} está vazio.`,
  },
  document_not_itself: {
    text: (f) => `O documento ${quoted(f.name)} ${CONTENTS[f.content as keyof typeof CONTENTS]}.`,
    todo: () =>
      'Abra o arquivo, salve-o de novo como o documento que é, sem senha, e envie outra vez.',
  },
  document_list: {
    text: (f) =>
      `${quoted(f.name)} é a planilha que nomeia os documentos da pasta, e não um deles: não foi enviada.`,
    todo: (f) =>
      `Para enviar o que ela nomeia, rode com ela no lugar da pasta: lote run .../${f.name}.`,
  },
  document_too_big: {
    text: (f) =>
      `O documento ${quoted(f.name)} tem ${(Number(f.bytes) / 1e6).toFixed(1).replace('.', ',')} MB; o serviço aceita até ${Number(f.most) / 1e6} MB.`,
    todo: () => 'Divida ou comprima o documento.',
  },
  document_again: {
    text: (f) => `É o mesmo documento que ${quoted(f.name)}: foi enviado uma vez só.`,
  },
  document_without_client: {
    text: (f) => `O cliente ${quoted(f.client)} não aparece no que o serviço leu deste documento.`,
    todo: () => 'Confira se o documento é dele, e se é o que a linha devia nomear.',
  },
  document_no_data: {
    text: () => 'O serviço respondeu, e não leu nenhum dado no documento.',
    todo: () => 'Confira o tipo do documento e se ele está legível.',
  },
  need_document_type: {
    text: () => 'Falta dizer o tipo dos documentos.',
    todo: () =>
      'Dê -p docType=sentenca (ou outro) para todos, ou diga a coluna que o tem: --map tipo_documento="Tipo".',
  },
  row_no_document_type: {
    text: () => 'A linha não diz o tipo do documento.',
    todo: () => 'Preencha a coluna Tipo do documento, ou dê -p docType=... para todas.',
  },
  row_several_documents: {
    text: (f) => `Há mais de um documento na célula: ${quoted(f.value)}.`,
    todo: () => 'Ponha um documento em cada linha, com o tipo dele.',
  },
  note_document_kind: {
    text: (f) =>
      `O nome ou a descrição do arquivo fala de outro tipo de documento: ${quoted(f.name)} vai como ${quoted(f.docType)}.`,
    todo: () => 'Se é de outro tipo, diga qual na coluna Tipo, ou com -p docType=.',
  },
  note_document_holder: {
    text: (f) =>
      `O documento está em nome de ${quoted(f.holder)}, e o cliente é ${quoted(f.client)}.`,
    todo: () => 'Confira se é o documento do cliente.',
  },
  note_whole_document: {
    text: (f) =>
      `O documento vai inteiro: o que o serviço leu não é só das páginas ${quoted(f.value)}.`,
    todo: () => 'Para extrair só algumas páginas, grave-as em um arquivo próprio.',
  },
  row_two_documents: {
    text: (f) => `Há dois documentos diferentes: ${quoted(f.name)} e ${quoted(f.joined)}.`,
    todo: () => 'Escreva na célula do arquivo o caminho inteiro, e deixe a da pasta vazia.',
  },
  told_documents_twice: {
    text: (f) =>
      `${many(f.documents, 'documento está na lista', 'documentos estão na lista')} com mais de um tipo (${list(f.types)}): cada tipo é um envio e é pago, ao todo ${many(f.calls, 'envio', 'envios')}.`,
    todo: () => 'Se o tipo é um só, corrija a coluna Tipo do documento antes de enviar.',
  },
  document_changed: {
    text: (f) => `O documento ${quoted(f.name)} mudou enquanto era lido.`,
    todo: () => 'Repita quando ninguém estiver gravando nele.',
  },
  documents_no_folder: {
    text: (f) => `--documents ${f.path}: não há essa pasta.`,
    todo: () => 'Confira o caminho da pasta.',
  },
  documents_none: {
    text: (f) => `Não há documentos em ${quoted(f.path)}.`,
    todo: () => 'Arquivos ocultos não contam.',
  },
  documents_prefix_wrong: {
    text: (f) => `${quoted(f.path)} não é um endereço s3://bucket/prefixo.`,
    todo: () => 'O bucket tem letras minúsculas, números, pontos e hífens.',
  },
  documents_no_bucket: {
    text: (f) => `O bucket ${f.where} não existe.`,
    todo: () => 'Confira o nome dele e S3_ENDPOINT.',
  },
  documents_denied: {
    text: (f) => `Sem permissão em ${quoted(f.path)}.`,
    todo: () => 'A credencial precisa poder listar, ler e gravar ali.',
  },
  documents_zip_damaged: {
    text: (f) => `O zip ${quoted(f.path)} não pôde ser lido (${f.reason}).`,
    todo: () => 'Abra-o e compacte de novo.',
  },
  documents_zip_bomb: {
    text: (f) => `O zip ${quoted(f.path)} é grande demais por dentro (${f.reason}).`,
    todo: () => 'Descompacte e confira o que há nele, ou divida.',
  },
  told_readings: {
    text: (f) =>
      f.count === 1
        ? '1 das chamadas vem antes das linhas e lê o que elas precisam saber (índices, séries, tribunais ou grafias): este serviço também a cobra.'
        : `${f.count} das chamadas vêm antes das linhas e leem o que elas precisam saber (índices, séries, tribunais ou grafias): este serviço também as cobra.`,
  },
  told_regime: {
    text: (f) =>
      `${many(f.rows, 'linha atravessa', 'linhas atravessam')} ${f.law}; o regime é escolha do advogado.${whoever(f)}`,
  },
  told_regimes: {
    text: (f) =>
      `Linhas que atravessam mudança de lei: ${groupedFirst(f.laws, 'pt-BR')}; o regime é escolha do advogado.${whoever(f)}`,
  },

  // Cells
  cell_missing: {
    text: (f) => `Falta ${f.label}.`,
    todo: (f) =>
      f.maySum === true
        ? 'Se for uma dívida, preencha a célula; se for uma soma, não: escreva só Total.'
        : 'Preencha a célula.',
  },
  cell_merged_amount: {
    text: (f) =>
      `${f.label} está numa célula mesclada com a linha ${f.line}, que já conta o valor.`,
    todo: () => 'Se cada linha tem o seu valor, desfaça a mesclagem e preencha as células.',
  },
  line_maybe_total: {
    text: (f) =>
      `A linha traz ${quoted(f.value)} e tem data: pode ser uma dívida, ou a soma ou a média de outras.`,
    todo: () => 'Se for dívida, escreva outro nome; se não, escreva só Total.',
  },
  cell_no_value: {
    text: (f) => `${f.label} sem valor${cell(f)}.`,
    todo: () => 'Escreva o valor ou retire a linha.',
  },
  cell_error: {
    text: (f) => `A célula de ${f.label} contém um erro de fórmula${cell(f)}.`,
    todo: () => 'Corrija a fórmula e salve.',
  },
  cell_bare_formula: {
    text: (f) => `A célula de ${f.label} é uma fórmula salva sem resultado.`,
    todo: () => 'Escreva o valor; ou abra no Excel, deixe calcular e salve de novo.',
  },
  cell_not_a_number: {
    text: (f) => `${f.label} não é um número${cell(f)}.`,
    todo: () => 'Escreva só o número, como 1.234,56.',
  },
  cell_rate_by_year: {
    text: (f) => `${f.label} está ao ano${cell(f)}, e o serviço espera uma taxa ao mês.`,
    todo: () => 'Escreva a taxa de um mês.',
  },
  cell_zero: {
    text: (f) => `${f.label} é zero: nada a corrigir.`,
    todo: () => 'Confira o valor ou retire a linha.',
  },
  cell_too_many_digits: {
    text: (f) => `${f.label} tem mais de 15 dígitos${cell(f)}.`,
    todo: () => 'Confira o valor.',
  },
  cell_other_convention: {
    text: (f) => `${f.label} está em outra convenção que a da coluna${cell(f)}.`,
    todo: () => 'Escreva como as outras linhas da coluna.',
  },
  cell_foreign_currency: {
    text: (f) => `${f.label} está em moeda estrangeira ou em outra unidade${cell(f)}.`,
    todo: () => 'Converta para reais; a conversão não é feita aqui.',
  },
  cell_other_unit: {
    text: (f) => `O formato da célula de ${f.label} mostra outra unidade que o real${cell(f)}.`,
    todo: () => 'Escreva o valor em reais, com formato de número.',
  },
  cell_draws_minus: {
    text: (f) =>
      `O formato da célula de ${f.label} mostra um sinal de menos que o valor não tem${cell(f)}.`,
    todo: () => 'Escreva o sinal no próprio valor: pagamento é negativo, dívida é positiva.',
  },
  cell_old_currency: {
    text: (f) => `${f.label} está em moeda anterior ao real${cell(f)}.`,
    todo: () => 'Converta para reais; a conversão não é feita aqui.',
  },
  cell_debit_letter: {
    text: (f) => `${f.label} tem letra D ou C${cell(f)}.`,
    todo: () => 'Use o sinal: pagamento é negativo.',
  },
  cell_padded_number: {
    text: (f) =>
      `${f.label} tem zeros à esquerda, como em arquivo de banco${cell(f)}: pode estar em centavos.`,
    todo: () => 'Escreva o valor em reais, sem os zeros da frente.',
  },
  cell_in_thousands: {
    text: (f) => `${f.label} está em milhares ou milhões${cell(f)}.`,
    todo: () => 'Escreva o valor por inteiro.',
  },
  cell_date_for_amount: {
    text: (f) => `Há uma data no lugar de ${f.label}${cell(f)}.`,
    todo: () => 'Confira a coluna.',
  },
  cell_not_a_date: {
    text: (f) => `${f.label} não é uma data${cell(f)}.`,
    todo: () => 'Escreva como dd/mm/aaaa.',
  },
  cell_no_such_date: {
    text: (f) => `${f.label}: essa data não existe${cell(f)}.`,
    todo: () => 'Corrija o dia ou o mês.',
  },
  cell_other_weekday: {
    text: (f) => `${f.label}: a data não cai nesse dia da semana${cell(f)}.`,
    todo: () => 'Corrija a data, ou tire o dia da semana.',
  },
  cell_other_date_order: {
    text: (f) => `${f.label} só existe na outra ordem de dia e mês${cell(f)}.`,
    todo: () => 'Escreva como dd/mm/aaaa.',
  },
  cell_before_real: {
    text: (f) => `${f.label} é anterior ao real (07/1994)${cell(f)}.`,
    todo: () => 'Valores de antes de 07/1994 não são calculados aqui.',
  },
  cell_percent_out_of_range: {
    text: (f) => `${f.label}: percentual fora de 0 a 1000${cell(f)}.`,
    todo: () => 'Confira o percentual.',
  },
  cell_not_yes_no: {
    text: (f) => `${f.label}: é preciso S ou N${cell(f)}.`,
    todo: () => 'Escreva S ou N.',
  },
  cell_not_a_choice: {
    text: (f) => `${f.label}: valor não previsto${cell(f)}.`,
    todo: (f) => `Use um dos valores do serviço${f.choices ? `: ${list(f.choices)}` : ''}.`,
  },
  cell_case_digits_lost: {
    text: (f) => `O número do processo virou número no Excel e perdeu dígitos${cell(f)}.`,
    todo: () => 'Digite o número de novo, com a coluna formatada como texto.',
  },
  note_two_digit_year: {
    text: (f) =>
      `Ano com dois dígitos em ${f.label}${cell(f)}: entendido como o único ano possível.`,
  },
  note_month_only: { text: (f) => `${f.label} só tem mês e ano${cell(f)}: usado o dia 1º.` },
  note_month_to_its_end: {
    text: (f) => `${f.label} só tem mês e ano${cell(f)}: usado o último dia do mês.`,
  },
  note_date_shown_in_part: {
    text: (f) =>
      `A planilha mostra só o mês ou só o ano de ${f.label}: usado o dia que a célula guarda${cell(f)}.`,
  },
  note_serial_date: { text: (f) => `${f.label} estava como número de série do Excel${cell(f)}.` },
  note_case_check_digits: {
    text: (f) => `Os dígitos verificadores do processo não conferem${cell(f)}.`,
    todo: () => 'Confira o número; o valor não depende dele.',
  },
  note_case_administrative: {
    text: (f) => `Parece um processo administrativo (SEI), não um número do CNJ${cell(f)}.`,
    todo: () => 'Confira o número; o valor não depende dele.',
  },
  note_repeated_row: {
    text: (f) =>
      `Igual à linha ${f.line}: o mesmo processo, a mesma data e o mesmo valor (numa planilha sem valores, as mesmas células).`,
    todo: () =>
      'Confira se não é o mesmo item duas vezes; --duplicates drop deixa a repetição de fora.',
  },

  // Rows
  row_left_out: { text: (f) => `Deixada de fora por ser igual à linha ${f.line}.` },
  row_no_index: {
    text: () => 'A linha não diz o índice ou a tabela.',
    todo: (f) => `Preencha a coluna ou dê -p ${f.parameter ?? 'index'}=... para todas.`,
  },
  row_unknown_index: {
    text: (f) => `O serviço não conhece o índice ou a tabela ${quoted(f.value)}.`,
    todo: (f) => `${didYouMean(f.value, f.known, 'pt')}Use um nome da lista do serviço.`,
  },
  row_index_or_table: {
    text: (f) => `${quoted(f.value)} é nome de um índice e de uma tabela.`,
    todo: () => 'Use o nome curto (slug) de um dos dois.',
  },
  row_no_update_date: {
    text: () => 'A linha não diz até quando atualizar.',
    todo: (f) => `Preencha a coluna ou dê -p ${f.parameter ?? 'updateTo'}=... para todas.`,
  },
  row_after_update: {
    text: (f) =>
      `A data da linha (${day(f.date)}) é posterior à data de atualização (${day(f.updateTo)}).`,
    todo: () => 'Confira as datas.',
  },
  row_before_coverage: {
    text: (f) =>
      `A data da linha (${day(f.date)}) é anterior ao início do índice ${quoted(f.index)} (${month(f.begins)}).`,
    todo: () => 'Escolha para a linha um índice ou uma tabela que alcance a data.',
  },
  row_index_and_table: {
    text: (f) => `A linha diz índice (${quoted(f.indice)}) e tabela (${quoted(f.tabela)}).`,
    todo: () => 'Deixe só um dos dois: o serviço aceita um só.',
  },
  row_selic_not_on: {
    text: (f) => `A linha dá ${f.parameter}, e nada diz se a SELIC se aplica.`,
    todo: () => 'Preencha a coluna selic com S ou N, ou dê -p selic=true para todas.',
  },
  selic_dates_reversed: {
    text: (f) => `O fim da SELIC (${day(f.until)}) é anterior ao começo (${day(f.from)}).`,
    todo: () => 'Confira selicFrom e selicUntil.',
  },
  row_no_interest_rate: {
    text: () => 'A linha diz desde quando correm os juros, e não o percentual.',
    todo: () => 'Preencha o percentual ou dê -p juros.percentual=... para todas.',
  },
  row_no_citation: {
    text: () => 'Juros desde a citação, sem a data da citação.',
    todo: () =>
      'Dê -p juros.from=citacao com uma coluna "Data da citação" preenchida na linha, ou -p juros.citacao=10/05/2020 para todas.',
  },
  row_no_fee_mode: {
    text: () => 'Honorários sem dizer se são percentual ou valor fixo.',
    todo: () => 'Dê -p honorarios.modo=p ou -p honorarios.modo=v.',
  },
  row_refused: {
    text: (f) => `O serviço recusou: ${f.message} (${f.code}).`,
    todo: () => 'Corrija o que o serviço aponta e envie a linha de novo.',
  },
  row_group_broken: {
    text: () => 'Outra linha do mesmo grupo foi rejeitada: o grupo não foi enviado.',
    todo: () => 'Corrija a outra linha e envie o grupo inteiro de novo.',
  },
  row_refused_together: {
    text: (f) =>
      `O serviço recusou ${f.rows} linhas juntas sem dizer qual: ${f.message} (${f.code}).`,
    todo: () => 'Confira os parâmetros; envie as linhas de novo em lote menor.',
  },
  row_service_failed: {
    text: (f) => `O serviço falhou em ${f.attempts} tentativas (${f.reason}).`,
    todo: () => 'Envie a linha de novo mais tarde.',
  },
  row_not_waited_for: {
    text: () => 'O serviço não respondeu no tempo que a noite espera por ela (--patience).',
    todo: () => 'Será lida de novo; se o prazo importa, confira no diário.',
  },
  row_uncertain: {
    text: (f) =>
      `Resultado incerto: a resposta se perdeu${f.id ? `, mas o cálculo foi salvo no serviço com o ID ${f.id}` : ' e não foi possível saber se o cálculo foi salvo'}.`,
    todo: (f) => `Procure no serviço o cálculo ${quoted(f.name)} antes de repetir.`,
  },
  row_nominal: {
    text: (f) =>
      `O serviço devolveu o valor sem correção${f.factor ? ` (pela série, o fator seria ${f.factor})` : ''}: conta sem assinatura corrige só os últimos 2 anos, ou o índice não foi publicado.`,
    todo: () => 'Não use o valor antes de conferir a assinatura da conta e o índice.',
  },
  row_divergent: {
    text: (f) =>
      `DIVERGENTE: difere R$ ${String(f.difference).replace('.', ',')} do valor refeito pela série do serviço.`,
    todo: () => 'Confira o cálculo antes de usar.',
  },
  row_charges_not_split: {
    text: () =>
      'O serviço informa juros, multa e honorários só para a chamada inteira, e não há conta que os reparta entre as linhas ao centavo: o total desta linha pode não ter todos eles.',
    todo: () =>
      'Use os totais do serviço, no Resumo. Para ter a repartição, envie as linhas do processo em uma planilha de até 3 linhas: elas são pedidas uma a uma.',
  },
  row_interest_start: {
    text: (f) =>
      `Os juros não correm do início pedido (${f.from}): equivalem a ${f.found} meses, e desde essa data seriam ${f.expected}.`,
    todo: () => 'Confira os juros antes de usar; o demonstrativo do processo não é impresso.',
  },
  row_selic_whole_month: {
    text: (f) =>
      `A versão 1 da SELIC conta por mês: o mês ${month(f.month)} entrou inteiro, e não a partir de ${day(f.from)}.`,
    todo: () => 'Para contar do dia, peça de novo com -p selicVersion=2.',
  },
  row_selic_whole_month_until: {
    text: (f) =>
      `A versão 1 da SELIC conta por mês: o mês ${month(f.month)} não foi contado até ${day(f.until)}, e sim inteiro ou nada.`,
    todo: () => 'Para contar até o dia, peça de novo com -p selicVersion=2.',
  },
  row_unpublished: {
    text: (f) =>
      `Índice ainda não publicado ${spans(f.months, ['em', 'de', 'a'])}: esses meses entraram sem variação.`,
    todo: () => 'Recalcule quando o índice for publicado.',
  },
  answer_empty: {
    text: () => 'O serviço respondeu à chamada com nada (null): não há resultado.',
    todo: () =>
      'Nenhum valor foi aproveitado; peça de novo mais tarde ou avise o suporte do serviço.',
  },
  answer_unreadable: {
    text: (f) => `A resposta do serviço não tem o campo esperado (${f.where}: ${f.problem}).`,
    todo: () => 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
  },
  answer_not_recognised: {
    text: () =>
      'Resposta não reconhecida: não se sabe qual valor é de qual linha. A resposta inteira está na aba Respostas não reconhecidas.',
    todo: () => 'Nenhum valor foi aproveitado, e a chamada não é repetida; avise o suporte.',
  },
  answer_value_unknown: {
    text: () =>
      'A resposta não diz, num campo conhecido, qual é o valor atualizado; todos os campos dela estão nas colunas à direita.',
    todo: () => 'Leia os campos da resposta antes de usar a linha.',
  },
  answer_wrong_count: {
    text: (f) => `O serviço devolveu ${f.answered} itens para ${f.asked} pedidos.`,
    todo: () => 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
  },
  answer_wrong_item: {
    text: (f) =>
      `O serviço devolveu o item ${f.position} trocado: pedido ${f.asked}, devolvido ${f.answered}.`,
    todo: () => 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
  },

  // Parameters
  bad_parameter: {
    text: (f) => `-p ${f.name}=${f.value}: ${f.expected}.`,
    todo: () => 'Corrija o valor.',
  },
  unknown_parameter: {
    text: (f) => `-p ${f.name}: o trabalho ${f.job} não tem esse parâmetro.`,
    todo: (f) =>
      `${f.isBare ? 'Um parâmetro se escreve -p NOME=VALOR. ' : ''}${didYouMean(f.name, f.names, 'pt')}Os parâmetros são: ${list(f.known)}.`,
  },
  missing_parameter: {
    text: (f) => `Falta o parâmetro ${f.parameter}.`,
    todo: (f) => `Dê -p ${f.parameter}=${f.example}, ou uma coluna com esse título.`,
  },
  missing_citation: {
    text: () => 'Juros desde a citação (juros.from=citacao), sem a data da citação.',
    todo: (f) =>
      `Dê uma coluna "Data da citação", ou -p ${f.parameter}=10/05/2020 para todas as linhas.`,
  },
  missing_index_or_table: {
    text: () => 'Falta dizer o índice ou a tabela da correção.',
    todo: () => 'Dê -p index=ipca (ou outro), -p table=..., ou uma coluna "Índice".',
  },
  both_index_and_table: {
    text: () => 'Índice e tabela foram dados juntos, e o serviço aceita um só.',
    todo: () => 'Retire -p index ou -p table.',
  },
  only_with_selic: {
    text: (f) => `O parâmetro ${f.parameter} só vale com selic=true.`,
    todo: () => 'Dê também -p selic=true.',
  },
  not_an_index_name: {
    text: (f) =>
      `${quoted(f.name)} não é nome de índice: tem uma taxa, um percentual ou dois períodos.`,
    todo: () => 'Diga só um nome ou um identificador da lista do serviço.',
  },
  unknown_index: {
    text: (f) => `O serviço não conhece o índice ${quoted(f.name)}.`,
    todo: (f) =>
      `${isIpcaE(f) ? 'O IPCA-E é o IPCA-15 acumulado no trimestre: veja ipca15. ' : didYouMean(f.name, f.known, 'pt')}Os índices são: ${list(f.known)}.`,
  },
  unknown_table: {
    text: (f) => `O serviço não conhece a tabela ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'pt')}As tabelas são: ${list(f.known)}.`,
  },
  index_is_a_table: {
    text: (f) => `${quoted(f.name)} é uma tabela judicial, não um índice.`,
    todo: (f) => `Dê -p table=${f.name}.`,
  },
  table_is_an_index: {
    text: (f) => `${quoted(f.name)} é um índice, não uma tabela judicial.`,
    todo: (f) => `Dê -p index=${f.name}.`,
  },
  legacy_index_id: {
    text: (f) => `O número ${f.id} é o antigo identificador de uma tabela; o atual é ${f.right}.`,
    todo: (f) => `Use table=${f.right}.`,
  },

  // Command line and configuration
  usage_missing_option: {
    text: (f) => `Falta a opção ${f.what}.`,
    todo: (f) => `${f.known ? `Escolha entre ${list(f.known)}. ` : ''}Veja lote help.`,
  },
  usage_missing_argument: {
    text: (f) => `Falta o argumento ${f.what}.`,
    todo: () => 'Veja lote help.',
  },
  usage_option_without_value: {
    text: (f) => `A opção ${f.what} precisa de um valor.`,
    todo: () => 'Veja lote help.',
  },
  usage_unknown_option: {
    text: (f) => `Não há a opção ${f.what}.`,
    todo: (f) =>
      `${didYouMean(f.what, f.known, 'pt')}Veja lote help${f.command ? ` ${f.command}` : ''}.`,
  },
  usage_unknown_command: {
    text: (f) => `Não há o comando ${f.what}.`,
    todo: (f) =>
      `${didYouMean(f.what, f.known, 'pt')}Veja lote help${f.group ? ` ${f.group}` : ''}.`,
  },
  usage_too_many: {
    text: (f) => `O comando não tem lugar para ${quoted(f.extra)}.`,
    todo: (f) =>
      `${f.whole ? `Um nome com espaço vai entre aspas: "${f.whole}". ` : ''}Um parâmetro é -p nome=valor, sem espaço. Veja lote help ${f.command}.`,
  },
  usage: { text: (f) => String(f.message) },
  unknown_job: {
    text: (f) => `Não há trabalho ${quoted(f.job)}.`,
    todo: (f) => `${didYouMean(f.job, f.names, 'pt')}Os trabalhos são: ${list(f.known)}.`,
  },
  bad_option: {
    text: (f) => `${f.option}: é preciso ${f.expected}; veio ${quoted(f.got)}.`,
    todo: () => 'Corrija a opção.',
  },
  bad_environment: {
    text: (f) =>
      `${f.name}: é preciso ${f.expected}${f.got === undefined ? '' : `; veio ${quoted(f.got)}`}.`,
    todo: () => 'Corrija-a onde foi definida: no ambiente, no .env da pasta ou com lote config.',
  },
  no_service: {
    text: (f) => `O trabalho precisa do serviço, e ${f.variable} não está definida.`,
    todo: () =>
      'Rode lote config, que pergunta endereço e chave uma vez, ou defina a variável; com --sandbox é um ensaio (os números não valem em juízo).',
  },
  no_key: {
    text: (f) => `Falta a chave do serviço: ${f.variable} não está definida.`,
    todo: (f) => `Rode lote config, ou defina ${f.variable} ou ${f.variable}_FILE.`,
  },
  no_account: {
    text: (f) => `Não há conta ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'pt')}As contas são: ${list(f.known)}.`,
  },
  accounts_one_key: {
    text: (f) =>
      `As contas ${quoted(f.first)} e ${quoted(f.second)} usam a mesma chave, e o limite dela seria contado duas vezes.`,
    todo: () =>
      'Dê às duas o mesmo usuário (CALC_USER, GAZETTE_USER, UPDATE_USER, ou user em LOTE_ACCOUNTS).',
  },
  accounts_one_place: {
    text: (f) =>
      `As contas ${quoted(f.first)} e ${quoted(f.second)} vão ao mesmo endereço com chaves diferentes, e não está dito de quem é cada uma.`,
    todo: () =>
      'Se as chaves são da mesma pessoa, o limite é um só: dê às duas o mesmo usuário (user); se não, um a cada uma.',
  },
  no_worker_alive: {
    text: (f) =>
      `Nenhum worker vivo, e há quem espere por um: ${many(f.schedules, 'agendamento', 'agendamentos')}, ${many(f.batches, 'lote aberto', 'lotes abertos')}.`,
    todo: () => 'Ligue um: lote worker.',
  },
  config_begin: {
    text: (f) =>
      `Endereços e chaves ficam em ${f.path}, que só este usuário lê. Enter mantém o que está entre colchetes, ou deixa em branco; - apaga.`,
  },
  config_unusable: {
    text: (f) =>
      String(f.name).endsWith('_KEY')
        ? 'A chave vai numa só linha, sem espaços nem acentos.'
        : 'O endereço começa com https:// (http:// só nesta máquina), sem usuário nem senha.',
  },
  config_kept: {
    text: (f) => `Guardado em ${f.path}.`,
    todo: () => 'Confira com lote doctor --keys.',
  },
  config_no_terminal: {
    text: () => 'lote config pergunta num terminal, e aqui não há um.',
    todo: (f) =>
      `Ponha as variáveis no ambiente, num arquivo .env da pasta de trabalho, ou em ${f.path}.`,
  },
  env_file_unreadable: {
    text: (f) => `${f.path} não pôde ser lido (${f.reason}).`,
    todo: () => 'Confira o arquivo e as permissões dele.',
  },
  insecure_url: {
    text: (f) => `${f.name}: ${f.url} não usa https.`,
    todo: () => 'Use https; http só vale nesta máquina, ou com LOTE_ALLOW_HTTP=1.',
  },
  unauthorized: {
    text: (f) => `O serviço recusou a chave (${f.code}: ${f.message}).`,
    todo: (f) => `Confira ${f.variable ?? 'a chave do serviço'}; nada foi perdido.`,
  },
  forbidden: {
    text: (f) => `A chave não tem permissão para isso (${f.code}: ${f.message}).`,
    todo: () => 'Use uma chave com a permissão indicada; nada foi perdido.',
  },
  payment_required: {
    text: (f) =>
      `O serviço diz que a conta está sem pagamento ou sem plano (${f.code}: ${f.message}).`,
    todo: () => 'Regularize a assinatura e retome o lote; o que falta está pendente.',
  },
  long_wait: {
    text: (f) => `O serviço pediu uma espera de mais de um dia (${f.message}).`,
    todo: () => 'Pergunte ao suporte do serviço e retome o lote depois; o que falta está pendente.',
  },
  unreachable: {
    text: (f) =>
      `Não foi possível falar com o serviço${f.url ? ` em ${f.url}` : ''} (${f.reason}).`,
    todo: () => 'Confira o endereço e a rede e tente de novo; nada foi gasto no que falta.',
  },
  not_the_service: {
    text: (f) => `${f.url} responde, mas não é o endereço do serviço (${f.reason}).`,
    todo: () => 'Confira o endereço (CALC_BASE_URL, ou o da conta) com quem o deu; nada foi gasto.',
  },
  service_broken: {
    text: (f) => `O serviço respondeu com falha${f.url ? ` em ${f.url}` : ''} (${f.reason}).`,
    todo: () => 'Tente de novo mais tarde; nada foi gasto.',
  },
  store_slow: { text: () => 'O armazenamento ainda não respondeu; aguardando.' },
  variable_unknown: {
    text: (f) => `${f.name} não é uma variável de lote: o que ela diz não vale.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'pt')}As variáveis estão em docs/referencia.md.`,
  },
  storage_full: {
    text: (f) => `O armazenamento está cheio (${f.where}).`,
    todo: () =>
      'Libere espaço. O que foi gravado fica; uma resposta que não puder ser gravada em dois minutos se perde: é pedida de novo, ou a linha fica incerta.',
  },
  storage_denied: {
    text: (f) => `Sem permissão para gravar ou ler em ${f.where}.`,
    todo: () =>
      'Confira as credenciais, ou as permissões e o dono dos arquivos: o worker e os comandos rodam com o mesmo usuário.',
  },
  storage_other_owner: {
    text: (f) =>
      `${f.where} é do usuário ${f.owner}, e este comando roda com outro: o que um grava o outro não lê, e o Redis embutido de cada um é outro.`,
    todo: (f) => `Rode os comandos com o usuário do worker: sudo -u '#${f.owner}' npx lote …`,
  },
  service_down: {
    text: (f) =>
      `O serviço não responde: ${f.probes} chamadas seguidas sem resposta (${f.reason}).`,
    todo: () => 'As linhas que faltam ficam pendentes; continue mais tarde com lote resume.',
  },
  storage_unreachable: {
    text: (f) => `Não foi possível falar com o armazenamento (${f.where}).`,
    todo: () => 'Confira STORAGE_URL e S3_ENDPOINT.',
  },
  storage_no_bucket: {
    text: (f) => `O lugar de armazenamento não existe (${f.where}).`,
    todo: () => 'Crie-o ou corrija STORAGE_URL.',
  },
  storage_not_folder: {
    text: (f) => `O lugar de armazenamento não é uma pasta (${f.where}).`,
    todo: () => 'Corrija STORAGE_URL.',
  },
  storage_failed: {
    text: (f) => `O armazenamento falhou (${f.where}).`,
    todo: () => 'Tente de novo; o que foi respondido está guardado.',
  },
  redis_evicts: {
    text: (f) =>
      `O Redis apaga dados quando enche (maxmemory-policy ${f.policy}): perderia tarefas e a conta do limite.`,
    todo: () =>
      'Ponha maxmemory-policy noeviction no redis.conf, ou redis-cli CONFIG SET maxmemory-policy noeviction.',
  },
  redis_policy_unread: {
    text: (f) => `O Redis não deixa ler a sua maxmemory-policy (${f.reason}).`,
    todo: () => 'Confira com quem o mantém que ela é noeviction.',
  },
  redis_clock: {
    text: (f) =>
      `O relógio desta máquina está ${Math.abs(Number(f.seconds))} s ${Number(f.seconds) > 0 ? 'adiantado' : 'atrasado'} em relação ao do Redis: os limites podem ser rompidos.`,
    todo: () => 'Acerte os dois relógios (NTP).',
  },
  redis_unreachable: {
    text: (f) =>
      `Não foi possível falar com o Redis em ${f.url}: ele não existe aí, ou não responde.`,
    todo: () =>
      'Ligue-o, ou confira REDIS_URL. Sem ela usa-se o embutido, que outras máquinas não veem.',
  },
  redis_unusable: {
    text: (f) => `O Redis em ${f.url} não serve (${redisReason(f.reason)}).`,
    todo: () => 'Confira a memória, a senha e a configuração dele.',
  },
  redis_folder_shared: {
    text: (f) =>
      `O Redis embutido não pode ficar em ${embedded(f.url)}: a pasta é também de outros.`,
    todo: () => 'Aponte LOTE_RUN_DIR para uma pasta só sua.',
  },
  redis_no_folder: {
    text: (f) =>
      `O Redis embutido não pode ficar em ${embedded(f.url)}: não é uma pasta, ou não pode ser criada.`,
    todo: () => 'Aponte LOTE_RUN_DIR para uma pasta só sua.',
  },
  redis_no_space: {
    text: (f) => `O Redis embutido não começou: o disco de ${embedded(f.url)} está cheio.`,
    todo: () => 'Libere espaço aí e rode o comando de novo; lote list não precisa dele.',
  },
  redis_not_started: {
    text: (f) => `O Redis embutido não começou em ${embedded(f.url)}.`,
    todo: () => 'Tente de novo; se continuar assim, aponte REDIS_URL para um Redis seu.',
  },
  out_not_usable: {
    text: (f) => `${f.option} ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    todo: () => 'Escolha outro arquivo .xlsx; nada foi gasto.',
  },
  sheets_asked: {
    text: () => '--sheets aceita all, e precisa de --out.',
    todo: () => 'lote result LOTE --sheets all --out todas.xlsx',
  },
  out_set_aside: {
    text: (f) => `${f.path} já existia: o que havia nele está em ${f.kept}.`,
  },
  out_not_writable: {
    text: (f) => `${f.path} não pôde ser gravado (${f.reason}).`,
    todo: (f) => `O resultado está guardado: lote result ${f.batch} --out OUTRO.xlsx`,
  },
  no_batch: {
    text: (f) => `Não há lote ${f.batch}.`,
    todo: () => 'Veja os lotes com lote list; do número bastam as seis últimas letras.',
  },
  outcomes_missing: {
    text: (f) =>
      f.count === 1
        ? 'O resultado de 1 chamada já não está no armazenamento; ele é refeito da resposta guardada.'
        : `Os resultados de ${f.count} chamadas já não estão no armazenamento; são refeitos das respostas guardadas.`,
  },
  record_unreadable: {
    text: (f) => {
      if (f.problem === 'version')
        return `O registro ${f.key} foi gravado por uma versão mais nova do lote (${f.found}).`
      if (f.problem === 'missing') return `O registro ${f.key} não está no armazenamento.`
      if (f.problem === 'kind') return `O registro ${f.key} é de outro tipo (${f.found}).`
      return `O registro ${f.key} está danificado.`
    },
    todo: (f) =>
      f.problem === 'version'
        ? 'Use a versão que o gravou, ou uma mais nova.'
        : 'Restaure-o de uma cópia do armazenamento.',
  },
  not_finished: {
    text: (f) => `O lote ${f.batch} ainda não terminou.`,
    todo: (f) => `Retome com lote resume ${f.batch}.`,
  },
  resume_needs_sandbox: {
    text: (f) => `O lote ${f.batch} é um ensaio.`,
    todo: (f) => `Retome com lote resume ${f.batch} --sandbox.`,
  },
  repeat_cancelled: {
    text: (f) =>
      `O lote ${f.batch} foi cancelado: as linhas pendentes também seriam pedidas, e pagas.`,
    todo: () => 'Envie as linhas incertas, que estão em Pendências, numa planilha só com elas.',
  },
  other_account: {
    text: (f) =>
      `O lote ${f.batch} foi planejado para a conta ${quoted(f.account)} e outro serviço ou chave.`,
    todo: (f) =>
      `Retome com a mesma URL e a mesma chave; ou encerre-o com lote cancel ${f.batch} e lote resume ${f.batch}, que não chama nada, e envie o arquivo de novo.`,
  },
  submit_needs_queue: {
    text: () => 'Com --sandbox não há para quem enviar: o ensaio vive só neste processo.',
    todo: () => 'Use lote run --sandbox.',
  },
  declined: { text: () => 'Nada foi feito.' },
  interrupted: {
    text: () => 'Interrompido. O que foi respondido está guardado.',
    todo: (f) => `Retome com: lote resume ${f.batch}`,
  },
  unexpected: {
    text: (f) => `Erro inesperado: ${f.message}`,
    todo: () => 'O que foi respondido está guardado; veja o log.',
  },
} satisfies Record<string, Message>
