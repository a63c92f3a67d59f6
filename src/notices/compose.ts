import type { Language } from '../messages/index.js'
import type { Notice, NoticeFacts, PublicationLine } from './notice.js'
import { type Linked, publicationLine } from './publication-line.js'
import { dayText, oneLine, subjectOf, type Words, wordsOf } from './words.js'

/** Limits of a letter; the workbook has the rest. */
const MOST_CASES = 200
const MOST_TEXTS = 50
const LONGEST_TEXT = 4_000
const LONGEST_LINE = 500

/** A notice as subject, plain text and HTML. */
export interface Letter {
  subject: string
  text: string
  html: string
}

interface List {
  title: string
  lines: Linked[]
}

/**
 * The parts of a notice, cut to length and cleared of characters that could break out of their
 * place.
 */
interface Parts {
  subject: string
  /** Warnings, shown before everything else. */
  warnings: string[]
  /** Lists of what could not be read: the reason of the warning. */
  unread: List[]
  facts: [title: string, value: string][]
  lists: List[]
  texts?: { title: string; items: { caseNumber: string; text: string }[] }
  foot: string
}

/** Composes the letter of a notice; the same notice always gives the same letter. */
export function compose(notice: Notice): Letter {
  const parts = partsOf(notice)
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) }
}

function partsOf({ id, facts, language }: Notice): Parts {
  const words = wordsOf(language)
  const { day, batch, workbook, reason, watched, texts, moreTexts } = facts
  const { attached = [], notAttached = [] } = facts
  const line = (text: string) => oneLine(text, LONGEST_LINE)
  const known: [string, string | undefined][] = [
    [words.word('day'), day && dayText(day, language)],
    [words.word('batch'), batch],
    ...shownCounts(facts).map(([name, value]): [string, string] => [
      words.count(name),
      words.number(value),
    ]),
    [words.word('reading'), isReadWhole(facts) ? words.word('whole') : undefined],
    [words.word('reason'), reason],
    [words.word('workbook'), workbook],
    [words.word('attached'), attached.map(({ name }) => name).join(', ') || undefined],
    [words.word('notAttached'), notAttached.join(', ') || undefined],
  ]
  return {
    subject: subjectOf(facts, language),
    warnings: [
      ...(facts.rehearsal ? [words.word('rehearsalLine')] : []),
      ...(facts.supplement ? [words.word('supplementLine')] : []),
      ...(facts.incomplete ? [words.word(warningOf(facts))] : []),
    ],
    facts: known.flatMap(([title, value]): [string, string][] =>
      value === undefined ? [] : [[line(title), line(value)]],
    ),
    unread: unreadLists(facts, words),
    lists: [...shownLists(facts, language), ...listOf('watched', watched, words)],
    ...(texts?.length ? { texts: textsOf(texts, moreTexts, words) } : {}),
    foot: `${words.word('notice')} ${id}`,
  }
}

/**
 * A schedule's notice is about a firing without a workbook, and a responsible person gets no
 * workbook of the whole night: each needs its own warning.
 */
function warningOf({
  kind,
  workbook,
}: NoticeFacts): 'incompleteLine' | 'unreadLine' | 'undoneLine' {
  if (kind.startsWith('schedule.')) return 'undoneLine'
  return kind === 'watch.finished' && workbook === undefined ? 'unreadLine' : 'incompleteLine'
}

/**
 * Returns the counts to show; a night shows only those above 0, and a sentence in place of the days
 * that were read whole, of which each registration has its own.
 */
function shownCounts({ kind, counts }: NoticeFacts): [name: string, value: number][] {
  if (kind !== 'watch.finished') return Object.entries(counts)
  return Object.entries(counts).filter(([name, value]) => name !== 'coverageComplete' && value > 0)
}

function isReadWhole({ kind, incomplete, counts }: NoticeFacts): boolean {
  return kind === 'watch.finished' && !incomplete && (counts.coverageComplete ?? 0) > 0
}

/**
 * Lists the publications, those without a suggested end apart: each of them has to be read, and
 * those in hours before all others. A notice without publications lists the case numbers.
 */
