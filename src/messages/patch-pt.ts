import { atLines, type Message, many, quoted } from './message.js'

export const patchPt = {
  told_patch: {
    text: (f) =>
      `Versão ${f.version}, correção do lote ${f.batch}: ${many(f.same, 'linha igual', 'linhas iguais')}, ${many(f.changed, 'alterada', 'alteradas')}, ${many(f.added, 'nova', 'novas')}, ${many(f.removed, 'retirada', 'retiradas')}. ${many(f.kept, 'resposta mantida', 'respostas mantidas')}, ${many(f.asked, 'linha a consultar', 'linhas a consultar')}.`,
  },
  told_patch_reverted: {
    text: (f) =>
      `De volta ao que era antes de uma correção: ${atLines(f.lines, 'linha', 'linhas')} do arquivo. Ele é de uma versão mais antiga, e o que se corrigiu depois dela se desfaz.`,
    todo: (f) =>
      `Se não é isso, corrija um arquivo da versão mais nova: lote result ${f.batch} --marked, ou lote pending ${f.batch}.`,
  },
  patch_unchanged: {
    text: (f) =>
      `Nada mudou: o arquivo tem as mesmas linhas do lote ${f.batch}, que continua valendo, e nada foi gasto${f.place ? `; a pasta de trabalho está em ${f.place}` : ''}.`,
  },
  patch_of_another: {
    text: (f) =>
      `O arquivo tem linhas do lote ${f.other}, e não do lote ${f.batch}: nada foi consultado.`,
    todo: (f) => `Use --patch ${f.other}, ou o arquivo que corrige o lote ${f.batch}.`,
  },
  patch_header_moved: {
    text: (f) =>
      `A coluna ${f.column} do lote ${f.batch} é ${quoted(f.heading)}, e no arquivo está ${f.found === '' ? 'sem esse título' : quoted(f.found)}: os títulos mudaram de lugar.`,
    todo: () =>
      'Deixe as colunas na ordem do arquivo original; colunas novas vão à direita. Ou rode o arquivo como um lote novo, sem --patch.',
  },
  patch_rows_missing: {
    text: (f) =>
      `O arquivo tem ${many(f.found, 'linha', 'linhas')} do lote ${f.batch} e não tem as outras ${f.removed}; nada diz se elas devem sair.`,
    todo: (f) =>
      `Se devem sair, repita com --drop-missing. Para corrigir só algumas, use o arquivo inteiro ou a planilha de pendências: lote pending ${f.batch} --out pendencias.xlsx`,
  },
  patch_row_gone: {
    text: (f) =>
      `A linha ${f.line} do arquivo corrige uma linha que a versão atual (${f.batch}) não tem mais: foi retirada.`,
    todo: () =>
      'Apague do arquivo essa linha; ou apague só o identificador dela, e ela entra como linha nova.',
  },
  patch_row_twice: {
    text: (f) =>
      `As linhas ${f.line} e ${f.other} do arquivo corrigem a mesma linha do lote ${f.batch}.`,
    todo: () =>
      'Apague uma das duas; ou apague só o identificador de uma, e ela entra como linha nova.',
  },
  patch_later_version: {
    text: (f) => `O lote ${f.batch} já tem a versão ${f.version}, que é o lote ${f.later}.`,
    todo: (f) => `Corrija a mais nova: --patch ${f.later}`,
  },
  patch_takes_from_batch: {
    text: (f) => `${f.option} não vai com --patch: trabalho, parâmetros e colunas são os do lote.`,
    todo: () => 'Tire a opção; com outros parâmetros, rode o arquivo como um lote novo.',
  },
  patch_needs_whole: {
    text: (f) =>
      `A tabela do lote ${f.batch} não pode ser refeita a partir da planilha de pendências (não tem títulos, ou é lida de outro modo fora do arquivo inteiro).`,
    todo: () => 'Corrija o arquivo original inteiro e dê-o com --patch.',
  },
  patch_rehearsal: {
    text: (f) =>
      f.sandbox
        ? `O lote ${f.batch} não é um ensaio: suas respostas não se misturam com as do sandbox.`
        : `O lote ${f.batch} é um ensaio (sandbox).`,
    todo: (f) => (f.sandbox ? 'Tire --sandbox.' : 'Repita com --sandbox.'),
  },
  result_older: {
    text: (f) =>
      `Esta é a versão ${f.version} do lote; a mais nova é a versão ${f.newest}, que é o lote ${f.later}.`,
    todo: (f) => `Para a mais nova no mesmo lugar: lote result ${f.later}, com o mesmo --out.`,
  },
  pending_none: {
    text: (f) => `O lote ${f.batch} não tem linhas a corrigir.`,
  },
  rows_to_mend: {
    text: (f) => `Sem resultado: ${many(f.count, 'linha', 'linhas')}.`,
    todo: (f) =>
      `Para corrigir: lote pending ${f.batch} --out pendencias.xlsx; corrija nela o que está errado; depois lote run pendencias.xlsx --patch ${f.again}`,
  },
  rows_to_mark: {
    text: (f) =>
      `O seu arquivo, com as células recusadas e com aviso marcadas: lote result ${f.batch} --marked marcada.xlsx`,
  },
  planned_pending: {
    text: (f) =>
      f.rows === 0
        ? 'Nenhuma linha é rejeitada: não há pendências a gravar.'
        : `Linhas rejeitadas, com o que corrigir em cada uma: ${f.path} (${many(f.rows, 'linha', 'linhas')}). Nada foi pago.`,
  },
} satisfies Record<string, Message>
