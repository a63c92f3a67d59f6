import { request } from 'undici'
import type { GazetteOptions, Sandbox, SandboxOptions } from '../../src/sandbox/index.js'
import { sandboxFor } from './support.js'

/** Limits that no test of anything else meets. */
const WIDE = [{ units: 1_000_000, ms: 60_000 }]

/** Some five hundred publications: enough for what is not about size. */
export const SMALL: GazetteOptions = { lawyers: 12, perDay: 20, days: 30, full: false }

/** A sandbox with a small base and room in its limits, on a clock that stands still. */
export function gazetteFor(options: SandboxOptions = {}): Promise<Sandbox> {
  return sandboxFor({ gazetteLimits: WIDE, gazette: SMALL, ...options })
}

/** What the fields of an item hold, as far as a test looks into them. */
export interface Item {
  id: number
  nome: string
  tipo: string
  sigla: string
  uf: string
  ativo: boolean
  codigo: string
  numero_oab: string
  uf_oab: string
  texto: string
  data_disponibilizacao: string
  siglaTribunal: string
  tipoComunicacao: string
  idOrgao: number
  numero_processo: string
  numeroprocessocommascara: string
  motivo_cancelamento: string | null
  data_cancelamento: string | null
  destinatarios: { polo: string; nome: string }[]
  destinatarioadvogados?: { advogado: Item }[]
  total_publicacoes: number
  primeira_publicacao: string
  ultima_publicacao: string
}

/** Every field of the service's answers that a test looks into; no answer has them all. */
export interface GazetteBody extends Item {
  error: { code: string; message: string }
  total: number
  limit: number
  offset: number
  items: Item[]
  communications: Item[]
  processos: Item[]
  lawyers: Item[]
  parties: Item[]
  key: { id: string }
  limits: object
}

export interface GazetteAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  body: GazetteBody
}

interface Ask {
  method?: 'GET' | 'POST' | 'DELETE' | 'HEAD'
  headers?: Record<string, string>
}

/** Asks a path of the gazette service, with the sandbox's key unless other headers are given. */
export async function ask(sandbox: Sandbox, path: string, options: Ask = {}) {
  const { method = 'GET', headers = { authorization: `Bearer ${sandbox.apiKey}` } } = options
  const answer = await request(`${sandbox.gazette}${path}`, { method, headers })
  const text = await answer.body.text()
  const body = text === '' || text.startsWith('<') ? undefined : JSON.parse(text)
  return { status: answer.statusCode, headers: answer.headers, text, body } as GazetteAnswer
}

/** All items of a list, page after page. */
export async function all(sandbox: Sandbox, path: string): Promise<Item[]> {
  const items: Item[] = []
  const sign = path.includes('?') ? '&' : '?'
  for (;;) {
    const { body } = await ask(sandbox, `${path}${sign}limit=200&offset=${items.length}`)
    items.push(...body.items)
    if (body.items.length === 0 || items.length >= body.total) return items
  }
}