function shownLists(facts: NoticeFacts, language: Language): List[] {
  const words = wordsOf(language)
  const { publications = [], morePublications = 0, caseNumbers } = facts
  if (publications.length === 0) return listOf('cases', caseNumbers, words)
  const isToRead = ({ deadline, inHours, place }: PublicationLine) =>
    !deadline && !inHours && place !== 'cancelled'
  const linesOf = (some: readonly PublicationLine[]) =>
    some.map((one) => publicationLine(one, language, facts.readOn ?? facts.day))
  const lists: List[] = [
    { title: words.word('inHours'), lines: linesOf(publications.filter((one) => one.inHours)) },
    {
      title: words.word('publications'),
      lines: linesOf(publications.filter((one) => !isToRead(one) && !one.inHours)),
    },
    { title: words.word('withoutDeadline'), lines: linesOf(publications.filter(isToRead)) },
  ].filter(({ lines }) => lines.length > 0)
  if (morePublications === 0) return lists
  // They may be of any of the lists.
  const others = `${words.number(morePublications)}${words.word('inWorkbook')}`
  return [...lists, { title: words.word('others'), lines: [{ text: others }] }]
}

/** Lists what was not read; it comes before the results. */
function unreadLists(
  { unread = [], failed = [], unwatched, doubtful }: NoticeFacts,
  words: Words,
): List[] {
  const rest = unread.filter((one) => !failed.includes(one))
  return [
    ...listOf('failed', failed, words),
    ...listOf('unread', rest, words),
    ...listOf('doubtful', doubtful, words, LONGEST_LINE),
    ...listOf('unwatched', unwatched, words, LONGEST_LINE),
  ]
}

function listOf(
  title: 'failed' | 'unread' | 'doubtful' | 'unwatched' | 'watched' | 'cases',
  all: readonly string[] = [],
  words: Words,
  longest = 60,
): List[] {
  if (all.length === 0) return []
  const lines: Linked[] = all.slice(0, MOST_CASES).map((one) => ({ text: oneLine(one, longest) }))
  if (all.length > MOST_CASES) lines.push({ text: more(all.length - MOST_CASES, words) })
  return [{ title: words.word(title), lines }]
}

function textsOf(
  all: readonly { caseNumber: string; text: string }[],
  besides = 0,
  words: Words,
): NonNullable<Parts['texts']> {
  const items = all.slice(0, MOST_TEXTS).map(({ caseNumber, text }) => ({
    caseNumber: oneLine(caseNumber, 60),
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} ${words.word('cut')}` : text,
  }))
  const left = Math.max(0, all.length - MOST_TEXTS) + besides
  if (left > 0) items.push({ caseNumber: more(left, words), text: '' })
  return { title: words.word('texts'), items }
}

const more = (count: number, words: Words) => `${words.word('more')} ${words.number(count)}`

function asText({ subject, warnings, unread, facts, lists, texts, foot }: Parts): string {
  const blocks = [
    subject,
    ...warnings,
    ...unread.map(listText),
    facts.map(([title, value]) => `${title}: ${value}`).join('\n'),
    ...lists.map(listText),
    ...(texts?.items.map(({ caseNumber, text }) => `${caseNumber}\n${text}`) ?? []),
    `-- \n${foot}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const listText = ({ title, lines }: List) =>
  `${title.includes(':') ? title : `${title}:`}\n${lines.map(lineText).join('\n')}`

const lineText = ({ text, link, below }: Linked) =>
  `${link ? `${text} · ${link}` : text}${below ? `\n   ${below}` : ''}`

const listHtml = ({ title, lines }: List) =>
  `<h2 style="font-size:1em">${escaped(title)}</h2><p>${lines.map(lineHtml).join('<br>')}</p>`

function lineHtml({ text, link, below }: Linked): string {
  const line = link ? `${escaped(text)} · <a href="${escaped(link)}">link</a>` : escaped(text)
  return below ? `${line}<br><span style="color:#666">${escaped(below)}</span>` : line
}

function asHtml({ subject, warnings, unread, facts, lists, texts, foot }: Parts): string {
  const rows = facts.map(
    ([title, value]) =>
      `<tr><th align="left">${escaped(title)}</th><td>${escaped(value)}</td></tr>`,
  )
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body>',
    `<h1 style="font-size:1.2em">${escaped(subject)}</h1>`,
    ...warnings.map(
      (warning) => `<p style="color:#b00020"><strong>${escaped(warning)}</strong></p>`,
    ),
    ...unread.map(listHtml),
    `<table cellpadding="4">${rows.join('')}</table>`,
    ...lists.map(listHtml),
    texts && `<h2 style="font-size:1em">${escaped(texts.title)}</h2>`,
    ...(texts?.items.map(
      ({ caseNumber, text }) =>
        `<h3 style="font-size:1em">${escaped(caseNumber)}</h3><p style="white-space:pre-wrap">${escaped(text)}</p>`,
    ) ?? []),
    `<p style="color:#666;font-size:.8em">${escaped(foot)}</p></body></html>`,
  ]
    .filter(Boolean)
    .join('\n')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ESCAPES[mark]!)
}
