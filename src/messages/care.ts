import {
  type Facts,
  list,
  type Messages,
  many,
  manyInEnglish,
  moment,
  quoted,
  quotedCell,
  span,
  withTodo,
} from './message.js'

const RESTORE = {
  ptTodo: 'Restaure o armazenamento de uma cópia; não use os valores dessas linhas antes.',
  enTodo: 'Restore the storage from a copy; do not use the figures of those rows before.',
}
const PUT_BACK = {
  ptTodo: 'Refaça a pasta de trabalho dos registros: lote resume LOTE.',
  enTodo: 'Make the workbook again from the records: lote resume BATCH.',
}
const COMPARE = {
  ptTodo: 'Compare com outra cópia da pasta de trabalho ou do armazenamento.',
  enTodo: 'Compare with another copy of the workbook or the storage.',
}
const wasPt = (f: Facts) =>
  f.was === 'missing' ? 'não estava no armazenamento' : 'estava danificada'
const wasEn = (f: Facts) => (f.was === 'missing' ? 'was not in the storage' : 'was damaged')
const whyPt = (f: Facts) =>
  f.why === 'release'
    ? `foi feita por ${f.madeBy ?? 'outra versão'}, e este é ${f.now}`
    : 'os registros mudaram depois que ela foi feita'
const whyEn = (f: Facts) =>
  f.why === 'release'
    ? `it was made by ${f.madeBy ?? 'another release'}, and this is ${f.now}`
    : 'the records have changed since it was made'

