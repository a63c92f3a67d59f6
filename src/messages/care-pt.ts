import type { Facts } from './message.js'
import { list, type Message, many, moment, quoted, quotedCell, span } from './message.js'

const RESTORE = 'Restaure o armazenamento de uma cópia; não use os valores dessas linhas antes.'
const PUT_BACK = 'Refaça a pasta de trabalho dos registros: lote resume LOTE.'
const COMPARE = 'Compare com outra cópia da pasta de trabalho ou do armazenamento.'
const was = (f: Facts) =>
  f.was === 'missing' ? 'não estava no armazenamento' : 'estava danificada'
const why = (f: Facts) =>
  f.why === 'release'
    ? `foi feita por ${f.madeBy ?? 'outra versão'}, e este é ${f.now}`
    : 'os registros mudaram depois que ela foi feita'

/** Messages about submitting again, rendering again, verifying and pruning batches. */
export const carePt = {
  // Submitted again
  submitted_before: {
    text: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e gastou ${many(f.units, 'unidade', 'unidades')}${f.place ? `; a pasta de trabalho está em ${f.place}` : ''}.`,
    todo: (f) => `Use lote result ${f.batch}, ou --again para pagar outra vez.`,
  },
  submitted_rows: {
    text: (f) =>
      `As linhas deste arquivo têm o identificador das do lote ${f.batch}, de ${moment(f.at, 'pt')}, que pediu o mesmo: seriam pagas outra vez.`,
    todo: (f) =>
      `Para corrigir esse lote, use --patch ${f.again}, que paga só o que mudou; --again faz um lote novo e paga todas.`,
  },
  submitted_open: {
    text: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e não terminou.`,
    todo: (f) => `Continue com lote resume ${f.again}; --again paga outra vez.`,
  },
  submitted_cancelled: {
    text: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e foi cancelado depois de chamadas já feitas.`,
    todo: (f) =>
      `Use lote resume ${f.again}, que entrega o que foi respondido sem chamar nada, ou --again para pagar por todas as linhas.`,
  },

  submitted_stopped: {
    text: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e parou cedo: ${f.refused} das ${f.of} primeiras chamadas foram recusadas (${f.code}: ${f.message}).`,
    todo: (f) =>
      `Use lote result ${f.batch} para ver o que foi respondido; corrigido o que faltava, --again paga por todas as linhas.`,
  },

  // Rendered again
  rendered_same: {
    text: () => 'A pasta de trabalho foi refeita dos registros: é a mesma, byte a byte.',
  },
  rendered_restored: {
    text: (f) =>
      `A pasta de trabalho ${was(f)}: foi refeita dos registros e está de volta, a mesma byte a byte.`,
  },
  rendered_other: {
    text: (f) => `Refeita dos registros, a pasta de trabalho teria outros bytes: ${why(f)}.`,
    todo: (f) => `A guardada está intacta e fica. Confira com lote verify ${f.batch}.`,
  },
  rendered_replaced: {
    text: (f) =>
      `A pasta de trabalho ${was(f)}: foi refeita dos registros, com outros bytes: ${why(f)}.`,
    todo: (f) => `Confira com lote verify ${f.batch}.`,
  },

  // Verify
  verify_good: {
    text: (f) =>
      `Confere: ${many(f.rows, 'linha', 'linhas')}, ${many(f.cells, 'célula', 'células')}, ${many(f.calls, 'chamada', 'chamadas')}, ${many(f.units, 'unidade', 'unidades')}. ${f.windows === 0 ? 'O limite da conta não pôde ser conferido, porque o lote não o guarda' : 'O limite da conta foi respeitado'} (${many(f.grants, 'uso', 'usos')}).`,
  },
  verify_wrong: {
    text: (f) =>
      `Não confere. Foram conferidas ${many(f.rows, 'linha', 'linhas')}, ${many(f.cells, 'célula', 'células')} e ${many(f.calls, 'chamada', 'chamadas')}.`,
  },
  verify_uncertain: {
    text: (f) =>
      `${many(f.count, 'chamada foi contada como incerta', 'chamadas foram contadas como incertas')}: não se sabe como ${Number(f.count) === 1 ? 'terminou' : 'terminaram'}.`,
    todo: () => 'As linhas dizem o nome a procurar no serviço.',
  },
  verify_more: {
    text: (f) => `E mais ${many(f.count, 'problema', 'problemas')} como os de cima (${f.code}).`,
  },
  verify_no_batch: {
    text: (f) =>
      `${f.path} não diz de que lote é (aba Leia-me, linha Lote), e não tem selo: não é o resultado de um lote, e não há com que o conferir.`,
    todo: () =>
      'De um relatório ou de uma comparação de versão anterior, faça outra vez (lote report, lote diff): vem com selo. De pendências, cópias marcadas e modelos, confira o resultado: lote verify LOTE.',
  },
  verify_not_finished: {
    text: (f) =>
      `O lote ${f.batch} não terminou: ${Number(f.pending) === 1 ? 'falta' : 'faltam'} ${many(f.pending, 'chamada', 'chamadas')}.`,
    todo: (f) => `Continue com lote resume ${f.batch}.`,
  },
  verify_input_missing: {
    text: (f) => `O arquivo de entrada não está no armazenamento (${f.key}).`,
    todo: () => RESTORE,
  },
  verify_input_changed: {
    text: (f) => `O arquivo de entrada não é o que foi enviado: tem outros bytes (${f.key}).`,
    todo: () => RESTORE,
  },
  verify_input_line: {
    text: (f) =>
      f.line === undefined
        ? `A linha ${f.found} do plano não está no arquivo de entrada.`
        : `A linha ${f.line} do arquivo de entrada não está no lugar dela no plano.`,
    todo: () => RESTORE,
  },
  verify_input_cells: {
    text: (f) => `A linha ${f.line} do plano não tem as células do arquivo de entrada.`,
    todo: () => RESTORE,
  },
  verify_plan_row_missing: {
    text: (f) =>
      `${Number(f.rows) === 1 ? 'Falta' : 'Faltam'} ${many(f.rows, 'linha', 'linhas')} no plano, entre as linhas ${f.after} e ${f.before}.`,
    todo: () => RESTORE,
  },
  verify_plan_row_twice: {
    text: (f) => `A linha ${f.line} está mais de uma vez no plano.`,
    todo: () => RESTORE,
  },
  verify_plan_row_fates: {
    text: (f) => `A linha ${f.line} do plano tem ${f.fates} destinos em vez de um.`,
    todo: () => RESTORE,
  },
  verify_plan_row_place: {
    text: (f) =>
      `A linha ${f.line} do plano aponta para o lugar ${f.place} da tarefa ${f.task}, que não é o dela.`,
    todo: () => RESTORE,
  },
  verify_plan_rows: {
    text: (f) => `O plano tem ${f.rows} linhas, e o manifesto diz ${f.expected}.`,
    todo: () => RESTORE,
  },
  verify_task_rows: {
    text: (f) =>
      `A tarefa ${f.task} tem ${f.items} itens, e ${f.rows} linhas do plano apontam para ela.`,
    todo: () => RESTORE,
  },
  verify_outcome_missing: {
    text: (f) =>
      `Falta o desfecho ${f.key}, de ${many(f.items, 'linha', 'linhas')}${f.hasAnswer ? '; a resposta dele está guardada' : ''}.`,
    todo: () => RESTORE,
  },
  verify_outcome_items: {
    text: (f) => `O desfecho ${f.key} tem ${f.found} itens, e a tarefa tem ${f.items}.`,
    todo: () => RESTORE,
  },
  verify_outcome_changed: {
    text: (f) =>
      `O desfecho ${f.key} não diz o que a resposta guardada diz: item ${Number(f.item) + 1}, ${f.figure || 'situação'} ${quoted(f.found)} em vez de ${quoted(f.expected)}.`,
    todo: () => RESTORE,
  },
  verify_outcome_twice: {
    text: (f) => `As linhas do desfecho ${f.key} já têm outro: a tarefa tem dois desfechos.`,
    todo: () => COMPARE,
  },
  verify_outcome_of_nothing: {
    text: (f) => `O desfecho ${f.key} não é de nenhuma tarefa do plano.`,
    todo: () => COMPARE,
  },
  verify_answer_missing: {
    text: (f) => `Falta a resposta ${f.key}, de que o desfecho foi feito.`,
    todo: () => RESTORE,
  },
  verify_document_missing: {
    text: (f) =>
      `O documento ${f.key} («${f.name}»), que foi levado junto, não está no armazenamento.`,
    todo: () => RESTORE,
  },
  verify_document_changed: {
    text: (f) => `O documento ${f.key} («${f.name}») não é o que foi levado junto.`,
    todo: () => RESTORE,
  },
  verify_file_missing: {
    text: (f) => `O arquivo ${f.key}, que o serviço entregou, não está no armazenamento.`,
    todo: () => RESTORE,
  },
  verify_file_changed: {
    text: (f) => `O arquivo ${f.key} não é o que o serviço entregou.`,
    todo: () => RESTORE,
  },
  verify_answer_changed: {
    text: (f) => `A resposta ${f.key} não é a de que o desfecho foi feito: tem outros bytes.`,
    todo: () => RESTORE,
  },
  verify_answer_unused: {
    text: (f) => `A resposta ${f.key} foi paga e não está em nenhum desfecho.`,
    todo: () => COMPARE,
  },
  verify_attempt_missing: {
    text: (f) => `Falta o registro da tentativa ${f.key}.`,
    todo: () => RESTORE,
  },
  verify_called_again: {
    text: (f) => `A tentativa ${f.key} chamou o serviço depois de a tarefa já ter resposta.`,
    todo: () => 'Confira se workers diferentes têm o mesmo nome de máquina (docs/operations.md).',
  },
  verify_spent_without_attempt: {
    text: (f) => `O livro de unidades tem ${f.units} da chamada ${f.call}, que não tem tentativa.`,
    todo: () => RESTORE,
  },
  verify_units: {
    text: (f) =>
      `A tentativa da chamada ${f.call} diz ${f.found} unidades, e o livro de unidades, ${f.expected}.`,
    todo: () => RESTORE,
  },
  verify_window: {
    text: (f) =>
      `O limite de ${f.limit} em ${span(f.windowMs)} foi ultrapassado: ${f.units} unidades de ${moment(f.from, 'pt')} a ${moment(f.to, 'pt')}.`,
    todo: () => 'Confira se todos os processos usam o mesmo Redis e os mesmos limites.',
  },
  verify_manifest: {
    text: (f) =>
      `O manifesto diz ${f.what} = ${f.found ?? 'nada'}, e os registros somam ${f.expected}.`,
    todo: () => COMPARE,
  },
  verify_result_missing: {
    text: () => 'A pasta de trabalho não está no armazenamento.',
    todo: (f) => `Refaça-a dos registros: lote resume ${f.batch}.`,
  },
  verify_result_bytes: {
    text: (f) => `A pasta de trabalho não é a que foi feita: tem outros bytes (${f.bytes}).`,
    todo: () => `Foi salva de novo, alterada ou danificada. ${PUT_BACK}`,
  },
  verify_result_unreadable: {
    text: () => 'A pasta de trabalho não pode ser lida.',
    todo: () => PUT_BACK,
  },
  verify_sheet_missing: {
    text: (f) => `A aba ${f.sheet} não está na pasta de trabalho.`,
    todo: () => PUT_BACK,
  },
  verify_column_missing: {
    text: (f) => `A coluna ${quoted(f.title)} não está na aba ${f.sheet}.`,
    todo: () => PUT_BACK,
  },
  verify_row_missing: {
    text: (f) =>
      `A linha ${f.line}${f.line === 'Total' ? '' : ' da entrada'} não está na aba ${f.sheet}.`,
    todo: () => PUT_BACK,
  },
  verify_row_extra: {
    text: (f) =>
      f.line === undefined
        ? `A mais na aba ${f.sheet}: ${list(f.cells)} (${quotedCell(f, 'found', 'pt')}).`
        : `A aba ${f.sheet} tem a linha ${f.line} da entrada a mais ou fora do lugar (${f.cells}).`,
    todo: () => PUT_BACK,
  },
  verify_cell: {
    text: (f) =>
      `${f.cell}: a célula tem ${quotedCell(f, 'found', 'pt')}, e os registros dizem ${quotedCell(f, 'expected', 'pt')}.`,
    todo: () => PUT_BACK,
  },
  verify_summary: {
    text: (f) =>
      `Aba Resumo, ${f.section}, ${f.label}${f.cell ? ` (${f.cell})` : ''}: a célula tem ${quotedCell(f, 'found', 'pt')}, e os registros somam ${quotedCell(f, 'expected', 'pt')}.`,
    todo: () => PUT_BACK,
  },

  // Prune
  prune_plan: {
    text: (f) =>
      `Sairiam ${many(f.batches, 'lote', 'lotes')} (${f.megabytes} MB${f.oldest ? `, de ${f.oldest} a ${f.newest}` : ''}), ${many(f.ledger, 'anotação', 'anotações')} do livro de unidades, ${many(f.notices, 'aviso entregue', 'avisos entregues')} e ${many(f.firings, 'disparo', 'disparos')}.`,
    todo: () => 'Nada foi apagado; --yes apaga.',
  },
  prune_done: {
    text: (f) =>
      `Apagados: ${many(f.batches, 'lote', 'lotes')} (${f.megabytes} MB${f.oldest ? `, de ${f.oldest} a ${f.newest}` : ''}), ${many(f.ledger, 'anotação', 'anotações')} do livro de unidades, ${many(f.notices, 'aviso entregue', 'avisos entregues')} e ${many(f.firings, 'disparo', 'disparos')}.`,
  },
  prune_open: {
    text: (f) => `Ficam os que não terminaram: ${list(f.batches)}.`,
    todo: () => 'Termine-os com lote resume, também os cancelados.',
  },
  prune_untold: {
    text: (f) =>
      `Ficam as noites de acompanhamento que ainda não foram avisadas a ninguém: ${list(f.batches)}.`,
    todo: () => 'lote watch run as leva ao fim.',
  },
  prune_headless: {
    text: (f) =>
      `Ficam estes, que têm respostas guardadas e cujo manifesto não pode ser lido: ${list(f.batches)}.`,
    todo: () => 'Restaure o manifesto de uma cópia, ou apague a pasta do lote à mão.',
  },
  pruned_batch: {
    text: (f) => `O lote ${f.batch} foi apagado por lote prune.`,
    todo: () => 'O que ficou dele está em pruned/, no armazenamento.',
  },
} satisfies Record<string, Message>
