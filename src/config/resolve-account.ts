import { UserError } from '../core/errors.js'
import type { Account } from '../services/account.js'
import { type Config, type Service, variableOf } from './config.js'

const SERVICES = ['calculation', 'gazette', 'update'] as const

/**
 * Returns the account of that name at a service; `default` is the account of the variables.
 * @throws UserError (2) when there is none
 */
export function accountOf(config: Config, service: Service, name: string): Account {
  const named = config.accounts.find(
    (account) => account.service === service && account.name === name,
  )
  if (named) return named
  if (name !== 'default') {
    throw UserError.usage('no_account', {
      name,
      known: ['default', ...config.accounts.map((account) => account.name)],
    })
  }
  const { baseUrl, key, ...settings } = config.services[service]
  if (!baseUrl) throw UserError.usage('no_service', { variable: variableOf(service, 'BASE_URL') })
  if (!key) throw UserError.usage('no_key', { variable: variableOf(service, 'API_KEY') })
  return { name, service, baseUrl, key, keyFrom: variableOf(service, 'API_KEY'), ...settings }
}

/** Returns the accounts that a worker serves. */
export function accountsOf(config: Config): Account[] {
  const named = SERVICES.filter((service) => {
    const { baseUrl, key } = config.services[service]
    return baseUrl && key
  })
  return [...named.map((service) => accountOf(config, service, 'default')), ...config.accounts]
}
