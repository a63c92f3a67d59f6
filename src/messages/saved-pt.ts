import { legibleName } from '../values/legible-name.js'
import type { Facts } from './message.js'
import { list, type Message, quoted } from './message.js'

const legible = (names: Facts[string]) =>
  Array.isArray(names) ? names.map((name) => legibleName(String(name))) : names

const MADE = 'Nada foi gasto com a linha.'

/** Messages about saved calculations. */
export const savedPt = {
  // Before any unit is spent
  nothing_listed: {
    text: () => 'Nenhum cálculo salvo na conta cabe no que foi pedido.',
    todo: () => 'Confira type, name e updatedBefore com lote calc list, ou envie uma planilha.',
  },
  list_not_shown: {
    text: () => 'O serviço não mostrou a lista dos cálculos salvos desta conta.',
    todo: () => 'Confira a chave (escopo calc:read), ou envie uma planilha com os IDs.',
  },
  only_without_file: {
    text: (f) => `${f.name} escolhe cálculos da lista da conta e não vale com uma planilha.`,
    todo: (f) => `Tire -p ${f.name}, ou rode sem arquivo.`,
  },
  export_unavailable: {
    text: (f) =>
      `O serviço não exporta ${f.type} em ${f.format}. Formatos deste tipo: ${list(f.formats)}.`,
    todo: () => `${MADE} Escolha outro formato, ou separe os tipos com -p type=...`,
  },
  ask_shared_id: {
    text: (f) =>
      `Coluna ${f.amount}: o número ${quoted(f.value)} está nas linhas ${f.line} e ${f.otherLine}, que a coluna ${f.column} diz serem de outros (${quoted(f.one)} e ${quoted(f.other)}); o cálculo é feito uma vez, e uma das duas ficaria com o da outra.`,
    todo: (f) =>
      `Confira o número de cada linha; se o cálculo é mesmo das duas, confirme com --map ${f.field}="${f.heading}".`,
  },
  calc_id_wrong: {
    text: (f) => `${quoted(f.value)} não é o ID de um cálculo salvo.`,
    todo: () => 'Use o número que lote calc list mostra.',
  },
  calc_type_unknown: {
    text: (f) => `O cálculo ${f.id} não está na lista da conta, e a linha não diz o tipo dele.`,
    todo: () => `${MADE} Preencha a coluna do tipo, ou dê -p type=..., se o cálculo existe.`,
  },
  calc_of_other_type: {
    text: (f) => `O cálculo ${f.id} é do tipo ${f.is}, e não ${f.type}.`,
    todo: () => `${MADE} Corrija o tipo, ou deixe-o em branco.`,
  },
  calc_of_other_name: {
    text: (f) =>
      `A linha diz ${quoted(f.name)}, e este é o nome do cálculo ${f.other}, e não do ${f.id}.`,
    todo: () => `${MADE} Corrija o ID ou o nome.`,
  },
  type_not_described: {
    text: (f) => `O serviço não descreve o tipo ${f.type}: não há como conferir os campos dele.`,
    todo: () => `${MADE} Confira a chave e o tipo.`,
  },
  type_without_update_date: {
    text: (f) => `O tipo ${f.type} não tem data de atualização.`,
    todo: () => `${MADE} Deixe este tipo de fora (-p type=...), ou rode-o sem updateTo.`,
  },
  type_without_field: {
    text: (f) => `O tipo ${f.type} não tem o campo ${f.name}. Ele tem: ${list(f.known)}.`,
    todo: () => 'Use um dos campos do tipo.',
  },
  field_value: {
    text: (f) => `${f.name}: ${quoted(f.value)} não serve; é preciso ${f.expected}.`,
    todo: () => 'Corrija o valor.',
  },
  field_legacy_id: {
    text: (f) =>
      `${f.name}: ${f.value} é o antigo número de uma tabela judicial no catálogo; o de hoje é ${f.right}.`,
    todo: (f) => `Use ${f.right}.`,
  },
  field_wants_table: {
    text: (f) =>
      `${f.name}: o tipo ${f.type} pede uma tabela judicial, e ${f.value} é o índice ${f.is}.`,
    todo: () => 'Use o ID de uma tabela judicial; lote table list mostra todas.',
  },
  field_wants_index: {
    text: (f) =>
      `${f.name}: o tipo ${f.type} pede um índice, e ${f.value} é a tabela judicial ${f.is}.`,
    todo: () => 'A tabela judicial vai em tabelaJudicial; os índices, lote index list mostra.',
  },
  field_unknown_index: {
    text: (f) => `${f.name}: o serviço não conhece o índice ${quoted(f.value)}.`,
    todo: () => 'Use o ID de um índice; lote index list mostra todos.',
  },
  field_unknown_table: {
    text: (f) =>
      `${f.name}: ${quoted(f.value)} não é uma tabela judicial do catálogo nem uma tabela da conta.`,
    todo: () => 'Use o ID de uma tabela judicial; lote table list mostra todas.',
  },
  field_unknown_index_or_table: {
    text: (f) => `${f.name}: o serviço não conhece índice nem tabela judicial ${quoted(f.value)}.`,
    todo: () => 'Use um ID de lote index list ou de lote table list.',
  },
  field_index_and_table: {
    text: (f) =>
      `Um cálculo leva um índice ou uma tabela judicial, e aqui há os dois: indexador ${f.index} e tabelaJudicial ${f.value}.`,
    todo: () => 'Deixe só um dos dois.',
  },
  field_inline_missing: {
    text: () => 'indexador -1 pede a tabela própria em tabelaPersonalizada, que está em branco.',
    todo: () => 'Preencha tabelaPersonalizada, ou use o ID de uma tabela judicial.',
  },
  total_ambiguous: {
    text: (f) =>
      `O serviço mostra totais que não concordam: ${list(f.paths)}. O total ficou vazio.`,
    todo: (f) => `Diga qual é o total: -p total=${f.path}, ou outro deles.`,
  },
  total_path_wrong: {
    text: (f) => `O resultado do serviço não tem um número em ${f.path}; o total ficou vazio.`,
    todo: () => 'Corrija -p total=...; os nomes que o serviço dá estão nas colunas resultado.',
  },
  update_date_twice: {
    text: (f) => `updateTo e fields.${f.campo} dizem datas diferentes.`,
    todo: () => 'Dê só uma das duas.',
  },

  // Answers of the service about one calculation
  calc_legacy: {
    text: (f) =>
      `O cálculo ${f.id} é da geração anterior: só pode ser lido. O demonstrativo guardado foi baixado, se o serviço o entregou.`,
    todo: () => 'Para atualizá-lo, faça um cálculo novo.',
  },
  calc_gone: {
    text: (f) => `Os dados do cálculo ${f.id} não estão mais no serviço.`,
    todo: () => 'Fale com o suporte do serviço, ou faça um cálculo novo.',
  },
  calc_foreign: {
    text: (f) => `O cálculo ${f.id} é de outra conta.`,
    todo: () => 'Confira o ID, ou use a chave da conta dona do cálculo.',
  },
  calc_not_found: {
    text: (f) => `O serviço não encontrou o cálculo ${f.id}.`,
    todo: () => 'Confira o ID e o tipo; ele pode estar na lixeira do site.',
  },
  calc_engine_error: {
    text: (f) => `O serviço não conseguiu fazer o cálculo ${f.id}: ${f.message}`,
    todo: () => 'Complete ou corrija o cálculo e envie a linha de novo.',
  },
  calc_written: {
    text: (f) => `Antes disso foram gravados: ${list(legible(f.campos))}.`,
    todo: () => 'O cálculo ficou com os campos novos, sem resultado novo.',
  },
  calc_blocked: {
    text: (f) =>
      `Conta sem assinatura: lançamentos de mais de 2 anos entraram sem correção${f.rows ? ` (linhas da memória: ${f.rows})` : ''}.${f.message ? ` O serviço diz: ${f.message}` : ''}`,
    todo: () => 'O total não está na linha: regularize a assinatura e recalcule.',
  },
  calc_nominal: {
    text: (f) =>
      `Valores antigos voltaram como entraram (linhas da memória: ${f.rows}): conta sem assinatura corrige só os últimos 2 anos, ou o cálculo não manda corrigir.`,
    todo: () => 'O total não está na linha: confira a assinatura da conta e a aba Memória.',
  },
  calc_divergent: {
    text: (f) =>
      Number(f.missing) > 0
        ? `DIVERGENTE: a memória do cálculo não tem ${f.missing} dos lançamentos enviados; linhas que diferem do valor refeito pela série do serviço: ${f.rows} de ${f.of}.`
        : `DIVERGENTE: ${f.rows} de ${f.of} linhas da memória do cálculo diferem do valor refeito pela série do serviço.`,
    todo: () => 'Veja a coluna Conferência da aba Memória, e confira o cálculo antes de usar.',
  },
  calc_not_exported: {
    text: (f) => `O arquivo em ${f.format} não saiu: ${f.message} (${f.code}).`,
    todo: () => 'O cálculo foi feito; exporte-o pelo site.',
  },
  calc_no_type: {
    text: () => 'Falta o tipo do cálculo.',
    todo: (f) => `Diga -p type=... com um destes: ${list(f.types)}.`,
  },
  calc_field_missing: {
    text: (f) =>
      `O tipo ${f.type} exige ${f.name}: nenhum dos títulos lidos (${list(f.headings)}) é esse, nem foi dado -p fields.${f.name}.`,
    todo: (f) =>
      `Dê esse título à coluna${f.parts ? ` (ou ${list(f.parts)})` : ''}, ou acrescente-a, com um cálculo por linha; ou dê -p fields.${f.name}=... para todas.`,
  },
  calc_cell_missing: {
    text: (f) => `O tipo ${f.type} exige ${f.name}, que está em branco.`,
    todo: () => 'Preencha a célula.',
  },
  calc_field_twice: {
    text: (f) => `${f.name} veio inteiro e também em partes.`,
    todo: () => 'Use a coluna inteira ou as colunas das partes, não as duas.',
  },
  calc_payment_below_zero: {
    text: (f) =>
      `${f.name}: ${quoted(f.value)} tem sinal de menos, e o que está nesta lista já é abatido: seria somado à dívida.`,
    todo: () => 'Escreva o pagamento sem sinal.',
  },
  ask_group_blank: {
    text: (f) =>
      `A linha ${f.line} não tem grupo nem nome, e linhas acima têm (grupo ${quoted(f.other)}, linha ${f.other_line}): seria um cálculo à parte, salvo e pago.`,
    todo: () =>
      'Escreva o grupo em todas as linhas do cálculo; se a linha é um cálculo próprio, dê a ela um nome ou um grupo só dela.',
  },
  ask_group_spelling: {
    text: (f) =>
      `Grupo ${quoted(f.group)} na linha ${f.line} e ${quoted(f.other)} na linha ${f.other_line}: seriam dois cálculos, cada um sem as linhas do outro.`,
    todo: () =>
      'Escreva o grupo do mesmo modo em todas as linhas do cálculo; se são dois, dê nomes diferentes.',
  },
  ask_two_states: {
    text: (f) =>
      `O cálculo ${f.id} está nas linhas ${f.other_line} e ${f.line} com pedidos diferentes, e ele guarda um só: o resultado de uma linha sairia na outra.`,
    todo: () =>
      'Deixe o cálculo em uma linha; para duas datas, envie duas planilhas, uma depois da outra.',
  },
  ask_group_mixed: {
    text: (f) =>
      `Grupo ${quoted(f.group)}: a linha ${f.line} é de ${quoted(f.value)}, e a linha ${f.other_line} é de ${quoted(f.other)}; iriam para um cálculo só.`,
    todo: () =>
      'Corrija o grupo ou o cliente e o processo; se o cálculo é mesmo de todos, escreva o mesmo nas linhas do grupo.',
  },
  field_period_reversed: {
    text: (f) => `O período termina (${f.value}) antes de começar (${f.from}).`,
    todo: () => 'Corrija data_inicio ou data_fim.',
  },
  field_paid_before: {
    text: (f) =>
      `O pagamento de ${f.value} é de antes do início (data_inicio ${f.from}): antes da dívida nada se paga dela.`,
    todo: () => 'Corrija a data do pagamento ou data_inicio.',
  },
  field_amount_or_percent: {
    text: (f) =>
      `A linha tem valor_pensao (${f.amount}) e percentual_salario_minimo (${f.value}): o serviço aceita um ou outro.`,
    todo: () => 'Deixe só um dos dois.',
  },
  calc_group_differs: {
    text: (f) =>
      `As linhas do grupo ${quoted(f.group)} dizem ${f.name} diferentes: ${list(f.values)}.`,
    todo: () =>
      'Um grupo é um cálculo só: deixe o campo igual em todas as linhas, ou preenchido em uma só.',
  },
  calc_field_refused: {
    text: (f) =>
      `O serviço recusou ${f.label}: ${f.message} (${f.code}). Nada foi gravado; o cálculo ${f.id} foi criado e ficou na conta, vazio.`,
    todo: () =>
      'Corrija a célula e envie a linha de novo; o cálculo vazio pode ir para a lixeira no site.',
  },
  calc_patch_refused: {
    text: (f) =>
      `O serviço recusou os campos: ${f.message} (${f.code}). Nada foi gravado; o cálculo ${f.id} foi criado e ficou na conta, vazio.`,
    todo: () =>
      'Corrija o que o serviço aponta e envie a linha de novo; o cálculo vazio pode ir para a lixeira no site.',
  },
  made_by_another: {
    text: (f) =>
      `O serviço respondeu à criação com o cálculo ${f.id}, que já é de outra linha deste lote: nada foi gravado nele por esta.`,
    todo: () => 'Veja na conta se o cálculo desta linha existe; se não, envie a linha de novo.',
  },
  answer_other_day: {
    text: (f) =>
      `O serviço diz que calculou até ${f.answered}, e o pedido foi até ${f.asked}: o valor pode ser de outra data.`,
    todo: () => 'Não use o valor antes de conferir a data no serviço; envie a linha de novo.',
  },
  answer_other_index: {
    text: (f) =>
      `O serviço diz que calculou pelo índice ou tabela ${quoted(f.answered)}, e o pedido foi ${quoted(f.asked)}.`,
    todo: () => 'Não use o valor antes de conferir o índice no serviço.',
  },
  changed_meanwhile: {
    text: (f) =>
      `O cálculo ${f.id} ficou pela metade e outro lote o mudou depois: o valor que ele dá agora pode ser o do outro pedido, e por isso não é lido.`,
    todo: () => 'Envie a linha de novo.',
  },
  calc_stays: {
    text: (f) => `O cálculo ${f.id} foi criado e preenchido, e ficou na conta.`,
    todo: () => 'Corrija-o no site, ou envie a linha de novo e jogue este na lixeira.',
  },
  calc_without_hash: {
    text: (f) => `O cálculo ${f.id} foi criado; só o endereço do link público dele não chegou.`,
    todo: () => 'Se precisar do link, copie-o do próprio cálculo, no site.',
  },
  link_base_wrong: {
    text: (f) => `linkBase ${quoted(f.value)} não é um endereço http(s).`,
    todo: () => 'Dê o começo do link público do site, como https://exemplo.com.br/calculo.',
  },
  recalc_atypical: {
    text: (f) =>
      f.percent === undefined
        ? `Variação atípica: o total era zero e mudou ${f.by}.`
        : `Variação atípica: o total mudou ${percent(f.percent)}%, e o limite é ${percent(f.limit)}%.`,
    todo: () => 'Confira o cálculo antes de usar o valor.',
  },
} satisfies Record<string, Message>

function percent(points: string | number | boolean | string[] | undefined): string {
  return Number(points).toLocaleString('pt-BR', { maximumFractionDigits: 2 })
}
