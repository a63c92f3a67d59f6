import type { CalculationClient } from '../../services/calculation/client.js'
import { SCOPES } from '../../services/calculation/keys.js'
import type { Table, TableCell } from '../../spreadsheets/tables/table.js'

type Listed = Awaited<ReturnType<CalculationClient['keys']['list']>>
type Say = (pt: string, en: string) => string

/** Lists the keys made over the API and those of the website, which only the website can revoke. */
export function keyTable({ keys, frontendKeys }: Listed, say: Say): Table {
  const text = (title: string) => ({ title, kind: 'text' as const })
  return {
    name: 'Chaves',
    columns: [
      { title: 'ID', kind: 'integer' },
      text(say('Origem', 'Origin')),
      text(say('Nome', 'Name')),
      text(say('Começo', 'Begins')),
      text(say('Situação', 'State')),
      text(say('Ambiente', 'Env')),
      { title: say('Criada em', 'Created'), kind: 'minute' },
      { title: say('Último uso', 'Last used'), kind: 'minute' },
      text(say('Escopos', 'Scopes')),
      text(say('Tipos', 'Types')),
    ],
    rows: [
      ...keys.map((key): TableCell[] => [
        idCell(key.id),
        'API',
        key.name ?? null,
        key.key_prefix ?? null,
        key.revoked ? say('revogada', 'revoked') : say('ativa', 'active'),
        envCell(key.env, say),
        momentCell(key.created_at),
        key.last_used_at ? momentCell(key.last_used_at) : say('nunca', 'never'),
        scopesCell(key.scopes, say),
        key.allowed_tipos?.join(', ') ?? say('todos', 'all'),
      ]),
      ...(frontendKeys ?? []).map((key): TableCell[] => [
        idCell(key.id),
        say('site', 'website'),
        key.name ?? null,
        key.key_prefix ?? null,
        say('ativa', 'active'),
        null,
        dayCell(key.created),
        null,
        scopesCell(key.scopes, say),
        null,
      ]),
    ],
  }
}

function scopesCell(scopes: string[] | null | undefined, say: Say): TableCell {
  const isAll = SCOPES.every((scope) => scopes?.includes(scope))
  return isAll ? say('todos', 'all') : (scopes?.join(', ') ?? null)
}

function idCell(id: number | string | null | undefined): TableCell {
  return id === null || id === undefined ? null : { number: String(id) }
}

/** Reads `YYYYMMDD`. */
function dayCell(text: string | null | undefined): TableCell {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? []
  return year ? { day: `${year}-${month}-${day}` } : (text ?? null)
}

/** Returns an instant to the minute, in the time of São Paulo. */
function momentCell(text: string | null | undefined): TableCell {
  const ms = Date.parse(text ?? '')
  if (Number.isNaN(ms)) return text ?? null
  const iso = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(ms)
  return { minute: iso.replace(' ', 'T') }
}

/** A word that the contract does not define is shown as it is. */
function envCell(env: string | null | undefined, say: Say): string | null {
  if (env === 'live') return say('produção', 'live')
  return env === 'test' ? say('teste', 'test') : (env ?? null)
}
