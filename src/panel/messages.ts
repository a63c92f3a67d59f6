import type { FastifyRequest } from 'fastify'
import type { Job } from '../core/job/job.js'
import { translate as sayText, whatToDo } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { parameterLabel } from './job-words.js'
import { type Translate, translateIn } from './page.js'

type Asking = Pick<FastifyRequest, 'language'>
type OfJob = Pick<Job, 'fields'>
const ANY_JOB: OfJob = { fields: [] }

/** Returns what a message says, with the names of form fields in place of command-line options. */
export function messageText(request: Asking, message: Sentence, job = ANY_JOB): string {
  return onPage(translateIn(request), job, sayText(request.language, message)).replace(
    /--(?=\w)/g,
    '',
  )
}

/** Returns what the user can do; sentences about commands are left out. */
export function messageAdvice(request: Asking, message: Sentence, job = ANY_JOB): string {
  const todo = onPage(translateIn(request), job, whatToDo(request.language, message))
  const sentences = todo.split(/(?<=[.:!?]) (?=\p{Lu})/u)
  return sentences.filter((one) => !COMMAND.test(one)).join(' ')
}

export function messageLine(request: Asking, message: Sentence, job = ANY_JOB): string {
  return [messageText(request, message, job), messageAdvice(request, message, job)]
    .filter(Boolean)
    .join(' ')
}

/** Options and commands that no field of the page replaces. */
const COMMAND =
  /(?<![\w-])--\w|\blote (?:--|answers|calc|calendar|cancel|config|demo|describe|diff|doctor|help|index|keys|lane|list|notice|pause|pending|plan|prune|report|rerun|result|resume|run|sandbox|schedule|serve|status|submit|table|template|trace|user|verify|watch|worker)\b|\/api\/|multipart/

/** Labels of the fields that replace options. */
const FIELDS: Readonly<Record<string, readonly [pt: string, en: string]>> = {
  account: ['Conta', 'Account'],
  at: ['Hora', 'Time'],
  cron: ['Cron', 'Cron'],
  date: ['Noite de', 'Night of'],
  dates: ['Datas', 'Dates'],
  decimal: ['Valores', 'Amounts'],
  duplicates: ['Linhas repetidas', 'Repeated rows'],
  every: ['Dias', 'Days'],
  from: ['Ler a partir de', 'Read from'],
  lane: ['Faixa', 'Lane'],
  notify: ['Avisar', 'Tell'],
  patience: ['Espera pelo que falha', 'Patience'],
  'older-than': ['Terminado há mais de', 'Ended longer ago than'],
  sheet: ['Aba', 'Sheet'],
  tz: ['Fuso', 'Time zone'],
}

function onPage(translate: Translate, job: OfJob, text: string): string {
  const none = translate('«nenhuma coluna»', '“no column”')
  return text
    .replace(/--map \w+= \((?:vazio|empty)\)|--map \w+=(?![\w"])/g, none)
    .replace(/--map \w+=(?:"([^"]*)"|(\w+))/g, (_, heading: string, letter: string) =>
      translate(`a coluna «${heading ?? letter}»`, `the column “${heading ?? letter}”`),
    )
    .replace(/--map (\w+)/g, (_, field: string) =>
      translate(`Colunas, ${field}`, `Columns, ${field}`),
    )
    .replace(/--map/g, translate('«Colunas»', '“Columns”'))
    .replace(/-p ([\w.]+)=/g, (_, name: string) => `${parameterLabel(translate, job, name)}: `)
    .replace(/(?<![\w-])-p ([a-z][\w.]*)/g, (_, name: string) =>
      parameterLabel(translate, job, name),
    )
    .replace(/(?<![\w-])--?p /g, '')
    .replace(/(?<![\w-])--([a-z-]+)/g, (option, name: string) => {
      const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
      return field ? `«${translate(...field)}»` : option
    })
}
