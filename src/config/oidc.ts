import { z } from 'zod'
import type { EnvReader } from './env-reader.js'

/** The identity provider by which people of the office may sign in at the page. */
export interface OidcSettings {
  issuer: string
  clientId: string
  /** Absent for a public client. */
  clientSecret?: string
  /** The URL at which browsers reach the page; the provider sends them back to it. */
  publicUrl: string
}

const NAMES = ['LOTE_OIDC_ISSUER', 'LOTE_OIDC_CLIENT_ID', 'LOTE_PUBLIC_URL'] as const

/**
 * Reads the provider. Three variables belong together: when only some are set, the others are
 * reported as missing.
 */
export function readOidc(reader: EnvReader): OidcSettings | undefined {
  const issuer = reader.baseUrl('LOTE_OIDC_ISSUER')
  const clientId = reader.get(
    'LOTE_OIDC_CLIENT_ID',
    z.string().max(500),
    'o nome que o provedor deu ao lote',
  )
  const publicUrl = reader.baseUrl('LOTE_PUBLIC_URL')
  const clientSecret = reader.secret('LOTE_OIDC_CLIENT_SECRET')
  if (publicUrl !== undefined && new URL(publicUrl).pathname !== '/')
    reader.refuse('LOTE_PUBLIC_URL', 'https://endereço, sem caminho', publicUrl)
  if (issuer !== undefined && clientId !== undefined && publicUrl !== undefined)
    return { issuer, clientId, clientSecret, publicUrl }
  const isAsked = NAMES.some((name) => reader.env[name])
  const missing = NAMES.filter((name) => !reader.env[name])
  if (isAsked) for (const name of missing) reader.refuse(name, 'um valor: os três vão juntos')
  return undefined
}
