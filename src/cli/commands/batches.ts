import { command, flag, json, value } from './declare.js'
import { ofRehearsal, out, ownFile, statements } from './options.js'

export const batches = [
  command({
    usage: 'status [lote]',
    alias: 'situacao',
    text: [
      'Mostra as contas e os lotes abertos, ou um lote.',
      'Shows accounts and open batches, or one batch.',
    ],
    options: {
      follow: flag([
        'diz de novo a cada 2 s, até o lote terminar',
        'tells again every 2 s, until the batch ends',
      ]),
      json,
    },
    run: (tools, [batch], { follow }) => tools.act.statusCommand(tools, batch, follow),
  }),
  command({
    usage: 'list',
    alias: 'listar',
    text: ['Mostra todos os lotes.', 'Lists all batches.'],
    options: { json },
    run: (tools) => tools.act.listCommand(tools),
  }),
  command({
    usage: 'resume <lote>',
    alias: 'continuar',
    text: [
      'Continua um lote interrompido, só com o que está guardado.',
      'Goes on with an interrupted batch from what is stored.',
    ],
    options: {
      sandbox: ofRehearsal,
      repeatUncertain: flag([
        'faz de novo as chamadas de que não se soube o fim; podem ficar em dobro no serviço',
        'makes calls again whose end is not known; they may be done twice at the service',
      ]),
      out,
      statements,
      json,
    },
    run: ({ app, output, act }, [batch], asked) =>
      act.resumeCommand({ app, output }, batch, {
        sandbox: asked.sandbox === true,
        out: asked.out,
        statements: act.statementFormat(asked.statements),
        repeatUncertain: asked.repeatUncertain === true,
      }),
  }),
  command({
    usage: 'cancel <lote>',
    alias: 'cancelar',
    text: [
      'Cancela um lote; o que foi respondido fica.',
      'Cancels a batch; what was answered stays.',
    ],
    options: { json },
    run: (tools, [batch]) => tools.act.cancelCommand(tools, batch),
  }),
  command({
    usage: 'pause <lote>',
    alias: 'pausar',
    text: ['Pausa um lote, até lote resume.', 'Pauses a batch, until lote resume.'],
    run: (tools, [batch]) => tools.act.pauseCommand(tools, batch),
  }),
  command({
    usage: 'lane <lote> <faixa>',
    text: [
      'Muda a faixa de um lote: urgent, normal ou background.',
      'Changes the lane of a batch: urgent, normal or background.',
    ],
    run: (tools, [batch, lane]) => tools.act.laneCommand(tools, batch, lane),
  }),
  command({
    usage: 'result <lote>',
    alias: 'resultado',
    text: ['Entrega a pasta de trabalho de um lote.', 'Hands out the workbook of a batch.'],
    options: {
      out,
      ...ownFile,
      sheets: value('<quais>', [
        'all: também as abas de conferência, que ficam fora da pasta',
        'all: also the sheets for checking, which are left out of the workbook',
      ]),
      json,
    },
    run: (tools, [batch], asked) => tools.act.resultCommand(tools, batch, asked),
  }),
  command({
    usage: 'pending <lote>',
    alias: 'pendencias',
    text: [
      'Grava só as linhas sem resultado, para corrigir e devolver com lote run --patch.',
      'Writes the rows without a result, to be mended and given back with lote run --patch.',
    ],
    options: { out: { ...out, required: true } },
    run: (tools, [batch], asked) => tools.act.pendingCommand(tools, batch, asked.out),
  }),
]
