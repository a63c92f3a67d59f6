import type { Field } from '../../core/job/job.js'
import { fitOf, type Match } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/** "Advogado responsável (OAB)" beside "Processo" says whose the case is. */
export function isLawyerOfCase(
  { name }: Field,
  match: Match,
  headings: readonly string[],
): boolean {
  return (
    name === 'oab_numero' &&
    match.is === 'one' &&
    /^(?:advogado responsavel|patrono|nome(?: e)?) oab$/.test(normaliseHeading(match.heading)) &&
    headings.some((heading) => fitOf('numero_processo', heading) === 'exact')
  )
}

/** A state beside `Comarca` may be that of the case or the client instead of the registration. */
export function followsCourtColumn(
  { name }: Field,
  match: Match,
  headings: readonly string[],
): match is Extract<Match, { is: 'one' }> {
  if (name !== 'oab_uf' || match.is !== 'one') return false
  if (/\b(?:oab|seccional)\b/.test(normaliseHeading(match.heading))) return false
  const before = headings[match.column - 1] ?? ''
  const plain = normaliseHeading(before)
  if (OF_A_PERSON.test(plain) || isOfCourt(before)) return true
  return PLACE.test(plain) && headings.some((heading) => isClient(heading) || isOab(heading))
}

/** "Cidade; Estado" and "Filial; UF" are of a client, or of a lawyer registered in another state. */
const PLACE =
  /^(?:cidade|municipio|localidade|bairro|endereco|domicilio|cep|complemento|filial|unidade|escritorio|lotacao|regional|sede)\b/
/** "RG; UF" is the state of the document, "Naturalidade; UF" that of the birthplace. */
const OF_A_PERSON =
  /^(?:rg|identidade|ctps|cnh|orgao (?:emissor|expedidor)|emissor|expedidor|naturalidade|(?:local de )?nascimento|data de nascimento|titulo de eleitor)\b/

/**
 * An e-mail column after "Cliente" is the client's: nightly notices are not for clients. A message
 * says that the column is unused.
 */
export function followsClientColumn(
  { name }: Field,
  match: Match,
  headings: readonly string[],
): boolean {
  if (name !== 'responsavel_email' || match.is !== 'one') return false
  const isPlain = /^e ?mails?$/.test(normaliseHeading(match.heading))
  const before = headings
    .slice(0, match.column)
    .findLast((heading) => !BETWEEN_NAME_AND_MAIL.test(normaliseHeading(heading)))
  return isPlain && before !== undefined && isOfCase(before)
}

const BETWEEN_NAME_AND_MAIL =
  /^(?:$|(?:cpf|cnpj|rg|documento|telefone|tel|celular|fone|whatsapp|contato|cidade|uf|cep|bairro|endereco)\b)/

function isOfCase(heading: string): boolean {
  return ['cliente', 'parte_nome', 'parte_contraria'].some((field) => fitOf(field, heading))
}

function isOab(heading: string): boolean {
  return fitOf('oab_numero', heading) !== undefined
}

function isClient(heading: string): boolean {
  return fitOf('cliente', heading) !== undefined
}

function isOfCourt(heading: string): boolean {
  return ['comarca_vara', 'tribunal'].some((field) => fitOf(field, heading))
}