const recordFaults = withTodo(RESTORE, {
  verify_input_missing: {
    pt: (f) => `O arquivo de entrada não está no armazenamento (${f.key}).`,
    en: (f) => `The input file is not in the storage (${f.key}).`,
  },
  verify_input_changed: {
    pt: (f) => `O arquivo de entrada não é o que foi enviado: tem outros bytes (${f.key}).`,
    en: (f) => `The input file is not the one that was submitted: it has other bytes (${f.key}).`,
  },
  verify_input_line: {
    pt: (f) =>
      f.line === undefined
        ? `A linha ${f.found} do plano não está no arquivo de entrada.`
        : `A linha ${f.line} do arquivo de entrada não está no lugar dela no plano.`,
    en: (f) =>
      f.line === undefined
        ? `Line ${f.found} of the plan is not in the input file.`
        : `Line ${f.line} of the input file is not in its place in the plan.`,
  },
  verify_input_cells: {
    pt: (f) => `A linha ${f.line} do plano não tem as células do arquivo de entrada.`,
    en: (f) => `Line ${f.line} of the plan does not have the cells of the input file.`,
  },
  verify_plan_row_missing: {
    pt: (f) =>
      `${Number(f.rows) === 1 ? 'Falta' : 'Faltam'} ${many(f.rows, 'linha', 'linhas')} no plano, entre as linhas ${f.after} e ${f.before}.`,
    en: (f) => `${f.rows} rows are missing in the plan between lines ${f.after} and ${f.before}.`,
  },
  verify_plan_row_twice: {
    pt: (f) => `A linha ${f.line} está mais de uma vez no plano.`,
    en: (f) => `Line ${f.line} stands in the plan more than once.`,
  },
  verify_plan_row_fates: {
    pt: (f) => `A linha ${f.line} do plano tem ${f.fates} destinos em vez de um.`,
    en: (f) => `Line ${f.line} of the plan has ${f.fates} fates instead of one.`,
  },
  verify_plan_row_place: {
    pt: (f) =>
      `A linha ${f.line} do plano aponta para o lugar ${f.place} da tarefa ${f.task}, que não é o dela.`,
    en: (f) =>
      `Line ${f.line} of the plan points to place ${f.place} of task ${f.task}, which is not its own.`,
  },
  verify_plan_rows: {
    pt: (f) => `O plano tem ${f.rows} linhas, e o manifesto diz ${f.expected}.`,
    en: (f) => `The plan has ${f.rows} rows, and the manifest says ${f.expected}.`,
  },
  verify_task_rows: {
    pt: (f) =>
      `A tarefa ${f.task} tem ${f.items} itens, e ${f.rows} linhas do plano apontam para ela.`,
    en: (f) => `Task ${f.task} has ${f.items} items, and ${f.rows} rows of the plan point to it.`,
  },
  verify_outcome_missing: {
    pt: (f) =>
      `Falta o desfecho ${f.key}, de ${many(f.items, 'linha', 'linhas')}${f.hasAnswer ? '; a resposta dele está guardada' : ''}.`,
    en: (f) =>
      `The outcome ${f.key} of ${manyInEnglish(f.items, 'row', 'rows')} is missing${f.hasAnswer ? '; its answer is stored' : ''}.`,
  },
  verify_outcome_items: {
    pt: (f) => `O desfecho ${f.key} tem ${f.found} itens, e a tarefa tem ${f.items}.`,
    en: (f) => `The outcome ${f.key} has ${f.found} items, and its task has ${f.items}.`,
  },
  verify_outcome_changed: {
    pt: (f) =>
      `O desfecho ${f.key} não diz o que a resposta guardada diz: item ${Number(f.item) + 1}, ${f.figure || 'situação'} ${quoted(f.found)} em vez de ${quoted(f.expected)}.`,
    en: (f) =>
      `The outcome ${f.key} does not say what the stored answer says: item ${Number(f.item) + 1}, ${f.figure || 'situation'} ${quoted(f.found)} instead of ${quoted(f.expected)}.`,
  },
  verify_answer_missing: {
    pt: (f) => `Falta a resposta ${f.key}, de que o desfecho foi feito.`,
    en: (f) => `The answer ${f.key}, of which the outcome was made, is missing.`,
  },
  verify_document_missing: {
    pt: (f) =>
      `O documento ${f.key} («${f.name}»), que foi levado junto, não está no armazenamento.`,
    en: (f) => `The document ${f.key} («${f.name}»), which was taken along, is not in the storage.`,
  },
  verify_document_changed: {
    pt: (f) => `O documento ${f.key} («${f.name}») não é o que foi levado junto.`,
    en: (f) => `The document ${f.key} («${f.name}») is not what was taken along.`,
  },
  verify_file_missing: {
    pt: (f) => `O arquivo ${f.key}, que o serviço entregou, não está no armazenamento.`,
    en: (f) => `The file ${f.key}, which the service delivered, is not in the storage.`,
  },
  verify_file_changed: {
    pt: (f) => `O arquivo ${f.key} não é o que o serviço entregou.`,
    en: (f) => `The file ${f.key} is not what the service delivered.`,
  },
  verify_answer_changed: {
    pt: (f) => `A resposta ${f.key} não é a de que o desfecho foi feito: tem outros bytes.`,
    en: (f) => `The answer ${f.key} is not the one the outcome was made of: it has other bytes.`,
  },
  verify_attempt_missing: {
    pt: (f) => `Falta o registro da tentativa ${f.key}.`,
    en: (f) => `The record of the attempt ${f.key} is missing.`,
  },
  verify_spent_without_attempt: {
    pt: (f) => `O livro de unidades tem ${f.units} da chamada ${f.call}, que não tem tentativa.`,
    en: (f) => `The ledger has ${f.units} units of call ${f.call}, which has no attempt.`,
  },
  verify_units: {
    pt: (f) =>
      `A tentativa da chamada ${f.call} diz ${f.found} unidades, e o livro de unidades, ${f.expected}.`,
    en: (f) => `The attempt of call ${f.call} says ${f.found} units, and the ledger ${f.expected}.`,
  },
})

