import { normaliseHeading } from './normalise-heading.js'

/** Roles of a case or a contract; each also in the plural, above the only column of a list. */
const ROLES = `autor | reu | autora | re | requerente | requerido | requerida | exequente | executado
  executada | reclamante | reclamado | reclamada | devedor | devedora | credor | credora | interessado
  interessada | beneficiario | beneficiaria | segurado | segurada | paciente | aluno | aluna
  cooperado | associado | mutuario | condomino | inquilino | locatario | sacado | pagador
  condomina | inquilina | locataria | mutuaria | sacada | associada | morador | moradora
  proprietario | proprietaria | coproprietario | comprador | compradora | empregado | empregada
  funcionario | funcionaria | servidor | servidora | substituido | substituida | herdeiro | herdeira`

/** Whom a sheet may tell beside the party; searched for where they are the only ones. */
const BESIDE = `cliente | nome do cliente | empresa | nome da empresa | nome fantasia | contribuinte
  nome do contribuinte | fornecedor | nome do fornecedor | fiador | nome do fiador | avalista
  nome do avalista | pesquisado | nome pesquisado | pessoa pesquisada | nome da pessoa`

/** What stands beside the name of whom to search for; any other column may have the name meant. */
const NO_PARTY =
  /^(?:cpf|cnpj|documento|rg|e ?mail|telefone|celular|fone|cidade|municipio|uf|estado|endereco|cep|bairro|pasta|cod|codigo|id|n|no|nr|numero|item|ordem|seq|obs|observac(?:ao|oes)|data|dt|valor|tipo|situacao|status|processo|autos|vara|comarca)\b/

/** "Cliente" beside a heading that may be the opponent's is perhaps not who is searched for. */
export function mayBeBesideParty(heading: string, headings: readonly string[]): boolean {
  const besides = new Set(bothNumbers(BESIDE).split(' | '))
  const others = headings.map(normaliseHeading).filter((one) => one !== normaliseHeading(heading))
  return (
    besides.has(normaliseHeading(heading)) &&
    others.some((one) => one !== '' && !NO_PARTY.test(one))
  )
}

/** The names of the column of parties. */
export const PARTY = {
  names: `parte | nome da parte | partes | nome completo | razao social | nome razao social
    nome ou razao social | razao social nome | nome do beneficiario | nome do segurado
    nome do paciente | nome do aluno`,
  wholes: bothNumbers('nome | pessoa'),
  weak: `parte contraria | nome da parte contraria | parte adversa | contraparte | parte autora
    parte re | polo ativo | polo passivo | nome do autor | nome do reu | nome do requerente
    nome do requerido | nome do exequente | nome do executado | nome do reclamante
    nome do reclamado | nome do devedor | nome do credor | primeiro nome | prenome | first name
    given name | quem deve | responsavel financeiro | nome do responsavel financeiro
    ${bothNumbers(ROLES)} | ${bothNumbers(BESIDE)}`,
  last: bothNumbers(BESIDE),
  unlike: 'contraria | adversa | representada',
}

function bothNumbers(names: string): string {
  const all = names.split(/[|\n]/).map((name) => name.trim())
  return all.flatMap((name) => (/\s/.test(name) ? [name] : [name, manyOf(name)])).join(' | ')
}

function manyOf(word: string): string {
  return word.endsWith('r') ? `${word}es` : `${word}s`
}
