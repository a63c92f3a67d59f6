import { hasCaseDigits } from '../values/case-number.js'
import type { Facts } from './message.js'
import { list, type Message, many, quoted } from './message.js'

const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (recebido: ${quoted(f.value)})`

/** Older records have no count. */
const placesOf = (f: Facts) =>
  Number(f.count ?? 1) > 1 ? `${f.count} linhas, a primeira é a ${f.line}: ` : `linha ${f.line}: `

export const gazetteJobsPt = {
  row_not_cnj: {
    text: (f) =>
      hasCaseDigits(String(f.value))
        ? `Os dígitos verificadores do processo não conferem${cell(f)}.`
        : `Não é um número de processo do CNJ${cell(f)}.`,
    todo: (f) =>
      hasCaseDigits(String(f.value))
        ? 'Confira o número nos autos, algarismo por algarismo. Nada foi perguntado ao serviço.'
        : 'Ponha o número dos autos, com os seus 20 dígitos. Nada foi perguntado ao serviço.',
  },
  row_several_cases: {
    text: (f) => `Há mais de um processo na célula${cell(f)}.`,
    todo: () => 'Ponha um por linha, com o número inteiro. Nada foi perguntado ao serviço.',
  },
  row_case_with_text: {
    text: (f) => `Há texto ou outro número na célula, além de um número do CNJ${cell(f)}.`,
    todo: () => 'Deixe na célula só o número do processo. Nada foi perguntado ao serviço.',
  },
  note_case_left_out: {
    text: (f) =>
      `Foi procurado só o processo ${f.read}; o resto da célula ficou de fora${cell(f)}.`,
    todo: () => 'Se há outros processos, ponha cada um em uma linha.',
  },
  row_no_such_court: {
    text: (f) => `Não existe tribunal com o código ${f.code} do número${cell(f)}.`,
    todo: () => 'Confira o número nos autos. Nada foi perguntado ao serviço.',
  },
  note_case_incident: {
    text: (f) => `A consulta é do processo principal, sem o sufixo do incidente${cell(f)}.`,
    todo: () => 'Nada, se era esse o processo.',
  },
  note_one_of_both: {
    text: (f) =>
      `A linha só tem ${quoted(f.value)}, e foi o que se procurou: não há o que combinar (combine=${f.combine}).`,
    todo: () =>
      'Se a célula vazia vale o mesmo que a de cima, preencha-a e envie a linha outra vez.',
  },
  case_nothing_published: {
    text: (f) => `O ${f.court} está na base, e ela não tem publicação deste processo.`,
    todo: () => 'Nem todo diário está nesta base: veja o andamento no sistema do tribunal.',
  },
  case_out_of_coverage: {
    text: (f) => `O ${f.court} não está na base do serviço, ou está inativo nela.`,
    todo: () => 'Consulte o diário e o sistema do tribunal: a ausência aqui não diz nada.',
  },
  case_coverage_unknown: {
    text: (f) => `A base não tem o processo, e não disse se tem o ${f.court}.`,
    todo: () => 'Não tome por processo sem publicação: envie a linha de novo mais tarde.',
  },
  case_without_items: {
    text: () => 'A base conhece o processo, e não mandou publicação dele.',
    todo: () => 'Confira no sistema do tribunal.',
  },
  publication_untold: {
    text: (f) =>
      `${f.count} das publicações não dizem, em campo conhecido, o dia de disponibilização ou o texto.`,
    todo: () =>
      'Leia-as nos campos como o serviço os mandou, em colunas próprias, antes de contar prazo.',
  },
  case_cut: {
    text: (f) =>
      `O serviço informa ${many(f.told, 'publicação', 'publicações')} e mandou ${f.came}.`,
    todo: () => 'O dossiê está incompleto: procure o processo com --job publications.',
  },
  case_unrecognised: {
    text: () => 'A resposta do serviço não tem lista de publicações que se reconheça.',
    todo: () => 'Os outros campos estão na aba Capa, e a resposta inteira está guardada.',
  },
  cell_not_oab: {
    text: (f) => `Não é uma inscrição na OAB que se reconheça${cell(f)}.`,
    todo: () => 'Escreva a UF e o número: SP 123456, ou 123.456-A/RJ.',
  },
  cell_oab_turned: {
    text: (f) => `A UF está no lugar do número da OAB${cell(f)}, e o número, no lugar da UF.`,
    todo: () => 'Troque as duas células. Nada foi perguntado ao serviço.',
  },
  cell_oab_of_firm: {
    text: (f) =>
      `É a inscrição de uma sociedade${cell(f)}: o advogado que tem esse número é outra pessoa.`,
    todo: () => 'Ponha as inscrições dos advogados da sociedade, uma por linha.',
  },
  cell_oab_letter: {
    text: (f) => `A letra da inscrição na OAB não é das usuais (A, B, D, N, O, P, S)${cell(f)}.`,
    todo: () =>
      'Confira se não é erro de digitação: o número é procurado com essa letra e sem ela.',
  },
  cell_oab_of_trainee: {
    text: (f) =>
      `É a inscrição de um estagiário (letra E)${cell(f)}: o advogado que tem esse número é outra pessoa.`,
    todo: () => 'Ponha a inscrição de advogado, sem a letra E, ou retire a linha.',
  },
  cell_two_oabs: {
    text: (f) => `Há mais de uma inscrição na OAB na célula${cell(f)}.`,
    todo: () => 'Ponha uma inscrição por linha: cada uma é uma consulta.',
  },
  ask_left_column: {
    text: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem ${f.label} (linha ${f.line}: ${quoted(f.value)}). O que está nela não seria procurado.`,
    todo: (f) =>
      f.taken
        ? `Ponha uma por linha, na coluna ${quoted(f.taken)}; ou diga --map ${f.field}="${f.taken}" e, depois, rode outra vez com --map ${f.field}=${f.letter}.`
        : `Se é para ser lida, diga --map ${f.field}="Título", ou a letra da coluna; se não, --map ${f.field}= (vazio).`,
  },
  told_left_remark: {
    text: (f) => {
      const what = f.field === 'numero_processo' ? 'outro processo' : 'outro nome'
      const said = f.field === 'oab_numero' ? 'uma inscrição' : what
      return `Coluna ${f.column}: um texto fala de ${said} (linha ${f.line}: ${quoted(f.value)}), que não é procurad${f.field === 'oab_numero' ? 'a' : 'o'}.`
    },
    todo: (f) =>
      f.field === 'oab_numero'
        ? 'Se é para ser procurada, ponha-a em uma linha própria, na coluna das inscrições.'
        : `Se é para ser procurado, ponha-o em uma linha própria, na coluna ${quoted(f.taken)}.`,
  },
  told_left_column: {
    text: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem ${f.label} (${placesOf(f)}${quoted(f.value)}). O que está nela não é procurado.`,
    todo: (f) =>
      `Ponha uma por linha, na coluna que é lida${f.letter ? `, ou rode outra vez com --map ${f.field}=${f.letter}` : ''}.`,
  },
  told_left_list: {
    text: (f) =>
      `Coluna ${f.column}: tem o título da coluna ${f.taken}, que é a lida, e valores (${placesOf(f)}${quoted(f.value)}). Eles ficam de fora.`,
    todo: (f) =>
      `Se é outra lista ao lado da primeira, ponha uma embaixo da outra, ou rode outra vez com --map ${f.field}=${f.letter} e as outras colunas dela.`,
  },
  line_key_elsewhere: {
    text: (f) =>
      `A linha só tem ${f.label} fora da coluna que é lida: ${f.column} traz ${quoted(f.value)}.`,
    todo: (f) =>
      f.taken
        ? `Se é para entrar, ponha-a em linha própria, na coluna ${f.taken}; se não, retire a linha.`
        : `Se é para ser lida, ponha-a sozinha em coluna própria e diga --map ${f.field}=${f.letter}; se não, retire a linha.`,
  },
  told_left_mails: {
    text: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem endereços de e-mail (linha ${f.line}: ${quoted(f.value)}). Ninguém recebe aviso por ela.`,
    todo: (f) => `Se é para avisar, diga --map ${f.field}="Título", ou a letra da coluna.`,
  },
  row_oab_without_uf: {
    text: (f) => `A inscrição na OAB não tem a UF${cell(f)}.`,
    todo: () =>
      'O mesmo número existe em várias seccionais: escreva a UF na célula ou em coluna própria.',
  },
  row_oab_two_ufs: {
    text: (f) => `A inscrição diz uma UF e a coluna da UF diz ${f.other}${cell(f)}.`,
    todo: () => 'Corrija uma das duas; nada foi perguntado ao serviço.',
  },
  row_not_a_uf: {
    text: (f) => `Não é uma UF${cell(f)}.`,
    todo: () => 'Escreva a sigla do estado, como SP.',
  },
  row_ditto: {
    text: (f) => `«${f.value}» remete a outra linha, e cada linha é procurada por si.`,
    todo: () => 'Escreva nesta linha também o que é procurado.',
  },
  row_nobody_to_look_for: {
    text: () => 'A linha não tem inscrição na OAB nem nome.',
    todo: () => 'Preencha uma das colunas.',
  },
  row_not_a_name: {
    text: (f) => `«${f.value}» não é só um nome, e a base é procurada por nome.`,
    todo: () =>
      'Deixe só o nome, inteiro; CPF, CNPJ, OAB, «Autor:», «...» e sinais não são parte dele.',
  },
  row_several_names: {
    text: (f) => `«${f.value}» tem mais de uma pessoa: ninguém seria encontrado com esse nome.`,
    todo: () => 'Ponha uma pessoa em cada linha, sem «e outros».',
  },
  row_name_lost_letters: {
    text: (f) =>
      `«${f.value}» perdeu letras no caminho (um acento que um programa não soube ler), e assim não há ninguém na base.`,
    todo: () => 'Escreva o nome com os acentos e envie a linha outra vez.',
  },
  told_cut_names: {
    text: (f) =>
      `Coluna ${f.column}: vários nomes têm ${f.letters} letras, e nenhum tem mais (linha ${list(f.examples)}); o programa de onde vieram pode tê-los cortado, e por um nome cortado nada se acha. Confira.`,
  },
  row_name_turned: {
    text: (f) => `«${f.value}» tem vírgula, e a base é procurada pelo nome como se lê.`,
    todo: () => 'Escreva o nome antes do sobrenome; duas pessoas, cada uma em sua linha.',
  },
  row_name_with_title: {
    text: (f) =>
      `«${f.value}» traz mais que o nome (tratamento ou papel), e a base é procurada por nome.`,
    todo: () => 'Deixe só o nome, sem Dr., Dra., (sócia) e semelhantes.',
  },
  row_name_with_digits: {
    text: (f) => `«${f.value}» tem algarismo no meio do nome, como numa leitura errada.`,
    todo: () => 'Corrija o nome: 0 por O, 1 por I ou L, 5 por S.',
  },
  people_contains: {
    text: (f) =>
      `A base só tem ${quoted(f.found)}, que contém o nome procurado e não é igual a ele: pode ser outra pessoa.`,
    todo: () => 'Confira na aba Encontrados se é quem se procura.',
  },
  need_who: {
    text: () => 'Falta dizer quem procurar.',
    todo: () => 'Diga -p who=lawyers (advogados) ou -p who=parties (partes).',
  },
  need_people_column: {
    text: (f) => `A planilha não tem coluna ${f.columns}.`,
    todo: () => 'Dê um título à coluna, ou diga qual é com --map.',
  },
  people_none: {
    text: () => 'A base não tem ninguém assim.',
    todo: (f) =>
      `Confira ${f.who === 'parties' ? '' : 'a inscrição ou '}a grafia do nome; em segredo de justiça a base mostra iniciais.`,
  },
  people_type_unverified: {
    text: () => 'Ninguém veio com esse tipo, e não se sabe se a base o escreve assim.',
    todo: () => 'Não tome por ninguém: repita a consulta sem -p tipo=, ou com outra grafia.',
  },
  people_several: {
    text: (f) => `A base tem ${f.count} pessoas assim, e nenhuma foi escolhida.`,
    todo: (f) =>
      `Veja a aba Encontrados e repita a consulta com ${f.who === 'parties' ? 'o nome completo' : 'a inscrição'}, ou com -p details=all.`,
  },
  people_cut: {
    text: (f) =>
      `${Number(f.count) === 1 ? 'Veio 1 registro' : `Vieram ${f.count} registros`}, o máximo do serviço: pode haver mais.`,
    todo: (f) =>
      f.who === 'parties'
        ? 'Procure por um nome mais completo.'
        : 'Procure pela inscrição, ou por um nome mais completo.',
  },
  people_incomplete: {
    text: (f) => `A lista não pôde ser lida até o fim: vieram ${f.came} de ${f.told}.`,
    todo: () => 'Use um nome mais completo, ou envie a linha de novo.',
  },
  people_name_differs: {
    text: (f) => `A inscrição é de ${f.found}, e a linha diz ${quoted(f.value)}.`,
    todo: () => 'Confira a inscrição: a consulta foi por ela, não pelo nome.',
  },
  people_registration_unshown: {
    text: () => 'A base não mostra a inscrição de quem achou por ela.',
    todo: () => 'Confira na aba Encontrados se é quem se procura.',
  },
  people_unreadable: {
    text: () => 'A resposta do serviço não tem lista que se reconheça.',
    todo: () => 'Não tome por ninguém encontrado; a resposta inteira está guardada.',
  },
  people_profile_missing: {
    text: (f) =>
      `O serviço não deu ${many(f.count, 'perfil pedido', 'dos perfis pedidos')}: ${f.message}`,
    todo: () => 'Os processos deles não estão na aba Processos; envie a linha de novo.',
  },
  told_price_pages: {
    text: () =>
      'A 1ª etapa é a primeira página de cada nome. O resto depende das respostas: cada 200 partes de um nome são mais uma chamada. O orçamento é dito de novo antes de cada etapa.',
  },
  told_price_profiles: {
    text: (f) =>
      f.details === 'all'
        ? 'A 1ª etapa é a busca de cada nome ou inscrição. O resto depende das respostas: cada pessoa encontrada é mais uma chamada, a do perfil (-p details=all). O orçamento é dito de novo antes de cada etapa.'
        : 'A 1ª etapa é a busca de cada nome ou inscrição. O resto depende das respostas: cada registro de quem for encontrado sem dúvida é mais uma chamada, a do perfil; com -p details=none, nenhuma. O orçamento é dito de novo antes de cada etapa.',
  },
  row_short_text: {
    text: (f) => `O texto procurado tem menos de 3 letras${cell(f)}.`,
    todo: () => 'O serviço exige ao menos 3: escreva mais.',
  },
  row_turned_period: {
    text: (f) => `O período acaba (${f.to}) antes de começar (${f.from}).`,
    todo: () => 'Troque as datas.',
  },
  row_placeholder: {
    text: (f) => `${f.label} está como "${f.value}", que não diz o que procurar.`,
    todo: () => 'Preencha o texto procurado, ou deixe a célula vazia.',
  },
  row_future_period: {
    text: (f) => `O período começa em ${f.from}, que ainda não chegou.`,
    todo: () => 'Confira o ano da data.',
  },
  row_half_period: {
    text: () => 'O período tem só uma das datas.',
    todo: () => 'Diga as duas, data_inicio e data_fim, ou nenhuma.',
  },
  row_no_filter: {
    text: () => 'A linha não diz o que procurar: só com período viria o diário inteiro.',
    todo: () => 'Preencha OAB, processo, texto, tribunal, tipo ou órgão.',
  },
  need_oab_uf: {
    text: () => 'numero_oab e uf_oab andam juntos: um número só é único com a UF.',
    todo: () => 'Diga os dois: -p numero_oab=123456 -p uf_oab=SP.',
  },
  pub_incomplete: {
    text: (f) =>
      `Consulta INCOMPLETA: ${many(f.came, 'publicação foi lida', 'publicações foram lidas')}, e pode haver outras.`,
    todo: () => 'Veja a aba Cobertura; estreite o período, ou envie a linha de novo.',
  },
  pub_filter_unverified: {
    text: (f) =>
      `Nada veio com ${f.filter}=${quoted(f.value)}, e não se pôde conferir se a base escreve esse valor assim.`,
    todo: () => 'Não tome por ausência de publicação: confira a grafia, ou envie a linha de novo.',
  },
  pub_text_number: {
    text: (f) =>
      `Nada veio, e ${quoted(f.value)} foi procurado como texto, letra por letra: a publicação pode trazer o número escrito de outro modo.`,
    todo: () =>
      'Não tome por ausência de publicação: ponha o processo na coluna Processo, ou a inscrição na coluna OAB.',
  },
  pub_text_marks: {
    text: (f) =>
      `Nada veio, e ${quoted(f.value)} foi procurado como está escrito, com aspas, asteriscos e operadores, que o serviço não diz entender.`,
    todo: () =>
      'Não tome por ausência de publicação: procure só as palavras, uma expressão por linha.',
  },
  pub_case_of_another: {
    text: (f) =>
      `Nada veio: pelo número, o processo é do ${f.court}, e a consulta foi limitada ao tribunal ${f.filter}.`,
    todo: () => 'Corrija o tribunal ou o número, ou deixe o tribunal em branco.',
  },
  row_court_unknown: {
    text: (f) =>
      `A base não tem tribunal que se reconheça em ${quoted(f.value)}: com ele nada seria encontrado.`,
    todo: (f) =>
      `Escreva a sigla${list(f.near) ? ` (parecidas: ${list(f.near)})` : ''}, ou deixe o tribunal em branco. As publicações não foram consultadas.`,
  },
  row_value_nowhere: {
    text: (f) => `A base não tem nenhuma publicação com ${f.filter}=${quoted(f.value)}.`,
    todo: () =>
      'Escreva o valor como a base o escreve (acentos e maiúsculas contam), ou deixe-o em branco. As publicações da linha não foram consultadas.',
  },
  ask_oab_and_case: {
    text: (f) =>
      `Linha ${f.line}: há inscrição (${quoted(f.oab)}) e processo (${quoted(f.number)}). As duas coisas ao mesmo tempo deixariam de fora o que há do processo sem essa inscrição, e da inscrição em outros processos.`,
    todo: () =>
      'Diga -p combine=case (tudo do processo), -p combine=lawyer (tudo da inscrição) ou -p combine=both (só o que tem os dois). Para procurar os dois, ponha-os em linhas separadas.',
  },
  told_filter_columns: {
    text: (f) =>
      `Filtram o que se procura em cada linha, porque a planilha tem a coluna: ${list(f.columns)}. O que não tiver o valor da célula não vem.`,
    todo: (f) => `Se não era para filtrar: ${list(f.maps)} (vazio).`,
  },
  pub_failed: {
    text: (f) => `Consulta FALHOU, e nada se sabe do que há: ${f.reason}`,
    todo: () => 'Não tome por ausência de publicação: envie a linha de novo.',
  },
  pub_spellings: {
    text: (f) =>
      f.state === 'cut'
        ? 'A lista de grafias da inscrição veio cheia: pode haver outras, que não foram perguntadas.'
        : 'O serviço não disse as grafias da inscrição: só foram perguntados o número simples e as da planilha.',
    todo: () => 'Não tome por completa: envie a linha de novo.',
  },
  pub_check: {
    text: (f) =>
      `${many(f.count, 'publicação não nomeia', 'publicações não nomeiam')} a inscrição procurada.`,
    todo: (f) =>
      `Confira-${f.count === 1 ? 'a' : 'as'} na aba Publicações, coluna Nomeia a inscrição.`,
  },
  pub_details: {
    text: (f) =>
      `O serviço não deu os advogados de ${many(f.count, 'publicação', 'publicações')}${f.message ? `: ${f.message}` : ' (há um máximo de detalhes por linha)'}.`,
    todo: (f) =>
      `Confira-${f.count === 1 ? 'a' : 'as'} na aba Publicações, coluna Nomeia a inscrição: não informado.`,
  },
  told_period_open: {
    text: (f) =>
      `O período vai até ${f.to}, depois de hoje (${f.today}): o que for publicado até lá não está no resultado.`,
    todo: () => 'Rode de novo no fim do período, ou acompanhe com lote watch.',
  },
  told_price_reading: {
    text: () =>
      'A 1ª etapa são as grafias de cada inscrição e o começo de cada consulta. O resto depende das respostas: quantas grafias há, quantas publicações (uma chamada a cada 200), que períodos não cabem numa página, e de quais a lista não diz os advogados. O orçamento é dito de novo antes de cada etapa.',
  },
} satisfies Record<string, Message>
