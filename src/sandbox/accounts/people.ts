import type { User } from './credential.js'

export interface Login {
  /** The e-mail, or the login name, which is its part before the `@`. */
  identifier: string
  senha: string
}

export interface Person {
  user: User
  login: Login
  /**
   * True for a person in the testing phase, whose login is refused although the credentials are
   * right.
   */
  restricted: boolean
}

export type PersonName = 'main' | 'unsubscribed' | 'foreign' | 'restricted'

/**
 * Returns the people of the sandbox. Names and passwords are fixed, not seeded, so that a person
 * who starts a sandbox at a terminal can know them.
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
