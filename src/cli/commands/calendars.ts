import { command, type Group, json } from './declare.js'

/** Commands on the calendars by which deadlines are counted. */
export const calendars: Group = {
  name: 'calendar',
  alias: 'calendarios',
  text: ['Os calendários dos prazos.', 'The calendars of deadlines.'],
  commands: [
    command({
      usage: 'list',
      text: ['Os do programa e os acrescentados.', 'Those of the program and those added.'],
      options: { json },
      run: (tools) => tools.act.listCalendarsCommand(tools),
    }),
    command({
      usage: 'show <id>',
      text: ['Cada dia, com a sua fonte.', 'Each day, with its source.'],
      options: { json },
      run: (tools, [id]) => tools.act.showCalendarCommand(tools, id),
    }),
    command({
      usage: 'add <arquivo.json>',
      text: [
        'Acrescenta o de um tribunal, com fonte em cada dia.',
        "Adds a court's, each day cited.",
      ],
      options: { json },
      run: (tools, [file]) => tools.act.addCalendarCommand(tools, file),
    }),
    command({
      usage: 'remove <id>',
      text: ['Remove um que foi acrescentado.', 'Removes one that was added.'],
      options: { json },
      run: (tools, [id]) => tools.act.removeCalendarCommand(tools, id),
    }),
  ],
}
