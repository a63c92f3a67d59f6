import type { Messages } from './message.js'

/** In place of a table without rows: that there is none yet, and what makes one. */
export const noneMessages = {
  batches_none: {
    pt: 'Ainda não há lotes.',
    ptTodo: 'O primeiro começa com lote run ARQUIVO --job TRABALHO, ou em uma página: lote serve.',
    en: 'There are no batches yet.',
    enTodo: 'The first begins with lote run FILE --job JOB, or on a page: lote serve.',
  },
  watches_none: {
    pt: 'Ainda não há acompanhamentos.',
    ptTodo: 'Guarde um com lote watch add NOME ARQUIVO (a planilha modelo: lote template watch).',
    en: 'There are no watches yet.',
    enTodo: 'Keep one with lote watch add NAME FILE (its template: lote template watch).',
  },
  nights_none: {
    pt: (f) => `Ainda não foi lida nenhuma noite de ${f.name}.`,
    ptTodo: (f) => `Leia a primeira com lote watch run ${f.name}.`,
    en: (f) => `No night of ${f.name} was read yet.`,
    enTodo: (f) => `Read the first with lote watch run ${f.name}.`,
  },
  schedules_none: {
    pt: 'Ainda não há agendamentos.',
    ptTodo:
      'Guarde um com lote schedule add NOME ARQUIVO --every "dia útil" --at 06:00 --job TRABALHO, ou com --watch ou --report em vez de arquivo e trabalho.',
    en: 'There are no schedules yet.',
    enTodo:
      'Keep one with lote schedule add NAME FILE --every weekday --at 06:00 --job JOB, or with --watch or --report in place of file and job.',
  },
  firings_none: {
    pt: (f) => `O agendamento ${f.name} ainda não disparou.`,
    ptTodo: (f) =>
      `Quando dispara: lote schedule next ${f.name}. É preciso um lote worker ligado; já: lote schedule run-now ${f.name}.`,
    en: (f) => `The schedule ${f.name} has not fired yet.`,
    enTodo: (f) =>
      `When it does: lote schedule next ${f.name}. It needs a lote worker that runs; at once: lote schedule run-now ${f.name}.`,
  },
  reports_none: {
    pt: 'Ainda não há relatórios.',
    ptTodo: 'Faça um com lote report index, portfolio ou gazette; não gasta.',
    en: 'There are no reports yet.',
    enTodo: 'Make one with lote report index, portfolio or gazette; it spends nothing.',
  },
  answers_none: {
    pt: 'Ainda não há respostas guardadas.',
    ptTodo: 'Uma fica guardada quando se responde, no terminal, qual coluna vale.',
    en: 'There are no kept answers yet.',
    enTodo: 'One is kept when, at a terminal, a person answers which column is meant.',
  },
  users_none: {
    pt: 'Ainda não há usuários: a página atende só a esta máquina, sem senha.',
    ptTodo: 'Crie o primeiro com lote user add NOME --role admin.',
    en: 'There are no users yet: the page serves this machine alone, without a password.',
    enTodo: 'Make the first with lote user add NAME --role admin.',
  },
  tokens_none: {
    pt: (f) => `${f.name} ainda não tem tokens.`,
    ptTodo: (f) => `Crie um com lote user token ${f.name}.`,
    en: (f) => `${f.name} has no tokens yet.`,
    enTodo: (f) => `Make one with lote user token ${f.name}.`,
  },
} satisfies Messages
