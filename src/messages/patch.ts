import { atLines, type Messages, many, manyInEnglish, quoted } from './message.js'

const onItsOwnPt = (batch: unknown) =>
  `Para corrigir: lote pending ${batch} --out pendencias.xlsx, na pasta dos documentos; corrija nela o que está errado e rode-a como um lote novo, com --again: só ela é paga.`
const onItsOwnEn = (batch: unknown) =>
  `To mend: lote pending ${batch} --out pending.xlsx, in the folder of the documents; correct in it what is wrong and run it as a new batch, with --again: it alone is paid.`

export const patchMessages = {
  told_patch: {
    pt: (f) =>
      `Versão ${f.version}, correção do lote ${f.batch}: ${many(f.same, 'linha igual', 'linhas iguais')}, ${many(f.changed, 'alterada', 'alteradas')}, ${many(f.added, 'nova', 'novas')}, ${many(f.removed, 'retirada', 'retiradas')}. ${many(f.kept, 'resposta mantida', 'respostas mantidas')}, ${many(f.asked, 'linha a consultar', 'linhas a consultar')}.`,
    en: (f) =>
      `Version ${f.version}, mending batch ${f.batch}: ${manyInEnglish(f.same, 'row the same', 'rows the same')}, ${f.changed} changed, ${f.added} new, ${f.removed} removed. ${manyInEnglish(f.kept, 'answer kept', 'answers kept')}, ${manyInEnglish(f.asked, 'row to ask', 'rows to ask')}.`,
  },
  told_patch_reverted: {
    pt: (f) =>
      `De volta ao que era antes de uma correção: ${atLines(f.lines, 'linha', 'linhas')} do arquivo. Ele é de uma versão mais antiga, e o que se corrigiu depois dela se desfaz.`,
    ptTodo: (f) =>
      `Se não é isso, corrija um arquivo da versão mais nova: lote result ${f.batch} --marked, ou lote pending ${f.batch}.`,
    en: (f) =>
      `${atLines(f.lines, 'Line', 'Lines')} of the file: again as before a correction. The file is of an older version, and what was corrected since is undone.`,
    enTodo: (f) =>
      `If that is not meant, mend a file of the newest version: lote result ${f.batch} --marked, or lote pending ${f.batch}.`,
  },
  patch_unchanged: {
    pt: (f) =>
      `Nada mudou: o arquivo tem as mesmas linhas do lote ${f.batch}, que continua valendo, e nada foi gasto${f.place ? `; a pasta de trabalho está em ${f.place}` : ''}.`,
    en: (f) =>
      `Nothing changed: the file has the same rows as batch ${f.batch}, which still stands, and nothing was spent${f.place ? `; its workbook is at ${f.place}` : ''}.`,
  },
  patch_of_another: {
    pt: (f) =>
      `O arquivo tem linhas do lote ${f.other}, e não do lote ${f.batch}: nada foi consultado.`,
    ptTodo: (f) => `Use --patch ${f.other}, ou o arquivo que corrige o lote ${f.batch}.`,
    en: (f) => `The file has rows of batch ${f.other}, not of batch ${f.batch}: nothing was asked.`,
    enTodo: (f) => `Use --patch ${f.other}, or the file that mends batch ${f.batch}.`,
  },
  patch_documents: {
    pt: (f) =>
      `O lote ${f.batch} enviou documentos, e um lote de documentos não é corrigido: nada foi consultado.`,
    ptTodo: (f) => onItsOwnPt(f.batch),
    en: (f) =>
      `Batch ${f.batch} sent documents, and a batch of documents is not mended: nothing was asked.`,
    enTodo: (f) => onItsOwnEn(f.batch),
  },
  patch_header_moved: {
    pt: (f) =>
      `A coluna ${f.column} do lote ${f.batch} é ${quoted(f.heading)}, e no arquivo está ${f.found === '' ? 'sem esse título' : quoted(f.found)}: os títulos mudaram de lugar.`,
    ptTodo:
      'Deixe as colunas na ordem do arquivo original; colunas novas vão à direita. Ou rode o arquivo como um lote novo, sem --patch.',
    en: (f) =>
      `Column ${f.column} of batch ${f.batch} is ${quoted(f.heading)}, and in the file it is ${f.found === '' ? 'without that heading' : quoted(f.found)}: headings have moved.`,
    enTodo:
      'Keep the columns in the order of the original file; new ones go to the right. Or run the file as a new batch, without --patch.',
  },
  patch_rows_missing: {
    pt: (f) =>
      `O arquivo tem ${many(f.found, 'linha', 'linhas')} do lote ${f.batch} e não tem as outras ${f.removed}; nada diz se elas devem sair.`,
    ptTodo: (f) =>
      `Se devem sair, repita com --drop-missing. Para corrigir só algumas, use o arquivo inteiro ou a planilha de pendências: lote pending ${f.batch} --out pendencias.xlsx`,
    en: (f) =>
      `The file has ${manyInEnglish(f.found, 'row', 'rows')} of batch ${f.batch} and lacks the other ${f.removed}; nothing says whether they are to go.`,
    enTodo: (f) =>
      `If they are to go, repeat with --drop-missing. To mend only some, use the whole file or the sheet of pending rows: lote pending ${f.batch} --out pending.xlsx`,
  },
  patch_read_otherwise: {
    pt: (f) =>
      `Coluna ${f.column}: com as linhas corrigidas, ${quoted(f.value)} na linha ${f.line}, que não mudou, seria ${f.isDay ? 'outro dia' : 'outro valor: a vírgula e o ponto trocariam de papel'}.`,
    ptTodo: (f) =>
      `Escreva as células corrigidas como as outras, ou diga como se leem, com ${f.isDay ? '--dates dmy ou --dates mdy' : '--decimal comma ou --decimal dot'}.`,
    en: (f) =>
      `Column ${f.column}: with the mended rows, ${quoted(f.value)} in line ${f.line}, which has not changed, would be another ${f.isDay ? 'day' : 'amount: comma and dot would change roles'}.`,
    enTodo: (f) =>
      `Write the mended cells like the others, or say how they are read, with ${f.isDay ? '--dates dmy or --dates mdy' : '--decimal comma or --decimal dot'}.`,
  },
  patch_row_gone: {
    pt: (f) =>
      `A linha ${f.line} do arquivo corrige uma linha que a versão atual (${f.batch}) não tem mais: foi retirada.`,
    ptTodo:
      'Apague do arquivo essa linha; ou apague só o identificador dela, e ela entra como linha nova.',
    en: (f) =>
      `Line ${f.line} of the file mends a row that the present version (${f.batch}) no longer has.`,
    enTodo: 'Delete that line; or only its row id, and it comes in as a new row.',
  },
  patch_row_twice: {
    pt: (f) =>
      `As linhas ${f.line} e ${f.other} do arquivo corrigem a mesma linha do lote ${f.batch}.`,
    ptTodo:
      'Apague uma das duas; ou apague só o identificador de uma, e ela entra como linha nova.',
    en: (f) => `Lines ${f.line} and ${f.other} of the file mend the same row of batch ${f.batch}.`,
    enTodo: 'Delete one of them; or only the row id of one, and it comes in as a new row.',
  },
  patch_row_done: {
    pt: (f) =>
      `A linha ${f.line} do arquivo tem o identificador de uma linha do lote ${f.batch} que já tem resultado, e ficaria no lugar dela.`,
    ptTodo:
      'Se é outra dívida, apague só o identificador dessa linha, e ela entra como linha nova; para mudar a que tem resultado, corrija o arquivo inteiro.',
    en: (f) =>
      `Line ${f.line} of the file has the id of a row of batch ${f.batch} that has a result, and would take its place.`,
    enTodo:
      'If it is another debt, delete only the id of that line, and it comes in as a new row; to change the one that has a result, mend the whole file.',
  },
  patch_later_version: {
    pt: (f) =>
      `O lote ${f.batch} já tem a versão ${f.version}, que é o lote ${f.later}${f.cancelled ? ', cancelado depois de chamadas pagas' : ''}.`,
    ptTodo: (f) => `Corrija a mais nova: --patch ${f.later}`,
    en: (f) =>
      `Batch ${f.batch} has a version ${f.version} already, batch ${f.later}${f.cancelled ? ', cancelled after paid calls' : ''}.`,
    enTodo: (f) => `Mend the newest: --patch ${f.later}`,
  },
  patch_night: {
    pt: (f) =>
      `O lote ${f.batch} é uma noite de acompanhamento: corrigido, não entraria no que o acompanhamento segue.`,
    ptTodo:
      'Corrija a lista inteira e troque-a: lote watch replace NOME ARQUIVO, ou Trocar a planilha na página dele.',
    en: (f) =>
      `Batch ${f.batch} is a night of a watch: mended, it would not be part of what the watch follows.`,
    enTodo:
      'Mend the whole list and replace it: lote watch replace NAME FILE, or Replace the spreadsheet on its page.',
  },
  patch_takes_from_batch: {
    pt: (f) => `${f.option} não vai com --patch: trabalho, parâmetros e colunas são os do lote.`,
    ptTodo: 'Tire a opção; com outros parâmetros, rode o arquivo como um lote novo.',
    en: (f) =>
      `${f.option} does not go with --patch: job, parameters and columns are those of the batch.`,
    enTodo: 'Leave the option out; with other parameters, run the file as a new batch.',
  },
  patch_needs_whole: {
    pt: (f) =>
      `A tabela do lote ${f.batch} não pode ser refeita a partir da planilha de pendências (não tem títulos, ou é lida de outro modo fora do arquivo inteiro).`,
    ptTodo: 'Corrija o arquivo original inteiro e dê-o com --patch.',
    en: (f) =>
      `The table of batch ${f.batch} cannot be made again from the sheet of pending rows (it has no headings, or is read otherwise outside the whole file).`,
    enTodo: 'Mend the whole original file and give it with --patch.',
  },
  patch_rehearsal: {
    pt: (f) =>
      f.sandbox
        ? `O lote ${f.batch} não é um ensaio: suas respostas não se misturam com as do sandbox.`
        : `O lote ${f.batch} é um ensaio (sandbox).`,
    ptTodo: (f) => (f.sandbox ? 'Tire --sandbox.' : 'Repita com --sandbox.'),
    en: (f) =>
      f.sandbox
        ? `Batch ${f.batch} is no rehearsal: its answers do not mix with those of the sandbox.`
        : `Batch ${f.batch} is a rehearsal (sandbox).`,
    enTodo: (f) => (f.sandbox ? 'Leave --sandbox out.' : 'Repeat with --sandbox.'),
  },
  result_older: {
    pt: (f) =>
      `Esta é a versão ${f.version} do lote; a mais nova é a versão ${f.newest}, que é o lote ${f.later}.`,
    ptTodo: (f) => `Para a mais nova no mesmo lugar: lote result ${f.later}, com o mesmo --out.`,
    en: (f) =>
      `This is version ${f.version} of the batch; the newest is version ${f.newest}, which is batch ${f.later}.`,
    enTodo: (f) => `For the newest at the same place: lote result ${f.later}, with the same --out.`,
  },
  pending_none: {
    pt: (f) => `O lote ${f.batch} não tem linhas a corrigir.`,
    en: (f) => `Batch ${f.batch} has no rows to mend.`,
  },
  rows_to_mend: {
    pt: (f) => `Sem resultado: ${many(f.count, 'linha', 'linhas')}.`,
    ptTodo: (f) =>
      f.documents
        ? onItsOwnPt(f.batch)
        : `Para corrigir: lote pending ${f.batch} --out pendencias.xlsx; corrija nela o que está errado; depois lote run pendencias.xlsx --patch ${f.again}`,
    en: (f) => `Without a result: ${manyInEnglish(f.count, 'row', 'rows')}.`,
    enTodo: (f) =>
      f.documents
        ? onItsOwnEn(f.batch)
        : `To mend: lote pending ${f.batch} --out pending.xlsx; correct in it what is wrong; then lote run pending.xlsx --patch ${f.again}`,
  },
  rows_to_mark: {
    pt: (f) =>
      `O seu arquivo, com as células recusadas e com aviso marcadas: lote result ${f.batch} --marked marcada.xlsx`,
    en: (f) =>
      `Your file, with the cells refused and warned of marked: lote result ${f.batch} --marked marked.xlsx`,
  },
  planned_pending: {
    pt: (f) =>
      f.rows === 0
        ? 'Nenhuma linha é rejeitada: não há pendências a gravar.'
        : `Linhas rejeitadas, com o que corrigir em cada uma: ${f.path} (${many(f.rows, 'linha', 'linhas')}). Nada foi pago.`,
    en: (f) =>
      f.rows === 0
        ? 'No row is rejected: there is nothing pending to write.'
        : `Rejected rows, with what is to be mended in each: ${f.path} (${manyInEnglish(f.rows, 'row', 'rows')}). Nothing was paid.`,
  },
} satisfies Messages
