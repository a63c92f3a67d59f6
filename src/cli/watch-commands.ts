import type { Command } from 'commander'
import type { Perform, Say } from './command.js'

interface Asked {
  json?: boolean
  sheet?: string
  map: string[]
  account?: string
  date?: string
  out?: string
  sandbox?: boolean
  perLawyer?: string | boolean
  yes?: boolean
  patience?: string
  ifNothing?: string
  from?: string
}

/** The gazette night by night, for the registrations and cases of a sheet. */
export function addWatches(lote: Command, perform: Perform, say: Say): void {
  const watch = lote
    .command('watch')
    .description(
      say('O diário, noite a noite, de uma lista de OABs.', 'The gazette, night by night.'),
    )
  listing(watch.command('add <nome> <arquivo>'), perform, say, 'addWatchCommand')
    .description(say('Guarda a lista a acompanhar.', 'Keeps the list to watch.'))
    .option('--from <dia>', fromText(say))
  listing(
    watch.command('replace <nome> <arquivo>'),
    perform,
    say,
    'replaceWatchCommand',
  ).description(
    say('Troca a lista; o que já foi visto fica.', 'Another list; what was seen stays seen.'),
  )
  watch
    .command('run <nome>')
    .description(say('Lê o diário desta noite.', "Reads tonight's gazette."))
    .option('--date <AAAA-MM-DD>', say('como se fosse este dia', 'as if it were this day'))
    .option('--from <dia>', fromText(say))
    .option('--out <arquivo.xlsx>')
    .option(
      '--per-lawyer <pasta>',
      say('uma pasta de trabalho por inscrição, neste diretório', 'a workbook for each, in here'),
    )
    .option('--sandbox', say('ensaio: nada conta como visto', 'rehearsal: nothing counts as seen'))
    .option(
      '--patience <duração>',
      say(
        'espera tanto pelo que falha, lido todo o resto (padrão: 20m)',
        'waits so long for what fails when all else is read (default: 20m)',
      ),
    )
    .option('-y, --yes', say('não pergunta antes de começar', 'does not ask before it starts'))
    .option('--json')
    .action((name: string, asked: Asked) => {
      const { date, from, out, sandbox, json, perLawyer, yes, patience } = asked
      const options = {
        sandbox: sandbox === true,
        yes: yes === true,
        ...(date === undefined ? {} : { date }),
        ...(from === undefined ? {} : { from }),
        ...(out === undefined ? {} : { out }),
        ...(patience === undefined ? {} : { patience }),
        ...(typeof perLawyer === 'string' ? { perLawyer } : {}),
      }
      return perform((app, output, act) => act.runWatchCommand(app, name, options, output), {
        job: 'watch',
        ...(json ? { json } : {}),
      })
    })
  addOverviews(watch, perform, say)
}

const fromText = (say: Say) =>
  say(
    'antes da primeira noite: lê só a partir deste dia, como hoje',
    'before the first night: reads from this day on, such as today',
  )

/** Both take a list, and how it is to be read. */
function listing(
  lister: Command,
  perform: Perform,
  say: Say,
  command: 'addWatchCommand' | 'replaceWatchCommand',
): Command {
  return lister
    .option('--sheet <nome>', say('a aba da tabela', 'the sheet of the table'))
    .option(
      '--map <campo=Título>',
      say('diz qual coluna é o campo', 'which column is a field'),
      (value: string, all: string[]) => [...all, value],
      [],
    )
    .option('--account <nome>')
    .option(
      '--per-lawyer',
      say(
        'cada noite guarda também uma pasta por inscrição',
        'each night keeps a workbook for each',
      ),
    )
    .option(
      '--if-nothing <modo>',
      say(
        'sem publicação em noite lida por inteiro: mail (padrão, avisa o responsável) ou none',
        'nothing in a night read whole: mail (default, tells the responsible) or none',
      ),
    )
    .option('--json')
    .action((name: string, file: string, asked: Asked) =>
      perform(
        (app, output, act) => {
          const known = app.job('watch').fields.map((field) => field.name)
          const { sheet, account, map, perLawyer, ifNothing, from } = asked
          const options = {
            ...(sheet === undefined ? {} : { sheet }),
            ...(account === undefined ? {} : { account }),
            ...(perLawyer ? { perLawyer: true } : {}),
            ...(from === undefined ? {} : { from }),
            ...(ifNothing === undefined ? {} : { ifNothing: act.ifNothingFrom(ifNothing) }),
            map: act.readMap(map, known),
          }
          return act[command](app, name, file, options, output)
        },
        { ...(asked.json ? { json: true } : {}) },
      ),
    )
}

function addOverviews(watch: Command, perform: Perform, say: Say): void {
  watch
    .command('list')
    .description(say('Os acompanhamentos.', 'The watches.'))
    .option('--json')
    .action((asked: Asked) =>
      perform((app, output, act) => act.listWatchesCommand(app, output), asked),
    )
  watch
    .command('show <nome>')
    .description(say('Até onde cada grafia foi lida.', 'How far each spelling was read.'))
    .option('--json')
    .action((name: string, asked: Asked) =>
      perform((app, output, act) => act.showWatchCommand(app, name, output), asked),
    )
  watch
    .command('history <nome>')
    .description(say('As noites de um acompanhamento.', 'The nights of a watch.'))
    .option('--json')
    .action((name: string, asked: Asked) =>
      perform((app, output, act) => act.watchHistoryCommand(app, name, output), asked),
    )
  watch
    .command('remove <nome>')
    .description(
      say('Esquece o acompanhamento; os lotes ficam.', 'Forgets the watch; its batches stay.'),
    )
    .option('--json')
    .action((name: string, asked: Asked) =>
      perform((app, output, act) => act.removeWatchCommand(app, name, output), asked),
    )
}
