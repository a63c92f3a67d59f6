import type { Command } from 'commander'
import type { Perform, Say } from './command.js'

type Asked = { json?: boolean }

/** By which days deadlines are counted. */
export function addCalendars(lote: Command, perform: Perform, say: Say): void {
  const calendar = lote
    .command('calendar')
    .description(say('Os calendários dos prazos.', 'The calendars of deadlines.'))
  calendar
    .command('list')
    .description(say('Os do programa e os acrescentados.', 'Those of the program and those added.'))
    .option('--json')
    .action((asked: Asked) =>
      perform((app, output, act) => act.listCalendarsCommand(app, output), asked),
    )
  calendar
    .command('show <id>')
    .description(say('Cada dia, com a sua fonte.', 'Each day, with its source.'))
    .option('--json')
    .action((id: string, asked: Asked) =>
      perform((app, output, act) => act.showCalendarCommand(app, id, output), asked),
    )
  calendar
    .command('add <arquivo.json>')
    .description(
      say('Acrescenta o de um tribunal, com fonte em cada dia.', "Adds a court's, each day cited."),
    )
    .option('--json')
    .action((file: string, asked: Asked) =>
      perform((app, output, act) => act.addCalendarCommand(app, file, output), asked),
    )
  calendar
    .command('remove <id>')
    .description(say('Remove um que foi acrescentado.', 'Removes one that was added.'))
    .option('--json')
    .action((id: string, asked: Asked) =>
      perform((app, output, act) => act.removeCalendarCommand(app, id, output), asked),
    )
}
