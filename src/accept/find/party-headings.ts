/** Roles of a case or a contract; each also in the plural, above the only column of a list. */
const ROLES = `autor | reu | autora | re | requerente | requerido | requerida | exequente | executado
  executada | reclamante | reclamado | reclamada | devedor | devedora | credor | credora | interessado
  interessada | beneficiario | beneficiaria | segurado | segurada | paciente | aluno | aluna
  cooperado | associado | mutuario | condomino | inquilino | locatario | sacado | pagador`

/** Whom a sheet may tell beside the party; searched for where they are the only ones. */
const BESIDE = `cliente | nome do cliente | empresa | nome da empresa | nome fantasia | contribuinte
  nome do contribuinte | fornecedor | nome do fornecedor | fiador | nome do fiador | avalista
  nome do avalista | pesquisado | nome pesquisado | pessoa pesquisada | nome da pessoa`

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
    given name | responsavel financeiro | nome do responsavel financeiro
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
