import { hasCaseDigits } from '../values/case-number.js'
import { type Facts, list, type Messages, many, manyInEnglish, quoted } from './message.js'

const cellPt = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (recebido: ${quoted(f.value)})`
const cellEn = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (got ${quoted(f.value)})`
/** Older records have no count. */
const placesOfPt = (f: Facts) =>
  Number(f.count ?? 1) > 1 ? `${f.count} linhas, a primeira é a ${f.line}: ` : `linha ${f.line}: `
const placesOfEn = (f: Facts) =>
  Number(f.count ?? 1) > 1 ? `${f.count} rows, the first is ${f.line}: ` : `row ${f.line}: `

export const gazetteJobsMessages = {
  row_not_cnj: {
    pt: (f) =>
      hasCaseDigits(String(f.value))
        ? `Os dígitos verificadores do processo não conferem${cellPt(f)}.`
        : `Não é um número de processo do CNJ${cellPt(f)}.`,
    ptTodo: (f) =>
      hasCaseDigits(String(f.value))
        ? 'Confira o número nos autos, algarismo por algarismo. Nada foi perguntado ao serviço.'
        : 'Ponha o número dos autos, com os seus 20 dígitos. Nada foi perguntado ao serviço.',
    en: (f) =>
      hasCaseDigits(String(f.value))
        ? `The check digits of the case number do not close${cellEn(f)}.`
        : `No case number of the CNJ${cellEn(f)}.`,
    enTodo: (f) =>
      hasCaseDigits(String(f.value))
        ? 'Check the number in the records, digit by digit. Nothing was asked of the service.'
        : 'Put the number of the records, with its 20 digits. Nothing was asked of the service.',
  },
  row_several_cases: {
    pt: (f) => `Há mais de um processo na célula${cellPt(f)}.`,
    ptTodo: 'Ponha um por linha, com o número inteiro. Nada foi perguntado ao serviço.',
    en: (f) => `The cell has more than one case${cellEn(f)}.`,
    enTodo: 'Put each on a line of its own, in full. Nothing was asked of the service.',
  },
  row_case_with_text: {
    pt: (f) => `Há texto ou outro número na célula, além de um número do CNJ${cellPt(f)}.`,
    ptTodo: 'Deixe na célula só o número do processo. Nada foi perguntado ao serviço.',
    en: (f) => `The cell has text or another number beside a CNJ number${cellEn(f)}.`,
    enTodo: 'Leave the number of the case alone. Nothing was asked of the service.',
  },
  note_case_left_out: {
    pt: (f) =>
      `Foi procurado só o processo ${f.read}; o resto da célula ficou de fora${cellPt(f)}.`,
    ptTodo: 'Se há outros processos, ponha cada um em uma linha.',
    en: (f) =>
      `Only the case ${f.read} was looked for; the rest of the cell was left out${cellEn(f)}.`,
    enTodo: 'If there are other cases, put each on a line of its own.',
  },
  row_no_such_court: {
    pt: (f) => `Não existe tribunal com o código ${f.code} do número${cellPt(f)}.`,
    ptTodo: 'Confira o número nos autos. Nada foi perguntado ao serviço.',
    en: (f) => `No court has the code ${f.code} of the number${cellEn(f)}.`,
    enTodo: 'Check the number. Nothing was asked of the service.',
  },
  note_case_incident: {
    pt: (f) => `A consulta é do processo principal, sem o sufixo do incidente${cellPt(f)}.`,
    ptTodo: 'Nada, se era esse o processo.',
    en: (f) => `The main case was asked for, without the suffix of the incident${cellEn(f)}.`,
    enTodo: 'Nothing, if that was the case.',
  },
  note_one_of_both: {
    pt: (f) =>
      `A linha só tem ${quoted(f.value)}, e foi o que se procurou: não há o que combinar (combine=${f.combine}).`,
    ptTodo: 'Se a célula vazia vale o mesmo que a de cima, preencha-a e envie a linha outra vez.',
    en: (f) =>
      `The row has ${quoted(f.value)} alone, and that was asked: there is nothing to combine (combine=${f.combine}).`,
    enTodo: 'If the empty cell means the one above, fill it in and send the row again.',
  },
  case_nothing_published: {
    pt: (f) => `O ${f.court} está na base, e ela não tem publicação deste processo.`,
    ptTodo: 'Nem todo diário está nesta base: veja o andamento no sistema do tribunal.',
    en: (f) => `The base has the ${f.court}, and no publication of this case.`,
    enTodo: 'Not every gazette is in this base: look for the case in the system of the court.',
  },
  case_out_of_coverage: {
    pt: (f) => `O ${f.court} não está na base do serviço, ou está inativo nela.`,
    ptTodo: 'Consulte o diário e o sistema do tribunal: a ausência aqui não diz nada.',
    en: (f) => `The base does not have the ${f.court}, or has it as inactive.`,
    enTodo: "Look into the court's own gazette: absence here says nothing.",
  },
  case_coverage_unknown: {
    pt: (f) => `A base não tem o processo, e não disse se tem o ${f.court}.`,
    ptTodo: 'Não tome por processo sem publicação: envie a linha de novo mais tarde.',
    en: (f) => `The base does not have the case, and did not say whether it has the ${f.court}.`,
    enTodo: 'Do not take it for a case without publications: send the row again later.',
  },
  case_without_items: {
    pt: 'A base conhece o processo, e não mandou publicação dele.',
    ptTodo: 'Confira no sistema do tribunal.',
    en: 'The base knows the case, and sent no publication of it.',
    enTodo: 'Check at the court.',
  },
  publication_untold: {
    pt: (f) =>
      `${f.count} das publicações não dizem, em campo conhecido, o dia de disponibilização ou o texto.`,
    ptTodo:
      'Leia-as nos campos como o serviço os mandou, em colunas próprias, antes de contar prazo.',
    en: (f) =>
      `${f.count} of the publications do not tell the day of availability, or the text, in a field that is known.`,
    enTodo:
      'Read them in the fields as the service sent them, in columns of their own, before counting a term.',
  },
  case_cut: {
    pt: (f) => `O serviço informa ${many(f.told, 'publicação', 'publicações')} e mandou ${f.came}.`,
    ptTodo: 'O dossiê está incompleto: procure o processo com --job publications.',
    en: (f) => `The service tells of ${f.told} publications and sent ${f.came}.`,
    enTodo: 'The dossier is incomplete: look for the case with --job publications.',
  },
  case_unrecognised: {
    pt: 'A resposta do serviço não tem lista de publicações que se reconheça.',
    ptTodo: 'Os outros campos estão na aba Capa, e a resposta inteira está guardada.',
    en: 'The answer has no list that can be told to be of publications.',
    enTodo: 'Its other fields are on the sheet Capa, and the whole answer is stored.',
  },
  cell_not_oab: {
    pt: (f) => `Não é uma inscrição na OAB que se reconheça${cellPt(f)}.`,
    ptTodo: 'Escreva a UF e o número: SP 123456, ou 123.456-A/RJ.',
    en: (f) => `No registration at the bar that can be told${cellEn(f)}.`,
    enTodo: 'Write state and number: SP 123456, or 123.456-A/RJ.',
  },
  cell_oab_turned: {
    pt: (f) => `A UF está no lugar do número da OAB${cellPt(f)}, e o número, no lugar da UF.`,
    ptTodo: 'Troque as duas células. Nada foi perguntado ao serviço.',
    en: (f) =>
      `The state stands in the place of the registration${cellEn(f)}, and the number in that of the state.`,
    enTodo: 'Change the two cells over. Nothing was asked of the service.',
  },
  cell_oab_of_firm: {
    pt: (f) =>
      `É a inscrição de uma sociedade${cellPt(f)}: o advogado que tem esse número é outra pessoa.`,
    ptTodo: 'Ponha as inscrições dos advogados da sociedade, uma por linha.',
    en: (f) =>
      `The registration of a firm${cellEn(f)}: the lawyer who has that number is somebody else.`,
    enTodo: 'Put the registrations of its lawyers, one to a row.',
  },
  cell_oab_letter: {
    pt: (f) =>
      `A letra da inscrição na OAB não é das usuais (A, B, D, N, O, P, S), ou é um O onde pode ser zero${cellPt(f)}.`,
    ptTodo: 'Confira se não é erro de digitação: o número é procurado com essa letra e sem ela.',
    en: (f) =>
      `The letter of the registration is not a usual one (A, B, D, N, O, P, S), or is an O where a zero may be meant${cellEn(f)}.`,
    enTodo: 'Check that it is no slip: the number is looked for with that letter and without it.',
  },
  cell_oab_of_trainee: {
    pt: (f) =>
      `É a inscrição de um estagiário (letra E)${cellPt(f)}: o advogado que tem esse número é outra pessoa.`,
    ptTodo: 'Ponha a inscrição de advogado, sem a letra E, ou retire a linha.',
    en: (f) =>
      `The registration of a trainee (letter E)${cellEn(f)}: the lawyer who has that number is somebody else.`,
    enTodo: 'Put the registration of a lawyer, without the letter E, or take the row out.',
  },
  cell_two_oabs: {
    pt: (f) => `Há mais de uma inscrição na OAB na célula${cellPt(f)}.`,
    ptTodo: 'Ponha uma inscrição por linha: cada uma é uma consulta.',
    en: (f) => `More than one registration at the bar in the cell${cellEn(f)}.`,
    enTodo: 'Put one registration to a row: each is a question of its own.',
  },
  ask_left_column: {
    pt: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem ${f.label} (linha ${f.line}: ${quoted(f.value)}). O que está nela não seria procurado.`,
    ptTodo: (f) =>
      f.taken
        ? `Ponha uma por linha, na coluna ${quoted(f.taken)}; ou diga --map ${f.field}="${f.taken}" e, depois, rode outra vez com --map ${f.field}=${f.letter}.`
        : `Se é para ser lida, diga --map ${f.field}="Título", ou a letra da coluna; se não, --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: no field reads it, and it has ${f.label} (row ${f.line}: ${quoted(f.value)}). What is in it would not be looked for.`,
    enTodo: (f) =>
      f.taken
        ? `Put one on each row, in the column ${quoted(f.taken)}; or say --map ${f.field}="${f.taken}" and, after that, run again with --map ${f.field}=${f.letter}.`
        : `If it is to be read, say --map ${f.field}="Heading", or the letter of the column; if not, --map ${f.field}= (empty).`,
  },
  told_left_remark: {
    pt: (f) => {
      const what = f.field === 'numero_processo' ? 'outro processo' : 'outro nome'
      const said = f.field === 'oab_numero' ? 'uma inscrição' : what
      return `Coluna ${f.column}: um texto fala de ${said} (linha ${f.line}: ${quoted(f.value)}), que não é procurad${f.field === 'oab_numero' ? 'a' : 'o'}.`
    },
    ptTodo: (f) =>
      f.field === 'oab_numero'
        ? 'Se é para ser procurada, ponha-a em uma linha própria, na coluna das inscrições.'
        : `Se é para ser procurado, ponha-o em uma linha própria, na coluna ${quoted(f.taken)}.`,
    en: (f) => {
      const what = f.field === 'numero_processo' ? 'another case' : 'another name'
      const said = f.field === 'oab_numero' ? 'a registration' : what
      return `Column ${f.column}: a text tells of ${said} (line ${f.line}: ${quoted(f.value)}), which is not looked for.`
    },
    enTodo: (f) =>
      f.field === 'oab_numero'
        ? 'If it is to be, put it on a line of its own, in the column of registrations.'
        : `If it is to be, put it on a line of its own, in the column ${quoted(f.taken)}.`,
  },
  told_left_column: {
    pt: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem ${f.label} (${placesOfPt(f)}${quoted(f.value)}). O que está nela não é procurado.`,
    ptTodo: (f) =>
      `Ponha uma por linha, na coluna que é lida${f.letter ? `, ou rode outra vez com --map ${f.field}=${f.letter}` : ''}.`,
    en: (f) =>
      `Column ${f.column}: no field reads it, and it has ${f.label} (${placesOfEn(f)}${quoted(f.value)}). What is in it is not looked for.`,
    enTodo: (f) =>
      `Put one on each row, in the column that is read${f.letter ? `, or run again with --map ${f.field}=${f.letter}` : ''}.`,
  },
  told_left_list: {
    pt: (f) =>
      `Coluna ${f.column}: tem o título da coluna ${f.taken}, que é a lida, e valores (${placesOfPt(f)}${quoted(f.value)}). Eles ficam de fora.`,
    ptTodo: (f) =>
      `Se é outra lista ao lado da primeira, ponha uma embaixo da outra, ou rode outra vez com --map ${f.field}=${f.letter} e as outras colunas dela.`,
    en: (f) =>
      `Column ${f.column}: has the heading of column ${f.taken}, which is the one read, and values (${placesOfEn(f)}${quoted(f.value)}). They are left out.`,
    enTodo: (f) =>
      `If it is another list beside the first, put one below the other, or run again with --map ${f.field}=${f.letter} and its other columns.`,
  },
  line_key_elsewhere: {
    pt: (f) =>
      `A linha só tem ${f.label} fora da coluna que é lida: ${f.column} traz ${quoted(f.value)}.`,
    ptTodo: (f) =>
      f.taken
        ? `Se é para entrar, ponha-a em linha própria, na coluna ${f.taken}; se não, retire a linha.`
        : `Se é para ser lida, ponha-a sozinha em coluna própria e diga --map ${f.field}=${f.letter}; se não, retire a linha.`,
    en: (f) =>
      `The row has ${f.label} only outside the column that is read: ${f.column} says ${quoted(f.value)}.`,
    enTodo: (f) =>
      f.taken
        ? `If it counts, put it on a row of its own, in column ${f.taken}; if not, take the row out.`
        : `If it is to be read, put it alone in a column of its own and say --map ${f.field}=${f.letter}; if not, take the row out.`,
  },
  told_left_mails: {
    pt: (f) =>
      `Coluna ${f.column}: nenhum campo a lê, e ela tem endereços de e-mail (linha ${f.line}: ${quoted(f.value)}). Ninguém recebe aviso por ela.`,
    ptTodo: (f) => `Se é para avisar, diga --map ${f.field}="Título", ou a letra da coluna.`,
    en: (f) =>
      `Column ${f.column}: no field reads it, and it has e-mail addresses (row ${f.line}: ${quoted(f.value)}). Nobody is told by it.`,
    enTodo: (f) =>
      `If they are to be told, say --map ${f.field}="Heading", or the letter of the column.`,
  },
  row_oab_without_uf: {
    pt: (f) => `A inscrição na OAB não tem a UF${cellPt(f)}.`,
    ptTodo:
      'O mesmo número existe em várias seccionais: escreva a UF na célula ou em coluna própria.',
    en: (f) => `The registration at the bar has no state${cellEn(f)}.`,
    enTodo:
      'Several states have the number: write the state in the cell or in a column of its own.',
  },
  row_oab_two_ufs: {
    pt: (f) => `A inscrição diz uma UF e a coluna da UF diz ${f.other}${cellPt(f)}.`,
    ptTodo: 'Corrija uma das duas; nada foi perguntado ao serviço.',
    en: (f) => `The registration tells one state and its column tells ${f.other}${cellEn(f)}.`,
    enTodo: 'Correct one of them; nothing was asked of the service.',
  },
  row_not_a_uf: {
    pt: (f) => `Não é uma UF${cellPt(f)}.`,
    ptTodo: 'Escreva a sigla do estado, como SP.',
    en: (f) => `No state${cellEn(f)}.`,
    enTodo: 'Write its two letters, such as SP.',
  },
  row_ditto: {
    pt: (f) => `«${f.value}» remete a outra linha, e cada linha é lida por si.`,
    ptTodo: 'Escreva também nesta linha o que está na outra.',
    en: (f) => `«${f.value}» refers to another row, and each row is read by itself.`,
    enTodo: 'Write in this row too what is in the other.',
  },
  row_nobody_to_look_for: {
    pt: 'A linha não tem inscrição na OAB nem nome.',
    ptTodo: 'Preencha uma das colunas.',
    en: 'The row has neither registration nor name.',
    enTodo: 'Fill one of the columns.',
  },
  row_not_a_name: {
    pt: (f) => `«${f.value}» não é só um nome, e a base é procurada por nome.`,
    ptTodo:
      'Deixe só o nome, inteiro; CPF, CNPJ, OAB, «Autor:», «...» e sinais não são parte dele.',
    en: (f) => `«${f.value}» is not just a name, and the base is searched by name.`,
    enTodo:
      'Leave the name alone, and whole; tax numbers, registrations, «Autor:», «...» and marks are no part of it.',
  },
  row_several_names: {
    pt: (f) => `«${f.value}» tem mais de uma pessoa: ninguém seria encontrado com esse nome.`,
    ptTodo: 'Ponha uma pessoa em cada linha, sem «e outros».',
    en: (f) => `«${f.value}» has more than one person: nobody would be found by that name.`,
    enTodo: 'Put one person on each row, without «e outros».',
  },
  row_name_lost_letters: {
    pt: (f) =>
      `«${f.value}» perdeu letras no caminho (um acento que um programa não soube ler), e assim não há ninguém na base.`,
    ptTodo: 'Escreva o nome com os acentos e envie a linha outra vez.',
    en: (f) =>
      `«${f.value}» has lost letters on its way (an accent that a program could not read): nobody is called so.`,
    enTodo: 'Write the name with its accents and send the row again.',
  },
  told_cut_names: {
    pt: (f) =>
      `Coluna ${f.column}: vários nomes têm ${f.letters} letras, e nenhum tem mais (linha ${list(f.examples)}); o programa de onde vieram pode tê-los cortado, e por um nome cortado nada se acha. Confira.`,
    en: (f) =>
      `Column ${f.column}: several names have ${f.letters} letters, and none has more (line ${list(f.examples)}); the program they came from may have cut them, and nothing is found by a name that was cut. Check them.`,
  },
  note_name_as_written: {
    pt: (f) => `«${f.value}» tem abreviatura ou «e», e a base acha nomes como estão nela.`,
    ptTodo: 'Se ninguém foi achado, escreva o nome por extenso, e duas pessoas em duas linhas.',
    en: (f) => `«${f.value}» has an initial or «e», and the base finds names as they stand in it.`,
    enTodo: 'If nobody was found, write the name in full, and two people on two rows.',
  },
  row_name_turned: {
    pt: (f) => `«${f.value}» tem vírgula, e a base é procurada pelo nome como se lê.`,
    ptTodo: 'Escreva o nome antes do sobrenome; duas pessoas, cada uma em sua linha.',
    en: (f) => `«${f.value}» has a comma, and the base is searched by the name as it is read.`,
    enTodo: 'Write the first name before the surname; two people, each on a row.',
  },
  row_name_with_title: {
    pt: (f) =>
      `«${f.value}» traz mais que o nome (tratamento ou papel), e a base é procurada por nome.`,
    ptTodo: 'Deixe só o nome, sem Dr., Dra., (sócia) e semelhantes.',
    en: (f) =>
      `«${f.value}» has more than the name (a title or a role), and the base is searched by name.`,
    enTodo: 'Leave the name alone, without Dr., Dra., (sócia) and the like.',
  },
  row_name_with_digits: {
    pt: (f) => `«${f.value}» tem algarismo no meio do nome, como numa leitura errada.`,
    ptTodo: 'Corrija o nome: 0 por O, 1 por I ou L, 5 por S.',
    en: (f) => `«${f.value}» has a digit in the middle of the name, as misread.`,
    enTodo: 'Correct the name: 0 for O, 1 for I or L, 5 for S.',
  },
  people_contains: {
    pt: (f) =>
      `A base só tem ${quoted(f.found)}, que contém o nome procurado e não é igual a ele: pode ser outra pessoa.`,
    ptTodo: 'Confira na aba Encontrados se é quem se procura.',
    en: (f) =>
      `The base has only ${quoted(f.found)}, which contains the name and is not the same: it may be somebody else.`,
    enTodo: 'See on the sheet Encontrados whether it is who is looked for.',
  },
  need_who: {
    pt: 'Falta dizer quem procurar.',
    ptTodo: 'Diga -p who=lawyers (advogados) ou -p who=parties (partes).',
    en: 'Whom to look for is not said.',
    enTodo: 'Say -p who=lawyers or -p who=parties.',
  },
  need_people_column: {
    pt: (f) => `A planilha não tem coluna ${f.columns}.`,
    ptTodo: 'Dê um título à coluna, ou diga qual é com --map.',
    en: (f) => `The sheet has no column ${f.columns}.`,
    enTodo: 'Give the column a heading, or say which it is with --map.',
  },
  people_none: {
    pt: 'A base não tem ninguém assim.',
    ptTodo: (f) =>
      `Confira ${f.who === 'parties' ? '' : 'a inscrição ou '}a grafia do nome; em segredo de justiça a base mostra iniciais.`,
    en: 'The base has nobody like that.',
    enTodo: (f) =>
      `Check ${f.who === 'parties' ? '' : 'the registration or '}the spelling of the name; sealed cases show initials.`,
  },
  people_type_unverified: {
    pt: 'Ninguém veio com esse tipo, e não se sabe se a base o escreve assim.',
    ptTodo: 'Não tome por ninguém: repita a consulta sem -p tipo=, ou com outra grafia.',
    en: 'Nobody came with that type, and it is not known whether the base writes it so.',
    enTodo: 'Do not take it for nobody: ask again without -p tipo=, or with another spelling.',
  },
  people_several: {
    pt: (f) => `A base tem ${f.count} pessoas assim, e nenhuma foi escolhida.`,
    ptTodo: (f) =>
      `Veja a aba Encontrados e repita a consulta com ${f.who === 'parties' ? 'o nome completo' : 'a inscrição'}, ou com -p details=all.`,
    en: (f) => `The base has ${f.count} people like that, and none was chosen.`,
    enTodo: (f) =>
      `See the sheet Encontrados, and ask again by ${f.who === 'parties' ? 'the whole name' : 'registration'} or with -p details=all.`,
  },
  people_cut: {
    pt: (f) =>
      `${Number(f.count) === 1 ? 'Veio 1 registro' : `Vieram ${f.count} registros`}, o máximo do serviço: pode haver mais.`,
    ptTodo: (f) =>
      f.who === 'parties'
        ? 'Procure por um nome mais completo.'
        : 'Procure pela inscrição, ou por um nome mais completo.',
    en: (f) => `${f.count} records came, the most that the service gives: there may be more.`,
    enTodo: (f) =>
      f.who === 'parties'
        ? 'Look for more of the name.'
        : 'Look for the registration, or for more of the name.',
  },
  people_incomplete: {
    pt: (f) => `A lista não pôde ser lida até o fim: vieram ${f.came} de ${f.told}.`,
    ptTodo: 'Use um nome mais completo, ou envie a linha de novo.',
    en: (f) => `The list could not be read to its end: ${f.came} of ${f.told} came.`,
    enTodo: 'Give more of the name, or send the row again.',
  },
  people_name_differs: {
    pt: (f) => `A inscrição é de ${f.found}, e a linha diz ${quoted(f.value)}.`,
    ptTodo: 'Confira a inscrição: a consulta foi por ela, não pelo nome.',
    en: (f) => `The registration is of ${f.found}, and the row says ${quoted(f.value)}.`,
    enTodo: 'Check the registration: it was asked for, and not the name.',
  },
  people_registration_unshown: {
    pt: 'A base não mostra a inscrição de quem achou por ela.',
    ptTodo: 'Confira na aba Encontrados se é quem se procura.',
    en: 'The base does not show the registration of whom it found by it.',
    enTodo: 'See on the sheet Encontrados whether it is who is looked for.',
  },
  people_unreadable: {
    pt: 'A resposta do serviço não tem lista que se reconheça.',
    ptTodo: 'Não tome por ninguém encontrado; a resposta inteira está guardada.',
    en: 'The answer has no list that can be told.',
    enTodo: 'Do not take it for nobody found; the whole answer is stored.',
  },
  people_profile_missing: {
    pt: (f) =>
      `O serviço não deu ${many(f.count, 'perfil pedido', 'dos perfis pedidos')}: ${f.message || 'registro sem id, ou resposta não reconhecida'}.`,
    ptTodo: (f) =>
      `Os processos deles não estão na aba Processos${f.message ? '; envie a linha de novo.' : ': procure-os na base, pelo nome.'}`,
    en: (f) =>
      `The service did not give ${f.count} of the profiles asked for: ${f.message || 'a record without an id, or an answer that is not recognised'}.`,
    enTodo: (f) =>
      `Their cases are not on the sheet Processos${f.message ? '; send the row again.' : ': look for them in the base, by name.'}`,
  },
  told_price_pages: {
    pt: 'A 1ª etapa é a primeira página de cada nome. O resto depende das respostas: cada 200 partes de um nome são mais uma chamada. O orçamento é dito de novo antes de cada etapa.',
    en: 'The first stage is the first page of each name. The rest hangs on the answers: each 200 parties of a name are one more call. The quote is told again before each stage.',
  },
  told_price_profiles: {
    pt: (f) =>
      f.details === 'all'
        ? 'A 1ª etapa é a busca de cada nome ou inscrição. O resto depende das respostas: cada pessoa encontrada é mais uma chamada, a do perfil (-p details=all). O orçamento é dito de novo antes de cada etapa.'
        : 'A 1ª etapa é a busca de cada nome ou inscrição. O resto depende das respostas: cada registro de quem for encontrado sem dúvida é mais uma chamada, a do perfil; com -p details=none, nenhuma. O orçamento é dito de novo antes de cada etapa.',
    en: (f) =>
      f.details === 'all'
        ? 'The first stage is the search for each name or registration. The rest hangs on the answers: each person found is one more call, of the profile (-p details=all). The quote is told again before each stage.'
        : 'The first stage is the search for each name or registration. The rest hangs on the answers: each record of a person found beyond doubt is one more call, of the profile; with -p details=none, none. The quote is told again before each stage.',
  },
  row_short_text: {
    pt: (f) => `O texto procurado tem menos de 3 letras${cellPt(f)}.`,
    ptTodo: 'O serviço exige ao menos 3: escreva mais.',
    en: (f) => `The text has fewer than 3 letters${cellEn(f)}.`,
    enTodo: 'The service wants 3 at least: write more.',
  },
  row_turned_period: {
    pt: (f) => `O período acaba (${f.to}) antes de começar (${f.from}).`,
    ptTodo: 'Troque as datas.',
    en: (f) => `The period ends (${f.to}) before it begins (${f.from}).`,
    enTodo: 'Turn the dates around.',
  },
  row_placeholder: {
    pt: (f) => `${f.label} está como "${f.value}", que não diz o que procurar.`,
    ptTodo: 'Preencha o texto procurado, ou deixe a célula vazia.',
    en: (f) => `${f.label} says "${f.value}", which is nothing to look for.`,
    enTodo: 'Fill in the text to look for, or leave the cell empty.',
  },
  row_future_period: {
    pt: (f) => `O período começa em ${f.from}, que ainda não chegou.`,
    ptTodo: 'Confira o ano da data.',
    en: (f) => `The period begins on ${f.from}, which is yet to come.`,
    enTodo: 'Look at the year of the date.',
  },
  row_half_period: {
    pt: 'O período tem só uma das datas.',
    ptTodo: 'Diga as duas, data_inicio e data_fim, ou nenhuma.',
    en: 'The period has one date only.',
    enTodo: 'Give both, data_inicio and data_fim, or none.',
  },
  row_no_filter: {
    pt: 'A linha não diz o que procurar: só com período viria o diário inteiro.',
    ptTodo: 'Preencha OAB, processo, texto, tribunal, tipo ou órgão.',
    en: 'The row does not say what to look for: a period alone is the whole gazette.',
    enTodo: 'Fill registration, case, text, court, type or organ.',
  },
  need_oab_uf: {
    pt: 'numero_oab e uf_oab andam juntos: um número só é único com a UF.',
    ptTodo: 'Diga os dois: -p numero_oab=123456 -p uf_oab=SP.',
    en: 'numero_oab and uf_oab go together: a number is unique with its state only.',
    enTodo: 'Give both: -p numero_oab=123456 -p uf_oab=SP.',
  },
  pub_incomplete: {
    pt: (f) =>
      `Consulta INCOMPLETA: ${many(f.came, 'publicação foi lida', 'publicações foram lidas')}, e pode haver outras.`,
    ptTodo: 'Veja a aba Cobertura; estreite o período, ou envie a linha de novo.',
    en: (f) => `INCOMPLETE: ${f.came} publications were read, and there may be others.`,
    enTodo: 'See the sheet Cobertura; narrow the period, or send the row again.',
  },
  pub_filter_unverified: {
    pt: (f) =>
      `Nada veio com ${f.filter}=${quoted(f.value)}, e não se pôde conferir se a base escreve esse valor assim.`,
    ptTodo: 'Não tome por ausência de publicação: confira a grafia, ou envie a linha de novo.',
    en: (f) =>
      `Nothing came with ${f.filter}=${quoted(f.value)}, and it could not be verified that the base writes it so.`,
    enTodo: 'Do not take it for no publication: check the spelling, or send the row again.',
  },
  pub_text_number: {
    pt: (f) =>
      `Nada veio, e ${quoted(f.value)} foi procurado como texto, letra por letra: a publicação pode trazer o número escrito de outro modo.`,
    ptTodo:
      'Não tome por ausência de publicação: ponha o processo na coluna Processo, ou a inscrição na coluna OAB.',
    en: (f) =>
      `Nothing came, and ${quoted(f.value)} was searched as text, letter by letter: a publication may have the number written otherwise.`,
    enTodo:
      'Do not take it for no publication: put the case in a column Processo, or the registration in a column OAB.',
  },
  pub_text_marks: {
    pt: (f) =>
      `Nada veio, e ${quoted(f.value)} foi procurado como está escrito, com aspas, asteriscos e operadores, que o serviço não diz entender.`,
    ptTodo: 'Não tome por ausência de publicação: procure só as palavras, uma expressão por linha.',
    en: (f) =>
      `Nothing came, and ${quoted(f.value)} was searched as it is written, with quotation marks, stars and operators, which the service does not say that it understands.`,
    enTodo: 'Do not take it for no publication: search the words alone, one expression to a row.',
  },
  pub_case_of_another: {
    pt: (f) =>
      `Nada veio: pelo número, o processo é do ${f.court}, e a consulta foi limitada ao tribunal ${f.filter}.`,
    ptTodo: 'Corrija o tribunal ou o número, ou deixe o tribunal em branco.',
    en: (f) =>
      `Nothing came: by its number the case is of ${f.court}, and only the court ${f.filter} was searched.`,
    enTodo: 'Correct the court or the number, or leave the court empty.',
  },
  row_court_unknown: {
    pt: (f) =>
      `A base não tem tribunal que se reconheça em ${quoted(f.value)}: com ele nada seria encontrado.`,
    ptTodo: (f) =>
      `Escreva a sigla${list(f.near) ? ` (parecidas: ${list(f.near)})` : ''}, ou deixe o tribunal em branco. As publicações não foram consultadas.`,
    en: (f) =>
      `The base has no court that can be told from ${quoted(f.value)}: nothing would be found with it.`,
    enTodo: (f) =>
      `Write the acronym${list(f.near) ? ` (similar: ${list(f.near)})` : ''}, or leave the court empty. The publications were not asked for.`,
  },
  row_value_nowhere: {
    pt: (f) => `A base não tem nenhuma publicação com ${f.filter}=${quoted(f.value)}.`,
    ptTodo:
      'Escreva o valor como a base o escreve (acentos e maiúsculas contam), ou deixe-o em branco. As publicações da linha não foram consultadas.',
    en: (f) => `The base has no publication at all with ${f.filter}=${quoted(f.value)}.`,
    enTodo:
      'Write the value as the base does (accents and capitals count), or leave it empty. The publications of the row were not asked for.',
  },
  ask_oab_and_case: {
    pt: (f) =>
      `Linha ${f.line}: há inscrição (${quoted(f.oab)}) e processo (${quoted(f.number)}). As duas coisas ao mesmo tempo deixariam de fora o que há do processo sem essa inscrição, e da inscrição em outros processos.`,
    ptTodo:
      'Diga -p combine=case (tudo do processo), -p combine=lawyer (tudo da inscrição) ou -p combine=both (só o que tem os dois). Para procurar os dois, ponha-os em linhas separadas.',
    en: (f) =>
      `Line ${f.line}: there is a registration (${quoted(f.oab)}) and a case (${quoted(f.number)}). Both at once would leave out what the case has without that registration, and the registration in other cases.`,
    enTodo:
      'Say -p combine=case (all of the case), -p combine=lawyer (all of the registration) or -p combine=both (only what has both). To search for each, put them on lines of their own.',
  },
  told_filter_columns: {
    pt: (f) =>
      `Filtram o que se procura em cada linha, porque a planilha tem a coluna: ${list(f.columns)}. O que não tiver o valor da célula não vem.`,
    ptTodo: (f) => `Se não era para filtrar: ${list(f.maps)} (vazio).`,
    en: (f) =>
      `These filter what each row searches for, because the sheet has the column: ${list(f.columns)}. What has not the value of the cell does not come.`,
    enTodo: (f) => `If they should not filter: ${list(f.maps)} (empty).`,
  },
  pub_failed: {
    pt: (f) => `Consulta FALHOU, e nada se sabe do que há: ${f.reason}`,
    ptTodo: 'Não tome por ausência de publicação: envie a linha de novo.',
    en: (f) => `FAILED, and nothing is known of what there is: ${f.reason}`,
    enTodo: 'Do not take it for no publication: send the row again.',
  },
  pub_spellings: {
    pt: (f) =>
      f.state === 'cut'
        ? 'A lista de grafias da inscrição veio cheia: pode haver outras, que não foram perguntadas.'
        : 'O serviço não disse as grafias da inscrição: só foram perguntados o número simples e as da planilha.',
    ptTodo: 'Não tome por completa: envie a linha de novo.',
    en: (f) =>
      f.state === 'cut'
        ? 'The list of spellings came full: there may be others, which were not asked.'
        : 'The service did not tell the spellings: only the plain number and those of the sheet were asked.',
    enTodo: 'Do not take it for complete: send the row again.',
  },
  pub_nobody: {
    pt: (f) =>
      `A inscrição ${f.registration} não é de nenhum advogado da base do diário: nenhuma publicação, aqui, não prova que não houve.`,
    ptTodo: 'Confira o número e a seccional.',
    en: (f) =>
      `The gazette's base has no lawyer of the registration ${f.registration}: no publication, here, does not prove that there was none.`,
    enTodo: 'Check the number and the state.',
  },
  pub_check: {
    pt: (f) =>
      `${many(f.count, 'publicação não nomeia', 'publicações não nomeiam')} a inscrição procurada.`,
    ptTodo: (f) =>
      `Confira-${f.count === 1 ? 'a' : 'as'} na aba Publicações, coluna Nomeia a inscrição.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'publication does', 'publications do')} not name the registration.`,
    enTodo: 'Check them on the sheet Publicações, column Nomeia a inscrição.',
  },
  pub_details: {
    pt: (f) =>
      `O serviço não deu os advogados de ${many(f.count, 'publicação', 'publicações')}${f.message ? `: ${f.message}` : ' (há um máximo de detalhes por linha)'}.`,
    ptTodo: (f) =>
      `Confira-${f.count === 1 ? 'a' : 'as'} na aba Publicações, coluna Nomeia a inscrição: não informado.`,
    en: (f) =>
      `The service did not give the lawyers of ${manyInEnglish(f.count, 'publication', 'publications')}${f.message ? `: ${f.message}` : ' (details of a row have a bound)'}.`,
    enTodo: 'Check them on the sheet Publicações, column Nomeia a inscrição: não informado.',
  },
  told_period_open: {
    pt: (f) =>
      `O período vai até ${f.to}, e hoje (${f.today}) ainda não acabou: o que for publicado depois da leitura não está no resultado.`,
    ptTodo: 'Rode de novo depois do fim do período, ou acompanhe com lote watch.',
    en: (f) =>
      `The period goes until ${f.to}, and today (${f.today}) is not over: what is published after the reading is not in the result.`,
    enTodo: 'Run it again after the end of the period, or watch it with lote watch.',
  },
  told_price_reading: {
    pt: 'A 1ª etapa são as grafias de cada inscrição e o começo de cada consulta. O resto depende das respostas: quantas grafias há, quantas publicações (uma chamada a cada 200), que períodos não cabem numa página, e de quais a lista não diz os advogados. O orçamento é dito de novo antes de cada etapa.',
    en: 'The first stage is the spellings of each registration and the beginning of each search. The rest hangs on the answers: how many spellings there are, how many publications (a call for each 200), which periods do not fit a page, and of which the list does not tell the lawyers. The quote is told again before each stage.',
  },
} satisfies Messages
