import { command, flag, json, value } from './declare.js'
import { reaching } from './options.js'

/** The command for a template sheet, and those that check, compare and prune stored batches. */
export const care = [
  command({
    usage: 'template [trabalho]',
    alias: 'modelo',
    text: [
      'Grava uma planilha modelo do trabalho, com o que cada coluna pode ter; sem trabalho, diz quais há.',
      'Writes a sheet of the job to begin from, with what each column may hold; without one, lists the jobs.',
    ],
    options: {
      out: value('<arquivo.xlsx|csv>', ['onde gravar', 'where to write it']),
      type: value('<tipo>', [
        'calc: as colunas deste tipo de cálculo',
        'calc: the columns of this type of calculation',
      ]),
      ...reaching,
    },
    run: (tools, [job], asked) => tools.act.templateCommand(tools, job, asked),
  }),
  command({
    usage: 'verify <lote|arquivo.xlsx>',
    alias: 'conferir',
    text: [
      'Confere um lote, ou uma pasta de trabalho, com o que está guardado; não gasta.',
      'Checks a batch, or a workbook, against what is stored; spends nothing.',
    ],
    options: { json },
    run: (tools, [what]) => tools.act.verifyCommand(tools, what),
  }),
  command({
    usage: 'trace <lote|arquivo.xlsx> <linha|célula>',
    text: [
      "De onde vem um valor: a linha de um lote, ou uma célula, como 'Resultado!K17'.",
      "Where a figure comes from: a line of a batch, or a cell, as 'Resultado!K17'.",
    ],
    options: { json },
    run: (tools, [what, where]) => tools.act.traceCommand(tools, what, where),
  }),
  command({
    usage: 'diff <antes> <agora>',
    alias: 'comparar',
    text: [
      'O que mudou de um lote para outro: os totais, cada linha, quanto e por quê; não gasta.',
      'What changed from one batch to another: totals, each row, how much and why; spends nothing.',
    ],
    options: {
      out: value('<arquivo.xlsx>', ['também em planilha', 'as a workbook as well']),
      json,
    },
    run: (tools, [before, now], asked) => tools.act.diffCommand(tools, before, now, asked),
  }),
  command({
    usage: 'prune',
    text: [
      'Diz quais lotes terminados são velhos demais, e com --yes os apaga.',
      'Tells which finished batches are too old, and with --yes removes them.',
    ],
    options: {
      olderThan: {
        ...value('<idade>', [
          'há quanto tempo terminaram: 90d ou 12h',
          'how long ago they ended: 90d or 12h',
        ]),
        required: true,
      },
      dryRun: flag(['só diz o que sairia; é o padrão', 'only tells; the default']),
      yes: flag(['apaga', 'removes']),
      json,
    },
    run: (tools, _, { olderThan, dryRun, yes }) =>
      tools.act.pruneCommand(tools, { olderThan, yes: yes === true && !dryRun }),
  }),
]
