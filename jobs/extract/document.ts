import { extname } from 'node:path'
import type {
  DocumentFacts,
  Knowledge,
  Parameters,
  RowFields,
  RowPlan,
  Survey,
} from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { folded } from '../../src/values/folded.js'
import { namesClient } from './names-client.js'

/** A row that names a document; rows with the same document share one call. */
export interface ExtractItem {
  arquivo: string
  filename: string
  mimeType: string
  bytes: number
  /** The client whom the row names, for whom the answer is searched. */
  cliente?: string
}

/**
 * The service relies on the type more than on the name. Extensions not listed here are sent as
 * octet streams.
 */
const MIME_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.txt': 'text/plain',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  if (given.docType !== undefined || columns.has('tipo_documento')) return []
  return [sentence('need_document_type')]
}

/** Matches a file name followed by a separator, that is, several names in one cell. */
const SEVERAL = /\.[a-z\d]{2,4} ?[;,|+\n]/i

/** Warns of documents listed under several types: each is sent and paid once for every type. */
export function cautions({ undated = [] }: Survey): Sentence[] {
  const types = new Map<string, Set<string>>()
  for (const { sha256, docType } of undated) {
    const known = types.get(String(sha256)) ?? new Set()
    types.set(String(sha256), known.add(String(docType)))
  }
  const several = [...types.values()].filter(({ size }) => size > 1)
  if (several.length === 0) return []
  const calls = several.reduce((sum, { size }) => sum + size, 0)
  const docTypes = [...new Set(several.flatMap((one) => [...one]))].toSorted()
  return [sentence('told_documents_twice', { documents: several.length, calls, types: docTypes })]
}

export function planRow(
  row: RowFields,
  batch: Parameters,
  { documents = {} }: Knowledge & { documents?: Record<string, DocumentFacts> },
): RowPlan<ExtractItem> {
  const docType = row.tipo_documento ?? batch.docType
  if (typeof docType !== 'string') {
    return { is: 'rejected', problems: [sentence('row_no_document_type')] }
  }
  const place = placeOf(row, documents)
  if ('code' in place) return { is: 'rejected', problems: [place] }
  const { arquivo, facts } = place
  if (SEVERAL.test(arquivo) && (!facts || 'problem' in facts)) {
    return { is: 'rejected', problems: [sentence('row_several_documents', { value: arquivo })] }
  }
  if (!facts || 'problem' in facts) {
    const problem = facts?.problem ?? sentence('document_missing', { name: arquivo })
    return { is: 'rejected', problems: [problem] }
  }
  const filename = arquivo.split(/[/\\]/).at(-1)!
  const whose = typeof row.cliente === 'string' ? { cliente: row.cliente } : {}
  return {
    is: 'item',
    parameters: { docType, sha256: facts.sha256 },
    item: { arquivo, filename, mimeType: mimeTypeOf(filename), bytes: facts.bytes, ...whose },
    notes: [...wholeDocument(row), ...otherKind(row, filename, docType), ...otherHolder(row)],
  }
}

/**
 * Matches a range such as `1-10`, also if a spreadsheet program turned it into a date, or words such
 * as "só a última": the service reads the whole document.
 */
const SOME_PAGES =
  /\d ?(?:[-\u2013/,;]|a|até|à|e) ?\d|(?<!\p{L})(?:s[óo]|somente|apenas|[úu]ltimas?|primeiras?|exceto|menos|sem|partir|diante|at[ée]|desde|in[íi]cio|final|fim|metade|frente|verso|dispositivo)(?!\p{L})/iu

function wholeDocument({ paginas }: RowFields): Sentence[] {
  const isPart = typeof paginas === 'string' && SOME_PAGES.test(paginas)
  return isPart ? [sentence('note_whole_document', { value: paginas })] : []
}

/**
 * What names and descriptions of files call the kinds of documents, the last of which is no kind of
 * the service; a claim in a labour court may be any of them.
 */
const KINDS: [docType: string, named: RegExp][] = [
  ['cnis', /\bcnis\b/],
  ['sentenca', /\bsentencas?\b/],
  ['cartaoPonto', /\b(?:cartao|cartoes|folhas?|espelhos?)(?: de)? ponto\b/],
  [
    'outro',
    /\b(?:holerites?|contracheques?|recibos? de (?:salario|pagamento)|ctps|carteira de trabalho|trct|procurac(?:ao|oes)|contrato social|cnh|certid(?:ao|oes)|comprovantes?|laudos?|ppp|peticao|contestacao)\b/,
  ],
]

/** A note if a name or a description tells of another kind alone: it would be read as what it is not. */
function otherKind(row: RowFields, filename: string, docType: string): Sentence[] {
  if (docType === 'trabalhista') return []
  const name = [filename, row.conteudo_documento].find((text) => {
    const plain = folded(String(text ?? '')).replace(/[^a-z0-9]+/g, ' ')
    const named = KINDS.filter(([, words]) => words.test(plain)).map(([kind]) => kind)
    return named.length === 1 && named[0] !== docType
  })
  return name === undefined ? [] : [sentence('note_document_kind', { name, docType })]
}

/** A note if the document is in another name than that of the client. */
function otherHolder({ cliente: client, titular_documento: holder }: RowFields): Sentence[] {
  if (typeof client !== 'string' || typeof holder !== 'string') return []
  const isOther = namesClient(client, [['titular', holder]]) === false
  return isOther ? [sentence('note_document_holder', { holder, client })] : []
}

/**
 * Returns the names under which a document may be found: as the row writes it, and in the folder of
 * the row's column. That column may also name a paper folder.
 */
export function documentNames({ arquivo, pasta_documento: folder }: RowFields): string[] {
  if (typeof arquivo !== 'string') return []
  if (typeof folder !== 'string') return [arquivo]
  return [arquivo, `${folder.replace(/[/\\]$/, '')}/${arquivo}`]
}

/** Finds the document of a row. If both names exist and differ in content, the row is rejected. */
function placeOf(
  row: RowFields,
  documents: Record<string, DocumentFacts>,
): { arquivo: string; facts?: DocumentFacts } | Sentence {
  const [bare, joined] = documentNames(row).map((arquivo) => ({
    arquivo,
    facts: Object.hasOwn(documents, arquivo) ? documents[arquivo] : undefined,
  }))
  if (!joined?.facts || isAbsent(joined.facts)) return bare!
  if (!bare!.facts || isAbsent(bare!.facts)) return joined
  return digestIn(bare!.facts) === digestIn(joined.facts)
    ? joined
    : sentence('row_two_documents', { name: bare!.arquivo, joined: joined.arquivo })
}

function isAbsent(facts: DocumentFacts): boolean {
  return 'problem' in facts && /^document_(?:missing|outside)$/.test(facts.problem.code)
}

function digestIn(facts: DocumentFacts): string | undefined {
  return 'sha256' in facts ? facts.sha256 : undefined
}

function mimeTypeOf(filename: string): string {
  return MIME_TYPES[extname(filename).toLowerCase()] ?? 'application/octet-stream'
}
