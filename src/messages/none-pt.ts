import type { Message } from './message.js'

/** In place of a table without rows: that there is none yet, and what makes one. */
export const nonePt = {
  batches_none: {
    text: () => 'Ainda não há lotes.',
    todo: () =>
      'O primeiro começa com lote run ARQUIVO --job TRABALHO, ou em uma página: lote serve.',
  },
  watches_none: {
    text: () => 'Ainda não há acompanhamentos.',
    todo: () =>
      'Guarde um com lote watch add NOME ARQUIVO (a planilha modelo: lote template watch).',
  },
  nights_none: {
    text: (f) => `Ainda não foi lida nenhuma noite de ${f.name}.`,
    todo: (f) => `Leia a primeira com lote watch run ${f.name}.`,
  },
  schedules_none: {
    text: () => 'Ainda não há agendamentos.',
    todo: () =>
      'Guarde um com lote schedule add NOME ARQUIVO --every "dia útil" --at 06:00 --job TRABALHO, ou com --watch ou --report em vez de arquivo e trabalho.',
  },
  firings_none: {
    text: (f) => `O agendamento ${f.name} ainda não disparou.`,
    todo: (f) =>
      `Quando dispara: lote schedule next ${f.name}. É preciso um lote worker ligado; já: lote schedule run-now ${f.name}.`,
  },
  reports_none: {
    text: () => 'Ainda não há relatórios.',
    todo: () => 'Faça um com lote report index, portfolio ou gazette; não gasta.',
  },
  answers_none: {
    text: () => 'Ainda não há respostas guardadas.',
    todo: () => 'Uma fica guardada quando se responde, no terminal, qual coluna vale.',
  },
  users_none: {
    text: () => 'Ainda não há usuários: a página atende só a esta máquina, sem senha.',
    todo: () => 'Crie o primeiro com lote user add NOME --role admin.',
  },
  tokens_none: {
    text: (f) => `${f.name} ainda não tem tokens.`,
    todo: (f) => `Crie um com lote user token ${f.name}.`,
  },
} satisfies Record<string, Message>