const contradictions = withTodo(COMPARE, {
  verify_outcome_twice: {
    pt: (f) => `As linhas do desfecho ${f.key} já têm outro: a tarefa tem dois desfechos.`,
    en: (f) => `The rows of the outcome ${f.key} have another: the task has two outcomes.`,
  },
  verify_outcome_of_nothing: {
    pt: (f) => `O desfecho ${f.key} não é de nenhuma tarefa do plano.`,
    en: (f) => `The outcome ${f.key} belongs to no task of the plan.`,
  },
  verify_answer_unused: {
    pt: (f) => `A resposta ${f.key} foi paga e não está em nenhum desfecho.`,
    en: (f) => `The answer ${f.key} was paid for and is in no outcome.`,
  },
  verify_manifest: {
    pt: (f) =>
      `O manifesto diz ${f.what} = ${f.found ?? 'nada'}, e os registros somam ${f.expected}.`,
    en: (f) =>
      `The manifest says ${f.what} = ${f.found ?? 'nothing'}, and the records come to ${f.expected}.`,
  },
})

const workbookFaults = withTodo(PUT_BACK, {
  verify_result_unreadable: {
    pt: 'A pasta de trabalho não pode ser lida.',
    en: (f) => `The workbook cannot be read (${f.detail}).`,
  },
  verify_sheet_missing: {
    pt: (f) => `A aba ${f.sheet} não está na pasta de trabalho.`,
    en: (f) => `The sheet ${f.sheet} is not in the workbook.`,
  },
  verify_column_missing: {
    pt: (f) => `A coluna ${quoted(f.title)} não está na aba ${f.sheet}.`,
    en: (f) => `The column ${quoted(f.title)} is not in the sheet ${f.sheet}.`,
  },
  verify_row_missing: {
    pt: (f) =>
      `A linha ${f.line}${f.line === 'Total' ? '' : ' da entrada'} não está na aba ${f.sheet}.`,
    en: (f) =>
      `Line ${f.line}${f.line === 'Total' ? '' : ' of the input'} is not in the sheet ${f.sheet}.`,
  },
  verify_row_extra: {
    pt: (f) =>
      f.line === undefined
        ? `A mais na aba ${f.sheet}: ${list(f.cells)} (${quotedCell(f, 'found', 'pt')}).`
        : `A aba ${f.sheet} tem a linha ${f.line} da entrada a mais ou fora do lugar (${f.cells}).`,
    en: (f) =>
      f.line === undefined
        ? `Beyond what belongs to the sheet ${f.sheet}: ${list(f.cells)} (${quotedCell(f, 'found', 'en')}).`
        : `The sheet ${f.sheet} has line ${f.line} of the input once too often or out of its place (${f.cells}).`,
  },
  verify_cell: {
    pt: (f) =>
      `${f.cell}: a célula tem ${quotedCell(f, 'found', 'pt')}, e os registros dizem ${quotedCell(f, 'expected', 'pt')}.`,
    en: (f) =>
      `${f.cell}: the cell has ${quotedCell(f, 'found', 'en')}, and the records say ${quotedCell(f, 'expected', 'en')}.`,
  },
  verify_summary: {
    pt: (f) =>
      `Aba Resumo, ${f.section}, ${f.label}${f.cell ? ` (${f.cell})` : ''}: a célula tem ${quotedCell(f, 'found', 'pt')}, e os registros somam ${quotedCell(f, 'expected', 'pt')}.`,
    en: (f) =>
      `Sheet Resumo, ${f.section}, ${f.label}${f.cell ? ` (${f.cell})` : ''}: the cell has ${quotedCell(f, 'found', 'en')}, and the records come to ${quotedCell(f, 'expected', 'en')}.`,
  },
})

