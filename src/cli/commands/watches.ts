import { command, flag, type Given, type Group, json, type Tools, value } from './declare.js'
import { account, out, request, yes } from './options.js'

const from = value('<dia>', [
  'antes da primeira noite: lê só a partir deste dia, como hoje',
  'before the first night: reads from this day on, such as today',
])

/** Options of a list. */
const listing = {
  sheet: request.sheet,
  map: request.map,
  account,
  perLawyer: flag([
    'cada noite guarda também uma pasta de trabalho por inscrição',
    'each night keeps a workbook for each',
  ]),
  ifNothing: value('<modo>', [
    'sem publicação em noite lida por inteiro: mail (padrão, avisa o responsável) ou none',
    'nothing in a night read whole: mail (default, tells the responsible) or none',
  ]),
  json,
}

const keeping =
  (name: 'addWatchCommand' | 'replaceWatchCommand') =>
  (
    { app, output, act }: Tools,
    [watch, file]: [string, string],
    asked: Given<typeof listing> & { from?: string },
  ) => {
    const known = app.job('watch').fields.map((field) => field.name)
    const { sheet, account: of, map = [], perLawyer, ifNothing, from: first } = asked
    const options = {
      ...(sheet === undefined ? {} : { sheet }),
      ...(of === undefined ? {} : { account: of }),
      ...(perLawyer ? { perLawyer } : {}),
      ...(first === undefined ? {} : { from: first }),
      ...(ifNothing === undefined ? {} : { ifNothing: act.ifNothingFrom(ifNothing) }),
      map: act.readMap(map, known),
    }
    return act[name]({ app, output }, watch, file, options)
  }

/** Commands on watches: the gazette night by night, for the registrations and cases of a sheet. */
export const watches: Group = {
  name: 'watch',
  alias: 'acompanhar',
  hasPlainNames: true,
  text: ['O diário, noite a noite, de uma lista de OABs.', 'The gazette, night by night.'],
  commands: [
    command({
      usage: 'add <nome> <arquivo>',
      text: ['Guarda a lista a acompanhar.', 'Keeps the list to watch.'],
      options: { ...listing, from },
      run: keeping('addWatchCommand'),
    }),
    command({
      usage: 'replace <nome> <arquivo>',
      text: ['Troca a lista; o que já foi visto fica.', 'Another list; what was seen stays seen.'],
      options: listing,
      run: keeping('replaceWatchCommand'),
    }),
    command({
      usage: 'run <nome>',
      text: ['Lê o diário desta noite.', "Reads tonight's gazette."],
      options: {
        date: value('<DD/MM/AAAA>', ['como se fosse este dia', 'as if it were this day']),
        from,
        out,
        perLawyer: value('<pasta>', [
          'uma pasta de trabalho por inscrição, nesta pasta',
          'a workbook for each, in here',
        ]),
        sandbox: flag(['ensaio: nada conta como visto', 'rehearsal: nothing counts as seen']),
        patience: value('<duração>', [
          'espera tanto pelo que falha, lido todo o resto (padrão: 20m)',
          'waits so long for what fails when all else is read (default: 20m)',
        ]),
        yes,
        json,
      },
      job: 'watch',
      run: (tools, [name], { json: _, sandbox, yes: goes, ...asked }) =>
        tools.act.runWatchCommand(tools, name, {
          ...asked,
          sandbox: sandbox === true,
          yes: goes === true,
        }),
    }),
    command({
      usage: 'list',
      text: ['Os acompanhamentos.', 'The watches.'],
      options: { json },
      run: (tools) => tools.act.listWatchesCommand(tools),
    }),
    command({
      usage: 'show <nome>',
      text: ['Até onde cada grafia foi lida.', 'How far each spelling was read.'],
      options: { json },
      run: (tools, [name]) => tools.act.showWatchCommand(tools, name),
    }),
    command({
      usage: 'history <nome>',
      text: ['As noites de um acompanhamento.', 'The nights of a watch.'],
      options: { json },
      run: (tools, [name]) => tools.act.watchHistoryCommand(tools, name),
    }),
    command({
      usage: 'remove <nome>',
      text: ['Esquece o acompanhamento; os lotes ficam.', 'Forgets the watch; its batches stay.'],
      options: { yes: flag(['não pergunta', 'does not ask'], 'y'), json },
      run: (tools, [name], { yes: goes }) =>
        tools.act.removeWatchCommand(tools, name, { yes: goes === true }),
    }),
  ],
}
