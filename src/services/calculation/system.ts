import { z } from 'zod'
import { json, text } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import { FREE } from './inputs.js'

const nothing = z.strictObject({})

/** `ok` is an integer on this route, and a boolean on others. */
export const health = endpoint({
  ...FREE,
  route: 'GET /health',
  open: true,
  input: nothing,
  answer: json(
    z.looseObject({
      ok: z.union([z.int(), z.boolean()]).nullish(),
      service: z.string().nullish(),
      env: z.string().nullish(),
    }),
  ),
})

/** The service's guide, unchanged. */
export const guide = endpoint({
  ...FREE,
  route: 'GET /v1/guia',
  input: nothing,
  answer: text,
})

/** The page of the service's interactive reference. */
export const reference = endpoint({
  ...FREE,
  route: 'GET /v1/docs',
  input: nothing,
  answer: text,
})

/** Where agents learn how to authenticate; requested without a credential, as agents do. */
export const oauthDiscovery = endpoint({
  ...FREE,
  route: 'GET /.well-known/oauth-authorization-server',
  open: true,
  input: nothing,
  answer: json(z.looseObject({})),
})