/** Messages about submitting again, rendering again, verifying and pruning batches. */
export const careMessages = {
  // Submitted again
  submitted_before: {
    pt: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e gastou ${many(f.units, 'unidade', 'unidades')}${f.place ? `; a pasta de trabalho está em ${f.place}` : ''}.`,
    ptTodo: (f) => `Use lote result ${f.batch}, ou --again para pagar outra vez.`,
    en: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and spent ${f.units} units${f.place ? `; its workbook is at ${f.place}` : ''}.`,
    enTodo: (f) => `Use lote result ${f.batch}, or --again to pay a second time.`,
  },
  submitted_rows: {
    pt: (f) =>
      `As linhas deste arquivo têm o identificador das do lote ${f.batch}, de ${moment(f.at, 'pt')}, que pediu o mesmo: seriam pagas outra vez.`,
    ptTodo: (f) =>
      `Para corrigir esse lote, use --patch ${f.again}, que paga só o que mudou; --again faz um lote novo e paga todas.`,
    en: (f) =>
      `The rows of this file have the ids of those of batch ${f.batch}, of ${moment(f.at, 'en')}, which asked the same: they would be paid a second time.`,
    enTodo: (f) =>
      `To mend that batch, use --patch ${f.again}, which pays for what changed alone; --again makes a new batch and pays for all.`,
  },
  submitted_open: {
    pt: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e não terminou.`,
    ptTodo: (f) => `Continue com lote resume ${f.again}; --again paga outra vez.`,
    en: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and is not finished.`,
    enTodo: (f) => `Go on with lote resume ${f.again}; --again pays a second time.`,
  },
  submitted_cancelled: {
    pt: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e foi cancelado depois de chamadas já feitas.`,
    ptTodo: (f) =>
      `Use ${f.patch ? `--patch ${f.patch}, que continua de onde ele parou e paga só o resto, ` : ''}lote resume ${f.again}, que entrega o que foi respondido sem chamar nada, ou --again para pagar por todas as linhas.`,
    en: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and was cancelled after calls had been made.`,
    enTodo: (f) =>
      `Use ${f.patch ? `--patch ${f.patch}, which goes on where it ended and pays for the rest alone, ` : ''}lote resume ${f.again}, which hands out what was answered and calls nothing, or --again to pay for all rows.`,
  },
  submitted_stopped: {
    pt: (f) =>
      `Já enviado: o lote ${f.batch}, de ${moment(f.at, 'pt')}, é o mesmo arquivo com o mesmo pedido, e parou cedo: ${f.refused} das ${f.of} primeiras chamadas foram recusadas (${f.code}: ${f.message}).`,
    ptTodo: (f) =>
      `Use lote result ${f.batch} para ver o que foi respondido; corrigido o que faltava, --again paga por todas as linhas.`,
    en: (f) =>
      `Already submitted: batch ${f.batch} of ${moment(f.at, 'en')} is the same file with the same request, and stopped early: ${f.refused} of the first ${f.of} calls were refused (${f.code}: ${f.message}).`,
    enTodo: (f) =>
      `See what was answered with lote result ${f.batch}; when what was missing is mended, --again pays for all rows.`,
  },
  // Rendered again
  rendered_same: {
    pt: 'A pasta de trabalho foi refeita dos registros: é a mesma, byte a byte.',
    en: 'The workbook was made again from the records: the same, byte for byte.',
  },
  rendered_restored: {
    pt: (f) =>
      `A pasta de trabalho ${wasPt(f)}: foi refeita dos registros e está de volta, a mesma byte a byte.`,
    en: (f) =>
      `The workbook ${wasEn(f)}: it was made again from the records and is back, the same byte for byte.`,
  },
  rendered_other: {
    pt: (f) => `Refeita dos registros, a pasta de trabalho teria outros bytes: ${whyPt(f)}.`,
    ptTodo: (f) => `A guardada está intacta e fica. Confira com lote verify ${f.batch}.`,
    en: (f) => `Made again from the records, the workbook would have other bytes: ${whyEn(f)}.`,
    enTodo: (f) => `The stored one is intact and stays. Check it with lote verify ${f.batch}.`,
  },
  rendered_replaced: {
    pt: (f) =>
      `A pasta de trabalho ${wasPt(f)}: foi refeita dos registros, com outros bytes: ${whyPt(f)}.`,
    ptTodo: (f) => `Confira com lote verify ${f.batch}.`,
    en: (f) =>
      `The workbook ${wasEn(f)}: it was made again from the records, with other bytes: ${whyEn(f)}.`,
    enTodo: (f) => `Check it with lote verify ${f.batch}.`,
  },
  // Verify
  verify_good: {
    pt: (f) =>
      `Confere: ${many(f.rows, 'linha', 'linhas')}, ${many(f.cells, 'célula', 'células')}, ${many(f.calls, 'chamada', 'chamadas')}, ${many(f.units, 'unidade', 'unidades')}. ${f.windows === 0 ? 'O limite da conta não pôde ser conferido, porque o lote não o guarda' : 'O limite da conta foi respeitado'} (${many(f.grants, 'uso', 'usos')}).`,
    en: (f) =>
      `All fits: ${f.rows} rows, ${f.cells} cells, ${f.calls} calls, ${f.units} units. ${f.windows === 0 ? 'The limit of the account could not be checked, because the batch does not keep it' : 'The limit of the account was kept'} (${f.grants} uses).`,
  },
  verify_wrong: {
    pt: (f) =>
      `Não confere. Foram conferidas ${many(f.rows, 'linha', 'linhas')}, ${many(f.cells, 'célula', 'células')} e ${many(f.calls, 'chamada', 'chamadas')}.`,
    en: (f) => `It does not fit. Looked at: ${f.rows} rows, ${f.cells} cells, ${f.calls} calls.`,
  },
  verify_uncertain: {
    pt: (f) =>
      `${many(f.count, 'chamada foi contada como incerta', 'chamadas foram contadas como incertas')}: não se sabe como ${Number(f.count) === 1 ? 'terminou' : 'terminaram'}.`,
    ptTodo: 'As linhas dizem o nome a procurar no serviço.',
    en: (f) =>
      `${manyInEnglish(f.count, 'call counts', 'calls count')} as uncertain: how ${Number(f.count) === 1 ? 'it' : 'they'} ended is not known.`,
    enTodo: 'Their rows tell the name to look for at the service.',
  },
  verify_more: {
    pt: (f) => `E mais ${many(f.count, 'problema', 'problemas')} como os de cima (${f.code}).`,
    en: (f) => `And ${f.count} more problems like those above (${f.code}).`,
  },
  verify_no_batch: {
    pt: (f) =>
      `${f.path} não diz de que lote é (aba Leia-me, linha Lote), e não tem selo: não é o resultado de um lote, e não há com que o conferir.`,
    ptTodo:
      'De um relatório ou de uma comparação de versão anterior, faça outra vez (lote report, lote diff): vem com selo. De pendências, cópias marcadas e modelos, confira o resultado: lote verify LOTE.',
    en: (f) =>
      `${f.path} does not say of which batch it is (sheet Leia-me, row Lote), and has no seal: it is not the result of a batch, and there is nothing to check it by.`,
    enTodo:
      'Make a report or a comparison of an earlier release again (lote report, lote diff): it comes with a seal. For pending rows, marked copies and templates check the result: lote verify BATCH.',
  },
  verify_not_finished: {
    pt: (f) =>
      `O lote ${f.batch} não terminou: ${Number(f.pending) === 1 ? 'falta' : 'faltam'} ${many(f.pending, 'chamada', 'chamadas')}.`,
    ptTodo: (f) => `Continue com lote resume ${f.batch}.`,
    en: (f) => `Batch ${f.batch} is not finished: ${f.pending} calls to come.`,
    enTodo: (f) => `Go on with lote resume ${f.batch}.`,
  },
  verify_called_again: {
    pt: (f) => `A tentativa ${f.key} chamou o serviço depois de a tarefa já ter resposta.`,
    ptTodo: 'Confira se workers diferentes têm o mesmo nome de máquina (docs/operations.md).',
    en: (f) => `The attempt ${f.key} called the service after the task had its answer.`,
    enTodo: 'See whether two workers have the same host name (docs/operations.md).',
  },
  verify_window: {
    pt: (f) =>
      `O limite de ${f.limit} em ${span(f.windowMs)} foi ultrapassado: ${f.units} unidades de ${moment(f.from, 'pt')} a ${moment(f.to, 'pt')}.`,
    ptTodo: 'Confira se todos os processos usam o mesmo Redis e os mesmos limites.',
    en: (f) =>
      `The limit of ${f.limit} in ${span(f.windowMs)} was exceeded: ${f.units} units from ${moment(f.from, 'en')} to ${moment(f.to, 'en')}.`,
    enTodo: 'See whether all processes use the same Redis and the same limits.',
  },
  verify_result_missing: {
    pt: 'A pasta de trabalho não está no armazenamento.',
    ptTodo: (f) => `Refaça-a dos registros: lote resume ${f.batch}.`,
    en: 'The workbook is not in the storage.',
    enTodo: (f) => `Make it again from the records: lote resume ${f.batch}.`,
  },
  verify_result_bytes: {
    pt: (f) => `A pasta de trabalho não é a que foi feita: tem outros bytes (${f.bytes}).`,
    ptTodo: `Foi salva de novo, alterada ou danificada. ${PUT_BACK.ptTodo}`,
    en: (f) => `The workbook is not the one that was made: it has other bytes (${f.bytes}).`,
    enTodo: `It was saved again, changed or damaged. ${PUT_BACK.enTodo}`,
  },
  // Prune
  prune_plan: {
    pt: (f) =>
      `Sairiam ${many(f.batches, 'lote', 'lotes')} (${f.megabytes} MB${f.oldest ? `, de ${f.oldest} a ${f.newest}` : ''}), ${many(f.ledger, 'anotação', 'anotações')} do livro de unidades, ${many(f.notices, 'aviso entregue', 'avisos entregues')} e ${many(f.firings, 'disparo', 'disparos')}.`,
    ptTodo: 'Nada foi apagado; --yes apaga.',
    en: (f) =>
      `${f.batches} batches would go (${f.megabytes} MB${f.oldest ? `, ${f.oldest} to ${f.newest}` : ''}), ${f.ledger} entries of the ledger, ${f.notices} delivered notices and ${f.firings} firings.`,
    enTodo: 'Nothing was removed; --yes does it.',
  },
  prune_done: {
    pt: (f) =>
      `Apagados: ${many(f.batches, 'lote', 'lotes')} (${f.megabytes} MB${f.oldest ? `, de ${f.oldest} a ${f.newest}` : ''}), ${many(f.ledger, 'anotação', 'anotações')} do livro de unidades, ${many(f.notices, 'aviso entregue', 'avisos entregues')} e ${many(f.firings, 'disparo', 'disparos')}.`,
    en: (f) =>
      `Removed ${f.batches} batches (${f.megabytes} MB${f.oldest ? `, ${f.oldest} to ${f.newest}` : ''}), ${f.ledger} entries of the ledger, ${f.notices} delivered notices and ${f.firings} firings.`,
  },
  prune_open: {
    pt: (f) => `Ficam os que não terminaram: ${list(f.batches)}.`,
    ptTodo: 'Termine-os com lote resume, também os cancelados.',
    en: (f) => `Those that are not finished stay: ${list(f.batches)}.`,
    enTodo: 'Finish them with lote resume, also those that were cancelled.',
  },
  prune_untold: {
    pt: (f) =>
      `Ficam as noites de acompanhamento que ainda não foram avisadas a ninguém: ${list(f.batches)}.`,
    ptTodo: 'lote watch run as leva ao fim.',
    en: (f) => `Nights of watches that nobody was told of yet stay: ${list(f.batches)}.`,
    enTodo: 'lote watch run brings them to their end.',
  },
  prune_headless: {
    pt: (f) =>
      `Ficam estes, que têm respostas guardadas e cujo manifesto não pode ser lido: ${list(f.batches)}.`,
    ptTodo: 'Restaure o manifesto de uma cópia, ou apague a pasta do lote à mão.',
    en: (f) => `Those that have answers and no manifest that can be read stay: ${list(f.batches)}.`,
    enTodo: 'Restore the manifest from a copy, or remove the folder of the batch by hand.',
  },
  pruned_batch: {
    pt: (f) => `O lote ${f.batch} foi apagado por lote prune.`,
    ptTodo: 'O que ficou dele está em pruned/, no armazenamento.',
    en: (f) => `Batch ${f.batch} was removed by lote prune.`,
    enTodo: 'What is kept of it is under pruned/ in the storage.',
  },
  ...recordFaults,
  ...contradictions,
  ...workbookFaults,
} satisfies Messages
