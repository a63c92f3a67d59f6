import { defineJob } from '../../src/core/job/define-job.js'
import { sentence } from '../../src/messages/message-code.js'
import { probe } from '../gazette/probe.js'
import { readNight } from './interpret.js'
import { nightProgress } from './night-reader.js'
import { leavesOut, planRow, type WatchItem, type WatchKnowledge } from './plan-row.js'
import { nightKnowledge, readings } from './readings.js'
import { sheets } from './workbook.js'

/** One night of a watch: what the gazette has new of registrations and cases. */
export const watch = defineJob<WatchItem>({
  kind: 'watch',
  aliases: ['acompanhar', 'acompanhamento'],
  service: 'gazette',
  title: 'Acompanhamento do diário',
  fields: [
    { name: 'oab_numero', type: 'oab', asked: true },
    { name: 'oab_uf', type: 'text' },
    { name: 'oab_nome', type: 'text', isCompared: true },
    { name: 'numero_processo', type: 'case', asked: true },
    { name: 'responsavel', type: 'text' },
    { name: 'responsavel_email', type: 'text' },
    { name: 'cliente', type: 'text' },
  ],
  parameters: [
    { name: 'night', type: 'date', today: true },
    { name: 'watch', type: 'text' },
  ],
  template: {
    headings: ['OAB', 'Processo', 'Responsável', 'E-mail do responsável', 'Cliente'],
    rows: [
      ['OAB/SP 94.719', '', 'Ana Lúcia', 'ana@escritorio.example', ''],
      ['50001/RS', '', 'Ana Lúcia', 'ana@escritorio.example', ''],
      ['', '0365424-03.2022.8.16.0040', 'Bruno', '', 'Maria da Luz Freitas'],
    ],
    args: [],
    watch: 'escritorio',
  },
  pack: 500,
  checkParameters: ({ night }, columns) => [
    ...(night === undefined ? [sentence('watch_no_night')] : []),
    ...(columns.has('oab_numero') || columns.has('numero_processo')
      ? []
      : [sentence('watch_no_column')]),
  ],
  planRow,
  // Version 3: more orders of courts have a suggested end, and requests or acts of a party have
  // none. Version 4: a registration that nobody has is told. Version 5: so is what an end means, and
  // the client of a registration is not said of its publications. Version 6: that nobody has a
  // registration is told each night, not only when the base is asked for it, and more texts have no
  // end.
  advice: {
    version: 6,
    fields: ['publicacao', 'inicio', 'corridos', 'fim', 'situacao', 'prazo', 'sugestao', 'perfil'],
    lists: ['calendar'],
  },
  countsDeadlines: true,
  excludes: leavesOut,
  catalogue: nightKnowledge,
  prefetches: readings,
  price(asking, knowledge: WatchKnowledge) {
    const followed = nightProgress(asking, knowledge)
    const calls = asking.answers.length + (followed.is === 'asking' ? followed.toCome : 0)
    return { calls, units: calls }
  },
  unknownPrice: () => [sentence('watch_price_least')],
  next(asking, knowledge: WatchKnowledge) {
    const followed = nightProgress(asking, knowledge)
    return followed.is === 'asking' ? followed.next : undefined
  },
  probe,
  read: readNight,
  sheets,
})
