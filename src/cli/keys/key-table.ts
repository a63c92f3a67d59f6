import type { CalculationClient } from '../../services/calculation/client.js'
import { SCOPES } from '../../services/calculation/keys.js'
import type { TableBody, TableCell } from '../../spreadsheets/tables/table.js'

type Listed = Awaited<ReturnType<CalculationClient['keys']['list']>>
type Translate = (pt: string, en: string) => string

/** Lists the keys made over the API and those of the website, which only the website can revoke. */
export function keyTable({ keys, frontendKeys }: Listed, translate: Translate): TableBody {
  const text = (title: string) => ({ title, kind: 'text' as const })
  return {
    columns: [
      { title: 'ID', kind: 'integer' },
      text(translate('Origem', 'Origin')),
      text(translate('Nome', 'Name')),
      text(translate('Começo', 'Begins')),
      text(translate('Situação', 'State')),
      text(translate('Ambiente', 'Env')),
      { title: translate('Criada em', 'Created'), kind: 'minute' },
      { title: translate('Último uso', 'Last used'), kind: 'minute' },
      text(translate('Escopos', 'Scopes')),
      text(translate('Tipos', 'Types')),
    ],
    rows: [
      ...keys.map((key): TableCell[] => [
        idCell(key.id),
        'API',
        key.name ?? null,
        key.key_prefix ?? null,
        key.revoked ? translate('revogada', 'revoked') : translate('ativa', 'active'),
        envCell(key.env, translate),
        momentCell(key.created_at),
        key.last_used_at ? momentCell(key.last_used_at) : translate('nunca', 'never'),
        scopesCell(key.scopes, translate),
        key.allowed_tipos?.join(', ') ?? translate('todos', 'all'),
      ]),
      ...(frontendKeys ?? []).map((key): TableCell[] => [
        idCell(key.id),
        translate('site', 'website'),
        key.name ?? null,
        key.key_prefix ?? null,
        translate('ativa', 'active'),
        null,
        dayCell(key.created),
        null,
        scopesCell(key.scopes, translate),
        null,
      ]),
    ],
  }
}

function scopesCell(scopes: string[] | null | undefined, translate: Translate): TableCell {
  const isAll = SCOPES.every((scope) => scopes?.includes(scope))
  return isAll ? translate('todos', 'all') : (scopes?.join(', ') ?? null)
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
function envCell(env: string | null | undefined, translate: Translate): string | null {
  if (env === 'live') return translate('produção', 'live')
  return env === 'test' ? translate('teste', 'test') : (env ?? null)
}
