import { z } from 'zod'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { courtCode } from '../../values/court-code.js'
import { fromBrazilian, isIsoDate } from '../../values/dates.js'
import type { Profile } from './calendar.js'
import { FEDERAL } from './calendars/federal.js'
import { NATIONAL } from './calendars/national.js'

/** The profiles that come with the program. */
export const PROFILES: readonly Profile[] = [NATIONAL, FEDERAL]

const expected = {
  text: 'um texto',
  source: 'a lei ou o ato e o artigo, com número (Provimento CSM 2.700/2026, art. 1)',
  date: 'uma data que existe, DD/MM/AAAA ou AAAA-MM-DD',
  order: 'uma data que não vem antes do início',
  inside: 'uma data dentro da validade do perfil',
  courts: 'uma lista de tribunais: TJSP, TRT2, TRF3, ou J.TR (8.26)',
  base: 'NAC ou JF',
  does: 'fecha ou suspende',
  whole: 'de um dia do tribunal inteiro, e não de um município',
  dates: 'uma lista de datas',
}

const text = z.string(expected.text).trim().min(1, expected.text).max(200, expected.text)
const day = z.preprocess(
  (given) => (typeof given === 'string' ? (fromBrazilian(given) ?? given) : given),
  z.custom<string>(isIsoDate, expected.date),
)
const court = z
  .string(expected.courts)
  .transform(courtCode)
  .pipe(z.string().regex(/^\d\.\d{2}$/, expected.courts))
const closedDay = z
  .strictObject({
    de: day,
    /** Inclusive; a single day where it is left out. */
    ate: day.optional(),
    nome: text,
    // A number is required, so that users can look the source up.
    fonte: text.regex(/\d/, expected.source),
    /** `suspende`: deadlines stand still, but a publication on the day is valid. */
    efeito: z.enum(['fecha', 'suspende'], expected.does).optional(),
  })
  .refine(({ de, ate }) => ate === undefined || ate >= de, { path: ['ate'], error: expected.order })

const profileFile = z
  .strictObject({
    id: text.regex(/^[\w.-]{1,40}$/, 'até 40 letras, números, ponto e hífen'),
    versao: text,
    nome: text,
    tribunais: z.array(court, expected.courts).min(1),
    base: z.enum(['NAC', 'JF'], expected.base),
    de: day,
    ate: day,
    datas: z.array(closedDay, expected.dates),
  })
  .refine(({ de, ate }) => ate >= de, { path: ['ate'], error: expected.order })
  .superRefine(({ de, ate, datas }, context) => {
    for (const [at, one] of datas.entries()) {
      if (!isIsoDate(one.de) || (one.de >= de && (one.ate ?? one.de) <= ate)) continue
      context.addIssue({ code: 'custom', path: ['datas', at, 'de'], message: expected.inside })
    }
  })
type ProfileFile = z.infer<typeof profileFile>

export type ReadProfile = { is: 'read'; profile: Profile } | { is: 'refused'; problems: Sentence[] }

/**
 * Reads a court's profile from the text of a file; each problem names the field, what it expects
 * and what it got.
 */
export function readProfile(file: string, content: string): ReadProfile {
  const body = jsonOf(content)
  if (body === undefined)
    return { is: 'refused', problems: [sentence('profile_not_json', { file })] }
  const parsed = profileFile.safeParse(body)
  if (parsed.success) return { is: 'read', profile: profileOf(parsed.data) }
  return {
    is: 'refused',
    problems: parsed.error.issues.map((issue) => problemOf(issue, file, body)),
  }
}

/**
 * Returns a problem for each two added profiles of one court on the same days: none of the two can
 * be preferred.
 */
export function overlapsAmong(profiles: readonly Profile[]): Sentence[] {
  return profiles.flatMap((one, at) =>
    profiles.slice(at + 1).flatMap((other) => {
      const court = one.courts.find((name) => other.courts.includes(name))
      const overlap = one.from <= (other.to ?? other.from) && other.from <= (one.to ?? one.from)
      if (court === undefined || !overlap) return []
      return [sentence('profile_twins', { one: one.id, other: other.id, court })]
    }),
  )
}

/** Acts of a court name all comarcas at once, and elections of cities close the whole court. */
const MUNICIPAL =
  /(?<!elei\p{L}{2,4} )(?:municip|munícip)|(?<!\p{L})comarca(?!s)|(?<!\p{L})cidade(?!s)/iu

/**
 * Returns a problem for each day of a city: the calendar would close it for all others too, and their
 * ends would be late.
 */
export function municipalDaysOf({ rules }: Profile, file: string): Sentence[] {
  return rules.flatMap(({ name, source }, at) => {
    const [field, got] = MUNICIPAL.test(source) ? ['fonte', source] : ['nome', name]
    if (!MUNICIPAL.test(got)) return []
    const facts = { file, field: `datas.${at}.${field}`, expected: expected.whole, got }
    return [sentence('profile_field', facts)]
  })
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function profileOf({ id, versao, nome, tribunais, base, de, ate, datas }: ProfileFile): Profile {
  return {
    id,
    version: versao,
    name: nome,
    courts: tribunais,
    from: de,
    to: ate,
    base: base === 'JF' ? FEDERAL : NATIONAL,
    rules: datas.map((one) => ({
      name: one.nome,
      source: one.fonte,
      does: one.efeito === 'suspende' ? 'suspends' : 'closes',
      when: { from: one.de, to: one.ate ?? one.de },
    })),
  }
}

function problemOf(issue: z.core.$ZodIssue, file: string, body: unknown): Sentence {
  if (issue.code === 'unrecognized_keys') {
    const place = issue.path.map(String)
    const fields = issue.keys.map((key) => [...place, key].join('.'))
    return sentence('profile_unknown_field', { file, fields })
  }
  const got = issue.path.reduce<unknown>(valueAt, body)
  return sentence('profile_field', {
    file,
    field: issue.path.map(String).join('.') || 'perfil',
    expected: issue.path.length === 0 ? 'um objeto JSON' : issue.message,
    ...(typeof got === 'string' || typeof got === 'number' ? { got } : {}),
  })
}

function valueAt(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined
}
