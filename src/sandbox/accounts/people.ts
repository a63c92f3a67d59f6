import type { User } from './credential.js'

/** What a person types at the login. */
export interface Login {
  /** The e-mail. The login name, its part before the `@`, is accepted as well. */
  identifier: string
  senha: string
}

/** Someone with an account at the service. */
export interface Person {
  user: User
  login: Login
  /** In the testing phase: right credentials are refused all the same. */
  restricted: boolean
}

export type PersonName = 'main' | 'unsubscribed' | 'foreign' | 'restricted'

/**
 * Names and passwords are fixed, not seeded: whoever starts a sandbox at a terminal can know them.
 */
export function people(): Record<PersonName, Person> {
  return {
    main: person(1, 'Escritório Modelo', 'escritorio'),
    unsubscribed: person(2, 'Sem Assinatura', 'sem-assinatura', { subscribed: false }),
    foreign: person(3, 'Outro Escritório', 'outro'),
    restricted: person(4, 'Acesso Restrito', 'restrito', { restricted: true }),
  }
}

function person(
  id: number,
  nome: string,
  login: string,
  { subscribed = true, restricted = false } = {},
): Person {
  const email = `${login}@modelo.example`
  return {
    user: { id, nome, email, login, subscribed },
    login: { identifier: email, senha: `ensaio-${login}` },
    restricted,
  }
}
