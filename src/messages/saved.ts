import { legibleName } from '../values/legible-name.js'
import { type Facts, list, type Messages, quoted } from './message.js'
import { serviceFault } from './service-fault.js'

const legible = (names: Facts[string]) =>
  Array.isArray(names) ? names.map((name) => legibleName(String(name))) : names
const MADE_PT = 'Nada foi gasto com a linha.'
const MADE_EN = 'Nothing was spent on the row.'
function percent(points: string | number | boolean | string[] | undefined): string {
  return Number(points).toLocaleString('pt-BR', { maximumFractionDigits: 2 })
}

/** Messages about saved calculations. */
export const savedMessages = {
  // Before any unit is spent
  nothing_listed: {
    pt: 'Nenhum cálculo salvo na conta cabe no que foi pedido.',
    ptTodo: 'Confira type, name e updatedBefore com lote calc list, ou envie uma planilha.',
    en: 'No saved calculation of the account fits what was asked.',
    enTodo: 'Check type, name and updatedBefore with lote calc list, or give a sheet.',
  },
  list_not_shown: {
    pt: 'O serviço não mostrou a lista dos cálculos salvos desta conta.',
    ptTodo: 'Confira a chave (escopo calc:read), ou envie uma planilha com os IDs.',
    en: 'The service did not show the list of saved calculations of this account.',
    enTodo: 'Check the key (scope calc:read), or give a sheet with the ids.',
  },
  only_without_file: {
    pt: (f) => `${f.name} escolhe cálculos da lista da conta e não vale com uma planilha.`,
    ptTodo: (f) => `Tire -p ${f.name}, ou rode sem arquivo.`,
    en: (f) => `${f.name} chooses from the account's list and means nothing beside a sheet.`,
    enTodo: (f) => `Leave -p ${f.name} out, or run without a file.`,
  },
  export_unavailable: {
    pt: (f) =>
      `O serviço não exporta ${f.type} em ${f.format}. Formatos deste tipo: ${list(f.formats)}.`,
    ptTodo: `${MADE_PT} Escolha outro formato, ou separe os tipos com -p type=...`,
    en: (f) =>
      `The service does not export ${f.type} as ${f.format}. Formats of this type: ${list(f.formats)}.`,
    enTodo: `${MADE_EN} Choose another format, or part the types with -p type=...`,
  },
  ask_shared_id: {
    pt: (f) =>
      `Coluna ${f.amount}: o número ${quoted(f.value)} está nas linhas ${f.line} e ${f.otherLine}, que a coluna ${f.column} diz serem de outros (${quoted(f.one)} e ${quoted(f.other)}); o cálculo é feito uma vez, e uma das duas ficaria com o da outra.`,
    ptTodo: (f) =>
      `Confira o número de cada linha; se o cálculo é mesmo das duas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: the number ${quoted(f.value)} stands on lines ${f.line} and ${f.otherLine}, which are of others by column ${f.column} (${quoted(f.one)} and ${quoted(f.other)}); the calculation is made once, and one of the two would have that of the other.`,
    enTodo: (f) =>
      `Check the number of each line; if the calculation is of both, confirm with --map ${f.field}="${f.heading}".`,
  },
  calc_id_wrong: {
    pt: (f) => `${quoted(f.value)} não é o ID de um cálculo salvo.`,
    ptTodo: 'Use o número que lote calc list mostra.',
    en: (f) => `${quoted(f.value)} is not the id of a saved calculation.`,
    enTodo: 'Use the number that lote calc list shows.',
  },
  calc_type_unknown: {
    pt: (f) => `O cálculo ${f.id} não está na lista da conta, e a linha não diz o tipo dele.`,
    ptTodo: `${MADE_PT} Preencha a coluna do tipo, ou dê -p type=..., se o cálculo existe.`,
    en: (f) => `Calculation ${f.id} is not on the account's list, and the row tells no type.`,
    enTodo: `${MADE_EN} Fill in the column, or give -p type=..., if it exists.`,
  },
  calc_of_other_type: {
    pt: (f) => `O cálculo ${f.id} é do tipo ${f.is}, e não ${f.type}.`,
    ptTodo: `${MADE_PT} Corrija o tipo, ou deixe-o em branco.`,
    en: (f) => `Calculation ${f.id} is of type ${f.is}, not ${f.type}.`,
    enTodo: `${MADE_EN} Correct the type, or leave it blank.`,
  },
  calc_of_other_name: {
    pt: (f) =>
      `A linha diz ${quoted(f.name)}, e este é o nome do cálculo ${f.other}, e não do ${f.id}.`,
    ptTodo: `${MADE_PT} Corrija o ID ou o nome.`,
    en: (f) =>
      `The row says ${quoted(f.name)}, which is the name of calculation ${f.other}, not of ${f.id}.`,
    enTodo: `${MADE_EN} Correct the id or the name.`,
  },
  type_not_described: {
    pt: (f) => `O serviço não descreve o tipo ${f.type}: não há como conferir os campos dele.`,
    ptTodo: `${MADE_PT} Confira a chave e o tipo.`,
    en: (f) => `The service does not describe type ${f.type}: its fields cannot be checked.`,
    enTodo: `${MADE_EN} Check the key and the type.`,
  },
  type_without_update_date: {
    pt: (f) => `O tipo ${f.type} não tem data de atualização.`,
    ptTodo: `${MADE_PT} Deixe este tipo de fora (-p type=...), ou rode-o sem updateTo.`,
    en: (f) => `Type ${f.type} has no update date.`,
    enTodo: `${MADE_EN} Leave this type out (-p type=...), or run it without updateTo.`,
  },
  type_without_field: {
    pt: (f) => `O tipo ${f.type} não tem o campo ${f.name}. Ele tem: ${list(f.known)}.`,
    ptTodo: 'Use um dos campos do tipo.',
    en: (f) => `Type ${f.type} has no field ${f.name}. It has: ${list(f.known)}.`,
    enTodo: 'Use one of the fields of the type.',
  },
  field_value: {
    pt: (f) => `${f.name}: ${quoted(f.value)} não serve; é preciso ${f.expected}.`,
    ptTodo: 'Corrija o valor.',
    en: (f) => `${f.name}: ${quoted(f.value)} will not do (${f.expected}).`,
    enTodo: 'Correct the value.',
  },
  field_legacy_id: {
    pt: (f) =>
      `${f.name}: ${f.value} é o antigo número de uma tabela judicial no catálogo; o de hoje é ${f.right}.`,
    ptTodo: (f) => `Use ${f.right}.`,
    en: (f) =>
      `${f.name}: ${f.value} is the former catalogue number of a judicial table; today's is ${f.right}.`,
    enTodo: (f) => `Use ${f.right}.`,
  },
  field_wants_table: {
    pt: (f) =>
      `${f.name}: o tipo ${f.type} pede uma tabela judicial, e ${f.value} é o índice ${f.is}.`,
    ptTodo: 'Use o ID de uma tabela judicial; lote table list mostra todas.',
    en: (f) => `${f.name}: type ${f.type} takes a judicial table, and ${f.value} is index ${f.is}.`,
    enTodo: 'Use the ID of a judicial table; lote table list shows them all.',
  },
  field_wants_index: {
    pt: (f) =>
      `${f.name}: o tipo ${f.type} pede um índice, e ${f.value} é a tabela judicial ${f.is}.`,
    ptTodo: 'A tabela judicial vai em tabelaJudicial; os índices, lote index list mostra.',
    en: (f) =>
      `${f.name}: type ${f.type} takes an index, and ${f.value} is judicial table ${f.is}.`,
    enTodo: 'A judicial table goes in tabelaJudicial; lote index list shows the indices.',
  },
  field_unknown_index: {
    pt: (f) => `${f.name}: o serviço não conhece o índice ${quoted(f.value)}.`,
    ptTodo: 'Use o ID de um índice; lote index list mostra todos.',
    en: (f) => `${f.name}: the service does not know index ${quoted(f.value)}.`,
    enTodo: 'Use the ID of an index; lote index list shows them all.',
  },
  field_unknown_table: {
    pt: (f) =>
      `${f.name}: ${quoted(f.value)} não é uma tabela judicial do catálogo nem uma tabela da conta.`,
    ptTodo: 'Use o ID de uma tabela judicial; lote table list mostra todas.',
    en: (f) =>
      `${f.name}: ${quoted(f.value)} is neither a judicial table of the catalogue nor a table of the account.`,
    enTodo: 'Use the ID of a judicial table; lote table list shows them all.',
  },
  field_unknown_index_or_table: {
    pt: (f) => `${f.name}: o serviço não conhece índice nem tabela judicial ${quoted(f.value)}.`,
    ptTodo: 'Use um ID de lote index list ou de lote table list.',
    en: (f) => `${f.name}: the service knows neither index nor judicial table ${quoted(f.value)}.`,
    enTodo: 'Use an ID of lote index list or of lote table list.',
  },
  field_index_and_table: {
    pt: (f) =>
      `Um cálculo leva um índice ou uma tabela judicial, e aqui há os dois: indexador ${f.index} e tabelaJudicial ${f.value}.`,
    ptTodo: 'Deixe só um dos dois.',
    en: (f) =>
      `A calculation takes an index or a judicial table, and here are both: indexador ${f.index} and tabelaJudicial ${f.value}.`,
    enTodo: 'Keep only one of them.',
  },
  field_inline_missing: {
    pt: 'indexador -1 pede a tabela própria em tabelaPersonalizada, que está em branco.',
    ptTodo: 'Preencha tabelaPersonalizada, ou use o ID de uma tabela judicial.',
    en: 'indexador -1 needs a table of its own in tabelaPersonalizada, which is blank.',
    enTodo: 'Fill in tabelaPersonalizada, or use the ID of a judicial table.',
  },
  total_ambiguous: {
    pt: (f) => `O serviço mostra totais que não concordam: ${list(f.paths)}. O total ficou vazio.`,
    ptTodo: (f) => `Diga qual é o total: -p total=${f.path}, ou outro deles.`,
    en: (f) => `The service shows totals that disagree: ${list(f.paths)}. The total is left empty.`,
    enTodo: (f) => `Say which is the total: -p total=${f.path}, or another of them.`,
  },
  total_path_wrong: {
    pt: (f) => `O resultado do serviço não tem um número em ${f.path}; o total ficou vazio.`,
    ptTodo: 'Corrija -p total=...; os nomes que o serviço dá estão nas colunas resultado.',
    en: (f) => `The result of the service has no number at ${f.path}; the total is left empty.`,
    enTodo: 'Correct -p total=...; the names that the service gives head the columns resultado.',
  },
  update_date_twice: {
    pt: (f) => `updateTo e fields.${f.campo} dizem datas diferentes.`,
    ptTodo: 'Dê só uma das duas.',
    en: (f) => `updateTo and fields.${f.campo} tell different dates.`,
    enTodo: 'Give only one of them.',
  },
  // Answers of the service about one calculation
  calc_legacy: {
    pt: (f) =>
      `O cálculo ${f.id} é da geração anterior: só pode ser lido. O demonstrativo guardado foi baixado, se o serviço o entregou.`,
    ptTodo: 'Para atualizá-lo, faça um cálculo novo.',
    en: (f) =>
      `Calculation ${f.id} is of the generation before and read-only. Its stored statement was fetched, if the service gave it.`,
    enTodo: 'To update it, make a new calculation.',
  },
  calc_gone: {
    pt: (f) => `Os dados do cálculo ${f.id} não estão mais no serviço.`,
    ptTodo: 'Fale com o suporte do serviço, ou faça um cálculo novo.',
    en: (f) => `The data of calculation ${f.id} is no longer at the service.`,
    enTodo: "Ask the service's support, or make a new calculation.",
  },
  calc_foreign: {
    pt: (f) => `O cálculo ${f.id} é de outra conta.`,
    ptTodo: 'Confira o ID, ou use a chave da conta dona do cálculo.',
    en: (f) => `Calculation ${f.id} belongs to another account.`,
    enTodo: "Check the id, or use the owner's key.",
  },
  calc_not_found: {
    pt: (f) => `O serviço não encontrou o cálculo ${f.id}.`,
    ptTodo: 'Confira o ID e o tipo; ele pode estar na lixeira do site.',
    en: (f) => `The service did not find calculation ${f.id}.`,
    enTodo: "Check id and type; it may be in the website's trash.",
  },
  calc_engine_error: {
    pt: (f) => `O serviço não conseguiu fazer o cálculo ${f.id}: ${f.message}`,
    ptTodo: 'Complete ou corrija o cálculo e envie a linha de novo.',
    en: (f) => `The service could not calculate ${f.id}: ${f.message}`,
    enTodo: 'Complete or correct the calculation and send the row again.',
  },
  calc_written: {
    pt: (f) => `Antes disso foram gravados: ${list(legible(f.campos))}.`,
    ptTodo: 'O cálculo ficou com os campos novos, sem resultado novo.',
    en: (f) => `Written before that: ${list(f.campos)}.`,
    enTodo: 'The calculation has the new fields and no new result.',
  },
  calc_blocked: {
    pt: (f) =>
      `Conta sem assinatura: lançamentos de mais de 2 anos entraram sem correção${f.rows ? ` (linhas da memória: ${f.rows})` : ''}.${f.message ? ` O serviço diz: ${f.message}` : ''}`,
    ptTodo: 'O total não está na linha: regularize a assinatura e recalcule.',
    en: (f) =>
      `Account without subscription: ${f.rows ? `${f.rows} entries` : 'entries'} of more than 2 years ago entered uncorrected.${f.message ? ` The service says: ${f.message}` : ''}`,
    enTodo: 'The row has no total: settle the subscription and run it again.',
  },
  calc_denied: {
    pt: (f) =>
      `A resposta diz que o cálculo não foi feito${f.message ? `: ${quoted(f.message)}` : ''}.`,
    ptTodo: 'O total não está na linha: abra o cálculo no serviço e confira os campos.',
    en: (f) =>
      `The answer says that nothing was computed${f.message ? `: ${quoted(f.message)}` : ''}.`,
    enTodo: 'The row has no total: open the calculation at the service and check its fields.',
  },
  calc_nominal: {
    pt: (f) =>
      `Valores antigos voltaram como entraram (linhas da memória: ${f.rows}): conta sem assinatura corrige só os últimos 2 anos, ou o cálculo não manda corrigir.`,
    ptTodo: 'O total não está na linha: confira a assinatura da conta e a aba Memória.',
    en: (f) =>
      `Old amounts came back as they went in (lines of memory: ${f.rows}): an account without subscription corrects the last 2 years only, or the calculation asks for no correction.`,
    enTodo: 'The row has no total: check the subscription of the account and the sheet Memória.',
  },
  calc_divergent: {
    pt: (f) =>
      Number(f.missing) > 0
        ? `DIVERGENTE: a memória do cálculo não tem ${f.missing} dos lançamentos enviados; linhas que diferem do valor refeito pela série do serviço: ${f.rows} de ${f.of}.`
        : `DIVERGENTE: ${f.rows} de ${f.of} linhas da memória do cálculo diferem do valor refeito pela série do serviço.`,
    ptTodo: 'Veja a coluna Conferência da aba Memória, e confira o cálculo antes de usar.',
    en: (f) =>
      Number(f.missing) > 0
        ? `DIVERGENT: the memory of the calculation lacks ${f.missing} of the entries that were sent; lines that differ from the value computed again from the service's series: ${f.rows} of ${f.of}.`
        : `DIVERGENT: ${f.rows} of ${f.of} lines of the calculation's memory differ from the value computed again from the service's series.`,
    enTodo: 'See the column Conferência of the sheet Memória, and check before using it.',
  },
  calc_not_exported: {
    pt: (f) =>
      `O arquivo em ${f.format} não saiu: ${serviceFault(f.message)}${f.code ? ` (${f.code})` : ''}.`,
    ptTodo: 'O cálculo foi feito; exporte-o pelo site.',
    en: (f) => `The file as ${f.format} did not come: ${f.message}${f.code ? ` (${f.code})` : ''}.`,
    enTodo: 'The calculation was made; export it on the website.',
  },
  calc_no_type: {
    pt: 'Falta o tipo do cálculo.',
    ptTodo: (f) => `Diga -p type=... com um destes: ${list(f.types)}.`,
    en: 'The type of the calculation is missing.',
    enTodo: (f) => `Say -p type=... with one of: ${list(f.types)}.`,
  },
  calc_field_missing: {
    pt: (f) =>
      `O tipo ${f.type} exige ${f.name}: nenhum dos títulos lidos (${list(f.headings)}) é esse, nem foi dado -p fields.${f.name}.`,
    ptTodo: (f) =>
      `Dê esse título à coluna${f.parts ? ` (ou ${list(f.parts)})` : ''}, ou acrescente-a, com um cálculo por linha; ou dê -p fields.${f.name}=... para todas.`,
    en: (f) =>
      `Type ${f.type} needs ${f.name}: none of the headings that were read (${list(f.headings)}) is that, nor is there -p fields.${f.name}.`,
    enTodo: (f) =>
      `Give the column that heading${f.parts ? ` (or ${list(f.parts)})` : ''}, or add it, with one calculation a line; or give -p fields.${f.name}=... for all.`,
  },
  calc_cell_missing: {
    pt: (f) => `O tipo ${f.type} exige ${f.name}, que está em branco.`,
    ptTodo: 'Preencha a célula.',
    en: (f) => `Type ${f.type} needs ${f.name}, which is blank.`,
    enTodo: 'Fill in the cell.',
  },
  calc_field_twice: {
    pt: (f) => `${f.name} veio inteiro e também em partes.`,
    ptTodo: 'Use a coluna inteira ou as colunas das partes, não as duas.',
    en: (f) => `${f.name} came whole and in parts as well.`,
    enTodo: 'Use the whole column or those of its parts, not both.',
  },
  calc_payment_below_zero: {
    pt: (f) =>
      `${f.name}: ${quoted(f.value)} tem sinal de menos, e o que está nesta lista já é abatido: seria somado à dívida.`,
    ptTodo: 'Escreva o pagamento sem sinal.',
    en: (f) =>
      `${f.name}: ${quoted(f.value)} has a minus, and what is in this list is taken off already: it would be added to the debt.`,
    enTodo: 'Write the payment without a sign.',
  },
  ask_group_blank: {
    pt: (f) =>
      `A linha ${f.line} não diz grupo nem nome, e linhas acima dizem (grupo ${quoted(f.other)}, linha ${f.other_line}): seria um cálculo à parte, salvo e pago.`,
    ptTodo:
      'Escreva o grupo em todas as linhas do cálculo; se a linha é um cálculo próprio, dê a ela um nome ou um grupo só dela.',
    en: (f) =>
      `Line ${f.line} tells no group and no name, while lines above do (group ${quoted(f.other)}, line ${f.other_line}): it would be a calculation of its own, saved and paid.`,
    enTodo:
      'Write the group in all rows of the calculation; if the row is one of its own, give it a name or a group of its own.',
  },
  ask_group_none: {
    pt: (f) =>
      `As linhas ${f.other_line} e ${f.line} são de ${quoted(f.value)}, e nenhuma diz grupo: seriam dois cálculos, cada um só com o que está na sua linha.`,
    ptTodo:
      'Se são um cálculo só, acrescente a coluna Grupo, com o mesmo grupo em todas as linhas dele; se são dois, dê um nome diferente a cada um, na coluna Nome do cálculo.',
    en: (f) =>
      `Lines ${f.other_line} and ${f.line} are of ${quoted(f.value)}, and neither tells a group: they would be two calculations, each with what is in its own line alone.`,
    enTodo:
      'If they are one calculation, add the column Grupo, with the same group in all of its rows; if they are two, give each a name of its own, in the column Nome do cálculo.',
  },
  ask_periods_overlap: {
    pt: (f) =>
      `As linhas ${f.other_line} e ${f.line} são de ${quoted(f.value)}, e os períodos se sobrepõem: os meses comuns seriam devidos duas vezes.`,
    ptTodo:
      'Corrija data_inicio ou data_fim; se são dívidas diferentes, dê um nome diferente a cada uma, na coluna Nome do cálculo.',
    en: (f) =>
      `Lines ${f.other_line} and ${f.line} are of ${quoted(f.value)}, and their periods overlap: the months in both would be owed twice.`,
    enTodo:
      'Correct data_inicio or data_fim; if they are different debts, give each a name of its own, in the column Nome do cálculo.',
  },
  ask_group_spelling: {
    pt: (f) =>
      `Grupo ${quoted(f.group)} na linha ${f.line} e ${quoted(f.other)} na linha ${f.other_line}: seriam dois cálculos, cada um sem as linhas do outro.`,
    ptTodo:
      'Escreva o grupo do mesmo modo em todas as linhas do cálculo; se são dois, dê nomes diferentes.',
    en: (f) =>
      `Group ${quoted(f.group)} on line ${f.line} and ${quoted(f.other)} on line ${f.other_line}: they would be two calculations, each without the rows of the other.`,
    enTodo:
      'Write the group in the same way in all rows of the calculation; if they are two, give them different names.',
  },
  ask_two_states: {
    pt: (f) =>
      `O cálculo ${f.id} está nas linhas ${f.other_line} e ${f.line} com pedidos diferentes, e ele guarda um só: o resultado de uma linha sairia na outra.`,
    ptTodo:
      'Deixe o cálculo em uma linha; para duas datas, envie duas planilhas, uma depois da outra.',
    en: (f) =>
      `Calculation ${f.id} is on lines ${f.other_line} and ${f.line} with different requests, and it holds one only: the result of one line would come out on the other.`,
    enTodo: 'Keep the calculation on one line; for two dates send two sheets, one after the other.',
  },
  ask_group_mixed: {
    pt: (f) =>
      `Grupo ${quoted(f.group)}: a linha ${f.line} é de ${quoted(f.value)}, e a linha ${f.other_line} é de ${quoted(f.other)}; iriam para um cálculo só.`,
    ptTodo:
      'Corrija o grupo ou o cliente e o processo; se o cálculo é mesmo de todos, escreva o mesmo nas linhas do grupo.',
    en: (f) =>
      `Group ${quoted(f.group)}: line ${f.line} is of ${quoted(f.value)}, and line ${f.other_line} of ${quoted(f.other)}; they would go into one calculation.`,
    enTodo:
      'Correct the group, or client and case; if the calculation is of all of them, write the same in all rows of the group.',
  },
  field_period_reversed: {
    pt: (f) => `O período termina (${f.value}) antes de começar (${f.from}).`,
    ptTodo: 'Corrija data_inicio ou data_fim.',
    en: (f) => `The period ends (${f.value}) before it begins (${f.from}).`,
    enTodo: 'Correct data_inicio or data_fim.',
  },
  field_paid_before: {
    pt: (f) =>
      `O pagamento de ${f.value} é de antes do início (data_inicio ${f.from}): antes da dívida nada se paga dela.`,
    ptTodo: 'Corrija a data do pagamento ou data_inicio.',
    en: (f) =>
      `The payment of ${f.value} comes before the beginning (data_inicio ${f.from}): nothing is paid of a debt before it.`,
    enTodo: 'Correct the day of the payment, or data_inicio.',
  },
  field_after_update: {
    pt: (f) => `A data ${f.value} é posterior à data de atualização (dia_atualiza ${f.until}).`,
    ptTodo: 'Corrija a data ou dia_atualiza, ou retire o que só vence depois.',
    en: (f) => `The day ${f.value} is after the update date (dia_atualiza ${f.until}).`,
    enTodo: 'Correct the day, or dia_atualiza, or take out what falls due only later.',
  },
  field_amount_or_percent: {
    pt: (f) =>
      `A linha tem valor_pensao (${f.amount}) e percentual_salario_minimo (${f.value}): o serviço aceita um ou outro.`,
    ptTodo: 'Deixe só um dos dois.',
    en: (f) =>
      `The row has valor_pensao (${f.amount}) and percentual_salario_minimo (${f.value}): the service takes one or the other.`,
    enTodo: 'Keep one of the two.',
  },
  calc_group_differs: {
    pt: (f) =>
      `As linhas do grupo ${quoted(f.group)} dizem ${f.name} diferentes: ${list(f.values)}.`,
    ptTodo:
      'Um grupo é um cálculo só: deixe o campo igual em todas as linhas, ou preenchido em uma só.',
    en: (f) => `The rows of group ${quoted(f.group)} tell different ${f.name}: ${list(f.values)}.`,
    enTodo: 'A group is one calculation: make the field the same in all rows, or fill it in one.',
  },
  calc_field_refused: {
    pt: (f) =>
      `O serviço recusou ${f.label}: ${f.message} (${f.code}). Nada foi gravado; o cálculo ${f.id} foi criado e ficou na conta, vazio.`,
    ptTodo:
      'Corrija a célula e envie a linha de novo; o cálculo vazio pode ir para a lixeira no site.',
    en: (f) =>
      `The service refused ${f.label}: ${f.message} (${f.code}). Nothing was written; calculation ${f.id} was created and stays in the account, empty.`,
    enTodo: 'Correct the cell and send the row again; the empty one can be trashed on the website.',
  },
  calc_patch_refused: {
    pt: (f) =>
      `O serviço recusou os campos: ${f.message} (${f.code}). Nada foi gravado; o cálculo ${f.id} foi criado e ficou na conta, vazio.`,
    ptTodo:
      'Corrija o que o serviço aponta e envie a linha de novo; o cálculo vazio pode ir para a lixeira no site.',
    en: (f) =>
      `The service refused the fields: ${f.message} (${f.code}). Nothing was written; calculation ${f.id} was created and stays in the account, empty.`,
    enTodo:
      'Correct what it names and send the row again; the empty one can be trashed on the website.',
  },
  made_before: {
    pt: (f) =>
      `O serviço respondeu à criação com o cálculo ${f.id}, que não é o desta linha: nada foi gravado nele.`,
    ptTodo: (f) =>
      `Procure na conta o cálculo ${quoted(f.name)}; se ele não está lá, envie a linha de novo.`,
    en: (f) =>
      `The service answered the creation with calculation ${f.id}, which is not that of this row: nothing was written into it.`,
    enTodo: (f) =>
      `Look for the calculation ${quoted(f.name)} in the account; if it is not there, send the row again.`,
  },
  made_by_another: {
    pt: (f) =>
      `O serviço respondeu à criação com o cálculo ${f.id}, que já é de outra linha deste lote: nada foi gravado nele por esta.`,
    ptTodo: 'Veja na conta se o cálculo desta linha existe; se não, envie a linha de novo.',
    en: (f) =>
      `The service answered the creation with calculation ${f.id}, which another row of this batch has: nothing was written into it for this one.`,
    enTodo:
      'See in the account whether the calculation of this row is there; if not, send the row again.',
  },
  answer_other_day: {
    pt: (f) =>
      `O serviço diz que calculou até ${f.answered}, e o pedido foi até ${f.asked}: o valor pode ser de outra data.`,
    ptTodo: 'Não use o valor antes de conferir a data no serviço; envie a linha de novo.',
    en: (f) =>
      `The service says that it computed until ${f.answered}, and ${f.asked} was asked: the figure may be of another day.`,
    enTodo: 'Do not use the figure before the day is checked at the service; send the row again.',
  },
  answer_other_index: {
    pt: (f) =>
      `O serviço diz que calculou pelo índice ou tabela ${quoted(f.answered)}, e o pedido foi ${quoted(f.asked)}.`,
    ptTodo: 'Não use o valor antes de conferir o índice no serviço.',
    en: (f) =>
      `The service says that it computed by index or table ${quoted(f.answered)}, and ${quoted(f.asked)} was asked.`,
    enTodo: 'Do not use the figure before the index is checked at the service.',
  },
  answer_unwritten: {
    pt: (f) =>
      `O serviço não confirma que gravou ${list(legible(f.campos))}: o valor pode ser o de antes.`,
    ptTodo: 'Não use o valor antes de conferir os campos no serviço; envie a linha de novo.',
    en: (f) =>
      `The service does not confirm that it wrote ${list(f.campos)}: the figure may be that of before.`,
    enTodo:
      'Do not use the figure before the fields are checked at the service; send the row again.',
  },
  answer_unsaved: {
    pt: 'O serviço calculou e não confirma que salvou o cálculo na conta.',
    ptTodo: 'O valor pode ser usado; procure o cálculo na conta antes de enviar a linha de novo.',
    en: 'The service computed and does not confirm that it saved the calculation in the account.',
    enTodo:
      'The figure can be used; look for the calculation in the account before you send again.',
  },
  changed_meanwhile: {
    pt: (f) =>
      `O cálculo ${f.id} ficou pela metade e outro lote o mudou depois: o valor que ele dá agora pode ser o do outro pedido, e por isso não é lido.`,
    ptTodo: 'Envie a linha de novo.',
    en: (f) =>
      `Calculation ${f.id} was left half done and another batch has changed it since: the figure that it gives now may be that of the other request, and is not read.`,
    enTodo: 'Send the row again.',
  },
  calc_stays: {
    pt: (f) => `O cálculo ${f.id} foi criado e preenchido, e ficou na conta.`,
    ptTodo: 'Corrija-o no site, ou envie a linha de novo e jogue este na lixeira.',
    en: (f) => `Calculation ${f.id} was created and filled, and stays in the account.`,
    enTodo: 'Correct it on the website, or send the row again and trash this one.',
  },
  calc_without_hash: {
    pt: (f) => `O cálculo ${f.id} foi criado; só o endereço do link público dele não chegou.`,
    ptTodo: 'Se precisar do link, copie-o do próprio cálculo, no site.',
    en: (f) =>
      `Calculation ${f.id} was created; only the address of its public link did not arrive.`,
    enTodo: 'Copy the link from the calculation on the website, if you need it.',
  },
  link_base_wrong: {
    pt: (f) => `linkBase ${quoted(f.value)} não é um endereço http(s).`,
    ptTodo: 'Dê o começo do link público do site, como https://exemplo.com.br/calculo.',
    en: (f) => `linkBase ${quoted(f.value)} is no http(s) address.`,
    enTodo: 'Give the beginning of the public link of the website.',
  },
  recalc_atypical: {
    pt: (f) =>
      f.percent === undefined
        ? `Variação atípica: o total era zero e mudou ${f.by}.`
        : `Variação atípica: o total mudou ${percent(f.percent)}%, e o limite é ${percent(f.limit)}%.`,
    ptTodo: 'Confira o cálculo antes de usar o valor.',
    en: (f) =>
      f.percent === undefined
        ? `Atypical change: the total was zero and changed by ${f.by}.`
        : `Atypical change: the total changed by ${Number(f.percent).toFixed(2)}%, and the limit is ${Number(f.limit)}%.`,
    enTodo: 'Check the calculation before using the figure.',
  },
} satisfies Messages
